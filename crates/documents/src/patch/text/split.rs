//! Hunks made ready for the search: padded at the ends of the text, and none longer than
//! the search takes.

use super::{Edit, Hunk, Kind, MARGIN, PATTERN, Units, after, before, count};
use std::collections::VecDeque;

#[expect(clippy::cast_possible_wrap, reason = "small constants")]
const LONGEST: i64 = PATTERN as i64;
#[expect(clippy::cast_possible_wrap, reason = "small constants")]
const SPARE: i64 = MARGIN as i64;

/// Units that no text holds beside one another, put around it so that its ends are found.
pub(super) const PADDING: [u16; MARGIN] = [1, 2, 3, 4];

/// Makes the first and the last hunk reach into the padding.
pub(super) fn pad(hunks: &mut [Hunk]) {
    for hunk in hunks.iter_mut() {
        hunk.start1 += SPARE;
        hunk.start2 += SPARE;
    }
    if let Some(hunk) = hunks.first_mut() {
        let grown = pad_front(&mut hunk.edits);
        hunk.start1 -= grown;
        hunk.start2 -= grown;
        hunk.length1 += grown;
        hunk.length2 += grown;
    }
    if let Some(hunk) = hunks.last_mut() {
        let grown = pad_back(&mut hunk.edits);
        hunk.length1 += grown;
        hunk.length2 += grown;
    }
}

fn pad_front(edits: &mut Vec<Edit>) -> i64 {
    match edits.first_mut() {
        Some(edit) if edit.kind == Kind::Keep => {
            let missing = PADDING.get(edit.text.len()..).unwrap_or(&[]);
            edit.text.splice(0..0, missing.iter().copied());
            count(missing)
        }
        _ => {
            edits.insert(0, Edit::new(Kind::Keep, &PADDING));
            SPARE
        }
    }
}

fn pad_back(edits: &mut Vec<Edit>) -> i64 {
    match edits.last_mut() {
        Some(edit) if edit.kind == Kind::Keep => {
            let missing = &PADDING[..MARGIN.saturating_sub(edit.text.len())];
            edit.text.extend_from_slice(missing);
            count(missing)
        }
        _ => {
            edits.push(Edit::new(Kind::Keep, &PADDING));
            SPARE
        }
    }
}

/// Breaks up a hunk that is longer than the search takes. Only the deletion of a long
/// stretch stays whole.
pub(super) fn split(hunk: Hunk) -> Vec<Hunk> {
    if hunk.length1 <= LONGEST {
        return vec![hunk];
    }
    let mut parts = Vec::new();
    let mut rest = VecDeque::from(hunk.edits);
    let (mut start1, mut start2) = (hunk.start1, hunk.start2);
    let mut context = Units::new();
    while !rest.is_empty() {
        let mut part = Hunk {
            start1: start1 - count(&context),
            start2: start2 - count(&context),
            ..Hunk::default()
        };
        keep(&mut part, &context);
        let changes = fill(&mut part, &mut rest, &mut start1, &mut start2);
        let text = after(&part.edits);
        context = text[text.len().saturating_sub(MARGIN)..].to_vec();
        let following = before(rest.make_contiguous());
        keep(&mut part, &following[..MARGIN.min(following.len())]);
        if changes {
            parts.push(part);
        }
    }
    parts
}

/// Adds text that stays as it is.
fn keep(part: &mut Hunk, text: &[u16]) {
    if text.is_empty() {
        return;
    }
    part.length1 += count(text);
    part.length2 += count(text);
    match part.edits.last_mut() {
        Some(edit) if edit.kind == Kind::Keep => edit.text.extend_from_slice(text),
        _ => part.edits.push(Edit::new(Kind::Keep, text)),
    }
}

/// Moves edits into a part until it is full; returns whether any of them changes the text.
fn fill(part: &mut Hunk, rest: &mut VecDeque<Edit>, start1: &mut i64, start2: &mut i64) -> bool {
    let mut changes = false;
    while part.length1 < LONGEST - SPARE {
        let Some(mut edit) = rest.pop_front() else {
            break;
        };
        let only_context = matches!(part.edits.as_slice(), [one] if one.kind == Kind::Keep);
        let long = edit.text.len() > 2 * PATTERN;
        let whole =
            edit.kind == Kind::Insert || (edit.kind == Kind::Delete && only_context && long);
        if !whole {
            let room = usize::try_from(LONGEST - SPARE - part.length1).unwrap_or(0);
            if edit.text.len() > room {
                let tail = edit.text.split_off(room);
                rest.push_front(Edit {
                    kind: edit.kind,
                    text: tail,
                });
            }
        }
        let length = count(&edit.text);
        if edit.kind != Kind::Insert {
            part.length1 += length;
            *start1 += length;
        }
        // A deletion that stays whole or is cut counts in the text before only.
        if edit.kind != Kind::Delete {
            part.length2 += length;
            *start2 += length;
        }
        changes |= edit.kind != Kind::Keep;
        part.edits.push(edit);
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(hunk: &Hunk) -> String {
        let edit = |edit: &Edit| {
            let sign = match edit.kind {
                Kind::Keep => ' ',
                Kind::Delete => '-',
                Kind::Insert => '+',
            };
            format!("{sign}{}", String::from_utf16_lossy(&edit.text))
        };
        let edits: Vec<String> = hunk.edits.iter().map(edit).collect();
        format!("{},{} {}", hunk.start1, hunk.length1, edits.join("|"))
    }

    #[test]
    fn long_hunks_are_split() {
        let units = |text: &str| text.encode_utf16().collect::<Units>();
        let keep = Edit::new(Kind::Keep, &units("abcdefghijklmnopqrstuvwxyz0123456789"));
        let insert = Edit::new(Kind::Insert, &units("+"));
        let hunk = Hunk {
            length1: 72,
            length2: 73,
            edits: vec![keep.clone(), insert, keep],
            ..Hunk::default()
        };
        let parts: Vec<String> = split(hunk).iter().map(show).collect();
        assert_eq!(parts, ["24,32  yz01| 23456789|++| abcdefghijklmnopqrst"]);
    }
}
