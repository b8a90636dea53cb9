//! `docs/spec-coverage.md` names files and tests: each must be there.

use std::path::Path;

/// What stands between backticks and begins with a folder: `file`, or `file: name of a test`.
fn named(text: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let quoted = text.split('`').skip(1).step_by(2);
    let parts = quoted.map(|part| match part.split_once(": ") {
        Some((file, name)) => (file, Some(name)),
        None => (part, None),
    });
    parts.filter(|(file, _)| file.contains('/'))
}

#[test]
fn what_the_coverage_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/spec-coverage.md")).unwrap_or_default();
    let missing: Vec<String> = named(&page)
        .filter_map(|(file, name)| {
            let Ok(text) = std::fs::read_to_string(root.join(file)) else {
                return Some(format!("no file {file}"));
            };
            let name = name.filter(|name| !text.contains(name))?;
            Some(format!("no {name:?} in {file}"))
        })
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(page.matches("\n| ").count() > 200, "the table is gone");
}

/// A rule has a place or a reason, and what has a place has a test.
#[test]
fn every_row_says_something() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/spec-coverage.md")).unwrap_or_default();
    for row in page.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, place, test] = cells[..] else {
            panic!("{row}");
        };
        let excused = place.starts_with("later") || place.starts_with("cannot be");
        let tested = !test.is_empty() && !test.contains("no test");
        assert!(!place.is_empty() && (excused || tested), "{row}");
    }
}
