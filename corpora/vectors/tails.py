#!/usr/bin/env python3
"""Writes tails.csv: natural logarithms of tails, by mpmath at 60 digits.

usage: python3 tails.py > tails.csv     (needs mpmath; the tests only read the csv)

chi_square,statistic,degrees             ln P(X >= statistic)
chi_square_lower,statistic,degrees       ln P(X <= statistic)
binomial,count,trials,p                  ln P(X >= count)
binomial_lower,count,trials,p            ln P(X <= count)
poisson,count,mean                       ln P(X >= count)
poisson_lower,count,mean                 ln P(X <= count)
binomial_low,count,trials,miss           the low end of Clopper's and Pearson's interval
binomial_high,count,trials,miss          its high end
poisson_low,count,miss                   the low end of Garwood's interval
poisson_high,count,miss                  its high end
sum_of_fixed_points,total,trials,things  ln min(1, 2 min(P(S >= total), P(S <= total)))
sum_of_cycles,total,trials,things        the same
sum_of_inversions,total,trials,things    the same
Chances p, means and statistics are given as exact binary fractions or as k/m.
"""
from math import comb, factorial

from mpmath import binomial, exp, findroot, fsum, gammainc, linspace, log, loggamma
from mpmath import mp, mpc, mpf, pi, quad, sinh, sqrt

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


def chi_lower(x, df):
    return log(gammainc(mpf(df) / 2, 0, x / 2, regularized=True))


for df in (1, 2, 3, 51, 81, 90, 1326, 2601, 40319):
    row("chi_square_lower", ("1/1000", df), chi_lower(mpf(1) / 1000, df))
    for x in sorted({1, df // 2, df - int((2 * df) ** 0.5), df, df + 2, df + int(4 * df**0.5)}):
        if x > 0:
            row("chi_square_lower", (x, df), chi_lower(mpf(x), df))
for x in (1, 900000, 990000, 1000000, 1001000):
    row("chi_square_lower", (x, 1000000), chi_lower(mpf(x), 1000000))


def ratio_sum(factor):
    """1 + factor(0) + factor(0) factor(1) + ..., factors (a, b) for a/b, to 50 digits."""
    term = total = 1 << 200
    j = 0
    while term << 170 > total:
        a, b = factor(j)
        term = term * a // b
        total += term
        j += 1
    return mpf(total) / (1 << 200)


def poisson_tail(k, mean, lower):
    """For a whole mean, of which k is on the side that is asked for."""
    first = k * log(mpf(mean)) - mean - loggamma(mpf(k) + 1)
    factor = (lambda j: (k - j, mean)) if lower else (lambda j: (mean, k + 1 + j))
    return first + log(ratio_sum(factor))


for mean in (1, 25, 20000):
    for k in sorted({0, mean // 3, mean - int(6 * mean**0.5), mean - int(mean**0.5), mean - 1}):
        if 0 <= k < mean:
            row("poisson_lower", (k, mean), poisson_tail(k, mean, True))
for mean in (10**10, 10**12):
    for z in (6, 40, 1000):
        k = mean - z * int(mean**0.5)
        row("poisson_lower", (k, mean), poisson_tail(k, mean, True))
        row("poisson", (2 * mean - k, mean), poisson_tail(2 * mean - k, mean, False))


def binomial_tail(k, n, p, lower):
    """For a k that is on the side that is asked for."""
    if lower:
        k, p = n - k, 1 - p
    terms, j, odds = [mpf(1)], k, p / (1 - p)
    while terms[-1] > mpf(10) ** -45 and j < n:
        terms.append(terms[-1] * (n - j) / (j + 1) * odds)
        j += 1
    choose = loggamma(mpf(n) + 1) - loggamma(mpf(k) + 1) - loggamma(mpf(n - k) + 1)
    return choose + k * log(p) + (n - k) * log(1 - p) + log(fsum(terms))


for n, k in ((10**8, 50 * 10**6), (10**8, 10**6), (10**8, 100)):
    for z in (6, 30):
        p, sd = mpf(k) / n, int((k * (1 - k / n)) ** 0.5)
        row("binomial", (k + z * sd, n, f"{k}/{n}"), binomial_tail(k + z * sd, n, p, False))
        few = k - z * sd
        if few >= 0:
            row("binomial_lower", (few, n, f"{k}/{n}"), binomial_tail(few, n, p, True))


def end(tail, near, far, miss):
    """The root of tail = ln(miss/2) between two points."""
    target = log(mpf(miss) / 2)
    return findroot(lambda x: tail(x) - target, (near, far), solver="anderson", tol=1e-70)


for n, k in ((1, 0), (10, 0), (10, 1), (10, 5), (10, 10), (1000, 3), (10**6, 19231), (10**8, 1)):
    for miss in ("1/100", "1/1000000000"):
        a, b = map(int, miss.split("/"))
        m, tiny = mpf(a) / b, mpf(10) ** -20
        p = mpf(k) / n
        sd = (p * (1 - p) / n) ** 0.5
        if k > 0:
            near, far = (p - 2 * sd, p - 8 * sd) if k > 100 else (p - tiny, tiny)
            if k == n:
                row("binomial_low", (k, n, miss), (m / 2) ** (mpf(1) / n))
            else:
                low = end(lambda x: binomial_tail(k, n, x, False), near, far, m)
                row("binomial_low", (k, n, miss), low)
        if k < n:
            near, far = (p + 2 * sd, p + 8 * sd) if k > 100 else (p + tiny, 1 - tiny)
            if k == 0:
                row("binomial_high", (k, n, miss), 1 - (m / 2) ** (mpf(1) / n))
            else:
                far = min(far, p + 60 * sd)
                high = end(lambda x: binomial_tail(k, n, x, True), near, far, m)
                row("binomial_high", (k, n, miss), high)

for k in (0, 1, 10, 1000, 10**6):
    for miss in ("1/100", "1/1000000000"):
        a, b = map(int, miss.split("/"))
        m, sd = mpf(a) / b, mpf(k) ** 0.5

        def poisson_at(x, lower):
            terms, j = [mpf(1)], k
            while terms[-1] > mpf(10) ** -45:
                terms.append(terms[-1] * (j / x if lower else x / (j + 1)))
                j += -1 if lower else 1
            return k * log(x) - x - loggamma(mpf(k) + 1) + log(fsum(terms))

        if k > 0:
            low = end(lambda x: poisson_at(x, False), k, max(k - 8 * sd, mpf(10) ** -20), m)
            row("poisson_low", (k, miss), low)
        high = end(lambda x: poisson_at(x, True), k + mpf(10) ** -9, k + 8 * sd + 40, m)
        row("poisson_high", (k, miss), high)


# Counts of orders of n things, by what is counted, and of tuples of orders by its sum.
def times(a, b):
    product = [0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            product[i + j] += x * y
    return product


def fixed_points(n):
    derangements = [1, 0]
    for m in range(2, n + 1):
        derangements.append((m - 1) * (derangements[-1] + derangements[-2]))
    return [comb(n, k) * derangements[n - k] for k in range(n + 1)]


def cycles(n):
    counts = [1]
    for m in range(n):
        counts = times(counts, [m, 1])
    return counts


def inversions(n):
    counts = [1]
    for m in range(1, n + 1):
        counts = times(counts, [1] * m)
    return counts


for name, counts in (
    ("fixed_points", fixed_points),
    ("cycles", cycles),
    ("inversions", inversions),
):
    for n, trials in ((3, 50), (5, 50), (10, 50), (5, 200), (10, 200)):
        if (name, n) == ("inversions", 10):
            continue
        one = counts(n)
        whole = factorial(n) ** trials
        sums = [1]
        for _ in range(trials):
            sums = times(sums, one)
        mean = sum(k * c for k, c in enumerate(one)) / factorial(n)
        variance = sum(k * k * c for k, c in enumerate(one)) / factorial(n) - mean * mean
        for z in (-9, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 20):
            total = round(mean * trials + z * (variance * trials) ** 0.5)
            if 0 <= total < len(sums) and sums[total]:
                smaller = min(sum(sums[: total + 1]), sum(sums[total:]))
                p = min(mpf(1), 2 * mpf(smaller) / whole)
                row(f"sum_of_{name}", (total, trials, n), log(p))


def inversions_far(excess, trials, n):
    """Of `excess` more than the mean: the generating function, inverted by an integral."""
    sd = sqrt(mpf(trials) * sum(mpf(m * m - 1) / 12 for m in range(1, n + 1)))

    def term(y):
        # Along any line to the right of 0; on this one nearly nothing is far from its middle.
        z = mpc(excess / sd**2, y)
        power = sum(log(sinh(m * z / 2) / (m * sinh(z / 2))) for m in range(2, n + 1))
        return (exp(trials * power - z * excess) / (1 - exp(-z))).real

    return 2 * quad(term, linspace(0, 14 / sd, 8)) / pi


mp.dps = 30
for excess, trials in ((2004, 1000), (12023, 1000), (24108, 1000), (380181, 1000000)):
    for total in (trials * 663 - excess, trials * 663 + excess):
        row("sum_of_inversions", (total, trials, 52), log(inversions_far(excess, trials, 52)))
