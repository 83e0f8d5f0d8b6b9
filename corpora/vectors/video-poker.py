#!/usr/bin/env python3
"""The exact return of Jacks or Better, with numpy.

    python3 corpora/vectors/video-poker.py            # half a minute, 2 GB

Every hand of five of 52 and every hold, by inclusion and exclusion. Prints, for each pay table,
the mean as a fraction and in percent, how many cards are held, and how many hands have tied
best holds. The values of crates/misdeal-games/tests/it/video_poker.rs come from here; 9/6 is also
that of S. N. Ethier, J. J. Kim and J. Lee (arXiv 1602.04171).
"""

from fractions import Fraction
from itertools import combinations
from math import comb, lcm

import numpy as np

# Nothing, jacks or better, two pair, three, straight, flush, full house, four, straight flush, royal.
TABLES = {
    "9/6": [0, 1, 2, 3, 4, 6, 9, 25, 50, 800],
    "9/5": [0, 1, 2, 3, 4, 5, 9, 25, 50, 800],
    "8/6": [0, 1, 2, 3, 4, 6, 8, 25, 50, 800],
    "8/5": [0, 1, 2, 3, 4, 5, 8, 25, 50, 800],
    "7/5": [0, 1, 2, 3, 4, 5, 7, 25, 50, 800],
    "6/5": [0, 1, 2, 3, 4, 5, 6, 25, 50, 800],
    "9/6, royal 250": [0, 1, 2, 3, 4, 6, 9, 25, 50, 250],
}
hands = np.array(list(combinations(range(52), 5)), dtype=np.int8)


def categories():
    ranks = np.sort(hands % 13, axis=1)  # 0 is the two, 12 the ace
    alike = ranks[:, 1:] == ranks[:, :-1]
    pairs = alike.sum(axis=1)
    # Neighbouring pairs that share a rank tell three of a kind from two pair.
    triples = (alike[:, 1:] & alike[:, :-1]).sum(axis=1)
    fours = (alike[:, 2:] & alike[:, 1:-1] & alike[:, :-2]).sum(axis=1)
    kind = np.zeros(len(hands), dtype=np.int8)
    of_jacks = (alike & (ranks[:, 1:] >= 9)).any(axis=1)
    kind[(pairs == 1) & of_jacks] = 1
    kind[(pairs == 2) & (triples == 0)] = 2
    kind[(pairs == 2) & (triples == 1)] = 3
    kind[(pairs == 3) & (fours == 0)] = 6
    kind[fours == 1] = 7
    run = (pairs == 0) & ((ranks[:, 4] - ranks[:, 0] == 4) | ((ranks[:, 4] == 12) & (ranks[:, 3] == 3)))
    suited = (hands // 13 == hands[:, :1] // 13).all(axis=1)
    kind[run] = 4
    kind[suited] = 5
    kind[run & suited] = 8
    kind[run & suited & (ranks[:, 0] == 8)] = 9
    return kind


def index(places):
    """The number of each hand's cards at some places among sets of that size."""
    total = np.zeros(len(hands), dtype=np.int64)
    for size, place in enumerate(places, 1):
        total += np.array([comb(card, size) for card in range(52)])[hands[:, place]]
    return total


def main():
    kind = categories()
    scale = lcm(*(comb(47, drawn) for drawn in range(6)))
    subsets = [places for size in range(6) for places in combinations(range(5), size)]
    numbers = {places: index(places) for places in subsets}
    for name, pays in TABLES.items():
        paid = np.array(pays, dtype=np.int64)[kind]
        sums = {}
        for size in range(6):
            total = np.zeros(comb(52, size), dtype=np.int64)
            for places in combinations(range(5), size):
                total += np.bincount(numbers[places], paid, comb(52, size)).astype(np.int64)
            for places in combinations(range(5), size):
                sums[places] = total[numbers[places]]
        best = np.full(len(hands), -1, dtype=np.int64)
        held = np.zeros(len(hands), dtype=np.int8)
        ties = np.zeros(len(hands), dtype=bool)
        for places in subsets:
            thrown = [place for place in range(5) if place not in places]
            value = np.zeros(len(hands), dtype=np.int64)
            for size in range(len(thrown) + 1):
                for more in combinations(thrown, size):
                    value += (-1) ** size * sums[tuple(sorted(places + more))]
            value *= scale // comb(47, len(thrown))
            ties = (ties & (value <= best)) | (value == best)
            held[value >= best] = len(places)
            best = np.maximum(best, value)
        mean = Fraction(sum(map(int, np.add.reduceat(best, range(0, len(best), 1000)))), len(hands) * scale)
        print(name, mean, f"{100 * float(mean):.8f} %", np.bincount(held), int(ties.sum()))


if __name__ == "__main__":
    main()
