# Prints deals: python3 fisher-yates.py CARDS DEALS
import sys

# ---- the fix ----
import secrets


def shuffle(deck):
    for i in range(len(deck) - 1, 0, -1):
        j = secrets.randbelow(i + 1)  # 0 to i, each equally likely
        deck[i], deck[j] = deck[j], deck[i]


# Or, the same from the library: random.SystemRandom().shuffle(deck)
# ---- it ends here ----

cards, deals = int(sys.argv[1]), int(sys.argv[2])
for _ in range(deals):
    deck = list(range(cards))
    shuffle(deck)
    print(*deck)
