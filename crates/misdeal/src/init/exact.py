# Makes deals of your shuffle from random numbers that misdeal chooses, which tries them all:
#
#     misdeal exact --cards 5 -- python3 exact.py
#
# Every random number of the shuffle must come from `below`. Standard output belongs to misdeal:
# print anything else to standard error.
import sys


def below(m):
    """A whole number from 0 to m - 1, chosen by misdeal."""
    print("below", m, flush=True)
    return int(sys.stdin.readline())


def shuffle(deck):
    # ---- your shuffle function here ----
    for i in range(len(deck) - 1, 0, -1):
        j = below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    # ---- it ends here ----
    return deck


for line in iter(sys.stdin.readline, ""):
    cards = int(line.split()[1])  # deal 5
    deck = shuffle(list(range(cards)))
    print("dealt", *deck, flush=True)
