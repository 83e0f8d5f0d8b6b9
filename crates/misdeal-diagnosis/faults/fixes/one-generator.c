/* Prints deals of two workers: cc -O2 -o fix one-generator.c && ./fix CARDS DEALS */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- the fix ---- */
/* Called in each worker, after the fork: bytes that were read before
 * it would be in all of them. There is no seed, and no clock. */
FILE *start(void) {
    FILE *source = fopen("/dev/urandom", "rb");
    if (!source) exit(2);
    return source;
}

uint32_t below(FILE *source, uint32_t m) {
    uint32_t bits;
    do {
        if (fread(&bits, sizeof bits, 1, source) != 1) exit(2);
    } while (bits < -m % m);
    return bits % m;
}
/* ---- it ends here ---- */

void work(int cards, int deals) {
    FILE *source = start();
    int *deck = malloc(cards * sizeof *deck);
    if (!deck) exit(2);
    for (int t = 0; t < deals; t++) {
        for (int i = 0; i < cards; i++) deck[i] = i;
        for (int i = cards - 1; i > 0; i--) {
            int j = below(source, i + 1), card = deck[i];
            deck[i] = deck[j];
            deck[j] = card;
        }
        for (int i = 0; i < cards; i++) printf("%d ", deck[i]);
        putchar('\n');
    }
    free(deck);
    fclose(source);
    fflush(stdout);
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    int cards = atoi(argv[1]), deals = atoi(argv[2]);
    setvbuf(stdout, NULL, _IOLBF, 1 << 16); /* whole lines */
    if (fork() == 0) {
        work(cards, deals / 2);
        _exit(0);
    }
    work(cards, deals - deals / 2);
    return wait(NULL) < 0;
}
