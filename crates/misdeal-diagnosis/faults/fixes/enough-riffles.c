/* Prints deals: cc -O2 -o fix enough-riffles.c -lm && ./fix CARDS DEALS */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
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

/* ---- the fix ---- */
/* below(m) gives a number from 0 to m - 1, each equally likely. */
void riffle(int *deck, int *room, int n) {
    int *sides = room + n;   /* from which packet each card comes */
    int left = 0, right = 0; /* where the packets begin */
    for (int i = 0; i < n; i++) {
        sides[i] = below(2);
        if (!sides[i]) right++;
    }
    for (int i = 0; i < n; i++) room[i] = deck[sides[i] ? right++ : left++];
    memcpy(deck, room, n * sizeof *deck);
}

/* Leaves a total variation of about .001: 16 riffles for 52 cards. */
void shuffle(int *deck, int n) {
    int *room = malloc(2 * n * sizeof *room);
    if (!room) exit(2);
    int times = n < 2 ? 0 : ceil(1.5 * log2(n) + 7);
    while (times-- > 0) riffle(deck, room, n);
    free(room);
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
