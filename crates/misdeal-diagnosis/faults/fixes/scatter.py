# Prints deals: python3 scatter.py CARDS DEALS
import sys

# ---- the fix ----
import random
import secrets


def shuffled(items, parts):
    heaps = [[] for _ in range(parts)]  # files, if there is much
    for item in items:
        heaps[secrets.randbelow(parts)].append(item)  # one draw an item
    for heap in heaps:
        random.SystemRandom().shuffle(heap)  # must fit into memory
        yield from heap
# ---- it ends here ----


cards, deals = int(sys.argv[1]), int(sys.argv[2])
for _ in range(deals):
    print(*shuffled(range(cards), 3))
