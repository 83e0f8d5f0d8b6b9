# Prints deals of your shuffle, one a line, for as long as somebody reads them:
#
#     misdeal audit -- python3 harness.py
#
# Arguments: the number of cards (52) and of deals (no end).
import os
import random
import sys


def shuffle(deck):
    # ---- your shuffle function here ----
    random.shuffle(deck)
    # ---- it ends here ----
    return deck


cards = int(sys.argv[1]) if len(sys.argv) > 1 else 52
deals = int(sys.argv[2]) if len(sys.argv) > 2 else sys.maxsize
try:
    for _ in range(deals):
        # Each deal begins with a deck in order. If your program goes on shuffling the same
        # deck, move this line out of the loop; misdeal looks at both.
        deck = list(range(cards))
        deck = shuffle(deck)
        print(" ".join(map(str, deck)))
    sys.stdout.flush()
except (BrokenPipeError, KeyboardInterrupt):
    os._exit(0)  # nobody reads any more
