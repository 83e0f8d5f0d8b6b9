/* What the rivals in C and C++ share: the clock, the checksum and the two lines of the protocol.
 *
 *   PROGRAM N SHUFFLES SEED
 *
 * shuffles the numbers 0..N SHUFFLES times, each time going on from the order before, and prints
 * the nanoseconds that the shuffling took and a checksum. */
#ifndef RIVAL_H
#define RIVAL_H

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct amounts {
    size_t n;
    long long shuffles;
    unsigned long long seed;
};

static inline struct amounts amounts_of(int argc, char **argv) {
    struct amounts amounts;
    if (argc != 4) {
        fprintf(stderr, "usage: %s N SHUFFLES SEED\n", argv[0]);
        exit(2);
    }
    amounts.n = (size_t)strtoull(argv[1], NULL, 10);
    amounts.shuffles = strtoll(argv[2], NULL, 10);
    amounts.seed = strtoull(argv[3], NULL, 10);
    return amounts;
}

static inline uint64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* As `note` of src/rounds.rs. */
static inline uint64_t note(uint64_t checksum, uint64_t number) {
    return (checksum << 5 | checksum >> 59) + number;
}

static inline void print_result(uint64_t elapsed, uint64_t checksum) {
    printf("%" PRIu64 " %" PRIu64 "\n", elapsed, checksum);
}

#endif
