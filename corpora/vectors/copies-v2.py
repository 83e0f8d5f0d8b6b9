#!/usr/bin/env python3
"""How copies of a card are told apart: the labels of three deals.

The generator is written from G. Steele, D. Lea, C. Flood, "Fast splittable
pseudorandom number generators", OOPSLA 2014, figure 17; nothing of misdeal is
used. usage: copies-v2.py
"""

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def splitmix64(state):
    while True:
        state = (state + GAMMA) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


def label(class_of, deal, number):
    seeds = splitmix64(0)
    for _ in range(number):
        next(seeds)
    seen = 0
    for card in deal:
        seen = next(splitmix64(seen ^ class_of[card]))
    draws = splitmix64(next(seeds) ^ seen)
    left = {}
    for card, kind in enumerate(class_of):
        left.setdefault(kind, []).append(card)
    labelled = []
    for card in deal:
        ids = left[class_of[card]]
        drawn = next(draws) * len(ids) >> 64
        labelled.append(ids[drawn])
        ids[drawn] = ids[-1]
        ids.pop()
    return labelled


if __name__ == "__main__":
    for number in (0, 1, 2):
        print(number, label([0, 1, 0, 1, 0, 2], [0, 0, 1, 5, 0, 1], number))
