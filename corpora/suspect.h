/* What most of the C programs of suspects/ share: a fair generator, arguments, output. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static uint64_t state64;
static uint64_t next64(void) {
    uint64_t z = (state64 += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}
/* unbiased integer in 0..n-1 */
static inline uint32_t below(uint32_t n) {
    uint32_t cut = (uint32_t)(0u - n) % n;
    uint64_t m;
    do { m = (next64() >> 32) * (uint64_t)n; } while ((uint32_t)m < cut);
    return (uint32_t)(m >> 32);
}
static uint64_t os_entropy(void) {
    uint64_t v = 0;
    FILE *f = fopen("/dev/urandom", "rb");
    if (!f || fread(&v, sizeof v, 1, f) != 1) { perror("urandom"); exit(2); }
    fclose(f);
    return v;
}
static int N;
static long COUNT;
static int have_seed;
static unsigned long long SEED;
static void read_args(int argc, char **argv) {
    if (argc < 3) { fprintf(stderr, "usage: %s N COUNT [SEED]\n", argv[0]); exit(2); }
    N = atoi(argv[1]); COUNT = atol(argv[2]);
    have_seed = argc > 3;
    SEED = have_seed ? strtoull(argv[3], 0, 10) : os_entropy();
    state64 = SEED;
    setvbuf(stdout, 0, _IOFBF, 1 << 16);
}
static inline void put_int(int v) {
    char b[12]; int k = 12;
    unsigned u = v < 0 ? 0u - (unsigned)v : (unsigned)v;
    do { b[--k] = (char)('0' + u % 10); u /= 10; } while (u);
    if (v < 0) b[--k] = '-';
    fwrite(b + k, 1, 12 - k, stdout);
}
static void put_line(const int *a, int n) {
    for (int i = 0; i < n; i++) { if (i) putchar_unlocked(' '); put_int(a[i]); }
    putchar_unlocked('\n');
}
static void fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i; }
static inline void exch(int *a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }
