/* Rows of generators.json, printed from C and C++: one JSON object a line, all numbers as texts
 * so that no reader rounds them. The including program defines the generator. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

typedef uint64_t word_of(void);
typedef uint64_t draw_of(uint64_t max);

/* Bounds of every kind: dice, decks, powers of two and their neighbours, beyond 15 and 31 bits. */
static const uint64_t MAXIMA[] = {
    0, 1, 5, 9, 51, 52, 53, 63, 64, 415, 32766, 32767, 32768, 1048575, 2147483646, 2147483647,
    2147483648u, 4294967294u, 4294967295u, 51, 12, 3,
};
enum { MAXIMA_COUNT = sizeof MAXIMA / sizeof *MAXIMA, WORDS = 80, CARDS = 52, DEALS = 3 };

static inline void row_begin(const char *kind, const char *what, uint64_t seed) {
    printf("{\"kind\":\"%s\",\"what\":\"%s\",\"seed\":\"%" PRIu64 "\"", kind, what, seed);
}

static inline void row_words(const char *generator, uint64_t seed, word_of *next) {
    row_begin("word", generator, seed);
    printf(",\"values\":[");
    for (int i = 0; i < WORDS; i++) printf("%s\"%" PRIu64 "\"", i ? "," : "", next());
    printf("]}\n");
}

static inline void row_draws(const char *kind, const char *generator, uint64_t seed, draw_of *draw) {
    row_begin(kind, generator, seed);
    printf(",\"maxima\":[");
    for (int i = 0; i < MAXIMA_COUNT; i++) printf("%s\"%" PRIu64 "\"", i ? "," : "", MAXIMA[i]);
    printf("],\"values\":[");
    for (int i = 0; i < MAXIMA_COUNT; i++) printf("%s\"%" PRIu64 "\"", i ? "," : "", draw(MAXIMA[i]));
    printf("]}\n");
}

static inline void deal_begin(const char *spec, uint64_t seed) {
    row_begin("deals", spec, seed);
    printf(",\"cards\":%d,\"deals\":[", CARDS);
}

static inline void deck_print(const int *deck, int is_first) {
    for (int i = 0; i < CARDS; i++) printf("%s%d", i ? "," : is_first ? "[" : ",[", deck[i]);
    printf("]");
}

static inline void deck_fill(int *deck) {
    for (int i = 0; i < CARDS; i++) deck[i] = i;
}

static inline void exchange(int *deck, int i, int j) {
    int card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
}
