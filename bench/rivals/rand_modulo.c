/* Decks of up to 256 cards by Durstenfeld's shuffle with rand() % n, as most C programs have it. */
#include "rival.h"

int main(int argc, char **argv) {
    struct amounts amounts = amounts_of(argc, argv);
    unsigned char deck[256];
    uint64_t checksum = 0;

    if (amounts.n == 0 || amounts.n > sizeof deck) {
        fprintf(stderr, "rand_modulo: a deck has 1 to 256 cards\n");
        return 2;
    }
    for (size_t k = 0; k < amounts.n; k++) deck[k] = (unsigned char)k;
    srand((unsigned)amounts.seed);
    uint64_t begin = nanoseconds();
    for (long long t = 0; t < amounts.shuffles; t++) {
        for (int i = (int)amounts.n - 1; i > 0; i--) {
            int j = rand() % (i + 1);
            unsigned char kept = deck[i];
            deck[i] = deck[j];
            deck[j] = kept;
        }
        checksum = note(checksum, deck[0]);
    }
    print_result(nanoseconds() - begin, checksum);
    return 0;
}
