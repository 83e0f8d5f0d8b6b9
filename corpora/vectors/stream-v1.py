#!/usr/bin/env python3
"""Writes stream-v1.json: test vectors of the seeded stream, version 1.

usage: python3 stream-v1.py [OUTPUT]    (standard library only; default: the file beside this one)

An independent second writing of docs/formats/stream-v1.md and of the shuffles' pages: integers
only, no speed, nothing shared with the Rust code. It first checks its own ChaCha against
published vectors.
"""

import json
import pathlib
import sys

M32 = 2**32 - 1


def quarter_round(s, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & M32
        s[z] ^= s[x]
        s[z] = (s[z] << turn | s[z] >> 32 - turn) & M32


def chacha_block(key, tail, rounds):
    """Sixteen words: `key` is 32 bytes, `tail` the four words of counter and stream."""
    start = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    start += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    start += tail
    state = list(start)
    for _ in range(rounds // 2):
        for i in range(4):
            quarter_round(state, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(state, i, 4 + (1 + i) % 4, 8 + (2 + i) % 4, 12 + (3 + i) % 4)
    return [(x + y) & M32 for x, y in zip(state, start)]


class Deal:
    """The words and draws of one numbered deal of a seed."""

    def __init__(self, seed, deal):
        self.key = seed.to_bytes(32, "little")
        self.stream = [deal & M32, deal >> 32]
        self.counter = 0
        self.block = []

    def word32(self):
        if not self.block:
            tail = [self.counter & M32, self.counter >> 32] + self.stream
            self.block = chacha_block(self.key, tail, 12)
            self.counter += 1
        return self.block.pop(0)

    def word64(self):
        low = self.word32()
        return self.word32() << 32 | low

    def at_most(self, maximum):
        values = maximum + 1
        if values == 2**64:
            return self.word64()
        bits, word = (32, self.word32) if values < 2**32 else (64, self.word64)
        while True:
            high, low = divmod(word() * values, 2**bits)
            if low >= 2**bits % values:
                return high

    def coin(self):
        return self.at_most(1) == 1


def swap(deck, i, j):
    deck[i], deck[j] = deck[j], deck[i]


# The shuffles: each takes a list and a Deal and returns the new list. They are
# written for the eye and share no helper besides swap.


def fisher_yates(deck, deal):
    for i in range(len(deck) - 1, 0, -1):
        swap(deck, i, deal.at_most(i))
    return deck


def fisher_yates_forward(deck, deal):
    for i in range(len(deck) - 1):
        swap(deck, i, i + deal.at_most(len(deck) - 1 - i))
    return deck


def inside_out(deck, deal):
    copy = deck[:1]
    for card in deck[1:]:
        place = deal.at_most(len(copy))
        copy.append(card)
        swap(copy, place, len(copy) - 1)
    return copy


def draw_from_rest(deck, deal):
    dealt = []
    while len(deck) > 1:
        card = deal.at_most(len(deck) - 1)
        dealt.append(deck[card])
        last = deck.pop()
        if card < len(deck):
            deck[card] = last
    return dealt + deck


def rejection(deck, deal):
    dealt = []
    while len(dealt) < len(deck):
        card = deck[deal.at_most(len(deck) - 1)]
        if card not in dealt:
            dealt.append(card)
    return dealt


def used_table(deck, deal):
    dealt = []
    while len(deck) > 1:
        dealt.append(deck.pop(deal.at_most(len(deck) - 1)))
    return dealt + deck


def insertion(deck, deal):
    pile = deck[:1]
    for card in deck[1:]:
        pile.insert(deal.at_most(len(pile)), card)
    return pile


def bulk(deck, deal):
    """The same as bulk-v1 makes 64 at a time, one deck by the draws of a deal."""
    pile = []
    for position in range(len(deck)):
        pile.insert(deal.at_most(position) if position else 0, position)
    return [deck[pile.index(position)] for position in range(len(deck))]


def sort_random_keys(deck, deal):
    if len(deck) < 2:
        return deck
    while True:
        keys = [deal.at_most(2**64 - 1) for _ in deck]
        if len(set(keys)) == len(keys):
            return [card for _, card in sorted(zip(keys, deck))]


def sort_short_keys(deck, deal):
    keys = [deal.at_most(2**16 - 1) for _ in deck]
    return [deck[i] for i in sorted(range(len(deck)), key=lambda i: keys[i])]


def global_swap(deck, deal):
    for i in range(len(deck)):
        swap(deck, i, deal.at_most(len(deck) - 1))
    return deck


def global_swap_java(deck, deal):
    for place in range(1, len(deck) + 1):
        other = deal.at_most(len(deck) - 1) or 1
        swap(deck, place - 1, other - 1)
    return deck


def wash(deck, deal, times=None):
    for _ in range((times or len(deck)) if len(deck) > 1 else 0):
        a = deal.at_most(len(deck) - 1)
        b = deal.at_most(len(deck) - 1)
        swap(deck, a, (a + 1) % len(deck) if a == b else b)
    return deck


def random_transpositions(deck, deal, times=None):
    for _ in range((times or len(deck)) if deck else 0):
        a = deal.at_most(len(deck) - 1)
        b = deal.at_most(len(deck) - 1)
        swap(deck, a, b)
    return deck


def sattolo(deck, deal):
    for i in range(len(deck) - 1, 0, -1):
        swap(deck, i, deal.at_most(i - 1))
    return deck


def last_never_moves(deck, deal):
    for i in range(len(deck) - 1):
        swap(deck, i, i + deal.at_most(len(deck) - 2 - i))
    return deck


def recursive_draw(deck, deal):
    if len(deck) < 2:
        return deck
    split = deal.at_most(len(deck) - 1)
    left = recursive_draw(deck[:split], deal)
    return [deck[split]] + left + recursive_draw(deck[split + 1 :], deal)


def coin_insertion(deck, deal):
    for i in range(1, len(deck)):
        while i > 0 and deal.coin():
            swap(deck, i, i - 1)
            i -= 1
    return deck


def coin_merge(deck, deal):
    if len(deck) < 2:
        return deck
    left = coin_merge(deck[: len(deck) // 2], deal)
    right = coin_merge(deck[len(deck) // 2 :], deal)
    merged = []
    while left and right:
        merged.append((right if deal.coin() else left).pop(0))
    return merged + left + right


def coin_quick(deck, deal):
    if len(deck) < 2:
        return deck
    # Lomuto's exchanges, not two lists: they move the cards of the right part.
    pivot = len(deck) - 1
    boundary = 0
    for i in range(pivot):
        if deal.coin():
            swap(deck, i, boundary)
            boundary += 1
    swap(deck, boundary, pivot)
    left = coin_quick(deck[:boundary], deal)
    return left + [deck[boundary]] + coin_quick(deck[boundary + 1 :], deal)


def coin_binary_insertion(deck, deal):
    pile = deck[:1]
    for card in deck[1:]:
        low, high = 0, len(pile)
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if deal.coin() else (middle + 1, high)
        pile.insert(low, card)
    return pile


def coin_timsort(deck, deal):
    # After the description of CPython's list.sort, without galloping.
    shortest, odd = len(deck), False
    while shortest >= 64:
        odd = odd or shortest % 2 == 1
        shortest //= 2
    shortest += odd
    runs = []
    while deck:
        run, deck = deck[:1], deck[1:]
        if deck:
            falls = deal.coin()
            run.append(deck.pop(0))
            while deck and deal.coin() == falls:
                run.append(deck.pop(0))
            if falls:
                run.reverse()
        while deck and len(run) < shortest:
            low, high = 0, len(run)
            while low < high:
                middle = (low + high) // 2
                low, high = (low, middle) if deal.coin() else (middle + 1, high)
            run.insert(low, deck.pop(0))
        runs.append(run)
        while len(runs) > 1:
            sizes = [0, 0] + [len(run) for run in runs]
            w, x, y, z = sizes[-4:]
            if 0 < x <= y + z or 0 < w <= x + y:
                coin_merge_runs(runs, -3 if x < z else -2, deal)
            elif y <= z:
                coin_merge_runs(runs, -2, deal)
            else:
                break
    while len(runs) > 1:
        above = len(runs) > 2 and len(runs[-3]) < len(runs[-1])
        coin_merge_runs(runs, -3 if above else -2, deal)
    return runs[0] if runs else []


def coin_merge_runs(runs, at, deal):
    left, right = runs[at], runs.pop(at + 1)
    merged = []
    while left and right:
        merged.append((right if deal.coin() else left).pop(0))
    # What was the last but one from the end is the last now, and so on.
    runs[at + 1] = merged + left + right


def coin_bubble(deck, deal):
    for last in range(len(deck) - 1, 0, -1):
        for i in range(last):
            if deal.coin():
                swap(deck, i, i + 1)
    return deck


def riffle(deck, deal, times=7):
    for _ in range(times):
        heads = sum(deal.coin() for _ in deck)
        upper, lower, pile = deck[:heads], deck[heads:], []
        while upper and lower:
            falls = deal.at_most(len(upper) + len(lower) - 1)
            pile.insert(0, (upper if falls < len(upper) else lower).pop())
        deck = upper + lower + pile
    return deck


def shelf(deck, deal, shelves=10):
    piles = [[] for _ in range(shelves)]
    for card in reversed(deck):
        pile = piles[deal.at_most(shelves - 1)]
        pile.insert(len(pile) if deal.coin() else 0, card)
    return sum(piles, [])


def top_to_random(deck, deal, times=None):
    for _ in range(len(deck) if times is None else times):
        if deck:
            place = deal.at_most(len(deck) - 1)
            deck.insert(place, deck.pop(0))
    return deck


def overhand(deck, deal, packet=5, times=10):
    for _ in range(times):
        packets, hand = [], deck[:1]
        for card in deck[1:]:
            if deal.at_most(packet - 1) == 0:
                packets.append(hand)
                hand = []
            hand.append(card)
        deck = hand + sum(reversed(packets), [])
    return deck


def cut(deck, deal):
    lifted = deal.at_most(len(deck) - 1) if deck else 0
    return deck[lifted:] + deck[:lifted]


def faro(deck, times, is_in):
    for _ in range(times):
        half = (len(deck) + (not is_in)) // 2
        halves = [deck[:half], deck[half:]]
        mixed = [None] * len(deck)
        mixed[is_in::2], mixed[not is_in :: 2] = halves
        deck = mixed
    return deck


def smoosh(deck, deal, packet=12, times=None):
    n = len(deck)
    for _ in range(2 * n if times is None else times):
        if n:
            start = deal.at_most(n - 1)
            ring = deck[start:] + deck[:start]
            for i in range(min(packet, n) - 1, 0, -1):
                swap(ring, i, deal.at_most(i))
            deck = ring[n - start :] + ring[: n - start]
    return deck


def no_shuffle(deck, deal, packet=4, times=3):
    if not deck:
        return deck
    suits = min(packet, len(deck))
    ranks = len(deck) // suits
    blocks = [deck[rank : ranks * suits : ranks] for rank in range(ranks)]
    blocks += [deck[ranks * suits :]] if ranks * suits < len(deck) else []
    for i in range(len(blocks) - 1, 0, -1):
        swap(blocks, i, deal.at_most(i))
    deck = sum(blocks, [])
    for _ in range(times):
        a = deal.at_most(len(deck) - 1)
        b = deal.at_most(len(deck) - 1)
        a, b = min(a, b), max(a, b)
        deck = deck[a : b + 1] + deck[:a] + deck[b + 1 :]
    return deck


def washed_twice(deck, deal):
    return global_swap(global_swap(deck, deal), deal)


SHUFFLES = {
    "fisher-yates": fisher_yates,
    "fisher-yates-forward": fisher_yates_forward,
    "inside-out": inside_out,
    "draw-from-rest": draw_from_rest,
    "rejection": rejection,
    "used-table": used_table,
    "insertion": insertion,
    "bulk": bulk,
    "sort-random-keys": sort_random_keys,
    "riffle": riffle,
    "riffle:times=1": lambda deck, deal: riffle(deck, deal, 1),
    "shelf": shelf,
    "shelf:shelves=3": lambda deck, deal: shelf(deck, deal, 3),
    "top-to-random": top_to_random,
    "top-to-random:times=7": lambda deck, deal: top_to_random(deck, deal, 7),
    "overhand": overhand,
    "overhand:times=3,packet=2": lambda deck, deal: overhand(deck, deal, 2, 3),
    "cut": cut,
    "faro-out": lambda deck, deal: faro(deck, 1, False),
    "faro-in": lambda deck, deal: faro(deck, 1, True),
    "faro-in:times=3": lambda deck, deal: faro(deck, 3, True),
    "smoosh": smoosh,
    "smoosh:times=3,packet=6": lambda deck, deal: smoosh(deck, deal, 6, 3),
    "no-shuffle": no_shuffle,
    "no-shuffle:times=1,packet=3": lambda deck, deal: no_shuffle(deck, deal, 3, 1),
    "global-swap": global_swap,
    "global-swap:washes=2": washed_twice,
    "global-swap-java": global_swap_java,
    "wash": wash,
    "wash:times=7": lambda deck, deal: wash(deck, deal, 7),
    "random-transpositions": random_transpositions,
    "random-transpositions:times=7": lambda deck, deal: random_transpositions(deck, deal, 7),
    "sattolo": sattolo,
    "last-never-moves": last_never_moves,
    "recursive-draw": recursive_draw,
    "sort-random-comparator": coin_merge,
    "sort-random-comparator:sort=insertion": coin_insertion,
    "sort-random-comparator:sort=binary-insertion": coin_binary_insertion,
    "sort-random-comparator:sort=timsort": coin_timsort,
    "sort-random-comparator:sort=quick": coin_quick,
    "sort-random-comparator:sort=bubble": coin_bubble,
    "sort-short-keys": sort_short_keys,
}


def check_chacha():
    # RFC 8439, section 2.3.2: 20 rounds, block counter 1.
    nonce = [0x09000000, 0x4A000000, 0]
    block = chacha_block(bytes(range(32)), [1] + nonce, 20)
    expected = (
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3"
        " 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    )
    assert block == [int(word, 16) for word in expected.split()], "RFC 8439, 2.3.2"
    # draft-strombergson-chacha-test-vectors-01, TC1, 256-bit key, 12 rounds: all zero.
    block = chacha_block(bytes(32), [0] * 4, 12)
    expected = "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
    assert b"".join(word.to_bytes(4, "little") for word in block[:8]).hex() == expected, "TC1"


SEEDS = [0, 42, int.from_bytes(bytes(range(1, 33)), "little")]
DEALS = [0, 1, 2**40]
CARDS = [0, 1, 2, 10, 52, 54]
# Decks that TimSort cuts into runs: two, two, and more than it merges at once.
LONG = [64, 108, 500]
# The largest bound of 32-bit words, then bounds of 64-bit words; 2^31 and 2^63
# have the rejections: nearly every second word is drawn again.
MAXIMA = [2**31, 2**32 - 2, 2**32 - 1, 2**32, 2**63, 2**63 + 1, 2**64 - 1]


def vectors():
    words, shuffles, draws = [], [], []
    for seed in SEEDS:
        for deal in DEALS:
            name = {"seed": hex(seed), "deal": deal}
            # 70 words cross the ends of blocks and of four-block buffers.
            source = Deal(seed, deal)
            words.append(name | {"words": [source.word32() for _ in range(70)]})
            for cards in CARDS:
                order = fisher_yates(list(range(cards)), Deal(seed, deal))
                shuffles.append(name | {"shuffle": "fisher-yates", "cards": cards, "order": order})
            for maximum in MAXIMA:
                source = Deal(seed, deal)
                draws.append(name | run(source, [maximum] * 8))
            # Mixed widths: 64-bit words begin at odd places and across blocks.
            source = Deal(seed, deal)
            draws.append(name | run(source, [5, 2**64 - 1, 2**32] * 30))
    for shuffle, function in SHUFFLES.items():
        for cards in CARDS:
            order = function(list(range(cards)), Deal(42, 7))
            name = {"seed": hex(42), "deal": 7, "shuffle": shuffle}
            shuffles.append(name | {"cards": cards, "order": order})
    for cards in LONG:
        order = coin_timsort(list(range(cards)), Deal(42, 7))
        name = {"seed": hex(42), "deal": 7, "shuffle": "sort-random-comparator:sort=timsort"}
        shuffles.append(name | {"cards": cards, "order": order})
    return {
        "format": "misdeal stream, version 1",
        "words": words,
        "shuffles": shuffles,
        "draws": draws,
    }


def run(source, maxima):
    # As texts, since many readers of JSON round integers beyond 2^53.
    values = [source.at_most(maximum) for maximum in maxima]
    return {"maxima": [str(m) for m in maxima], "values": [str(v) for v in values]}


def lines(document):
    """One vector a line, so that a change shows in a diff."""
    parts = []
    for key, value in document.items():
        if isinstance(value, list):
            rows = ",\n".join("    " + json.dumps(row, separators=(",", ":")) for row in value)
            parts.append(f"  {json.dumps(key)}: [\n{rows}\n  ]")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    check_chacha()
    output = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).with_suffix(".json")
    pathlib.Path(output).write_text(lines(vectors()), encoding="ascii")
