# Sourced by the `run` scripts whose program has to be compiled: builds it once, outside
# this tree, and puts the path of the result in $built.
#
# Where: ${TMPDIR:-/tmp}/misdeal-corpora-<user id>, a directory that must be ours alone.
# When: only if no result of this very source, compiler and machine kind is there yet.
# Several `run`s may start at once: each builds in a directory of its own and renames the
# finished file into place, so that nobody ever sees half a program.

corpora_cache() {
    cache="${TMPDIR:-/tmp}/misdeal-corpora-$(id -u)"
    [ -d "$cache" ] || mkdir -p -m 700 "$cache"
    # A stranger could have made that name before us, in a directory open to all.
    if [ -L "$cache" ] || [ ! -O "$cache" ]; then
        echo "run: $cache belongs to someone else; set TMPDIR to a directory of yours" >&2
        exit 2
    fi
}

# corpora_key FILE COMPILER...: sets $key, which changes with the source, the header that C
# programs share, compiler and machine.
# Few processes, since --rerun comes through here once a deal.
corpora_key() {
    source=$1
    shift
    folder=${source%/*}
    key=$({ uname -sm; echo "$*"; cat "$source" "$folder/../../suspect.h"; } | cksum)
    key="${folder##*/}-${key%% *}-${key##* }"
}

corpora_need() {
    command -v "$1" >/dev/null 2>&1 && return
    echo "run: $1 is not here, and this program is compiled on first use" >&2
    exit 2
}

# compiled_c FILE [OPTION...]: sets $built to the program. Options may name libraries.
compiled_c() {
    compiler=${CC:-cc}
    program=$1
    shift
    corpora_cache
    corpora_key "$program" "$compiler" -O2 "$@"
    built="$cache/$key"
    [ -x "$built" ] && return
    corpora_need "${compiler%% *}"
    bench=$(mktemp -d "$cache/build.XXXXXX")
    trap 'rm -rf "$bench"' EXIT
    trap 'exit 2' HUP INT TERM
    # Not quoted: CC may hold options, as in "ccache cc".
    $compiler -O2 -o "$bench/program" "$program" "$@" >&2 || exit 2
    mv -f "$bench/program" "$built"
    rm -rf "$bench"
    trap - EXIT HUP INT TERM
}

# compiled_java FILE: sets $built to a directory for the class path. The program must be one
# class, so that one rename puts all of it in place.
compiled_java() {
    class=$(basename "$1" .java)
    corpora_cache
    corpora_key "$1" javac
    built="$cache/$key"
    [ -f "$built/$class.class" ] && return
    corpora_need javac
    bench=$(mktemp -d "$cache/build.XXXXXX")
    trap 'rm -rf "$bench"' EXIT
    trap 'exit 2' HUP INT TERM
    javac -encoding UTF-8 -d "$bench" "$1" >&2 || exit 2
    mkdir -p "$built"
    mv -f "$bench/$class.class" "$built/$class.class"
    rm -rf "$bench"
    trap - EXIT HUP INT TERM
}
