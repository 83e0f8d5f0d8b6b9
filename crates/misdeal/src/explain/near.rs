//! Names that may have been meant by a word that is none.

/// The most names that are offered.
const NAMES_MAX: usize = 3;
/// Longer words are no slips of the pen.
const WORD_MAX: usize = 64;

/// The nearest names in quotes, joined by `or`; none if nothing is near.
pub(super) fn nearest(word: &str, names: Vec<&str>) -> Option<String> {
    if word.is_empty() || word.len() > WORD_MAX {
        return None;
    }
    let word = word.to_lowercase().replace(['_', ' '], "-");
    // Up to a third of a name may be wrong; a part of one counts as one slip.
    let slips = |name: &str| {
        let is_part = word.len() >= 3 && (name.contains(&word) || word.contains(name));
        let slips = strsim::osa_distance(&word, name);
        if is_part { slips.min(1) } else { slips }
    };
    let rows = names.into_iter().map(|name| (slips(name), name));
    let mut near: Vec<_> = rows.filter(|(slips, name)| *slips <= (name.len() / 3).max(1)).collect();
    near.sort_unstable();
    // A clear winner leaves the others out.
    let first = near.first()?.0;
    let near = near.iter().filter(|(slips, _)| *slips == first).take(NAMES_MAX);
    let quoted: Vec<String> = near.map(|(_, name)| format!("'{name}'")).collect();
    Some(quoted.join(" or "))
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_and_parts_are_near() {
        let names = || vec!["sattolo", "sort-keys", "sort-words", "cut"];
        assert_eq!(nearest("satolo", names()).as_deref(), Some("'sattolo'"));
        assert_eq!(nearest("Sort", names()).as_deref(), Some("'sort-keys' or 'sort-words'"));
        assert_eq!(nearest("sort_kyes", names()).as_deref(), Some("'sort-keys'"));
        assert_eq!(nearest("fisher", names()), None);
        assert_eq!(nearest("", names()), None);
    }
}
