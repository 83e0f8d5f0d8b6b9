/* Cards for a game of blackjack: each is drawn at random from what is left, and the last card
 * left takes its place. The draw is right. The generator is started from the clock before
 * every card, so that all cards of one second come from one number.
 *
 *   run          the first ten cards of one game, ids 0..51 on a line
 *   run COUNT    COUNT games, a fresh deck each */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 52, SHOWN = 10 };

static int deck[CARDS];
static int left;

static void fresh_deck(void) {
    for (int k = 0; k < CARDS; k++) deck[k] = k;
    left = CARDS;
}

static int draw(void) {
    srand((unsigned)time(NULL));
    int at = rand() % left;
    int card = deck[at];
    deck[at] = deck[--left];
    return card;
}

int main(int argc, char **argv) {
    long count = argc < 2 ? 1 : strtol(argv[1], NULL, 10);
    for (long t = 0; t < count; t++) {
        fresh_deck();
        for (int k = 0; k < SHOWN; k++) printf("%d%c", draw(), k == SHOWN - 1 ? '\n' : ' ');
    }
    return 0;
}
