// Asks libstdc++ itself: std::mt19937, std::uniform_int_distribution, std::generate_canonical.
#include <random>

#include "rows.h"

static std::mt19937 gen;

static uint64_t word() { return gen(); }
static uint64_t bounded(uint64_t max) {
    return std::uniform_int_distribution<uint64_t>(0, max)(gen);
}
static uint64_t modulo(uint64_t max) { return gen() % (max + 1); }

int main() {
    for (uint32_t seed : {0u, 1u, 42u, 5489u, 4294967295u}) {
        gen.seed(seed);
        row_words("mt19937", seed, word);
        gen.seed(seed);
        row_draws("native", "mt19937", seed, bounded);
        gen.seed(seed);
        row_draws("modulo", "mt19937", seed, modulo);
        gen.seed(seed);
        row_begin("native", "mt19937", seed);
        // Beyond 32 bits, where two words are joined.
        static const uint64_t WIDE[] = {4294967296u, 1u << 31, 1000000007ull << 20, UINT64_MAX / 3,
                                        UINT64_MAX - 1, UINT64_MAX, (1ull << 40) - 1, 51};
        std::printf(",\"maxima\":[");
        for (uint64_t max : WIDE) std::printf("%s\"%" PRIu64 "\"", max == WIDE[0] ? "" : ",", max);
        std::printf("],\"values\":[");
        for (uint64_t max : WIDE)
            std::printf("%s\"%" PRIu64 "\"", max == WIDE[0] ? "" : ",", bounded(max));
        std::printf("]}\n");
        gen.seed(seed);
        row_begin("fraction", "mt19937", seed);
        std::printf(",\"values\":[");
        for (int i = 0; i < WORDS; i++)
            std::printf("%s\"%.17g\"", i ? "," : "", std::generate_canonical<double, 53>(gen));
        std::printf("]}\n");
    }
}
