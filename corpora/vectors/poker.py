#!/usr/bin/env python3
"""Counts poker hands by category, by combinatorics over ranks and suits.

    python3 corpora/vectors/poker.py

The counts in crates/misdeal-games/tests/it/census.rs come from here and agree with the
well-known tables of 5 and 7 of 52. Nothing is shared with the evaluator: hands are sets of
ranks with a number of suits, never cards.
"""

from collections import Counter
from itertools import combinations, product
from math import comb

HIGH, PAIR, TWO, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, FIVE = range(10)
ACE = 14
ORDER = {"standard": list(range(10)), "short": [0, 1, 2, 3, 4, 6, 5, 7, 8, 9]}


def has_run(ranks, lowest):
    values = set(ranks) | ({lowest - 1} if ACE in ranks else set())
    return any(all(top - i in values for i in range(5)) for top in range(lowest + 3, ACE + 1))


def by_ranks(counts, lowest):
    """The category of a hand of which no five cards share a suit."""
    sizes = sorted(counts.values(), reverse=True)
    if sizes[0] >= 4:
        return FOUR
    if sizes[0] == 3 and len(sizes) > 1 and sizes[1] >= 2:
        return FULL
    if has_run(counts, lowest):
        return STRAIGHT
    if sizes[0] == 3:
        return THREE
    pairs = sum(size >= 2 for size in sizes)
    return [HIGH, PAIR, TWO][min(pairs, 2)]


def rank_multisets(lowest, size):
    ranks = range(lowest, ACE + 1)

    def add(rank, left, counts):
        if left == 0:
            yield dict(counts)
        elif rank <= ACE:
            for count in range(min(4, left) + 1):
                more = counts + [(rank, count)] if count else counts
                yield from add(rank + 1, left - count, more)

    yield from add(ranks[0], size, [])


def census(lowest, size, order):
    found = Counter()
    royals = 0
    for counts in rank_multisets(lowest, size):
        ways = 1
        for count in counts.values():
            ways *= comb(4, count)
        plain = by_ranks(counts, lowest)
        # A suit that has five ranks or more: of each of those one card, the others from the
        # other three suits.
        for many in range(5, len(counts) + 1):
            for suited in combinations(counts, many):
                here = 4
                for rank, count in counts.items():
                    here *= comb(3, count - 1) if rank in suited else comb(3, count)
                flush = STRAIGHT_FLUSH if has_run(suited, lowest) else FLUSH
                found[max(plain, flush, key=ORDER[order].index)] += here
                royals += here if all(r in suited for r in range(10, ACE + 1)) else 0
                ways -= here
        found[plain] += ways
    return [found[category] for category in range(10)], royals


def with_jokers(jokers):
    """Five of 52 and so many jokers, each wild; royal flushes counted apart."""
    found = Counter()
    royals = 0
    for wild in range(jokers + 1):
        for counts in rank_multisets(2, 5 - wild):
            ways = 1
            for count in counts.values():
                ways *= comb(4, count)
            ways *= comb(jokers, wild)
            is_distinct = max(counts.values()) == 1
            suited = 4 * comb(jokers, wild) if is_distinct else 0
            best = max(category(counts, extra) for extra in product(range(2, ACE + 1), repeat=wild))
            found[best] += ways - suited
            if suited:
                runs = [
                    extra for extra in product(range(2, ACE + 1), repeat=wild)
                    if len(set(extra) | set(counts)) == 5 and has_run(set(extra) | set(counts), 2)
                ]
                kind = STRAIGHT_FLUSH if runs else max(best, FLUSH)
                found[max(kind, best)] += suited
                if any(set(extra) | set(counts) == set(range(10, ACE + 1)) for extra in runs):
                    royals += suited
    return [found[category] for category in range(10)], royals


def category(counts, extra):
    counts = Counter(counts)
    counts.update(extra)
    return FIVE if max(counts.values()) == 5 else by_ranks(counts, 2)


if __name__ == "__main__":
    for size in (5, 6, 7):
        print(f"{size} of 52", *census(2, size, "standard"))
    for size in (5, 7):
        print(f"{size} of 36", *census(6, size, "short"))
    for jokers in (1, 2):
        print(f"5 of {52 + jokers}", *with_jokers(jokers))
