//! Lines are bytes: what goes in comes out.

use misdeal_shuffle::{Draw, Seed};

use super::{refused, shuffle, shuffle_of, sorted};

/// Lines of every kind: empty ones, CR, NUL, halves of characters, with and
/// without an end of the last one.
fn text(draw: &mut impl Draw) -> Vec<u8> {
    const ALPHABET: &[u8] = b"\n\n\n\0\0\r\xff\xe6 ab";
    let length = draw.at_most(300);
    (0..length).map(|_| ALPHABET[draw.index_at_most(ALPHABET.len() - 1)]).collect()
}

#[test]
fn the_same_lines_come_out_whatever_their_bytes() {
    for case in 0..60 {
        let mut draw = Seed::from(20).deal(case);
        let mut input = text(&mut draw);
        let (options, end) = if case % 2 == 0 { (&[][..], b'\n') } else { (&["-z"][..], 0) };
        let wrote = shuffle_of(options, &input);
        assert_eq!((wrote.code, wrote.stderr.as_str()), (Some(0), ""), "case {case}");
        if input.last().is_some_and(|&last| last != end) {
            input.push(end);
        }
        assert_eq!(sorted(&wrote.stdout, end), sorted(&input, end), "case {case}");
    }
}

#[test]
fn a_last_line_without_an_end_gets_one() {
    for seed in ["1", "2", "3", "4", "5"] {
        let wrote = shuffle(&["--seed", seed], "a\nb\nc");
        assert_eq!(sorted(&wrote.stdout, b'\n'), [b"a\n", b"b\n", b"c\n"]);
    }
    assert_eq!(shuffle(&["-z"], "a\nb").stdout, b"a\nb\0");
}

#[test]
fn ends_of_lines_are_those_asked_for() {
    assert_eq!(shuffle(&["-z", "-i", "7-7"], "").stdout, b"7\0");
    assert_eq!(shuffle(&["-z", "-e", "a\nb"], "").stdout, b"a\nb\0");
    let wrote = shuffle(&["-e", "a\nb", "c"], "");
    assert!([&b"a\nb\nc\n"[..], b"c\na\nb\n"].contains(&&wrote.stdout[..]));
    assert_eq!(shuffle(&[], "a\r\n").stdout, b"a\r\n");
}

#[test]
fn one_line_may_be_huge() {
    let mut input = vec![b'x'; 20 << 20];
    input.extend(b"\ny");
    let wrote = shuffle_of::<&str>(&[], &input);
    input.push(b'\n');
    assert_eq!(sorted(&wrote.stdout, b'\n'), sorted(&input, b'\n'));
}

#[cfg(unix)]
#[test]
fn arguments_are_bytes_too() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let wrote = shuffle_of(&[OsStr::new("-e"), OsStr::from_bytes(b"\xff\xfe")], b"");
    assert_eq!((wrote.code, &wrote.stdout[..]), (Some(0), &b"\xff\xfe\n"[..]));
}

#[test]
fn several_files_are_one_text_with_one_header() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, content: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (empty, first) = (write("empty", ""), write("first", "head\na\nb"));
    let (second, other) = (write("second", "head\nc\n"), write("other", "heap\nd\n"));
    let wrote = shuffle(&[&empty, &first, "-", &second], "x");
    assert_eq!(sorted(&wrote.stdout, b'\n').concat(), b"a\nb\nc\nhead\nhead\nx\n");
    let wrote = shuffle(&["--header", "1", &empty, &first, "-", &second], "head\nx");
    assert!(wrote.stdout.starts_with(b"head\n"), "{}", wrote.stderr);
    assert_eq!(sorted(&wrote.stdout, b'\n').concat(), b"a\nb\nc\nhead\nx\n");
    let message = format!("error: {other}: the first 1 of its lines are not those of {first}");
    refused(&["--header", "1", &first, &other], "", &message);
    refused(&["--header", "1", &first, "-"], "heap", "error: standard input: the first 1 of");
    for path in [folder.path().to_str().unwrap(), "no/such/file"] {
        refused(&[&first, path], "", &format!("error: cannot read {path}: "));
    }
}
