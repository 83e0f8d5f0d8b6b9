"""Generator.shuffle of numpy: N SHUFFLES SEED, as in rival.h; prints nanoseconds and a checksum."""

import sys
import time
import zlib

import numpy

n, shuffles, seed = map(int, sys.argv[1:])
numbers = numpy.arange(n, dtype=numpy.uint8 if n <= 256 else numpy.uint32)
generator = numpy.random.default_rng(seed)
begin = time.perf_counter_ns()
for _ in range(shuffles):
    generator.shuffle(numbers)
elapsed = time.perf_counter_ns() - begin
print(elapsed, zlib.crc32(numbers))
