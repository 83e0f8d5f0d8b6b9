# Prints sets of 3: python3 reservoir.py CARDS SETS
import sys

# ---- the fix ----
import secrets


def reservoir(stream, k):
    kept = []
    for seen, item in enumerate(stream, start=1):
        if len(kept) < k:
            kept.append(item)
            continue
        j = secrets.randbelow(seen)  # of all seen, this one included
        if j < k:
            kept[j] = item
    return kept  # a fair set; shuffle it if its order matters
# ---- it ends here ----


cards, deals = int(sys.argv[1]), int(sys.argv[2])
for _ in range(deals):
    print(*reservoir(range(cards), 3))
