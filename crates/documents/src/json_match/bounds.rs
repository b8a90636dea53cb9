//! Indexes and slices, brought into an array.

/// An index, counted from the end if negative; up to one past the last element.
pub(super) fn resolve(index: i64, length: usize) -> Option<usize> {
    let length = i64::try_from(length).ok()?;
    let index = if index < 0 { index + length } else { index };
    let index = (0..=length).contains(&index).then_some(index)?;
    usize::try_from(index).ok()
}

/// The elements of a slice; bounds outside the array are moved to its ends.
pub(super) fn slice(start: Option<i64>, end: Option<i64>, length: usize) -> std::ops::Range<usize> {
    let start = start.map_or(0, |bound| clamp(bound, length));
    let end = end.map_or(length, |bound| clamp(bound, length));
    start..end.max(start)
}

/// A bound, counted from the end if negative, moved into the array.
pub(super) fn clamp(bound: i64, length: usize) -> usize {
    let from_end = usize::try_from(bound.unsigned_abs()).unwrap_or(usize::MAX);
    if bound < 0 {
        length.saturating_sub(from_end)
    } else {
        from_end.min(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indexes() {
        let examples = [
            (0, 3, Some(0)),
            (2, 3, Some(2)),
            (3, 3, Some(3)),
            (4, 3, None),
            (-1, 3, Some(2)),
            (-3, 3, Some(0)),
            (-4, 3, None),
            (-1, 0, None),
            (0, 0, Some(0)),
        ];
        for (index, length, expected) in examples {
            assert_eq!(resolve(index, length), expected, "{index} of {length}");
        }
    }

    #[test]
    fn slices() {
        let examples = [
            (None, None, 0..3),
            (Some(1), None, 1..3),
            (None, Some(2), 0..2),
            (Some(-2), None, 1..3),
            (Some(0), Some(-1), 0..2),
            (Some(-9), Some(9), 0..3),
            (Some(2), Some(1), 2..2),
            (Some(i64::MIN), Some(i64::MAX), 0..3),
        ];
        for (start, end, expected) in examples {
            assert_eq!(slice(start, end, 3), expected, "{start:?}:{end:?}");
        }
    }
}
