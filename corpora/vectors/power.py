#!/usr/bin/env python3
"""Writes power.csv: laws for the power of tests, by mpmath at 60 digits.

usage: python3 power.py > power.csv     (needs mpmath; the tests only read the csv)

noncentral,statistic,degrees,noncentrality   P(X >= statistic)
normal,p                                     z with P(Z >= z) = p
The noncentral law is the mixture of central chi-squares of degrees + 2j with
the weights of Poisson(noncentrality / 2). Each term's tail comes from the one
before by Q(a+1, y) = Q(a, y) + y^a e^-y / gamma(a+1); with 60 digits that
loses nothing, and for small cases below each tail is computed by itself.
"""
from mpmath import mp, mpf, gammainc, exp, log, loggamma, sqrt, erfinv, erfc, findroot

mp.dps = 60


def noncentral(x, df, nc):
    y, a, mean = mpf(x) / 2, mpf(df) / 2, mpf(nc) / 2
    if mean == 0:
        return gammainc(a, y, regularized=True)
    # All terms but 1e-40 of the weight.
    half = int(14 * sqrt(mean) + 60)
    first = max(0, int(mean) - half)
    tail = gammainc(a + first, y, regularized=True)
    weight = exp(-mean + first * log(mean) - loggamma(first + 1))
    step = exp((a + first) * log(y) - y - loggamma(a + first + 1))
    total = mpf(0)
    for j in range(first, int(mean) + half):
        total += weight * tail
        tail += step
        step *= y / (a + j + 1)
        weight *= mean / (j + 1)
    return total


def noncentral_plain(x, df, nc):
    mean = mpf(nc) / 2
    term = lambda j: exp(-mean) * mean**j / mp.factorial(j)
    return mp.fsum(
        term(j) * gammainc(mpf(df) / 2 + j, mpf(x) / 2, regularized=True) for j in range(150)
    )


assert abs(noncentral(30, 5, 20) - noncentral_plain(30, 5, 20)) < mpf(10) ** -30
assert abs(noncentral(3, 81, 7) - noncentral_plain(3, 81, 7)) < mpf(10) ** -30

for df in (1, 2, 5, 81, 1326, 2601, 40319, 1046529):
    # From no fault at all to one that is found for certain. The statistic lies
    # near the critical values of 1e-2, 1e-6 and 1e-10.
    for z in (2, 5, 7):
        x = df + z * int((2 * df) ** 0.5 + 1) + (z * z if df < 1000 else 0)
        scale = (2 * df) ** 0.5 + 4
        for strength in (0, 0.1, 1, 3, 7, 9, 12, 30):
            nc = int(strength * scale) if strength != 0.1 else mpf(1) / 8
            value = noncentral(x, df, nc)
            print(f"noncentral,{x},{df},{mp.nstr(mpf(nc), 12)},{mp.nstr(value, 25)}")
for x, df, nc in ((1, 3, 0), (40, 3, 30), (20000, 3, 20000), (29000, 2601, 26000)):
    print(f"noncentral,{x},{df},{nc},{mp.nstr(noncentral(x, df, nc), 25)}")

for p in ("0.5", "0.25", "0.01", "0.99", "0.999999", "1e-3", "1e-6", "1e-10", "1e-16", "1e-40",
          "1e-200", "1e-300"):
    q = mpf(p)
    start = mp.sqrt(2) * erfinv(1 - 2 * q) if q > mpf("1e-20") else sqrt(-2 * log(q))
    z = findroot(lambda z: log(erfc(z / sqrt(2)) / 2) - log(q), start)
    print(f"normal,{p},{mp.nstr(z, 25)}")
