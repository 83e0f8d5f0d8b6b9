/* Asks the C library itself: rand() (TYPE_3), and random() on 8 bytes of state (TYPE_0). */
#include <stdlib.h>
#include <string.h>

#include "rows.h"

static uint64_t word(void) { return (uint64_t)rand(); }
static uint64_t small_word(void) { return (uint64_t)random(); }
static uint64_t modulo(uint64_t max) { return (uint64_t)rand() % (max + 1); }
static uint64_t scaled(uint64_t max) {
    return (uint64_t)(rand() / (RAND_MAX + 1.0) * ((double)max + 1));
}

/* A clock that does not run by itself: three deals begin in each second. */
static unsigned second_of(unsigned start, int deal) { return start + (unsigned)deal / 3; }

static void deals(const char *spec, unsigned seed, int reseed_deal, int reseed_draw) {
    deal_begin(spec, seed);
    srand(seed);
    for (int deal = 0; deal < 2 * DEALS; deal++) {
        int deck[CARDS];
        deck_fill(deck);
        if (reseed_deal) srand(second_of(seed, deal));
        for (int i = CARDS - 1; i > 0; i--) {
            if (reseed_draw) srand(second_of(seed, deal));
            exchange(deck, i, rand() % (i + 1));
        }
        deck_print(deck, deal == 0);
    }
    printf("]}\n");
}

int main(void) {
    static const unsigned SEEDS[] = {0, 1, 42, 1700000000, 2147483647, 2147483648u, 4294967295u};
    for (size_t i = 0; i < sizeof SEEDS / sizeof *SEEDS; i++) {
        unsigned seed = SEEDS[i];
        srand(seed);
        row_words("glibc-rand", seed, word);
        srand(seed);
        row_draws("native", "glibc-rand", seed, modulo);
        srand(seed);
        row_draws("float", "glibc-rand", seed, scaled);
        deals("fisher-yates:generator=glibc-rand", seed, 0, 0);
        /* initstate starts TYPE_0 from the seed as it is, but takes 1 for 0. */
        char state[8];
        if (seed != 0) {
            char *usual = initstate(seed, state, sizeof state);
            row_words("lcg-low-bits", seed, small_word);
            /* rand() reads the same state. */
            setstate(usual);
        }
    }
    deals("fisher-yates:generator=glibc-rand,reseed=deal,deals-per-second=3", 1700000000, 1, 0);
    deals("fisher-yates:generator=glibc-rand,reseed=draw,deals-per-second=3", 1700000000, 0, 1);
    return 0;
}
