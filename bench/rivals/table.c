/* Ten cards, put in order and shuffled again and again, and counted into a 10 x 10 table of card by
 * position: the experiment of the post, with the fair one of its shuffles. Each card changes places
 * with one from itself to the end, which is drawn by rand() % n. The post's other shuffle draws
 * twice as many numbers. */
#include "rival.h"

enum { CARDS = 10 };

static int deck[CARDS];
static long long table[CARDS][CARDS];

static void shuffle(void) {
    for (int i = 0; i < CARDS - 1; i++) {
        int j = i + rand() % (CARDS - i);
        int kept = deck[i];
        deck[i] = deck[j];
        deck[j] = kept;
    }
}

int main(int argc, char **argv) {
    struct amounts amounts = amounts_of(argc, argv);
    uint64_t checksum = 0;

    if (amounts.n != CARDS) {
        fprintf(stderr, "table: it has 10 cards\n");
        return 2;
    }
    srand((unsigned)amounts.seed);
    uint64_t begin = nanoseconds();
    for (long long t = 0; t < amounts.shuffles; t++) {
        for (int k = 0; k < CARDS; k++) deck[k] = k;
        shuffle();
        for (int k = 0; k < CARDS; k++) table[k][deck[k]]++;
    }
    uint64_t elapsed = nanoseconds() - begin;
    for (int p = 0; p < CARDS; p++) {
        for (int k = 0; k < CARDS; k++) checksum = note(checksum, (uint64_t)table[p][k]);
    }
    print_result(elapsed, checksum);
    return 0;
}
