/* Ten cards, shuffled again and again: what the post counted into a 10 x 10 table of card by
 * position, printed here as one deal a line, cards 0..9.
 *
 *   run [COUNT [general|global|local [WASHES]]]      1 deal, general, 1 wash when not given
 *
 *   general   10 times: exchange the cards at two places drawn at random
 *   global    each card in turn with one from anywhere in the deck
 *   local     each card in turn with one from itself to the end (this one is fair) */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 10 };

static int deck[CARDS];

static void exchange(int i, int j) {
    int kept = deck[i];
    deck[i] = deck[j];
    deck[j] = kept;
}

static void general(void) {
    for (int t = 0; t < CARDS; t++) {
        int i = rand() % CARDS;
        int j = rand() % CARDS;
        exchange(i, j);
    }
}

static void global(void) {
    for (int i = 0; i < CARDS; i++) exchange(i, rand() % CARDS);
}

static void local(void) {
    for (int i = 0; i < CARDS; i++) exchange(i, i + rand() % (CARDS - i));
}

int main(int argc, char **argv) {
    long count = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    const char *name = argc > 2 ? argv[2] : "general";
    int washes = argc > 3 ? atoi(argv[3]) : 1;
    void (*shuffle)(void) = !strcmp(name, "general")  ? general
                            : !strcmp(name, "global") ? global
                            : !strcmp(name, "local")  ? local
                                                      : NULL;
    if (shuffle == NULL) {
        fprintf(stderr, "run: '%s' is not general, global or local\n", name);
        return 2;
    }
    srand((unsigned)time(NULL));
    for (long t = 0; t < count; t++) {
        for (int k = 0; k < CARDS; k++) deck[k] = k;
        for (int w = 0; w < washes; w++) shuffle();
        for (int k = 0; k < CARDS; k++) printf("%d%c", deck[k], k == CARDS - 1 ? '\n' : ' ');
    }
    return 0;
}
