/* Prints deals: cc -O2 -o fix scatter.c && ./fix CARDS DEALS */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

enum { PARTS = 3 };

/* ---- the fix ---- */
/* below(m) gives a number from 0 to m - 1, each equally likely. */
/* heaps[h] has room for all n; with much data each is a file. */
void scatter(int *items, int n, int *heaps[PARTS]) {
    int size[PARTS] = {0}, done = 0;
    for (int i = 0; i < n; i++) {
        int h = below(PARTS); /* one draw an item */
        heaps[h][size[h]++] = items[i];
    }
    for (int h = 0; h < PARTS; h++) {
        shuffle(heaps[h], size[h]); /* must fit into memory */
        memcpy(items + done, heaps[h], size[h] * sizeof *items);
        done += size[h];
    }
}
/* ---- it ends here ---- */

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    int cards = atoi(argv[1]), deals = atoi(argv[2]);
    int *deck = malloc((PARTS + 1) * cards * sizeof *deck), *heaps[PARTS];
    if (!deck) return 2;
    for (int h = 0; h < PARTS; h++) heaps[h] = deck + (h + 1) * cards;
    for (int t = 0; t < deals; t++) {
        for (int i = 0; i < cards; i++) deck[i] = i;
        scatter(deck, cards, heaps);
        for (int i = 0; i < cards; i++) printf("%d ", deck[i]);
        putchar('\n');
    }
    free(deck);
    return fflush(stdout) != 0;
}
