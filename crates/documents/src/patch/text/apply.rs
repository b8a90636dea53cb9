//! Hunks applied to a text.

use super::diff::diff;
use super::locate::locate;
use super::pairs::mend;
use super::split::{PADDING, pad, split};
use super::tidy::align;
use super::{Edit, Hunk, Kind, PATTERN, TextError, Units, after, before, count};

/// How different a long stretch to delete may be from what is there.
const DELETE_THRESHOLD: f64 = 0.4;

/// What one application may cost, in units of text looked at.
const MAX_COST: usize = 1 << 30;

/// Applies hunks in order. A hunk that does not find its position is left out.
pub(super) fn apply(hunks: &[Hunk], text: &str) -> Result<String, TextError> {
    if hunks.is_empty() {
        return Ok(text.to_owned());
    }
    let mut hunks = in_units(hunks, text);
    pad(&mut hunks);
    let hunks: Vec<Hunk> = hunks.into_iter().flat_map(split).collect();
    let inner = text.encode_utf16();
    let text = PADDING.into_iter().chain(inner).chain(PADDING).collect();
    let mut target = Target {
        text,
        drift: 0,
        cost: 0,
    };
    for hunk in &hunks {
        target.apply(hunk)?;
    }
    let end = target.text.len().saturating_sub(PADDING.len());
    let (start, end) = (PADDING.len().min(end), PADDING.len().max(end));
    let inner = target
        .text
        .get(start..end.min(target.text.len()))
        .unwrap_or(&[]);
    Ok(String::from_utf16_lossy(inner))
}

/// Turns starts that count bytes into starts that count units of this text. Starts never
/// move backwards, also those in the text as it will be: clients have it so.
fn in_units(hunks: &[Hunk], text: &str) -> Vec<Hunk> {
    let mut characters = text.chars();
    let (mut bytes, mut units) = (0_i64, 0_i64);
    let mut advance = |target: i64| {
        while bytes < target {
            let Some(c) = characters.next() else {
                break;
            };
            bytes += i64::try_from(c.len_utf8()).unwrap_or(4);
            units += i64::try_from(c.len_utf16()).unwrap_or(2);
        }
        units
    };
    let convert = |hunk: &Hunk| {
        let mut hunk = hunk.clone();
        hunk.start1 = advance(hunk.start1);
        hunk.start2 = advance(hunk.start2);
        hunk
    };
    hunks.iter().map(convert).collect()
}

/// The text as it changes.
struct Target {
    text: Units,
    /// How far the last hunk lay from where it was expected.
    drift: i64,
    cost: usize,
}

impl Target {
    fn spend(&mut self, cost: usize) -> Result<(), TextError> {
        self.cost = self.cost.saturating_add(cost);
        if self.cost > MAX_COST {
            return Err(TextError::TooCostly);
        }
        Ok(())
    }

    fn apply(&mut self, hunk: &Hunk) -> Result<(), TextError> {
        self.spend(self.text.len())?;
        let expected = hunk.start2.saturating_add(self.drift);
        let pattern = before(&hunk.edits);
        let Some((start, end)) = self.span(&pattern, expected) else {
            self.drift -= hunk.length2 - hunk.length1;
            return Ok(());
        };
        self.drift = i64::try_from(start).unwrap_or(i64::MAX) - expected;
        let end = end.min(self.text.len());
        let found = self.text[start.min(end)..end].to_vec();
        if found == pattern {
            self.text
                .splice(start..start + pattern.len(), after(&hunk.edits));
            return Ok(());
        }
        self.spend(pattern.len().saturating_mul(found.len()).saturating_mul(4))?;
        let mut map = mend(diff(&pattern, &found));
        if pattern.len() > PATTERN && distance(&map) > DELETE_THRESHOLD * length(&pattern) {
            return Ok(());
        }
        map = align(map);
        self.edit(hunk, start, &map);
        Ok(())
    }

    /// Where a pattern begins and ends in the text. Of a long one, both ends are looked for.
    fn span(&self, pattern: &[u16], expected: i64) -> Option<(usize, usize)> {
        if pattern.len() <= PATTERN {
            let start = locate(&self.text, pattern, expected)?;
            return Some((start, start + pattern.len()));
        }
        let start = locate(&self.text, &pattern[..PATTERN], expected)?;
        let tail = &pattern[pattern.len() - PATTERN..];
        let near = expected.saturating_add(count(pattern)) - count(tail);
        let end = locate(&self.text, tail, near)?;
        (start < end).then_some((start, end + PATTERN))
    }

    /// Makes the edits of a hunk in a text that is not quite as expected: each at the
    /// position that a map from one text to the other gives.
    fn edit(&mut self, hunk: &Hunk, start: usize, map: &[Edit]) {
        let mut at = 0;
        for edit in &hunk.edits {
            let position = |at: usize| (start + counterpart(map, at)).min(self.text.len());
            let here = position(at);
            match edit.kind {
                Kind::Keep => {}
                Kind::Insert => {
                    self.text.splice(here..here, edit.text.iter().copied());
                }
                Kind::Delete => {
                    let end = position(at + edit.text.len()).max(here);
                    self.text.drain(here..end);
                }
            }
            if edit.kind != Kind::Delete {
                at += edit.text.len();
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "lengths stay below 2^53")]
fn length(text: &[u16]) -> f64 {
    text.len() as f64
}

/// The position in the text after some edits that corresponds to one in the text before.
fn counterpart(edits: &[Edit], position: usize) -> usize {
    let (mut one, mut two) = (0, 0);
    for edit in edits {
        let length = edit.text.len();
        let (next_one, next_two) = match edit.kind {
            Kind::Keep => (one + length, two + length),
            Kind::Delete => (one + length, two),
            Kind::Insert => (one, two + length),
        };
        if next_one > position {
            return if edit.kind == Kind::Delete {
                two
            } else {
                two + (position - one)
            };
        }
        (one, two) = (next_one, next_two);
    }
    two + position.saturating_sub(one)
}

/// How many units differ.
#[expect(clippy::cast_precision_loss, reason = "lengths stay below 2^53")]
fn distance(edits: &[Edit]) -> f64 {
    let (mut distance, mut inserted, mut deleted) = (0, 0, 0);
    for edit in edits {
        match edit.kind {
            Kind::Insert => inserted += edit.text.len(),
            Kind::Delete => deleted += edit.text.len(),
            Kind::Keep => {
                distance += inserted.max(deleted);
                (inserted, deleted) = (0, 0);
            }
        }
    }
    (distance + inserted.max(deleted)) as f64
}

#[cfg(test)]
mod tests {
    use crate::patch::text::TextPatch;

    fn apply(patch: &str, text: &str) -> String {
        TextPatch::parse(patch).unwrap().apply(text).unwrap()
    }

    #[test]
    fn hunks_find_their_place() {
        let fox = "@@ -1,11 +1,12 @@\n Th\n-e\n+at\n  quick b\n@@ -22,18 +22,17 @@\n jump\n-s\n+ed\n  over \n-the\n+a\n  laz\n";
        let examples = [
            ("", "abc", "abc"),
            ("@@ -0,0 +1,4 @@\n+test\n", "", "test"),
            (
                fox,
                "The quick brown fox jumps over the lazy dog.",
                "That quick brown fox jumped over a lazy dog.",
            ),
            (
                fox,
                "The quick red rabbit jumps over the tired tiger.",
                "That quick red rabbit jumped over a tired tiger.",
            ),
            (
                fox,
                "I am the very model of a modern major general.",
                "I am the very model of a modern major general.",
            ),
            ("@@ -1,5 +1,6 @@\n \u{e6}b\n+c\n d\n", "æbd", "æbcd"),
            ("@@ -1,4 +1,8 @@\n 🏛\n+🏚\n", "🏛", "🏛🏚"),
            // One half of the pattern's character is also there, the other is not.
            ("@@ -1,8 +1,4 @@\n-🏛\n 🏚\n", "🏛🏚", "🏚"),
            ("@@ -3,1 +3,1 @@\n-b\n+c\n", "aaaaaaaab", "aaaaaaaac"),
        ];
        for (patch, text, expected) in examples {
            assert_eq!(apply(patch, text), expected, "{patch} {text}");
        }
    }

    #[test]
    fn long_deletions() {
        let x = "x1234567890123456789012345678901234567890123456789012345678901234567890y";
        let patch = format!(
            "@@ -1,{} +1,4 @@\n x\n-{}\n+abc\n y\n",
            x.len(),
            &x[1..x.len() - 1]
        );
        let similar =
            "x123456789012345678901234567890-----++++++++++-----123456789012345678901234567890y";
        let far =
            "x12345678901234567890---------------++++++++++---------------12345678901234567890y";
        assert_eq!(apply(&patch, x), "xabcy");
        assert_eq!(apply(&patch, similar), "xabcy");
        let retained =
            "xabc12345678901234567890---------------++++++++++---------------12345678901234567890y";
        assert_eq!(apply(&patch, far), retained, "too different to be deleted");
    }

    #[test]
    fn cost_is_bounded() {
        let text = "a".repeat(1 << 20);
        let patch = "@@ -1,1 +1,1 @@\n-a\n+b\n".repeat(2000);
        let patch = TextPatch::parse(&patch).unwrap();
        assert!(patch.apply(&text).is_err());
    }
}
