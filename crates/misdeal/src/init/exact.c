/* Makes deals of your shuffle from random numbers that misdeal chooses, which tries them all:
 *
 *     cc -O2 -o ./exact exact.c
 *     misdeal exact --cards 5 -- ./exact
 *
 * Every random number of the shuffle must come from `below`. Standard output belongs to misdeal:
 * print anything else to stderr.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* A number from 0 to m - 1, chosen by misdeal. */
uint32_t below(uint32_t m) {
    unsigned long answer;
    printf("below %lu\n", (unsigned long)m);
    fflush(stdout);
    if (scanf("%lu", &answer) != 1) exit(2);
    return answer;
}

void shuffle(int *deck, int cards) {
    /* ---- your shuffle function here ---- */
    for (int i = cards - 1; i > 0; i--) {
        int j = below(i + 1), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    /* ---- it ends here ---- */
}

int main(void) {
    int cards;
    while (scanf(" deal %d", &cards) == 1) {
        int *deck = malloc(cards * sizeof *deck);
        if (!deck) return 2;
        for (int i = 0; i < cards; i++) deck[i] = i;
        shuffle(deck, cards);
        printf("dealt");
        for (int i = 0; i < cards; i++) printf(" %d", deck[i]);
        putchar('\n');
        fflush(stdout);
        free(deck);
    }
    return 0;
}
