#!/usr/bin/env python3
"""Writes tails.csv: natural logarithms of upper tails, by mpmath at 60 digits.

usage: python3 tails.py > tails.csv     (needs mpmath; the tests only read the csv)

chi_square,statistic,degrees   ln P(X >= statistic)
binomial,count,trials,p        ln P(X >= count)
binomial_lower,count,trials,p  ln P(X <= count)
poisson,count,mean             ln P(X >= count)
Chances p and means are given as exact binary fractions or as k/m.
"""
from mpmath import mp, mpf, gammainc, log, binomial, fsum, exp, factorial

mp.dps = 60


def row(law, args, value):
    print(",".join([law, *map(str, args), mp.nstr(value, 25)]))


def chi(x, df):
    return log(gammainc(mpf(df) / 2, mpf(x) / 2, regularized=True))


for df in (1, 2, 3, 81, 90, 1326, 2601, 40319):
    # From the middle of the law to far beyond where a double underflows.
    for z in (-3, -1, 0, 1, 3, 6, 8, 40):
        x = df + z * int((2 * df) ** 0.5 + 1)
        if x > 0:
            row("chi_square", (x, df), chi(x, df))
    for factor in (5, 50):
        row("chi_square", (df * factor, df), chi(df * factor, df))
for df in (1000000,):
    for x in (1000000, 1010000, 1100000):
        row("chi_square", (x, df), chi(x, df))
row("chi_square", (3000, 2), chi(3000, 2))


def binom(k, n, num, den, lower=False):
    p = mpf(num) / den
    ks = range(0, k + 1) if lower else range(k, n + 1)
    # Terms beyond a few thousand past the mean do not change 25 digits.
    terms, top = [], mpf(0)
    for j in (reversed(ks) if lower else ks):
        t = binomial(n, j) * p**j * (1 - p) ** (n - j)
        terms.append(t)
        top = max(top, t)
        if t < top * mpf(10) ** -45 and len(terms) > 10:
            break
    return log(fsum(terms))


for n, num, den in ((10, 1, 2), (100, 1, 10), (1000, 1, 52), (100000, 1, 52), (100000, 1, 2)):
    mean = n * num // den
    sd = int((n * num / den * (1 - num / den)) ** 0.5 + 1)
    for z in (-8, -3, 0, 1, 3, 8, 40):
        k = mean + z * sd
        if 0 <= k <= n:
            row("binomial", (k, n, f"{num}/{den}"), binom(k, n, num, den))
            row("binomial_lower", (k, n, f"{num}/{den}"), binom(k, n, num, den, True))
for n, num, den in ((10, 1, 2), (1000, 1, 10), (1000, 1, 52)):
    row("binomial", (n, n, f"{num}/{den}"), binom(n, n, num, den))
    row("binomial_lower", (0, n, f"{num}/{den}"), binom(0, n, num, den, True))

for mean in ("1/1048576", "1/2", "1", "25", "20000"):
    m = mpf(mean.split("/")[0]) / (mpf(mean.split("/")[1]) if "/" in mean else 1)
    for k in sorted({int(m) + 1, int(m) + 3, int(m + 6 * m**0.5) + 2, int(m * 3) + 10}):
        row("poisson", (k, mean), log(gammainc(k, 0, m, regularized=True)))
