#!/usr/bin/env python3
"""Writes permuted-index-v1.json: test vectors of orders that are asked one position at a time.

usage: python3 permuted-index-v1.py [OUTPUT]    (standard library only; default: beside this file)

An independent second writing of docs/formats/permuted-index-v1.md: whole numbers, division where
the Rust code has shifts, SipHash for messages of any length. Generator and draws are those of
stream-v1.py. SipHash is checked against published values before anything is written.
"""

import importlib.util
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
M64 = 2**64 - 1


def stream_v1():
    spec = importlib.util.spec_from_file_location("stream_v1", HERE / "stream-v1.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.check_chacha()
    return module


STREAM = stream_v1()


def siphash(key, message):
    """SipHash-2-4 of bytes under a key of 16 bytes."""

    def turn(word, by):
        return (word << by | word >> 64 - by) & M64

    def sip_rounds(times):
        nonlocal v0, v1, v2, v3
        for _ in range(times):
            v0 = (v0 + v1) & M64
            v1 = turn(v1, 13) ^ v0
            v0 = turn(v0, 32)
            v2 = (v2 + v3) & M64
            v3 = turn(v3, 16) ^ v2
            v0 = (v0 + v3) & M64
            v3 = turn(v3, 21) ^ v0
            v2 = (v2 + v1) & M64
            v1 = turn(v1, 17) ^ v2
            v2 = turn(v2, 32)

    k0, k1 = (int.from_bytes(key[i : i + 8], "little") for i in (0, 8))
    text = b"somepseudorandomlygeneratedbytes"
    c0, c1, c2, c3 = (int.from_bytes(text[i : i + 8], "big") for i in (0, 8, 16, 24))
    v0, v1, v2, v3 = k0 ^ c0, k1 ^ c1, k0 ^ c2, k1 ^ c3
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    for i in range(0, len(padded), 8):
        block = int.from_bytes(padded[i : i + 8], "little")
        v3 ^= block
        sip_rounds(2)
        v0 ^= block
    v2 ^= 0xFF
    sip_rounds(4)
    return v0 ^ v1 ^ v2 ^ v3


def check_siphash():
    key = bytes(range(16))
    # The example of the paper, appendix A: fifteen bytes.
    assert siphash(key, bytes(range(15))) == 0xA129CA6149BE45E5, "SipHash, appendix A"
    # From the reference vectors of its authors, bytes as printed there: none, one and eight.
    published = {0: "310e0edd47db6f72", 1: "fd67dc93c539f874", 8: "6224939a79f5f593"}
    for length, printed in published.items():
        value = siphash(key, bytes(range(length)))
        assert value.to_bytes(8, "little").hex() == printed, f"SipHash of {length} bytes"


class Order:
    """The order of 0..=last that a seed stands for."""

    def __init__(self, seed, last):
        self.last = last
        words = STREAM.Deal(seed, last)
        words.counter = 2**63 + 2**62
        self.table = None
        if last < 256:
            self.table = STREAM.fisher_yates(list(range(last + 1)), words)
            return
        bits = last.bit_length()
        self.columns = 2 ** (bits // 2)
        self.rows = last // self.columns + 1
        rounds = 12
        while (rounds - 4) * ((bits - 1) // 2) < 128:
            rounds += 2
        self.keys = []
        for _ in range(rounds):
            self.keys.append(b"".join(words.word64().to_bytes(8, "little") for _ in range(2)))

    def amount(self, round_, line, length):
        return siphash(self.keys[round_], line.to_bytes(8, "little")) * length // 2**64

    def at(self, position):
        if self.table:
            return self.table[position]
        number = position
        while True:
            row, column = divmod(number, self.columns)
            for round_ in range(len(self.keys)):
                if round_ % 2 == 0:
                    column = (column + self.amount(round_, row, self.columns)) % self.columns
                else:
                    row = (row + self.amount(round_, column, self.rows)) % self.rows
            number = row * self.columns + column
            if number <= self.last:
                return number


SEEDS = [0, 42, int.from_bytes(bytes(range(1, 33)), "little")]
WHOLE = [1, 2, 3, 5, 10, 33, 52, 255, 256, 257, 300, 512, 1000]
LARGE = [1025, 4096, 10**4, 65537, 10**6, 5 * 10**6, 10**8, 2**32 - 1, 2**32, 2**32 + 1]
LARGE += [10**12, 2**63 - 1, 2**63, 2**63 + 1, 2**64 - 1, 2**64]


def texts(numbers):
    """Numbers beyond 2^53 as texts, since many readers of JSON round them."""
    return [str(number) if number >= 2**53 else number for number in numbers]


def rows():
    for seed in SEEDS:
        for count in WHOLE + LARGE:
            last = count - 1
            order = Order(seed, last)
            row = {"seed": hex(seed), "last": texts([last])[0]}
            if count in WHOLE:
                yield row | {"numbers": [order.at(position) for position in range(count)]}
                continue
            # Both ends, the middle, and places without a pattern.
            positions = [0, 1, 2, last // 3, last // 2, last - 1, last]
            positions += [pow(3, power, count) for power in (41, 97, 1009)]
            numbers = [order.at(position) for position in positions]
            yield row | {"positions": texts(positions), "numbers": texts(numbers)}


def main():
    check_siphash()
    lines = ",\n".join("    " + json.dumps(row, separators=(",", ":")) for row in rows())
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "permuted-index-v1.json"
    head = '{\n  "format": "misdeal permuted index, version 1",\n  "orders": [\n'
    output.write_text(head + lines + "\n  ]\n}\n", encoding="ascii")


if __name__ == "__main__":
    main()
