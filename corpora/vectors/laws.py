#!/usr/bin/env python3
"""Writes laws.csv: single chances of numbers of a fair order, from whole numbers.

usage: python3 laws.py > laws.csv     (needs mpmath; the tests only read the csv)

descents,n,k             P(k descents)
peaks,n,k                P(k inner peaks)
successions,n,k          P(k successions)
longest_rise,n,k         P(longest rising subsequence of k)
binomial,trials,p,k      P(k successes); p is a/b with b a power of two
overlap,n,marked,k       P(k of the marked things among as many drawn)
distinct,n,draws,k       P(k different values)
The ways are counted in whole numbers, by other formulas than those under test.
"""
from math import comb, factorial

from mpmath import mp, mpf

mp.dps = 40


def row(law, args, ways, whole):
    value = mpf(ways) / whole
    if value >= mpf(10) ** -299:
        print(",".join([law, *map(str, args), mp.nstr(value, 20)]))


def eulerian(n, k):
    return sum((-1) ** j * comb(n + 1, j) * (k + 1 - j) ** n for j in range(k + 1))


for n in (10, 52, 208, 1024):
    sd = ((n + 1) / 12) ** 0.5
    for k in sorted({0, 1, n // 8, n // 4, n // 2, *(int(n / 2 + z * sd) for z in (-8, 3, 20))}):
        if 0 <= k < n:
            row("descents", (n, k), eulerian(n, k), factorial(n))


def peaks(n):
    """By J. Stembridge's identity, sum A(n, k) t^k = sum T(n, k) t^k (1+t)^(n-1-2k) / 2^(n-1-2k)."""
    left, counts = [eulerian(n, k) for k in range((n + 1) // 2)], []
    for k in range((n + 1) // 2):
        gamma, degree = left[k], n - 1 - 2 * k
        counts.append(gamma << degree)
        for j in range(k, len(left)):
            left[j] -= gamma * comb(degree, j - k)
    return counts


for n in (10, 52, 208, 400):
    counts = peaks(n)
    assert sum(counts) == factorial(n)
    for k in sorted({0, 1, n // 8, n // 4, n // 3, n // 2 - 9, (n - 1) // 2}):
        if 0 <= k < len(counts):
            row("peaks", (n, k), counts[k], factorial(n))


def differences(n, k):
    """Orders with k successions: k of n-1 pairs are kept, and of the blocks none."""
    m = n - k
    none = sum((-1) ** j * comb(m - 1, j) * factorial(m - j) for j in range(m))
    return comb(n - 1, k) * none


for n in (10, 21, 22, 52, 1000):
    for k in (0, 1, 2, 5, 9, 20):
        if k < n:
            row("successions", (n, k), differences(n, k), factorial(n))


def partitions(n, most):
    if n == 0:
        yield []
    for first in range(min(n, most), 0, -1):
        for rest in partitions(n - first, first):
            yield [first, *rest]


def longest_rise(n):
    """By Frobenius' formula, n! prod (l_i - l_j) / prod l_i! for l_i = part_i + parts - i."""
    counts = [0] * (n + 1)
    for parts in partitions(n, n):
        ends = [part + len(parts) - 1 - i for i, part in enumerate(parts)]
        over = under = 1
        for i, end in enumerate(ends):
            under *= factorial(end)
            for other in ends[i + 1 :]:
                over *= end - other
        ways = factorial(n) * over // under
        counts[parts[0]] += ways * ways
    return counts


for n in (10, 30, 52):
    counts = longest_rise(n)
    assert sum(counts) == factorial(n)
    for k in range(1, n + 1):
        row("longest_rise", (n, k), counts[k], factorial(n))

for trials in (10, 1024):
    for a, b in ((1, 1 << 20), (1, 4), (1, 2), (7, 8)):
        for k in sorted({0, 1, 5, trials // 4, trials // 2, trials - 3, trials}):
            ways = comb(trials, k) * a**k * (b - a) ** (trials - k)
            row("binomial", (trials, f"{a}/{b}", k), ways, b**trials)

for n, marked in ((52, 5), (52, 13), (52, 40), (1000, 300), (1000000, 1024)):
    for k in sorted({0, 1, 5, marked // 3, marked // 2, marked - 1, marked}):
        if k <= marked:
            ways = comb(marked, k) * comb(n - marked, marked - k)
            row("overlap", (n, marked, k), ways, comb(n, marked))

for n, draws in ((52, 52), (52, 256), (256, 52), (256, 256)):
    for k in sorted({1, 5, 20, 32, 33, 42, 51, 52, 162, 200, 250, 256}):
        if k <= min(n, draws):
            onto = sum((-1) ** j * comb(k, j) * (k - j) ** draws for j in range(k + 1))
            row("distinct", (n, draws, k), comb(n, k) * onto, n**draws)
