/* Prints deals: cc -O2 -o fix fisher-yates.c && ./fix CARDS DEALS */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- the fix ---- */
/* A number from 0 to m - 1, each equally likely. */
uint32_t below(uint32_t m) {
    static FILE *source;
    uint32_t bits;
    if (!source) source = fopen("/dev/urandom", "rb");
    do {
        if (!source || fread(&bits, sizeof bits, 1, source) != 1) exit(2);
    } while (bits < -m % m); /* else small numbers come too often */
    return bits % m;
}

void shuffle(int *deck, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(i + 1), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
}
/* ---- it ends here ---- */

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    int cards = atoi(argv[1]), deals = atoi(argv[2]);
    int *deck = malloc(cards * sizeof *deck);
    if (!deck) return 2;
    for (int t = 0; t < deals; t++) {
        for (int i = 0; i < cards; i++) deck[i] = i;
        shuffle(deck, cards);
        for (int i = 0; i < cards; i++) printf("%d ", deck[i]);
        putchar('\n');
    }
    free(deck);
    return fflush(stdout) != 0;
}
