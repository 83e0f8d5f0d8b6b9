//! Commands in texts.

use std::path::Path;

/// A command, where it stands, and what is shown below it.
#[derive(Debug)]
pub(super) struct Example {
    pub(super) place: String,
    pub(super) command: String,
    pub(super) shown: Vec<String>,
}

/// The lines after `$ ` in code blocks that begin with misdeal.
pub(super) fn in_markdown(path: &Path) -> Vec<Example> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut examples: Vec<Example> = Vec::new();
    let (mut is_code, mut is_shown) = (false, false);
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with("```") {
            (is_code, is_shown) = (!is_code, false);
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| is_code) {
            is_shown = command.starts_with("misdeal ");
            if is_shown {
                let place = format!("{}:{number}", path.display());
                examples.push(Example { place, command: command.to_owned(), shown: Vec::new() });
            }
        } else if let Some(example) = examples.last_mut().filter(|_| is_code && is_shown) {
            example.shown.push(line.to_owned());
        }
    }
    examples
}

/// The lines below `Examples:`, each a command and, two blanks on, what it is for.
pub(super) fn in_help(page: &str, help: &str) -> Vec<Example> {
    let lines = help.lines().skip_while(|line| *line != "Examples:").skip(1);
    let lines = lines.map_while(|line| line.strip_prefix("  "));
    let example = |line: &str| Example {
        place: page.to_owned(),
        command: line.split("  ").next().unwrap().to_owned(),
        shown: Vec::new(),
    };
    lines.map(example).collect()
}

/// Whether a text has lines in this order, whatever its numbers are. They follow each other, but
/// where a line of `...` leaves some out.
///
/// # Errors
/// The first line that is not there.
pub(super) fn shows(text: &str, lines: &[String]) -> Result<(), String> {
    let mut rest = text.lines().map(without_numbers);
    let mut may_skip = false;
    for line in lines {
        if line.trim() == "..." {
            may_skip = true;
            continue;
        }
        let wanted = without_numbers(line);
        let found = match may_skip {
            true => rest.any(|line| line == wanted),
            false => rest.next() == Some(wanted),
        };
        may_skip = false;
        if !found {
            return Err(line.clone());
        }
    }
    Ok(())
}

/// With one `#` for each number, and one blank for several.
fn without_numbers(line: &str) -> String {
    let mut text = String::new();
    let signs = line.trim().chars().peekable();
    for sign in signs {
        let is_number = sign.is_ascii_digit() || matches!(sign, '.' | ',');
        match (is_number, sign.is_whitespace()) {
            (true, _) if text.ends_with('#') => {}
            (true, _) if sign.is_ascii_digit() => text.push('#'),
            (_, true) if text.ends_with(' ') => {}
            _ => text.push(sign),
        }
    }
    text
}

#[test]
fn numbers_do_not_count() {
    let text = "a 1,234.5 b\nc\nd  3 %\n";
    let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    assert_eq!(shows(text, &lines(&["a 7 b", "...", "d 20 %"])), Ok(()));
    assert_eq!(shows(text, &lines(&["a 7 b", "d 20 %"])), Err("d 20 %".to_owned()));
    assert_eq!(shows(text, &lines(&["a 7"])), Err("a 7".to_owned()));
}
