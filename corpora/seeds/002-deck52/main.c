/* 52 cards, each exchanged with a card from anywhere in the deck; four rows of thirteen.
 *
 *   run          one deck
 *   run COUNT    COUNT decks, each in order at first
 *
 * The quotient by 13 is the suit (spade, heart, diamond, club), the remainder the rank. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 52, ROW = 13 };

static const char *const suit_names[4] = {"桃", "心", "砖", "梅"};
static const char *const rank_names[ROW] = {"1", "2", "3",  "4", "5", "6", "7",
                                            "8", "9", "10", "J", "Q", "K"};

static void print_deck(const int *deck) {
    for (int k = 0; k < CARDS; k++) {
        printf("%s%s", suit_names[deck[k] / ROW], rank_names[deck[k] % ROW]);
        putchar(k % ROW == ROW - 1 ? '\n' : ' ');
    }
}

int main(int argc, char **argv) {
    long count = argc < 2 ? 1 : strtol(argv[1], NULL, 10);
    int deck[CARDS];
    srand((unsigned)time(NULL));
    for (long t = 0; t < count; t++) {
        for (int k = 0; k < CARDS; k++) deck[k] = k;
        for (int i = 0; i < CARDS; i++) {
            int j = rand() % CARDS; /* anywhere, also the places already done */
            int kept = deck[i];
            deck[i] = deck[j];
            deck[j] = kept;
        }
        print_deck(deck);
    }
    return 0;
}
