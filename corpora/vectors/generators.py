#!/usr/bin/env python3
"""Writes generators.json: what the real generators give, for the study generators to equal.

usage: python3 generators.py [OUTPUT]    (default: the file beside this one)

Needs cc, c++ with libstdc++, java, node, php and CPython, each of which is asked itself; the tests
only read the json. Nothing is shared with the Rust code. A row holds

  kind      word, fraction: the next outputs; native, modulo, float: bounded draws, one for each of
            `maxima`; deals: orders of a deck, one after another from one state; word-10000: the
            10000th word
  what      the generator, or for deals the shuffle with its settings
  seed      or, for xorshift128plus, the `state` (s0, s1)
  values    texts, because many readers of JSON round numbers
  origin    what gave the row
"""

import json
import pathlib
import platform
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
PROGRAMS = HERE / "generators"
# node takes an int; 0 means no seed.
NODE_SEEDS = (1, 42, 1_700_000_000, 2**31 - 1)


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def first_line(*command):
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return (done.stdout or done.stderr).splitlines()[0]


def rows(text, origin):
    return [json.loads(line) | {"origin": origin} for line in text.splitlines()]


def compiled(folder, compiler, source):
    program = str(pathlib.Path(folder, source.replace(".", "-")))
    # No fused multiplication: the fractions are those of plain doubles.
    output(compiler, "-O1", "-ffp-contract=off", "-o", program, str(PROGRAMS / source))
    return output(program)


def node(*arguments):
    seed = arguments[0]
    return output("node", f"--random-seed={seed}", str(PROGRAMS / "node.js"), *arguments)


def main():
    # Only the version's number: what follows names a build.
    glibc = platform.libc_ver()[1]
    gcc = output("g++", "-dumpfullversion").strip()
    java = first_line("java", "--version").split()[1]
    v8 = output("node", "-p", "process.versions.v8").strip().split("-")[0]
    node_version = output("node", "--version").strip().lstrip("v")
    php = output("php", "-r", "echo PHP_VERSION;")
    python = platform.python_version()

    found = json.loads((PROGRAMS / "published.json").read_text())
    with tempfile.TemporaryDirectory() as folder:
        found += rows(compiled(folder, "cc", "glibc.c"), f"glibc {glibc}, generators/glibc.c")
        found += rows(
            compiled(folder, "cc", "written.c"),
            "generators/written.c, from the public description",
        )
        found += rows(
            compiled(folder, "c++", "libstdcxx.cpp"),
            f"libstdc++ of GCC {gcc}, generators/libstdcxx.cpp",
        )
    found += rows(
        output("java", str(PROGRAMS / "Generators.java")),
        f"Java {java}, generators/Generators.java",
    )
    found += rows(
        output(sys.executable, str(PROGRAMS / "cpython.py")),
        f"CPython {python}, generators/cpython.py",
    )
    for seed in NODE_SEEDS:
        for what in ("fraction", "draws", "deals"):
            found += rows(
                node(str(seed), what),
                f"Node {node_version} (V8 {v8}), node --random-seed={seed} generators/node.js",
            )
    found += rows(output("php", str(PROGRAMS / "php.php")), f"PHP {php}, generators/php.php")

    # `lcg-low-bits` is asked of glibc as TYPE_0, everything else as its name says.
    out = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "generators.json"
    with out.open("w") as file:
        file.write('{\n"format": "misdeal study generators, version 1",\n"rows": [\n')
        file.write(",\n".join(json.dumps(row, separators=(",", ":")) for row in found))
        file.write("\n]\n}\n")


main()
