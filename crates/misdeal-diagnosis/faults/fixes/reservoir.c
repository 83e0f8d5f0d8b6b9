/* Prints sets of 3: cc -O2 -o fix reservoir.c && ./fix CARDS SETS */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* A number from 0 to m - 1, each equally likely. */
uint32_t below(uint32_t m) {
    static FILE *source;
    uint32_t bits;
    if (!source) source = fopen("/dev/urandom", "rb");
    do {
        if (!source || fread(&bits, sizeof bits, 1, source) != 1) exit(2);
    } while (bits < -m % m); /* else small numbers come too often */
    return bits % m;
}

/* ---- the fix ---- */
/* below(m) gives a number from 0 to m - 1, each equally likely. */
/* One item more has come, the one with this number, from 1. */
void see(int *kept, int k, int item, int number) {
    if (number <= k) {
        kept[number - 1] = item;
        return;
    }
    int j = below(number); /* of all seen, this one included */
    if (j < k) kept[j] = item;
}
/* What is kept is a fair set; shuffle it if its order matters. */
/* ---- it ends here ---- */

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    int cards = atoi(argv[1]), deals = atoi(argv[2]);
    int *deck = malloc(cards * sizeof *deck);
    if (!deck) return 2;
    for (int t = 0; t < deals; t++) {
        for (int i = 0; i < cards; i++) deck[i] = i;
        int kept[3];
        for (int i = 0; i < cards; i++) see(kept, 3, deck[i], i + 1);
        for (int i = 0; i < 3; i++) printf("%d ", kept[i]);
        putchar('\n');
    }
    free(deck);
    return fflush(stdout) != 0;
}
