#include "../../suspect.h"

static uint32_t rand_seed;
/* The generator of that compiler: the high half of a product. */
static int draw(int values) {
    rand_seed = rand_seed * 0x08088405u + 1u;
    return (int)(((uint64_t)rand_seed * (uint64_t)values) >> 32);
}
int main(int argc, char **argv) {
    read_args(argc, argv);
    int *a = malloc(sizeof(int) * (size_t)(N > 0 ? N : 1));
    for (long line = 0; line < COUNT; line++) {
        fill(a, N);
        rand_seed = below(86400000u);              /* the millisecond of the day at which it is dealt */
        for (int i = 0; i < N && N > 1; i++) exch(a, i, draw(N - 1));      /* the last place is never drawn */
        put_line(a, N);
    }
    return 0;
}
