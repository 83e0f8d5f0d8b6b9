"""Asks Python's random itself: seed, getrandbits, random, randrange and shuffle."""

import json
import random

MAXIMA = [0, 1, 5, 9, 51, 52, 63, 64, 415, 2**15 - 1, 2**20, 2**31 - 1, 2**31, 2**32 - 2, 2**32 - 1]
MAXIMA += [2**32, 2**40 - 1, 10**18, 2**63, 2**64 - 2, 2**64 - 1, 51]


def row(kind, what, seed, **rest):
    print(json.dumps({"kind": kind, "what": what, "seed": str(seed), **rest}))


for seed in (0, 1, 42, 1_700_000_000, 2**32 - 1, 2**32, 2**64 - 1):
    random.seed(seed)
    words = [str(random.getrandbits(32)) for _ in range(80)]
    row("word", "mt19937-python", seed, values=words)
    random.seed(seed)
    row("fraction", "mt19937-python", seed, values=[repr(random.random()) for _ in range(40)])
    random.seed(seed)
    maxima = MAXIMA * 3
    values = [str(random.randrange(max + 1)) for max in maxima]
    row("native", "mt19937-python", seed, maxima=[str(max) for max in maxima], values=values)
    random.seed(seed)
    values = [str(int(random.random() * (max + 1))) for max in MAXIMA]
    row("float", "mt19937-python", seed, maxima=[str(max) for max in MAXIMA], values=values)
    random.seed(seed)
    deals = []
    for _ in range(3):
        deck = list(range(52))
        random.shuffle(deck)
        deals.append(deck)
    row("deals", "fisher-yates:generator=mt19937-python", seed, cards=52, deals=deals)
