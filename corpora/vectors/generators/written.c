/* Generators that are not at hand as such, written from their public description, in C:
 * Microsoft's rand() (the published outputs are in published.json and compared there), the C
 * standard's example, and xorshift128+ with the shifts of the browsers. */
#include "rows.h"

static uint32_t state;

static int msvc_rand(void) {
    state = state * 214013u + 2531011u;
    return (int)((state >> 16) & 0x7fff);
}

/* ISO/IEC 9899: unsigned long may be wider than 32 bits. */
static unsigned long next;
static int ansi_rand(void) {
    next = next * 1103515245 + 12345;
    return (int)((unsigned)(next / 65536) % 32768);
}

static uint64_t s[2];
static uint64_t xorshift128plus(void) {
    uint64_t s1 = s[0];
    const uint64_t s0 = s[1];
    s[0] = s0;
    s1 ^= s1 << 23;
    s[1] = s1 ^ s0 ^ (s1 >> 17) ^ (s0 >> 26);
    return s[1] + s0;
}

static uint64_t msvc_word(void) { return (uint64_t)msvc_rand(); }
static uint64_t ansi_word(void) { return (uint64_t)ansi_rand(); }
static uint64_t msvc_modulo(uint64_t max) { return (uint64_t)msvc_rand() % (max + 1); }
static uint64_t ansi_modulo(uint64_t max) { return (uint64_t)ansi_rand() % (max + 1); }
static uint64_t msvc_scaled(uint64_t max) {
    return (uint64_t)(msvc_rand() / 32768.0 * ((double)max + 1));
}

/* Swap each with any, twice over; rand() % 52 with 15 bits. */
static void washed_deals(uint32_t seed) {
    deal_begin("global-swap:generator=msvc-rand,bound=modulo,washes=2", seed);
    state = seed;
    for (int deal = 0; deal < DEALS; deal++) {
        int deck[CARDS];
        deck_fill(deck);
        for (int i = 0; i < 2 * CARDS; i++) exchange(deck, i % CARDS, msvc_rand() % CARDS);
        deck_print(deck, deal == 0);
    }
    printf("]}\n");
}

/* The blackjack of the posts: the generator starts again before every card, and each card drawn
 * is replaced by the last that is left. A thousand deals begin in a second. */
static void reseeded_deals(uint32_t seed) {
    deal_begin("draw-from-rest:generator=msvc-rand,reseed=draw", seed);
    for (int deal = 0; deal < DEALS; deal++) {
        int rest[CARDS], dealt[CARDS];
        deck_fill(rest);
        for (int left = CARDS; left > 0; left--) {
            state = seed;
            int at = left > 1 ? msvc_rand() % left : 0;
            dealt[CARDS - left] = rest[at];
            rest[at] = rest[left - 1];
        }
        deck_print(dealt, deal == 0);
    }
    printf("]}\n");
}

int main(void) {
    static const uint32_t SEEDS[] = {0, 1, 42, 1700000000, 4294967295u};
    for (size_t i = 0; i < sizeof SEEDS / sizeof *SEEDS; i++) {
        uint32_t seed = SEEDS[i];
        state = seed;
        row_words("msvc-rand", seed, msvc_word);
        state = seed;
        row_draws("native", "msvc-rand", seed, msvc_modulo);
        state = seed;
        row_draws("float", "msvc-rand", seed, msvc_scaled);
        next = seed;
        row_words("ansi-lcg", seed, ansi_word);
        next = seed;
        row_draws("native", "ansi-lcg", seed, ansi_modulo);
        washed_deals(seed);
        reseeded_deals(seed);
    }
    static const uint64_t STATES[][2] = {
        {1, 4}, {0xa207aaede6859736u, 0xaca6ca5060804791u}, {0, 1}, {UINT64_MAX, UINT64_MAX - 1},
    };
    for (size_t i = 0; i < sizeof STATES / sizeof *STATES; i++) {
        s[0] = STATES[i][0];
        s[1] = STATES[i][1];
        printf("{\"kind\":\"word\",\"what\":\"xorshift128plus\",\"state\":[\"%" PRIu64 "\",\"%" PRIu64
               "\"],\"values\":[", s[0], s[1]);
        for (int k = 0; k < WORDS; k++) printf("%s\"%" PRIu64 "\"", k ? "," : "", xorshift128plus());
        printf("]}\n");
    }
    return 0;
}
