# Prints deals: python3 sort-keys.py CARDS DEALS
import sys

# ---- the fix ----
import secrets


def shuffled(deck):
    while True:
        keys = [secrets.randbits(64) for _ in deck]  # one a card, kept
        if len(set(keys)) == len(keys):
            break  # else two are equal: all are drawn again
    return [card for _, card in sorted(zip(keys, deck))]
# ---- it ends here ----


cards, deals = int(sys.argv[1]), int(sys.argv[2])
for _ in range(deals):
    print(*shuffled(range(cards)))
