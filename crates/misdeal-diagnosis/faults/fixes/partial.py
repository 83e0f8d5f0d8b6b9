# Prints samples of 3: python3 partial.py CARDS SAMPLES
import sys

# ---- the fix ----
import secrets


def sample(deck, k):
    deck = list(deck)
    for i in range(k):  # k steps, from the front
        j = i + secrets.randbelow(len(deck) - i)  # any that is left
        deck[i], deck[j] = deck[j], deck[i]
    return deck[:k]  # the part that was shuffled
# ---- it ends here ----


cards, deals = int(sys.argv[1]), int(sys.argv[2])
for _ in range(deals):
    print(*sample(range(cards), 3))
