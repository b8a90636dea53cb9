//! Edits brought into a normal form.

use super::affix::{common_prefix, common_suffix};
use super::{Edit, Kind, Units};

/// Joins edits of one kind between two kept stretches, takes what deletion and insertion
/// have in common out of them, and shifts single edits where that saves a kept stretch.
pub(super) fn merge(edits: Vec<Edit>) -> Vec<Edit> {
    let mut edits = edits;
    loop {
        edits = join(edits);
        if !shift(&mut edits) {
            return edits;
        }
    }
}

/// The edits that have been passed since the last kept stretch.
#[derive(Default)]
struct Run {
    edits: usize,
    deleted: Units,
    inserted: Units,
    deletions: usize,
    insertions: usize,
}

fn join(edits: Vec<Edit>) -> Vec<Edit> {
    let mut joined: Vec<Edit> = Vec::with_capacity(edits.len() + 1);
    let mut run = Run::default();
    let end = Edit::new(Kind::Keep, &[]);
    for mut edit in edits.into_iter().chain([end]) {
        match edit.kind {
            Kind::Insert => {
                run.insertions += 1;
                run.inserted.extend_from_slice(&edit.text);
            }
            Kind::Delete => {
                run.deletions += 1;
                run.deleted.extend_from_slice(&edit.text);
            }
            Kind::Keep => {
                close(&mut joined, std::mem::take(&mut run), &mut edit);
                continue;
            }
        }
        run.edits += 1;
        joined.push(edit);
    }
    if joined.last().is_some_and(|edit| edit.text.is_empty()) {
        joined.pop();
    }
    joined
}

/// Ends a run at a kept stretch.
fn close(joined: &mut Vec<Edit>, run: Run, stretch: &mut Edit) {
    let Run {
        edits,
        mut deleted,
        mut inserted,
        deletions,
        insertions,
    } = run;
    if edits <= 1 {
        match joined.last_mut() {
            Some(last) if edits == 0 && last.kind == Kind::Keep => {
                last.text.extend_from_slice(&stretch.text);
            }
            _ => joined.push(std::mem::replace(stretch, Edit::new(Kind::Keep, &[]))),
        }
        return;
    }
    joined.truncate(joined.len() - edits);
    if deletions > 0 && insertions > 0 {
        let prefix = common_prefix(&inserted, &deleted);
        if prefix > 0 {
            deleted.drain(..prefix);
            let common = inserted.drain(..prefix);
            match joined.last_mut() {
                Some(last) if last.kind == Kind::Keep => last.text.extend(common),
                _ => {
                    let text = common.collect();
                    joined.insert(
                        0,
                        Edit {
                            kind: Kind::Keep,
                            text,
                        },
                    );
                }
            }
        }
        let suffix = common_suffix(&inserted, &deleted);
        if suffix > 0 {
            deleted.truncate(deleted.len() - suffix);
            let common = inserted.split_off(inserted.len() - suffix);
            stretch.text.splice(0..0, common);
        }
    }
    for (kind, text) in [(Kind::Delete, deleted), (Kind::Insert, inserted)] {
        if !text.is_empty() {
            joined.push(Edit { kind, text });
        }
    }
    joined.push(std::mem::replace(stretch, Edit::new(Kind::Keep, &[])));
}

/// Shifts a single edit between two kept stretches over one of them, where it ends or
/// begins with that stretch. Returns whether anything was shifted.
fn shift(edits: &mut Vec<Edit>) -> bool {
    let mut shifted = false;
    let mut i = 1;
    while i + 1 < edits.len() {
        if edits[i - 1].kind == Kind::Keep && edits[i + 1].kind == Kind::Keep {
            if edits[i].text.ends_with(&edits[i - 1].text) {
                let stretch = edits.remove(i - 1).text;
                // The edit is now one index before.
                let edit = &mut edits[i - 1].text;
                edit.truncate(edit.len() - stretch.len());
                edit.splice(0..0, stretch.iter().copied());
                edits[i].text.splice(0..0, stretch);
                shifted = true;
            } else if edits[i].text.starts_with(&edits[i + 1].text) {
                let stretch = edits.remove(i + 1).text;
                edits[i - 1].text.extend_from_slice(&stretch);
                let edit = &mut edits[i].text;
                edit.drain(..stretch.len());
                edit.extend(stretch);
                shifted = true;
            }
        }
        i += 1;
    }
    shifted
}

/// Shifts single edits sideways to where a reader would cut: between words, at line breaks.
pub(super) fn align(edits: Vec<Edit>) -> Vec<Edit> {
    let mut edits = edits;
    let mut i = 1;
    while i + 1 < edits.len() {
        if edits[i - 1].kind == Kind::Keep && edits[i + 1].kind == Kind::Keep {
            let best = best_cut(&edits[i - 1].text, &edits[i].text, &edits[i + 1].text);
            if best.before != edits[i - 1].text {
                i = replace(&mut edits, i, best);
            }
        }
        i += 1;
    }
    edits
}

/// Replaces an edit and its neighbours with a cut, without empty stretches; returns the
/// index of the edit then, less one if what follows it is gone.
fn replace(edits: &mut Vec<Edit>, i: usize, cut: Cut) -> usize {
    let mut i = i;
    edits[i - 1].text = cut.before;
    edits[i].text = cut.edit;
    edits[i + 1].text = cut.after;
    let (no_before, no_after) = (edits[i - 1].text.is_empty(), edits[i + 1].text.is_empty());
    if no_after {
        edits.remove(i + 1);
    }
    if no_before {
        edits.remove(i - 1);
        i -= 1;
    }
    i.saturating_sub(usize::from(no_after))
}

#[derive(Clone)]
struct Cut {
    before: Units,
    edit: Units,
    after: Units,
}

impl Cut {
    fn score(&self) -> u8 {
        boundary(&self.before, &self.edit) + boundary(&self.edit, &self.after)
    }
}

fn best_cut(before: &[u16], edit: &[u16], after: &[u16]) -> Cut {
    // As far left as it goes.
    let shared = common_suffix(before, edit);
    let (rest, common) = edit.split_at(edit.len() - shared);
    let mut cut = Cut {
        before: before[..before.len() - shared].to_vec(),
        edit: [common, rest].concat(),
        after: [common, after].concat(),
    };
    // Then right, unit by unit.
    let mut best = cut.clone();
    let mut best_score = cut.score();
    while !cut.edit.is_empty() && cut.edit.first() == cut.after.first() {
        let unit = cut.after.remove(0);
        cut.edit.remove(0);
        cut.edit.push(unit);
        cut.before.push(unit);
        let score = cut.score();
        if score >= best_score {
            best_score = score;
            best = cut.clone();
        }
    }
    best
}

/// How good a position to cut is, from 0 in a word to 6 at an end of the text.
fn boundary(one: &[u16], two: &[u16]) -> u8 {
    let (Some(last), Some(first)) = (one.last(), two.first()) else {
        return 6;
    };
    let (last, first) = (Class::of(*last), Class::of(*first));
    let blank_line =
        (last.line_break && ends_blank(one)) || (first.line_break && begins_blank(two));
    if blank_line {
        5
    } else if last.line_break || first.line_break {
        4
    } else if last.other && !last.space && first.space {
        3
    } else if last.space || first.space {
        2
    } else {
        u8::from(last.other || first.other)
    }
}

const NEWLINE: u16 = 10;
const RETURN: u16 = 13;

fn ends_blank(text: &[u16]) -> bool {
    text.ends_with(&[NEWLINE, NEWLINE]) || text.ends_with(&[NEWLINE, RETURN, NEWLINE])
}

fn begins_blank(text: &[u16]) -> bool {
    let skip_return = |text: &'_ [u16]| usize::from(text.first() == Some(&RETURN));
    let rest = &text[skip_return(text)..];
    let Some((&NEWLINE, rest)) = rest.split_first() else {
        return false;
    };
    rest[skip_return(rest)..].first() == Some(&NEWLINE)
}

/// What a unit is, for a reader.
struct Class {
    other: bool,
    space: bool,
    line_break: bool,
}

impl Class {
    fn of(unit: u16) -> Self {
        let c = char::from_u32(u32::from(unit));
        let word = c.is_some_and(|c| c.is_ascii_alphanumeric());
        // JavaScript's white space: Unicode's, without the next-line character and with the
        // byte order mark.
        let space = c.is_some_and(|c| (c.is_whitespace() && c != '\u{85}') || c == '\u{feff}');
        Self {
            other: !word,
            space,
            line_break: matches!(unit, NEWLINE | RETURN),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edits(text: &str) -> Vec<Edit> {
        let edit = |part: &str| {
            let (kind, text) = match part.split_at(1) {
                ("-", text) => (Kind::Delete, text),
                ("+", text) => (Kind::Insert, text),
                (_, text) => (Kind::Keep, text),
            };
            Edit {
                kind,
                text: text.encode_utf16().collect(),
            }
        };
        text.split('|')
            .filter(|part| !part.is_empty())
            .map(edit)
            .collect()
    }

    #[test]
    fn merged() {
        let examples = [
            ("=a|-b|+c", "=a|-b|+c"),
            ("=a|=b|=c", "=abc"),
            ("-a|-b|-c", "-abc"),
            ("-a|+b|-c|+d|=e|=f", "-ac|+bd|=ef"),
            ("-a|+abc|-dc", "=a|-d|+b|=c"),
            ("=x|-a|+abc|-dc|=y", "=xa|-d|+b|=cy"),
            ("=a|+ba|=c", "+ab|=ac"),
            ("=c|+ab|=a", "=ca|+ba"),
            ("=a|-b|=c|-ac|=x", "-abc|=acx"),
            ("=x|-ca|=c|-b|=a", "=xca|-cba"),
            ("-b|+ab|=c", "+a|=bc"),
        ];
        for (input, expected) in examples {
            assert_eq!(merge(edits(input)), edits(expected), "{input}");
        }
    }

    #[test]
    fn aligned() {
        let examples = [
            ("=The c|+at c|=ame.", "=The |+cat |=came."),
            (
                "=AAA\r\n\r\nBBB|+\r\nDDD\r\n\r\nBBB|=\r\nEEE",
                "=AAA\r\n\r\n|+BBB\r\nDDD\r\n\r\n|=BBB\r\nEEE",
            ),
            ("=The-c|+at-c|=ame.", "=The-|+cat-|=came."),
            ("=a|-a|=ax", "-a|=aax"),
            ("=xa|-a|=a", "=xaa|-a"),
            (
                "=The xxx. The |+zzz. The |=yyy.",
                "=The xxx.|+ The zzz.|= The yyy.",
            ),
        ];
        for (input, expected) in examples {
            assert_eq!(align(edits(input)), edits(expected), "{input}");
        }
    }
}
