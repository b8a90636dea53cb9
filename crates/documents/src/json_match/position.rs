//! Positions: where in which arrays an insertion goes.

use super::bounds::{clamp, slice};
use super::find::Finder;
use super::syntax::{Axis, Path, Segment, Selector, Term};
use super::{JsonLocation, LimitExceeded, Limits};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;

/// How the bounds of a slice count from the end when they are negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SliceEnds {
    /// -1 is the last element.
    Elements,
    /// -1 is the end of the array, -2 lies before the last element.
    Gaps,
}

/// An array, and the ranges of it that a path selects. A range may be empty: a gap between
/// two elements or at an end.
#[derive(Debug, PartialEq)]
pub(crate) struct Positions {
    pub(crate) array: Vec<JsonLocation>,
    pub(crate) ranges: Vec<Range<usize>>,
}

impl Path {
    /// The arrays that the path leads into, with the positions in them; `None` if the path
    /// does not end in positions.
    pub(crate) fn positions(
        &self,
        document: &Value,
        ends: SliceEnds,
        limits: &Limits,
    ) -> Result<Option<Vec<Positions>>, LimitExceeded> {
        let Some((last, way)) = self.segments.split_last() else {
            return Ok(None);
        };
        let way = match last.axis {
            Axis::Here => way.to_vec(),
            // In the value and everything in it.
            Axis::Anywhere => {
                let this = Segment {
                    axis: Axis::Anywhere,
                    selector: Selector::This,
                };
                way.iter().cloned().chain([this]).collect()
            }
        };
        let mut finder = Finder::new(limits);
        let mut positions: Vec<Positions> = Vec::new();
        let mut seen = BTreeSet::new();
        for found in finder.select(&way, document)? {
            let Some(Value::Array(items)) = found.value else {
                continue;
            };
            let Some(ranges) = ranges(&mut finder, &last.selector, items, ends)? else {
                return Ok(None);
            };
            let array: Vec<JsonLocation> = found
                .steps
                .iter()
                .map(|step| JsonLocation::from(*step))
                .collect();
            if !ranges.is_empty() && seen.insert(array.clone()) {
                positions.push(Positions { array, ranges });
            }
            if positions.len() > limits.matches {
                return Err(LimitExceeded::Matches);
            }
        }
        Ok(Some(positions))
    }
}

fn ranges(
    finder: &mut Finder,
    selector: &Selector,
    items: &[Value],
    ends: SliceEnds,
) -> Result<Option<Vec<Range<usize>>>, LimitExceeded> {
    let length = items.len();
    let terms = match selector {
        Selector::Union(terms) => terms,
        Selector::All => return Ok(Some((0..length).map(|i| i..i + 1).collect())),
        Selector::This | Selector::Attribute(_) => return Ok(None),
    };
    let mut ranges = Vec::new();
    for term in terms {
        match term {
            Term::Path(_) => return Ok(None),
            Term::Index(index) => ranges.push(element(*index, length)),
            Term::Slice(start, end) => ranges.push(span(*start, *end, length, ends)),
            Term::Compare(..) | Term::Exists(_) => {
                for (i, item) in items.iter().enumerate() {
                    if finder.passes(term, Some(item))? {
                        ranges.push(i..i + 1);
                    }
                }
            }
        }
    }
    Ok(Some(ranges))
}

/// One element, or the end of the array that lies nearest to it.
fn element(index: i64, length: usize) -> Range<usize> {
    let start = clamp(index, length);
    let before_first = index < 0 && index.unsigned_abs() > length as u64;
    let end = if before_first {
        start
    } else {
        (start + 1).min(length)
    };
    start..end
}

fn span(start: Option<i64>, end: Option<i64>, length: usize, ends: SliceEnds) -> Range<usize> {
    let shift = |bound: i64| match ends {
        // Counted from a gap that lies one further on.
        SliceEnds::Gaps if bound < 0 => bound + 1,
        _ => bound,
    };
    if ends == SliceEnds::Elements {
        return slice(start, end, length);
    }
    let at = |bound: i64| match shift(bound) {
        0 if bound < 0 => length,
        bound => clamp(bound, length),
    };
    let start = start.map_or(0, at);
    start..end.map_or(length, at).max(start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn show(path: &str, ends: SliceEnds) -> String {
        let document = json!({"a": [1, 2, 3], "e": [], "o": {"a": [{"k": 1}, {"k": 2}]}, "n": 1});
        let path = Path::parse(path).unwrap();
        let positions = path.positions(&document, ends, &Limits::default()).unwrap();
        let Some(positions) = positions else {
            return "none".to_owned();
        };
        let ranges = positions.iter().map(|p| format!("{:?}", p.ranges));
        ranges.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn of_elements() {
        let examples = [
            ("a[0]", "[0..1]"),
            ("a[-1]", "[2..3]"),
            ("a[9]", "[3..3]"),
            ("a[-9]", "[0..0]"),
            ("e[-1]", "[0..0]"),
            ("e[0]", "[0..0]"),
            ("a[1:]", "[1..3]"),
            ("a[-2:-1]", "[1..2]"),
            ("a[1:1]", "[1..1]"),
            ("a[*]", "[0..1, 1..2, 2..3]"),
            ("o.a[k == 2]", "[1..2]"),
            ("o.a[k == 9]", ""),
            ("..a[0]", "[0..1] [0..1]"),
            ("..[k == 2]", "[1..2]"),
            ("n[0]", ""),
            ("x[0]", ""),
            ("a", ""),
            ("[a]", ""),
            ("a[b]", "none"),
        ];
        for (path, expected) in examples {
            assert_eq!(show(path, SliceEnds::Elements), expected, "{path}");
        }
    }

    #[test]
    fn of_gaps() {
        let examples = [
            ("a[-1:]", "[3..3]"),
            ("a[-2:]", "[2..3]"),
            ("a[0:-1]", "[0..3]"),
            ("a[0:-2]", "[0..2]"),
            ("a[-9:]", "[0..3]"),
            ("a[1:2]", "[1..2]"),
            ("a[-1]", "[2..3]"),
        ];
        for (path, expected) in examples {
            assert_eq!(show(path, SliceEnds::Gaps), expected, "{path}");
        }
    }
}
