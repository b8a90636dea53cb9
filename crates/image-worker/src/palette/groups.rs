//! Colours that are near each other, put together.
//!
//! A group is divided where its colours differ most, and always the group that differs
//! most in sum. So a wide plain wall stays one colour, however noisy the photograph,
//! while small things in other colours get groups of their own.

use std::collections::BTreeMap;

/// The most groups that an image has.
const MOST: usize = 32;

/// Colours that differ by less than this (as a standard deviation) are one.
const ALIKE: f64 = 6.0;

/// Alpha below this is as good as not there.
const VISIBLE: u8 = 128;

/// Colours that are near each other.
pub(super) struct Group {
    /// Their mean.
    pub(super) colour: [u8; 3],
    /// How many pixels have one of them.
    pub(super) count: u32,
}

/// A colour and how many pixels have it.
type Counted = ([u8; 3], u32);

/// The groups of the colours of an image.
pub(super) fn groups(samples: &[u8], has_alpha: bool) -> Vec<Group> {
    let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    for pixel in samples.chunks_exact(if has_alpha { 4 } else { 3 }) {
        match *pixel {
            [_, _, _, alpha] if alpha < VISIBLE => {}
            [red, green, blue, ..] => *counts.entry([red, green, blue]).or_default() += 1,
            _ => {}
        }
    }
    let mut parts: Vec<Vec<Counted>> = Vec::new();
    if !counts.is_empty() {
        parts.push(counts.into_iter().collect());
    }
    while parts.len() < MOST {
        let spreads = parts.iter().map(|part| Spread::of(part)).enumerate();
        let most = spreads.max_by(|(_, a), (_, b)| a.sum.total_cmp(&b.sum));
        match most {
            Some((index, spread)) if spread.sum > ALIKE * ALIKE * spread.count => {
                let part = parts.swap_remove(index);
                let low = |(colour, _): &Counted| f64::from(colour[spread.axis]) <= spread.mean;
                let (below, above): (Vec<_>, Vec<_>) = part.into_iter().partition(low);
                parts.extend([below, above]);
            }
            _ => break,
        }
    }
    parts.iter().map(|part| mean(part)).collect()
}

/// How much the colours of a group differ.
struct Spread {
    /// In which of red, green and blue most.
    axis: usize,
    /// The mean there.
    mean: f64,
    /// The squares of their distances from it, summed up.
    sum: f64,
    count: f64,
}

impl Spread {
    fn of(part: &[Counted]) -> Self {
        let count = part.iter().map(|(_, count)| f64::from(*count)).sum::<f64>();
        let along = |axis: usize| {
            let value = |colour: &[u8; 3]| f64::from(colour[axis]);
            let weighed = part
                .iter()
                .map(|(colour, count)| value(colour) * f64::from(*count));
            let mean = weighed.sum::<f64>() / count;
            let squares = part.iter().map(|(colour, count)| {
                let distance = value(colour) - mean;
                distance * distance * f64::from(*count)
            });
            Self {
                axis,
                mean,
                sum: squares.sum(),
                count,
            }
        };
        let [red, green, blue] = [0, 1, 2].map(along);
        let more = |a: Self, b: Self| if b.sum > a.sum { b } else { a };
        more(more(red, green), blue)
    }
}

fn mean(part: &[Counted]) -> Group {
    let count: u32 = part.iter().map(|(_, count)| count).sum();
    let colour = [0, 1, 2].map(|axis| {
        let weighed = part
            .iter()
            .map(|(colour, count)| u64::from(colour[axis]) * u64::from(*count));
        let sum = weighed.sum::<u64>() + u64::from(count) / 2;
        u8::try_from(sum / u64::from(count.max(1))).unwrap_or(u8::MAX)
    });
    Group { colour, count }
}
