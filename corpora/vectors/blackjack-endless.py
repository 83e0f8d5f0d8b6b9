#!/usr/bin/env python3
"""The edge of blackjack from a shoe without an end, by recursion over totals.

    python3 corpora/vectors/blackjack-endless.py

Where no card changes the next one, a hand is its total, and the best play is that of a chart. Pairs
are split once, any two cards are doubled, also after a split. The values in
crates/misdeal-games/tests/it/blackjack_exact.rs come from here; nothing is shared with the crate.
"""

from functools import cache

CHANCE = {card: 1 / 13 for card in range(1, 10)} | {10: 4 / 13}


def points(hard, ace):
    return hard + 10 if ace and hard <= 11 else hard


def edge(h17=False, late=False, early=False, no_hole=False, das=True):
    @cache
    def ends(hard, ace):
        """Chances of the dealer's points, 22 for a bust."""
        if hard > 21:
            return ((22, 1.0),)
        total = points(hard, ace)
        if total > 17 or total == 17 and not (h17 and ace and hard <= 11):
            return ((total, 1.0),)
        law = {}
        for card, chance in CHANCE.items():
            for end, part in ends(hard + card, ace or card == 1):
                law[end] = law.get(end, 0) + chance * part
        return tuple(law.items())

    return sum(CHANCE[up] * against(up, ends, late, early, no_hole, das) for up in CHANCE)


def against(up, ends, late, early, no_hole, das):
    bar = {1: 10, 10: 1}.get(up)
    natural = CHANCE.get(bar, 0.0)
    law = {}
    for card, chance in CHANCE.items():
        if card != bar:
            for end, part in ends(up + card, up == 1 or card == 1):
                law[end] = law.get(end, 0) + chance * part
    # Either the dealer is known to have no natural, or one takes everything.
    lost = natural if no_hole else 0.0
    law = {end: part / (1 - natural + lost) for end, part in law.items()}

    def stand(total):
        sign = lambda end: 1 if end == 22 or total > end else -1 if total < end else 0
        return sum(part * sign(end) for end, part in law.items()) - lost

    @cache
    def values(hard, ace, is_two):
        total = points(hard, ace)
        if total == 21:
            return (stand(21),)
        hit = one = 0.0
        for card, chance in CHANCE.items():
            if hard + card > 21:
                hit, one = hit - chance, one - chance
            else:
                more = values(hard + card, ace or card == 1, False)
                hit, one = hit + chance * max(more), one + chance * more[0]
        return (stand(total), hit, 2 * one) if is_two else (stand(total), hit)

    def two(a, b):
        return values(a + b, 1 in (a, b), True)

    def split(pair):
        half = 0.0
        for card, chance in CHANCE.items():
            choices = two(pair, card)
            may = 1 if pair == 1 else 3 if das else 2
            half += chance * max(choices[:may])
        return 2 * half

    edge = 0.0
    for a, p in CHANCE.items():
        for b, q in CHANCE.items():
            if {a, b} == {1, 10}:
                edge += p * q * 1.5 * (1 - natural)
                continue
            best = max(two(a, b))
            best = max(best, split(a)) if a == b else best
            best = max(best, -0.5 - 0.5 * lost) if late else best
            best = best if no_hole else (1 - natural) * best - natural
            edge += p * q * (max(best, -0.5) if early else best)
    return edge


CASES = [
    {},
    {"h17": True},
    {"das": False},
    {"late": True},
    {"early": True},
    {"no_hole": True},
    {"no_hole": True, "late": True},
]

if __name__ == "__main__":
    for rules in CASES:
        print(f"{edge(**rules):+.12f}  {rules}")
