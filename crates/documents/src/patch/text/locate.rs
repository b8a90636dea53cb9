//! The search for a piece of text near a position, with errors allowed: the Bitap
//! algorithm.

use super::PATTERN;
use std::collections::BTreeMap;

/// How bad a match may be, from 0 for perfect to 1.
const THRESHOLD: f64 = 0.5;

/// A match this far away counts as bad as one that has nothing in common.
const DISTANCE: f64 = 1000.0;

/// Finds a pattern of at most 32 units, near a position.
pub(super) fn locate(text: &[u16], pattern: &[u16], near: i64) -> Option<usize> {
    let near = usize::try_from(near.max(0))
        .unwrap_or(usize::MAX)
        .min(text.len());
    if text == pattern {
        return Some(0);
    }
    if text.is_empty() {
        return None;
    }
    if text[near..].starts_with(pattern) {
        return Some(near);
    }
    if pattern.len() > PATTERN {
        return None;
    }
    search(text, pattern, near)
}

#[expect(clippy::cast_precision_loss, reason = "lengths stay below 2^53")]
fn score(pattern: &[u16], errors: usize, distance: usize) -> f64 {
    errors as f64 / pattern.len() as f64 + distance as f64 / DISTANCE
}

fn search(text: &[u16], pattern: &[u16], near: usize) -> Option<usize> {
    let mut threshold = exact(text, pattern, near);
    let mut best = None;
    let mut reach = pattern.len() + text.len();
    let mut previous = Row::default();
    for errors in 0..pattern.len() {
        reach = furthest(pattern, errors, reach, threshold);
        let pass = Pass {
            text,
            pattern,
            near,
            errors,
            reach,
        };
        let row = pass.run(&previous, &mut threshold, &mut best);
        if score(pattern, errors + 1, 0) > threshold {
            break;
        }
        previous = row;
    }
    best
}

/// The threshold, lowered if the pattern is found as it is.
fn exact(text: &[u16], pattern: &[u16], near: usize) -> f64 {
    let at = |position: usize| score(pattern, 0, position.abs_diff(near)).min(THRESHOLD);
    let Some(forward) = index_of(text, pattern, near) else {
        return THRESHOLD;
    };
    let backward = last_index_of(text, pattern, near + pattern.len());
    backward.map_or(at(forward), |backward| at(forward).min(at(backward)))
}

fn index_of(text: &[u16], pattern: &[u16], from: usize) -> Option<usize> {
    let found = text
        .get(from..)?
        .windows(pattern.len())
        .position(|w| w == pattern);
    found.map(|at| at + from)
}

fn last_index_of(text: &[u16], pattern: &[u16], from: usize) -> Option<usize> {
    let end = from.saturating_add(pattern.len()).min(text.len());
    text[..end]
        .windows(pattern.len())
        .rposition(|w| w == pattern)
}

/// How far from the position a match with so many errors may be.
fn furthest(pattern: &[u16], errors: usize, limit: usize, threshold: f64) -> usize {
    let (mut low, mut high, mut middle) = (0, limit, limit);
    while low < middle {
        if score(pattern, errors, middle) <= threshold {
            low = middle;
        } else {
            high = middle;
        }
        middle = (high - low) / 2 + low;
    }
    middle
}

/// The bits of one pass: which beginnings of the pattern end at a position in the text.
#[derive(Default)]
struct Row {
    first: usize,
    bits: Vec<u32>,
}

impl Row {
    fn get(&self, position: usize) -> u32 {
        let bits = position
            .checked_sub(self.first)
            .and_then(|i| self.bits.get(i));
        bits.copied().unwrap_or(0)
    }

    fn set(&mut self, position: usize, bits: u32) {
        let slot = position
            .checked_sub(self.first)
            .and_then(|i| self.bits.get_mut(i));
        if let Some(slot) = slot {
            *slot = bits;
        }
    }
}

/// One pass over the text, for one number of errors.
struct Pass<'a> {
    text: &'a [u16],
    pattern: &'a [u16],
    near: usize,
    errors: usize,
    reach: usize,
}

impl Pass<'_> {
    fn run(&self, previous: &Row, threshold: &mut f64, best: &mut Option<usize>) -> Row {
        let alphabet = alphabet(self.pattern);
        let found = 1_u32 << (self.pattern.len() - 1);
        let mut start = (self.near + 1).saturating_sub(self.reach).max(1);
        let finish = (self.near + self.reach).min(self.text.len()) + self.pattern.len();
        let mut row = Row {
            first: start,
            bits: vec![0; (finish + 2).saturating_sub(start)],
        };
        row.set(finish + 1, (1_u32 << self.errors) - 1);
        let mut position = finish;
        while position >= start {
            let unit = self.text.get(position - 1);
            let matching = unit
                .and_then(|unit| alphabet.get(unit))
                .copied()
                .unwrap_or(0);
            let mut bits = ((row.get(position + 1) << 1) | 1) & matching;
            if self.errors > 0 {
                let (here, next) = (previous.get(position), previous.get(position + 1));
                bits |= ((next | here) << 1) | 1 | next;
            }
            row.set(position, bits);
            if bits & found != 0 {
                let at = position - 1;
                let score = score(self.pattern, self.errors, at.abs_diff(self.near));
                if score <= *threshold {
                    *threshold = score;
                    *best = Some(at);
                    if at <= self.near {
                        // Past the position: what follows is further away.
                        break;
                    }
                    // No further on the other side than here.
                    start = (2 * self.near).saturating_sub(at).max(1);
                }
            }
            position -= 1;
        }
        row
    }
}

/// For each unit of the pattern, where it occurs in it.
fn alphabet(pattern: &[u16]) -> BTreeMap<u16, u32> {
    let mut alphabet = BTreeMap::new();
    for (i, unit) in pattern.iter().enumerate() {
        *alphabet.entry(*unit).or_insert(0) |= 1_u32 << (pattern.len() - i - 1);
    }
    alphabet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places() {
        let examples: &[(&str, &str, i64, Option<usize>)] = &[
            ("abcdefghijk", "fgh", 5, Some(5)),
            ("abcdefghijk", "fgh", 0, Some(5)),
            ("abcdefghijk", "efxhi", 0, Some(4)),
            ("abcdefghijk", "cdefxyhijk", 5, Some(2)),
            ("abcdefghijk", "bxy", 1, None),
            ("123456789xx0", "3456789x0", 2, Some(2)),
            ("abcdef", "xxabc", 4, Some(0)),
            ("abcdef", "defyy", 4, Some(3)),
            ("abcdef", "xabcdefy", 0, Some(0)),
            (
                "I am the very model of a modern major general.",
                " that berry ",
                5,
                Some(4),
            ),
            ("", "abc", 0, None),
            ("abc", "abc", 2, Some(0)),
            ("abc", "", 2, Some(2)),
            ("abcdef", "de", -7, Some(3)),
            ("abcdef", "de", 99, Some(3)),
        ];
        for (text, pattern, near, expected) in examples {
            let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
            let found = locate(&units(text), &units(pattern), *near);
            assert_eq!(found, *expected, "{pattern} in {text}");
        }
    }
}
