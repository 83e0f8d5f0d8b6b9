/* Prints deals: cc -O2 -o fix sort-keys.c && ./fix CARDS DEALS */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

uint64_t bits64(void) {
    static FILE *source;
    uint64_t bits;
    if (!source) source = fopen("/dev/urandom", "rb");
    if (!source || fread(&bits, sizeof bits, 1, source) != 1) exit(2);
    return bits;
}

/* ---- the fix ---- */
struct keyed { uint64_t key; int card; };

int by_key(const void *a, const void *b) {
    uint64_t x = ((const struct keyed *)a)->key;
    uint64_t y = ((const struct keyed *)b)->key;
    return (x > y) - (x < y);
}

void shuffle(struct keyed *deck, int n) {
    int ties;
    do { /* bits64() reads 64 bits from the operating system */
        for (int i = 0; i < n; i++) deck[i].key = bits64();
        qsort(deck, n, sizeof *deck, by_key);
        ties = 0;
        for (int i = 1; i < n; i++) ties += deck[i].key == deck[i - 1].key;
    } while (ties); /* all are drawn again */
}
/* ---- it ends here ---- */

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    int cards = atoi(argv[1]), deals = atoi(argv[2]);
    struct keyed *deck = malloc(cards * sizeof *deck);
    if (!deck) return 2;
    for (int t = 0; t < deals; t++) {
        for (int i = 0; i < cards; i++) deck[i].card = i;
        shuffle(deck, cards);
        for (int i = 0; i < cards; i++) printf("%d ", deck[i].card);
        putchar('\n');
    }
    free(deck);
    return fflush(stdout) != 0;
}
