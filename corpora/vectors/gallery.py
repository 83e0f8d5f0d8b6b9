#!/usr/bin/env python3
"""Writes gallery.json: exact laws of faulty shuffles that have no name in the catalogue.

usage: python3 gallery.py [OUTPUT]    (standard library only; default: the file beside this one)
       python3 gallery.py --figures   the figures of the pages, on standard output

A law is computed from what a fault does to an order (which orders, or the draws that an order
tells of), and only where nothing shorter is known by following all paths. Each line of the file
is a law: the shuffle, its parameter or null, the number of cards, how many of them from the
first position on count (`first`, a sample), and the orders as digits, each with its parts of
`whole`. Cards that do not count are left out of the digits.
"""

import json
import pathlib
import sys
from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import comb, factorial, gcd, lcm, prod


def even(orders):
    """Each of these orders with the same chance."""
    orders = list(orders)
    return {order: Fraction(1, len(orders)) for order in orders}


def counted(ends):
    """Each path with the same chance; `ends` has its order."""
    counts = Counter(map(tuple, ends))
    return {order: Fraction(ways, counts.total()) for order, ways in counts.items()}


def decoded(order):
    """The draws of Fisher-Yates from the back, {position: draw}, read off an order: step i is
    the last to touch position i, so it drew the place of the card that ended there."""
    deck, draws = list(range(len(order))), {}
    for i in range(len(order) - 1, 0, -1):
        draws[i] = deck.index(order[i])
        deck[i], deck[draws[i]] = deck[draws[i]], deck[i]
    return draws


def by_draws(n, chance):
    """The law of Fisher-Yates from the back where step i draws j with chance(i, j)."""
    law = {}
    for order in permutations(range(n)):
        p = prod((Fraction(chance(i, j)) for i, j in decoded(order).items()), start=Fraction(1))
        if p:
            law[order] = p
    return law


def swaps(n, steps, values):
    """Every path of exchanges: `steps` are positions, each with any position of its values."""
    for path in product(*(values(i) for i in steps)):
        deck = list(range(n))
        for i, j in zip(steps, path):
            if j < n:
                deck[i], deck[j] = deck[j], deck[i]
        yield deck


def stops_early(n, left_out):
    return by_draws(n, lambda i, j: Fraction(1, i + 1) if i > left_out else int(j == i))


def first_never_moves(n, _):
    return even((0, *rest) for rest in permutations(range(1, n)))


def constant_bound(n, bound):
    bound = max(1, min(n, bound))
    return counted(swaps(n, range(n - 1, 0, -1), lambda _: range(bound)))


def constant_bound_forward(n, bound):
    bound = max(1, min(n, bound))
    return counted(swaps(n, range(n), lambda _: range(bound)))


def global_swap_backward(n, _):
    return counted(swaps(n, range(n - 1, -1, -1), lambda _: range(n)))


def rounded(n, _):
    """j if i times a uniform number lies in (j - 1/2, j + 1/2)."""
    def chance(i, j):
        low, high = Fraction(2 * j - 1, 2), Fraction(2 * j + 1, 2)
        return (min(high, i) - max(low, 0)) / i
    return by_draws(n, chance)


def probe_next(n, _):
    def ends():
        for slots in product(range(n), repeat=n):
            free, lying = set(range(n)), [None] * n
            for card, slot in enumerate(slots):
                place = min(free, key=lambda other: (other - slot) % n)
                free.remove(place)
                lying[place] = card
            yield lying
    return counted(ends())


def small_buffer(n, size):
    """The buffer itself, by all its draws; what is left in it comes out in any order."""
    law = Counter()

    def go(out, buffer, coming, p):
        if coming < n and len(buffer) < size:
            return go(out, buffer + [coming], coming + 1, p)
        if coming == n:
            for rest in permutations(buffer):
                law[(*out, *rest)] += p / factorial(len(buffer))
            return None
        for k in range(size):
            go(out + [buffer[k]], buffer[:k] + [coming] + buffer[k + 1:], coming + 1, p / size)
        return None

    go([], [], 0, Fraction(1))
    return dict(law)


def parts(n, size):
    return [range(start, min(start + size, n)) for start in range(0, n, size)]


def block_local(n, size):
    return even(sum(blocks, ()) for blocks in product(*map(permutations, parts(n, size))))


def unweighted_merge(n, size):
    """The chance of an order: of the orders inside the parts, and of each choice of a part."""
    def chance(order):
        left = [len(part) for part in parts(n, size)]
        p = prod((Fraction(1, factorial(count)) for count in left), start=Fraction(1))
        for card in order:
            p /= sum(count > 0 for count in left)
            left[card // size] -= 1
        return p
    return {order: chance(order) for order in permutations(range(n))}


def affine_map(n, _):
    units = [a for a in range(n) if gcd(a, n) == 1]
    return counted([(a * i + b) % n for i in range(n)] for a in units for b in range(n))


def derangement(n, _):
    orders = permutations(range(n))
    return even(o for o in orders if n == 1 or all(card != i for i, card in enumerate(o)))


def no_neighbours(n, _):
    def apart(order):
        return all(abs(a - b) != 1 for a, b in zip(order, order[1:]))
    return even(o for o in permutations(range(n)) if n <= 3 or apart(o))


def reservoir(n, k, values):
    """All samples of a reservoir whose item i, from k on, draws one of so many values."""
    def ends():
        for path in product(*(range(values(i)) for i in range(k, n))):
            sample = list(range(k))
            for item, slot in zip(range(k, n), path):
                if slot < k:
                    sample[slot] = item
            yield sample
    return counted(ends())


def reservoir_skew(n, k):
    return reservoir(n, k, lambda i: i)


def reservoir_first_lost(n, k):
    return reservoir(n, k, lambda i: i - k + 1)


def partial_off_by_one(n, k):
    """Every choice of the last k-1 cards is equally likely, and the first place of the sample
    has what the exchanges that bring these cards leave there."""
    law = {}
    for end in permutations(range(n), k - 1):
        deck = list(range(n))
        for i, card in zip(range(n - 1, n - k, -1), end):
            j = deck.index(card)
            deck[i], deck[j] = deck[j], deck[i]
        law[tuple(deck[n - k:])] = Fraction(1, prod(range(n - k + 2, n + 1)))
    return law


def even_only(n, _):
    def inversions(order):
        return sum(order[i] > order[j] for j in range(n) for i in range(j))
    return even(order for order in permutations(range(n)) if inversions(order) % 2 == 0)


def keys_up_to(n, top):
    return counted(sorted(range(n), key=keys.__getitem__)
                   for keys in product(range(top + 1), repeat=n))


def xor_network(n, _):
    """Four rounds are one linear map (its third power is nothing) and a constant, any one."""
    half = 1
    while 4**half < n:
        half += 1
    mask = 2**half - 1

    def through(value, constant):
        left, right = value >> half, value & mask
        return (right << half | left ^ right) ^ constant

    def ends():
        for constant in range(4**half):
            deal = []
            for position in range(n):
                value = through(position, constant)
                while value >= n:
                    value = through(value, constant)
                deal.append(value)
            yield deal
    return counted(ends())


def one_draw(n, _):
    """With a random number below the least common multiple of all bounds."""
    orders = {tuple(decoded(o).values()): o for o in permutations(range(n))}
    whole = lcm(*range(1, n + 1))
    return even(orders[tuple(r % (i + 1) for i in range(n - 1, 0, -1))] for r in range(whole))


def distinct_transpositions(n, times):
    """Every path of exchanges of two different positions."""
    def ends():
        pairs = list(permutations(range(n), 2))
        for path in product(pairs, repeat=times if pairs else 0):
            deck = list(range(n))
            for i, j in path:
                deck[i], deck[j] = deck[j], deck[i]
            yield deck
    return counted(ends())


def merge_pairs(n, _):
    """The law of a merge by coins: all ways to interleave, one of two heads at a time."""
    def interleaved(upper, lower):
        if not upper or not lower:
            return {upper + lower: Fraction(1)}
        law = Counter()
        for head, rest in (upper[:1], (upper[1:], lower)), (lower[:1], (upper, lower[1:])):
            for order, p in interleaved(*rest).items():
                law[head + order] += p / 2
        return law

    def merged(runs):
        if len(runs) < 2:
            run = runs[0] if runs else ()
            return even({run, run[::-1]})
        half = (len(runs) + 1) // 2
        law = Counter()
        for upper, p in merged(runs[:half]).items():
            for lower, q in merged(runs[half:]).items():
                for order, chance in interleaved(upper, lower).items():
                    law[order] += p * q * chance
        return law

    return dict(merged([tuple(range(i, min(i + 2, n))) for i in range(0, n, 2)]))


def overrun(n, _):
    return counted(swaps(n, range(n - 1, 0, -1), lambda i: range(i + 2)))


WITHOUT = [first_never_moves, global_swap_backward, rounded, probe_next, affine_map,
           derangement, no_neighbours, even_only, xor_network, one_draw, merge_pairs, overrun]
WITH = [(stops_early, (0, 1, 2, 9)), (constant_bound, (0, 1, 2, 3, 9)),
        (constant_bound_forward, (0, 1, 2, 3, 4, 9)), (small_buffer, (1, 2, 3, 9)),
        (block_local, (1, 2, 3, 9)), (unweighted_merge, (1, 2, 3, 9)), (keys_up_to, (0, 1, 2, 4)),
        (distinct_transpositions, (0, 1, 2, 3))]
SAMPLES = [reservoir_skew, reservoir_first_lost, partial_off_by_one]


def laws():
    for n in range(1, 6):
        for shuffle in WITHOUT:
            if (shuffle, n) != (derangement, 1):
                yield shuffle, None, n, n
        for shuffle, parameters in WITH:
            for parameter in parameters:
                yield shuffle, parameter, n, n
        for shuffle in SAMPLES:
            for k in range(1, n + 1):
                yield shuffle, k, n, k


def row(shuffle, parameter, n, first):
    law = shuffle(n, parameter)
    assert sum(law.values()) == 1, (shuffle, parameter, n)
    whole = lcm(*(p.denominator for p in law.values()))
    orders = {"".join(map(str, o)): int(p * whole) for o, p in sorted(law.items())}
    return {"shuffle": shuffle.__name__, "parameter": parameter, "cards": n, "first": first,
            "whole": whole, "orders": orders}


def variation(law, n, first=None):
    fair = Fraction(factorial(n - (first or n)), factorial(n))
    orders = permutations(range(n), first or n)
    return sum(abs(law.get(order, 0) - fair) for order in orders) / 2


def eulerian(n):
    """The number of orders with 0, 1, ... descents."""
    return [sum((-1) ** j * comb(n + 1, j) * (k + 1 - j) ** n for j in range(k + 1))
            for k in range(n)]


def keys_variation(n, values):
    """The law by descents of an order: C(values + n - 1 - d, n) / values^n."""
    sizes, whole = eulerian(n), values**n * factorial(n)
    chances = [comb(values + n - 1 - d, n) * factorial(n) for d in range(n)]
    return Fraction(sum(a * abs(c - values**n) for a, c in zip(sizes, chances)), 2 * whole)


def one_card(n, steps, values):
    """table[card][position]: the chances after exchanges with an even choice of values."""
    table = [[float(card == position) for position in range(n)] for card in range(n)]
    for i in steps:
        share = 1 / len(values(i))
        others = [j for j in values(i) if j != i and j < n]
        for chances in table:
            there, came = chances[i], sum(chances[j] * share for j in others)
            for j in others:
                chances[j] += (there - chances[j]) * share
            chances[i] = there * (1 - share * len(others)) + came
    return table


def figures():
    for shuffle in WITHOUT:
        tvs = [variation(shuffle(n, None), n) for n in (2, 3, 4, 5)]
        print(shuffle.__name__, "variation for 2, 3, 4, 5 cards:", *map(show, tvs))
        print("   orders:", *(len(shuffle(n, None)) for n in (2, 3, 4, 5)))
    for shuffle, parameters in WITH:
        for parameter in parameters:
            tvs = [variation(shuffle(n, parameter), n) for n in (2, 3, 4, 5)]
            print(shuffle.__name__, parameter, "variation for 2, 3, 4, 5:", *map(show, tvs))
    for shuffle in SAMPLES:
        for n, k in ((5, 1), (5, 2), (5, 3)):
            law = shuffle(n, k)
            held = [sum(p for sample, p in law.items() if card in sample) for card in range(n)]
            print(shuffle.__name__, f"{k} of {n}: variation", show(variation(law, n, k)),
                  "each card in the sample:", *held)
    for n in (5, 52):
        swap = one_card(n, range(n - 1, -1, -1), lambda _: range(n))
        print("global_swap_backward", n, "on the last position, times the share: card n-2",
              f"{swap[n - 2][-1] * n:.4f}", "card 0", f"{swap[0][-1] * n:.4f}")
        bound = one_card(n, range(n - 1, 0, -1), lambda _: range(n // 2))
        print("constant_bound", n, n // 2, "never:", never(bound), "card 0 last:", bound[0][-1])
        bound = one_card(n, range(n), lambda _: range(n // 2))
        print("constant_bound_forward", n, n // 2, "never:", never(bound))
        bound = one_card(n, range(n), lambda _: range(n - 1))
        print("constant_bound_forward", n, n - 1, "last card on first and last:", bound[-1][0],
              bound[-1][-1])
        over = one_card(n, range(n - 1, 0, -1), lambda i: range(i + 2))
        print("overrun", n, "last card home:", over[-1][-1], "times", over[-1][-1] * n)
    for n in (5, 10, 52):
        home = comb(2 * n - 2, n - 1) / 4 ** (n - 1)
        print("rounded", n, "card 0 home", home, "times", home * n, "others", n / (2 * (n - 1)))
    for n, size in ((52, 13), (52, 26), (10, 5)):
        print("small_buffer", n, size, "orders of all",
              size ** (n - size) * factorial(size) / factorial(n))
        print("block_local", n, size, "orders of all", prod(
            factorial(len(part)) for part in parts(n, size)) / factorial(n))
    for n in (4, 5, 10, 16, 52, 64):
        network = xor_network(n, None)
        print("xor_network", n, "orders", len(network), "likeliest", max(network.values()))
    for n in (4, 5, 10, 52):
        units = sum(gcd(a, n) == 1 for a in range(n))
        print("affine_map", n, "orders", units * n, "one_draw", lcm(*range(1, n + 1)))
    for n in (10, 52):
        deranged = Fraction(sum((-1) ** k * Fraction(1, factorial(k)) for k in range(n + 1)))
        print("derangement", n, "chance", float(deranged))
        print("no_neighbours", n, "chance", float(apart_chance(n)))
    for n, values in ((3, 2), (4, 2), (5, 2), (52, 52), (52, 100), (52, 256), (52, 1000),
                      (52, 10000), (52, 32768), (416, 416)):
        print("keys_up_to", n, values - 1, "variation", float(keys_variation(n, values)))


def apart_chance(n):
    """By inclusion and exclusion over the neighbours that are kept: with k kept pairs in r
    blocks of two and more, (n-k)! orders of the blocks, 2^r ways to turn them."""
    total = 0
    for k in range(n):
        for r in range(min(k, n - k) + 1):
            if (k == 0) == (r == 0):
                ways = comb(n - k, r) * (comb(k - 1, r - 1) if k else 1)
                total += (-1) ** k * ways * 2**r * factorial(n - k)
    return Fraction(total, factorial(n))


def never(table):
    return sum(chance == 0 for chances in table for chance in chances)


def show(p):
    return f"{p} = {float(p):.6f},"


if __name__ == "__main__":
    if sys.argv[1:] == ["--figures"]:
        figures()
    else:
        default = pathlib.Path(__file__).with_suffix(".json")
        output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
        lines = [json.dumps(row(*law), separators=(",", ":")) for law in laws()]
        output.write_text("[\n" + ",\n".join(lines) + "\n]\n")
