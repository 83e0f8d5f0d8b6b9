#!/usr/bin/env python3
"""Writes tally-v1.txt, tally-v1.tally and tally-v1-set.tally: saved tallies, version 1.

usage: python3 tally-v1.py [FOLDER]    (needs xxhash; the tests only read the files; default: here)

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
    }
    return {"frame": name, "deals": len(lists)} | {key: counts[key]() for key in keys}


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
LISTS = ["fixed-points", "cycles", "even"]


def whole():
    """Forty deals of four cards counted from 1; the eighth lacks card 2."""
    cards = 4
    all_deals = list(deals(40, cards, 1))
    bad = 7
    all_deals[bad] = [0, 2, 2, 3]
    lines = [" ".join(str(card + 1) for card in deal) + "\n" for deal in all_deals]
    (FOLDER / "tally-v1.txt").write_text("".join(lines))
    valid = all_deals[:bad] + all_deals[bad + 1 :]
    orders = list(map(list, itertools.permutations(range(cards))))
    ranks = [orders.index(deal) for deal in valid]
    header = {
        "schema": "misdeal.tally/1",
        "version": "0.1.0",
        "subject": "tally-v1.txt",
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
        },
        "fingerprints": len(valid),
        "naming": {"first-index": 1},
        "unit": "line",
        "notes": [],
    }
    lines = [
        header,
        frame("position-to-card", valid, cards, ["position", *DECODINGS, *LISTS]),
        frame("card-to-position", list(map(inverse, valid)), cards, DECODINGS),
        frame("relative-1", relative(valid, 1), cards, ["position", *DECODINGS, *LISTS]),
    ]
    for lag in range(2, 9):
        lists = relative(valid, lag)
        lines.append(frame(f"relative-{lag}", lists, cards, ["position", "fixed-points"]))
    lines.append({"orders": histogram(ranks, len(orders))})
    write("tally-v1.tally", lines, ranks)


def sets():
    """Hands of two of five cards called by name, with every kind of note."""
    cards, dealt = 5, 2
    hands = [deal[:dealt] for deal in deals(30, cards, 2)]
    header = {
        "schema": "misdeal.tally/1",
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
    write("tally-v1-set.tally", [header, {"inclusion": inclusion}], hashes)


whole()
sets()
