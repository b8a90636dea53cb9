//! Numbers as JavaScript writes them, and as indexes.

use std::fmt::{self, Write};

/// Writes a number as JSON does: `1` for 1.0, `1e+21`, `-0` as `0`.
pub(crate) fn write_number(out: &mut impl Write, number: f64) -> fmt::Result {
    // Most numbers in documents are small whole ones.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "checked to be whole and small"
    )]
    if number.fract() == 0.0 && number.abs() < 1e15 {
        return write!(out, "{}", number as i64);
    }
    out.write_str(ryu_js::Buffer::new().format_finite(number))
}

/// The position in a list of `length` that an index names, counted from the end if
/// negative: -1 is the last. `None` outside the list and for fractions.
pub(super) fn index_in(index: f64, length: usize) -> Option<usize> {
    if index.fract() != 0.0 {
        return None;
    }
    let position = clamp_index(index);
    let position = if position < 0 {
        position + i64::try_from(length).unwrap_or(i64::MAX)
    } else {
        position
    };
    usize::try_from(position)
        .ok()
        .filter(|position| *position < length)
}

/// A double as an index, held within a range where sums cannot overflow.
#[expect(clippy::cast_possible_truncation, reason = "clamped first")]
pub(crate) fn clamp_index(index: f64) -> i64 {
    index.clamp(-1e15, 1e15) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_javascript_writes_them() {
        let cases = [
            (1.0, "1"),
            (-0.0, "0"),
            (3.25, "3.25"),
            (-12.5, "-12.5"),
            (1e15, "1000000000000000"),
            (1e21, "1e+21"),
            (1e-7, "1e-7"),
            (0.1 + 0.2, "0.30000000000000004"),
        ];
        for (number, expected) in cases {
            let mut out = String::new();
            write_number(&mut out, number).unwrap();
            assert_eq!(out, expected);
        }
    }

    #[test]
    fn indexes_count_from_either_end() {
        let cases = [
            (0.0, 3, Some(0)),
            (2.0, 3, Some(2)),
            (3.0, 3, None),
            (-1.0, 3, Some(2)),
            (-3.0, 3, Some(0)),
            (-4.0, 3, None),
            (0.5, 3, None),
            (f64::INFINITY, 3, None),
        ];
        for (index, length, expected) in cases {
            assert_eq!(index_in(index, length), expected, "{index}");
        }
    }
}
