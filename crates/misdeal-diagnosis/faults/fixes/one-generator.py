# Prints deals of two workers: python3 one-generator.py CARDS DEALS
import multiprocessing
import sys

# ---- the fix ----
import os
import random


def start_worker():  # once in each worker, after it was forked
    global generator
    generator = random.Random(os.urandom(32))  # 256 bits, no clock


def deal(cards):
    deck = list(range(cards))
    generator.shuffle(deck)  # goes on, is never seeded again
    return deck


# with multiprocessing.Pool(2, initializer=start_worker) as pool: ...
# ---- it ends here ----

if __name__ == "__main__":
    cards, deals = int(sys.argv[1]), int(sys.argv[2])
    with multiprocessing.Pool(2, initializer=start_worker) as pool:
        for deck in pool.imap(deal, [cards] * deals, chunksize=100):
            print(*deck)
