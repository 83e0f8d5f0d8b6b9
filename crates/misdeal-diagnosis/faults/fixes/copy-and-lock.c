/* Prints deals of two threads: cc -O2 -pthread -o fix copy-and-lock.c && ./fix CARDS DEALS */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <pthread.h>
#include <string.h>

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

void shuffle(int *deck, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(i + 1), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
}

/* ---- the fix ---- */
struct table {
    pthread_mutex_t lock;
    int *deck, n;
};

/* Shuffling and reading are one step: one thread at a time. */
void deal(struct table *table, int *dealt) {
    pthread_mutex_lock(&table->lock);
    shuffle(table->deck, table->n); /* in place, so nothing gets lost */
    memcpy(dealt, table->deck, table->n * sizeof *dealt);
    pthread_mutex_unlock(&table->lock);
}
/* ---- it ends here ---- */

struct job {
    struct table *table;
    int deals;
};

void *work(void *argument) {
    struct job *job = argument;
    int n = job->table->n, *dealt = malloc(n * sizeof *dealt);
    if (!dealt) exit(2);
    for (int t = 0; t < job->deals; t++) {
        deal(job->table, dealt);
        flockfile(stdout);
        for (int i = 0; i < n; i++) printf("%d ", dealt[i]);
        putchar('\n');
        funlockfile(stdout);
    }
    free(dealt);
    return NULL;
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    int cards = atoi(argv[1]), deals = atoi(argv[2]);
    struct table table = {PTHREAD_MUTEX_INITIALIZER, malloc(cards * sizeof(int)), cards};
    if (!table.deck) return 2;
    for (int i = 0; i < cards; i++) table.deck[i] = i;
    struct job jobs[2] = {{&table, deals / 2}, {&table, deals - deals / 2}};
    pthread_t other;
    if (pthread_create(&other, NULL, work, &jobs[0]) != 0) return 2;
    work(&jobs[1]);
    pthread_join(other, NULL);
    free(table.deck);
    return fflush(stdout) != 0;
}
