/* Prints samples of 3: cc -O2 -o fix partial.c && ./fix CARDS SAMPLES */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

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

/* ---- the fix ---- */
/* below(m) gives a number from 0 to m - 1, each equally likely. */
/* The first k of the deck are the sample. */
void sample(int *deck, int n, int k) {
    for (int i = 0; i < k; i++) {        /* k steps, from the front */
        int j = i + below(n - i), card = deck[i]; /* any that is left */
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
        sample(deck, cards, 3);
        for (int i = 0; i < 3; i++) printf("%d ", deck[i]);
        putchar('\n');
    }
    free(deck);
    return fflush(stdout) != 0;
}
