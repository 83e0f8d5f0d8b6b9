#!/usr/bin/env python3
"""What splitting a pair is worth at blackjack, by recursion over single cards.

    python3 corpora/vectors/blackjack.py

One deck, the dealer stands on soft 17, pairs are split once, any two cards may be doubled
unless said. The values in crates/misdeal-games/tests/it/blackjack_splits.rs come from here.
Nothing is shared with the crate: hands are lists of cards, the dealer draws card by card, and a
hidden card is a card, drawn first and looked at.

A hand of a split is played as the same cards would be played without a split: the choice is made
by values that know of no other hand, and is paid out of the shoe that misses the other hand's
card.
"""

from functools import cache

ACE, TEN = 1, 10
FULL = (4,) * 9 + (16,)


def without(shoe, card):
    return shoe[: card - 1] + (shoe[card - 1] - 1,) + shoe[card:]


def points(hand):
    hard = sum(hand)
    return hard + 10 if ACE in hand and hard <= 11 else hard


class Table:
    def __init__(self, up, peek=True, das=False, any_cards=False, ace_hit=False, ace_double=False,
                 charlie=99):
        self.up, self.peek, self.das, self.any_cards = up, peek, das, any_cards
        self.ace_hit, self.ace_double, self.charlie = ace_hit, ace_double, charlie
        self.bar = {ACE: TEN, TEN: ACE}.get(up) if peek else None
        self.ends = cache(self._ends)
        self.known = {}

    def _ends(self, hard, ace, first, shoe):
        """Chances of 17 to 21, 22 for a bust and 23 for a natural."""
        total = hard + 10 if ace and hard <= 11 else hard
        if total >= 17:
            return {min(total, 22): 1.0}
        law, all_cards = {}, sum(shoe)
        cards = [c for c in range(1, 11) if shoe[c - 1] and not (first and c == self.bar)]
        weight = sum(shoe[c - 1] for c in cards)
        for card in cards:
            chance = shoe[card - 1] / weight
            if first and {self.up, card} == {ACE, TEN}:
                law[23] = law.get(23, 0) + chance
                continue
            more = self.ends(hard + card, ace or card == ACE, False, without(shoe, card))
            for end, part in more.items():
                law[end] = law.get(end, 0) + chance * part
        assert all_cards > 0
        return law

    def stand(self, hand, shoe):
        law = self._ends(self.up, self.up == ACE, True, shoe)
        own = points(hand)
        if len(hand) >= self.charlie:
            return 1 - 2 * law.get(23, 0)
        sign = lambda end: 1 if end == 22 else -1 if end == 23 else (own > end) - (own < end)
        return sum(sign(end) * chance for end, chance in law.items())

    def next_cards(self, shoe):
        """Chances of the next card; the hidden one is out already, if there is one."""
        if not self.peek:
            return {c: shoe[c - 1] / sum(shoe) for c in range(1, 11) if shoe[c - 1]}
        hidden = [h for h in range(1, 11) if shoe[h - 1] and h != self.bar]
        weight = sum(shoe[h - 1] for h in hidden)
        law = {}
        for h in hidden:
            rest = without(shoe, h)
            for c in range(1, 11):
                if rest[c - 1]:
                    law[c] = law.get(c, 0) + shoe[h - 1] / weight * rest[c - 1] / sum(rest)
        return law

    def values(self, hand, shoe, split):
        """To stand, hit and double with a hand, whose cards are out of the shoe."""
        key = (tuple(sorted(hand)), shoe, split)
        if key not in self.known:
            self.known[key] = self._values(key[0], shoe, split)
        return self.known[key]

    def _values(self, hand, shoe, split):
        self.ends.cache_clear()
        stand = self.stand(hand, shoe)
        if points(hand) == 21 or len(hand) >= self.charlie:
            return stand, None, None
        hit = one = 0.0
        for card, chance in self.next_cards(shoe).items():
            longer, rest = hand + (card,), without(shoe, card)
            if sum(longer) > 21:
                hit -= chance
                one -= chance
                continue
            hit += chance * self.played(longer, rest, split, False)
            one += chance * self.stand(longer, rest)
        return stand, hit, 2 * one if len(hand) == 2 or self.any_cards else None

    def played(self, hand, shoe, split, is_dealt):
        """What a hand is worth; `split` is the card it came of, if it did."""
        by = shoe if split is None else shoe[: split - 1] + (shoe[split - 1] + 1,) + shoe[split:]
        options = self.values(hand, by, None)
        own = self.values(hand, shoe, split)
        allowed = [0]
        if options[1] is not None and not (split == ACE and not self.ace_hit and is_dealt):
            allowed.append(1)
        may_double = split is None or self.das and (split != ACE or self.ace_double)
        if options[2] is not None and may_double:
            allowed.append(2)
        return own[max(allowed, key=lambda at: options[at])]

    def split(self, pair):
        shoe = without(without(without(FULL, self.up), pair), pair)
        value = 0.0
        for card, chance in self.next_cards(shoe).items():
            value += chance * self.played((pair, card), without(shoe, card), pair, True)
        return 2 * value


CASES = [
    (8, dict(up=6)),
    (8, dict(up=6, das=True)),
    (3, dict(up=6, any_cards=True)),
    (3, dict(up=6, das=True, any_cards=True)),
    (8, dict(up=10)),
    (8, dict(up=10, peek=False)),
    (9, dict(up=1, das=True)),
    (5, dict(up=5, das=True, charlie=5)),
    (1, dict(up=6)),
    (1, dict(up=6, ace_hit=True)),
    (1, dict(up=6, ace_double=True)),
    (1, dict(up=6, ace_double=True, das=True)),
    (1, dict(up=6, ace_hit=True, ace_double=True, das=True)),
    (1, dict(up=6, ace_hit=True, ace_double=True, das=True, any_cards=True)),
    (1, dict(up=10, ace_hit=True)),
]

if __name__ == "__main__":
    for pair, rules in CASES:
        print(f"{pair},{pair}  {Table(**rules).split(pair):+.9f}  {rules}", flush=True)
