#!/usr/bin/env bash
# Counts the instructions of small fixed amounts of work (src/guard.rs) under
# callgrind and compares them with guard.csv. Fails if one takes over 5 % more.
#
#   bench/guard.sh            compare
#   bench/guard.sh --write    renew guard.csv
set -euo pipefail
cd "$(dirname "$0")"

more_max_percent=5
kernels=(audit text names decks decks-vectors shuffle holds)

case "${1:-}" in
'' | --write) ;;
*)
    echo "usage: bench/guard.sh [--write]" >&2
    exit 2
    ;;
esac
command -v valgrind >/dev/null || { echo "error: valgrind is not here" >&2; exit 2; }

cargo build --release --quiet
program="${CARGO_TARGET_DIR:-target}/release/bench"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# The total that callgrind writes into its file.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file="$work/$1" --log-file="$work/log" \
        "$program" guard "$1" >/dev/null || { cat "$work/log" >&2; return 2; }
    sed -n -E 's/^(summary|totals): ([0-9]+).*/\2/p' "$work/$1" | head -n 1
}

echo kernel,instructions >"$work/guard.csv"
failed=0
for kernel in "${kernels[@]}"; do
    now=$(instructions "$kernel")
    echo "$kernel,$now" >>"$work/guard.csv"
    [ "${1:-}" = --write ] && continue
    stored=$(sed -n "s/^$kernel,//p" guard.csv)
    if [ -z "$stored" ]; then
        echo "$kernel: $now instructions, none stored; run bench/guard.sh --write"
        failed=1
        continue
    fi
    change=$(awk -v now="$now" -v stored="$stored" 'BEGIN { printf "%+.1f", 100 * (now / stored - 1) }')
    echo "$kernel: $now instructions, $change % of $stored"
    if [ $((100 * now)) -gt $(((100 + more_max_percent) * stored)) ]; then
        echo "$kernel: more than $more_max_percent % above" >&2
        failed=1
    fi
done
if [ "${1:-}" = --write ]; then
    cp "$work/guard.csv" guard.csv
    cat guard.csv
fi
exit "$failed"
