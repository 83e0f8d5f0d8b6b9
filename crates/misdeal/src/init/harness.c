/* Prints deals of your shuffle, one a line, for as long as somebody reads them:
 *
 *     cc -O2 -o ./harness harness.c
 *     misdeal audit -- ./harness
 *
 * Arguments: the number of cards (52) and of deals (no end).
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* A number from 0 to n - 1, each equally likely, from the system's random source. */
uint32_t below(uint32_t n) {
    static FILE *source;
    uint32_t bits;
    if (!source) source = fopen("/dev/urandom", "rb");
    do {
        if (!source || fread(&bits, sizeof bits, 1, source) != 1) exit(2);
    } while (bits < -n % n); /* with these few, small numbers would come too often */
    return bits % n;
}

void shuffle(int *deck, int cards) {
    /* ---- your shuffle function here ---- */
    for (int i = cards - 1; i > 0; i--) {
        int j = below(i + 1), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    /* ---- it ends here ---- */
}

int main(int argc, char **argv) {
    int cards = argc > 1 ? atoi(argv[1]) : 52;
    long deals = argc > 2 ? atol(argv[2]) : -1;
    int *deck = malloc(cards * sizeof *deck);
    if (!deck) return 2;
    for (; deals != 0 && !ferror(stdout); deals--) {
        /* Each deal begins with a deck in order. If your program goes on shuffling the same
         * deck, move this line out of the loop; misdeal looks at both. */
        for (int i = 0; i < cards; i++) deck[i] = i;
        shuffle(deck, cards);
        for (int i = 0; i < cards; i++) printf("%d ", deck[i]);
        putchar('\n');
    }
    return fflush(stdout) || ferror(stdout);
}
