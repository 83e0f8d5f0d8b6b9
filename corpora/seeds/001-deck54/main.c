/* A deck of 54 and its "wash": pick two cards, exchange them, 54 times.
 *
 *   run          print, wash, print, wash, print (the second wash goes on from the first)
 *   run COUNT    COUNT decks, each in order at first and washed once
 *
 * One card a line: its id. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 54, TIMES = 54 };

/* id 0..51: spade A..K, heart A..K, club A..K, diamond A..K; 52 little joker, 53 big joker */
struct card {
    int id;
    int suit;  /* 0 spade, 1 heart, 2 club, 3 diamond, 4 joker */
    int point; /* 1..13; of the jokers 14 and 15 */
};

static struct card deck[CARDS];

static void in_order(void) {
    for (int id = 0; id < CARDS; id++) {
        deck[id].id = id;
        deck[id].suit = id / 13;
        deck[id].point = id < 52 ? id % 13 + 1 : id - 52 + 14;
    }
}

static void wash(int times) {
    for (int t = 0; t < times; t++) {
        int a = rand() % CARDS;
        int b = rand() % CARDS;
        if (a == b) { /* the same card twice: take its neighbour */
            b = a + 1;
            if (b >= CARDS) b = 0;
        }
        struct card kept = deck[a];
        deck[a] = deck[b];
        deck[b] = kept;
    }
}

static void print_deck(void) {
    for (int k = 0; k < CARDS; k++) printf("%d\n", deck[k].id);
}

int main(int argc, char **argv) {
    srand((unsigned)time(NULL));
    if (argc < 2) {
        in_order();
        puts("# in order");
        print_deck();
        wash(TIMES);
        puts("# washed once");
        print_deck();
        wash(TIMES);
        puts("# washed twice");
        print_deck();
        return 0;
    }
    long count = strtol(argv[1], NULL, 10);
    for (long t = 0; t < count; t++) {
        in_order();
        wash(TIMES);
        print_deck();
    }
    return 0;
}
