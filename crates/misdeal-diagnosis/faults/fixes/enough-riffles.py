# Prints deals: python3 enough-riffles.py CARDS DEALS
import sys

# ---- the fix ----
import math
import secrets


def riffle(deck):
    sides = [secrets.randbelow(2) for _ in deck]  # where each comes from
    cut = sides.count(0)
    left, right = iter(deck[:cut]), iter(deck[cut:])
    return [next(right) if side else next(left) for side in sides]


def shuffled(deck):
    # Leaves a total variation of about .001: 16 riffles for 52 cards.
    for _ in range(math.ceil(1.5 * math.log2(max(2, len(deck))) + 7)):
        deck = riffle(deck)
    return deck
# ---- it ends here ----


cards, deals = int(sys.argv[1]), int(sys.argv[2])
for _ in range(deals):
    print(*shuffled(list(range(cards))))
