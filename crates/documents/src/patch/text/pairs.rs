//! Surrogate pairs kept whole: no edit may begin or end inside a character.

use super::{Edit, Kind};

/// Moves the halves of pairs out of kept stretches that end or begin inside one.
pub(super) fn mend(edits: Vec<Edit>) -> Vec<Edit> {
    let mut edits = edits;
    let mut i = 0;
    while i < edits.len() {
        if edits[i].kind == Kind::Keep {
            if edits[i].text.last().is_some_and(|unit| is_high(*unit)) {
                i += release(&mut edits, i, Side::After);
            }
            if edits[i].text.first().is_some_and(|unit| is_low(*unit)) {
                i += release(&mut edits, i, Side::Before);
            }
        }
        i += 1;
    }
    edits.retain(|edit| !edit.text.is_empty());
    edits
}

fn is_high(unit: u16) -> bool {
    (0xd800..0xdc00).contains(&unit)
}

fn is_low(unit: u16) -> bool {
    (0xdc00..0xe000).contains(&unit)
}

/// The side of a kept stretch at which a pair is cut.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    After,
}

/// Takes the unit on this side out of a text.
fn take(text: &mut Vec<u16>, side: Side) -> Option<u16> {
    match side {
        Side::After => text.pop(),
        Side::Before => (!text.is_empty()).then(|| text.remove(0)),
    }
}

/// Puts a unit on this side of a text.
fn put(text: &mut Vec<u16>, side: Side, unit: u16) {
    match side {
        Side::After => text.push(unit),
        Side::Before => text.insert(0, unit),
    }
}

fn end(text: &[u16], side: Side) -> Option<u16> {
    match side {
        Side::After => text.last().copied(),
        Side::Before => text.first().copied(),
    }
}

/// Lets the unit at one side of a kept stretch go into the edits beyond it, both into a
/// deletion and into an insertion, or brings the other half in where both have it. Returns
/// how many edits were added before the stretch.
fn release(edits: &mut Vec<Edit>, stretch: usize, side: Side) -> usize {
    let (near, far) = match side {
        Side::After => (Side::Before, Side::After),
        Side::Before => (Side::After, Side::Before),
    };
    let (mut deletion, mut insertion) = (None, None);
    let mut beyond = None;
    let order: Vec<usize> = match side {
        Side::After => (stretch + 1..edits.len()).collect(),
        Side::Before => (0..stretch).rev().collect(),
    };
    for i in order {
        match edits[i].kind {
            _ if edits[i].text.is_empty() => {}
            Kind::Insert => insertion = insertion.or(Some(i)),
            Kind::Delete => deletion = deletion.or(Some(i)),
            Kind::Keep => {
                beyond = Some(i);
                break;
            }
        }
    }
    if let (None, None, Some(next)) = (insertion, deletion, beyond) {
        if let Some(unit) = take(&mut edits[stretch].text, side) {
            put(&mut edits[next].text, near, unit);
        }
        return 0;
    }
    if let (Some(insert), Some(delete)) = (insertion, deletion) {
        let shared = end(&edits[insert].text, near);
        if shared.is_some() && shared == end(&edits[delete].text, near) {
            take(&mut edits[delete].text, near);
            if let Some(unit) = take(&mut edits[insert].text, near) {
                put(&mut edits[stretch].text, far, unit);
            }
            return 0;
        }
    }
    let Some(unit) = take(&mut edits[stretch].text, side) else {
        return 0;
    };
    let mut missing = Vec::new();
    for (kind, found) in [(Kind::Delete, deletion), (Kind::Insert, insertion)] {
        match found {
            Some(i) => put(&mut edits[i].text, near, unit),
            None => missing.push(Edit::new(kind, &[unit])),
        }
    }
    let added = missing.len();
    let at = match side {
        Side::After => stretch + 1,
        Side::Before => stretch,
    };
    edits.splice(at..at, missing);
    if side == Side::Before { added } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patch::text::diff::diff;
    use crate::patch::text::{after, before};

    #[test]
    fn characters_stay_whole() {
        // 🏛 and 🏚 share their first half, 🏛 and 𐏛 might share their second one.
        let texts = [
            "",
            "🏛",
            "🏚",
            "x🏛",
            "🏛x",
            "🏚🏛x",
            "🏛🏚",
            "a🏚b🏛c",
            "𐏛🏛",
            "🏚𐏛",
            "🐛🏛🏚",
        ];
        for one in texts {
            for two in texts {
                let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
                let edits = mend(diff(&units(one), &units(two)));
                assert_eq!(before(&edits), units(one), "{one} {two}");
                assert_eq!(after(&edits), units(two), "{one} {two}");
                for edit in &edits {
                    assert!(
                        String::from_utf16(&edit.text).is_ok(),
                        "{one} {two}: {edits:?}"
                    );
                }
            }
        }
    }
}
