#!/usr/bin/env python3
"""Writes tally-v2.txt, tally-v2.tally and tally-v2-set.tally: saved tallies, version 2.

usage: python3 tally-v2.py [FOLDER]    (needs xxhash; the tests only read the files; default: here)

An independent second writing of docs/formats/tally.md: each count by its definition, deal by deal,
where the Rust code has tables and one pass. The deals come from a linear congruential generator
(C standard, 6.5), since their law does not matter here.
"""

import itertools
import json
import pathlib
import sys

import xxhash

FOLDER = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parent


def numbers(state):
    while True:
        state = (1103515245 * state + 12345) % 2**31
        yield state >> 16


def deals(count, cards, state):
    draw = numbers(state)
    for _ in range(count):
        left = list(range(cards))
        yield [left.pop(next(draw) % len(left)) for _ in range(cards)]


def inverse(order):
    return [order.index(value) for value in range(len(order))]


def lehmer(order):
    return [sum(b < a for b in order[i + 1 :]) for i, a in enumerate(order)]


def draws(order, steps):
    """Where each step finds its value in a deck that begins in order."""
    deck, found = list(range(len(order))), {}
    for i in steps:
        found[i] = deck.index(order[i])
        deck[i], deck[found[i]] = deck[found[i]], deck[i]
    return found


def draws_up(order):
    found = draws(order, range(len(order)))
    return [found[i] - i for i in range(len(order))]


def draws_down(order):
    found = draws(order, reversed(range(len(order))))
    return [found[i] for i in range(len(order))]


def cycles(order):
    seen, count = set(), 0
    for start in range(len(order)):
        count += start not in seen
        while start not in seen:
            seen.add(start)
            start = order[start]
    return count


def is_even(order):
    return sum(a > b for a, b in itertools.combinations(order, 2)) % 2 == 0


def histogram(values, size):
    values = list(values)
    return [values.count(value) for value in range(size)]


def rows(lists, sizes):
    return [histogram((one[i] for one in lists), size) for i, size in enumerate(sizes)]


def frame(name, lists, cards, keys):
    falling, rising = range(cards, 0, -1), range(1, cards + 1)
    counts = {
        "position": lambda: rows(lists, [cards] * cards),
        "lehmer": lambda: rows([lehmer(one) for one in lists], falling),
        "draws-up": lambda: rows([draws_up(one) for one in lists], falling),
        "draws-down": lambda: rows([draws_down(one) for one in lists], rising),
        "fixed-points": lambda: histogram(
            (sum(a == i for i, a in enumerate(one)) for one in lists), cards + 1
        ),
        "cycles": lambda: histogram(map(cycles, lists), cards + 1),
        "even": lambda: sum(map(is_even, lists)),
        "descents": lambda: histogram(
            (sum(a > b for a, b in zip(one, one[1:])) for one in lists), cards + 1
        ),
        "close": lambda: close(lists, cards, name == "card-to-position"),
    }
    return {"frame": name, "deals": len(lists)} | {key: counts[key]() for key in keys}


def peaks(order):
    return sum(a < b > c for a, b, c in zip(order, order[1:], order[2:]))


def longest_rise(order):
    """By the longest one that ends at each place."""
    ends = []
    for i, a in enumerate(order):
        ends.append(1 + max((ends[j] for j in range(i) if order[j] < a), default=0))
    return max(ends, default=0)


def first_cycle(order):
    at, length = order[0], 1
    while at:
        at, length = order[at], length + 1
    return length


def pattern(four):
    return list(itertools.permutations(sorted(four))).index(tuple(four))


def runs(order, goes_on):
    """The lengths of runs; the card behind each is passed over."""
    lengths, start = [], 0
    while len(order) - start >= 6:
        end = start + 1
        while end < len(order) and goes_on(order[end - 1], order[end]):
            end += 1
        lengths.append(min(end - start, 6) - 1)
        start = end + 1
    return lengths


def even_choice(sizes):
    return [i for i, size in enumerate(sizes) if size % 2 == 0]


def low_bits(order, cards):
    """The lowest bits of draws with an even number of values, by decoding."""
    falling, rising = even_choice(range(cards, 0, -1)), even_choice(range(1, cards + 1))
    return {
        "lehmer": [lehmer(order)[i] % 2 for i in falling],
        "draws-up": [draws_up(order)[i] % 2 for i in falling],
        "draws-down": [draws_down(order)[i] % 2 for i in rising],
    }


def agreeing(key, lists):
    """Counts of places that agree, given for each deal a list of true and false."""
    size = len(lists[0])
    return {
        f"low-bits-{key}": [sum(one[i] for one in lists) for i in range(size)],
        f"low-bits-agreeing-{key}": histogram(map(sum, lists), size + 1),
    }


def close(lists, cards, is_turned):
    blocks = cards // 4
    near = [[4 * b + i for i in range(4)] for b in range(blocks)]
    far = [[b + i * blocks for i in range(4)] for b in range(blocks)]
    orders = [histogram((pattern([one[i] for i in places]) for one in lists), 24) for places in near]
    far_orders = [histogram((pattern([one[i] for i in p]) for one in lists), 24) for p in far]
    behind = [list(zip([cards, *one], [*one, cards])) for one in lists]
    centred = [[2 * a - cards + 1 for a in one] for one in lists]
    counts = {
        "deals": [len(lists)],
        "peaks": histogram(map(peaks, lists), cards + 1),
        "successors": [
            sum((a, b) in pairs for pairs in behind)
            for a in range(cards + 1)
            for b in range(cards + 1)
        ],
        "offsets": histogram(
            ((b - a) % cards for one in lists for a, b in zip(one, one[1:])), cards
        ),
        "near-patterns": sum(orders, []),
        "far-patterns": sum(far_orders, []),
        "runs-up": histogram((r for one in lists for r in runs(one, int.__lt__)), 6),
        "runs-down": histogram((r for one in lists for r in runs(one, int.__gt__)), 6),
        "products": [
            sum(one[i] * one[j] for one in centred)
            for i, j in itertools.combinations(range(cards), 2)
        ],
    }
    for key in DECODINGS:
        bits = [low_bits(one, cards)[key] for one in lists]
        counts |= agreeing(key, [[a == b for a, b in zip(one, one[1:])] for one in bits])
    if not is_turned:
        counts |= {
            "first-cycle": histogram(map(first_cycle, lists), cards + 1),
            "successions": histogram(
                (sum(b == a + 1 for a, b in zip(one, one[1:])) for one in lists), cards + 1
            ),
            "longest-rise": histogram(map(longest_rise, lists), cards + 1),
            "longest-fall": histogram((longest_rise(one[::-1]) for one in lists), cards + 1),
        }
    return dict(sorted(counts.items()))


def between(all_deals, valid, cards, bad):
    pairs = list(zip(valid, valid[1:]))
    k = -(-cards // 4)
    whole = [range(i, i + cards) for i in range(0, len(all_deals) - cards + 1, cards)]
    stretches = [stretch for stretch in whole if bad not in stretch]
    counts = {
        "deals": [len(pairs)],
        "overlap": histogram((len(set(a[:k]) & set(b[:k])) for a, b in pairs), k + 1),
        "products": [
            sum((2 * a[i] - cards + 1) * (2 * b[i] - cards + 1) for a, b in pairs)
            for i in range(cards)
        ],
        "first-cards": histogram(
            (len({all_deals[i][0] for i in stretch}) for stretch in stretches), cards + 1
        ),
    }
    for key in DECODINGS:
        bits = [(low_bits(a, cards)[key], low_bits(b, cards)[key]) for a, b in pairs]
        counts |= agreeing(key, [[x == y for x, y in zip(a, b)] for a, b in bits])
    return dict(sorted(counts.items()))


def relative(valid, lag):
    pairs = zip(valid[lag:], valid)
    return [[before.index(card) for card in deal] for deal, before in pairs]


def write(name, lines, fingerprints):
    text = "".join(
        json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines
    )
    body = text.encode() + b"".join(f.to_bytes(16, "little") for f in sorted(fingerprints))
    checksum = int.from_bytes(xxhash.xxh3_128_digest(body), "big")
    (FOLDER / name).write_bytes(body + checksum.to_bytes(16, "little"))


DECODINGS = ["lehmer", "draws-up", "draws-down"]
LISTS = ["fixed-points", "cycles", "even", "descents", "close"]


def whole():
    """Forty deals of nine cards counted from 1; the eighth lacks card 2."""
    cards = 9
    all_deals = list(deals(40, cards, 1))
    bad = 7
    all_deals[bad] = [0, 2, 2, 3, 4, 5, 6, 7, 8]
    lines = [" ".join(str(card + 1) for card in deal) + "\n" for deal in all_deals]
    (FOLDER / "tally-v2.txt").write_text("".join(lines))
    valid = all_deals[:bad] + all_deals[bad + 1 :]
    falling = range(cards, 0, -1)
    ranks = []
    for deal in valid:
        rank = 0
        for digit, size in zip(lehmer(deal), falling):
            rank = rank * size + digit
        ranks.append(rank)
    header = {
        "schema": "misdeal.tally/2",
        "version": "0.1.0",
        "subject": "tally-v2.txt",
        "run": {"random": "00112233445566778899aabbccddeeff"},
        "end": "complete",
        "cards": cards,
        "dealt": cards,
        "order": "sequence",
        "deals": len(valid),
        "invalid": {
            "deals": 1,
            "first": {
                "place": bad + 1,
                "file": None,
                "why": {"repeated": {"card": 2, "missing": 1}},
            },
            # One deal that shows a card twice, with eight different cards.
            "doubled": [1, len(set(all_deals[bad]))],
        },
        "fingerprints": len(valid),
        "naming": {"first-index": 1},
        "unit": "line",
        "notes": [],
    }
    lines = [
        header,
        frame("position-to-card", valid, cards, ["position", *DECODINGS, *LISTS]),
        frame("card-to-position", list(map(inverse, valid)), cards, [*DECODINGS, "descents", "close"]),
        frame("relative-1", relative(valid, 1), cards, ["position", *DECODINGS, *LISTS]),
    ]
    for lag in range(2, 9):
        lists = relative(valid, lag)
        lines.append(frame(f"relative-{lag}", lists, cards, ["position", "fixed-points"]))
    first_two = [deal[:2] for deal in valid]
    pairs = itertools.product(range(cards), repeat=2)
    lines.append(
        {
            "first-two": [first_two.count([a, b]) for a, b in pairs],
            "between": between(all_deals, valid, cards, bad),
        }
    )
    write("tally-v2.tally", lines, ranks)


def sets():
    """Hands of two of five cards called by name, with every kind of note."""
    cards, dealt = 5, 2
    hands = [deal[:dealt] for deal in deals(30, cards, 2)]
    header = {
        "schema": "misdeal.tally/2",
        "version": "0.1.0",
        "subject": "fisher-yates",
        "run": {"seed": "0x2a"},
        "end": "interrupted",
        "cards": cards,
        "dealt": dealt,
        "order": "set",
        "deals": len(hands),
        "invalid": {"deals": 0, "first": None},
        "fingerprints": len(hands),
        "naming": {"words": ["As", "Ks", "Qs", "小王", "大王"]},
        "unit": "deal",
        "notes": [
            "first-index-assumed",
            {"partial-inferred": {"dealt": 2, "deck": 5, "first": None}},
            "set-inferred",
            {"labels-inferred": {"first": "As", "last": "大王"}},
        ],
    }
    inclusion = [sum(card in hand for hand in hands) for card in range(cards)]
    hashes = [int.from_bytes(xxhash.xxh3_128_digest(bytes(sorted(hand))), "big") for hand in hands]
    pairs = [sum(a in h and b in h for h in hands) for a, b in itertools.combinations(range(5), 2)]
    shared = [len(set(a) & set(b)) for a, b in zip(hands, hands[1:])]
    beside = {
        "deals": [len(shared)],
        "first-cards": [],
        "overlap": histogram(shared, dealt + 1),
        "products": [],
    }
    counts = {"inclusion": inclusion, "pair-inclusion": pairs, "between": beside}
    write("tally-v2-set.tally", [header, counts], hashes)


whole()
sets()
