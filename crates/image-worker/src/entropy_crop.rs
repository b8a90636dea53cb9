//! The part of an image in which most happens.

use crate::decode::decode;
use crate::memory::samples;
use crate::picture::Picture;
use crate::refused::Result;
use libvips::ops::extract_band;
use pictures::{Rectangle, Size};

/// It is looked for in a copy of this width or height at most.
const SMALL: u32 = 256;

/// Of `within`, the largest rectangle with the shape of `shape` whose brightness has the
/// most information (entropy): a face before a plain wall has more than the wall alone.
/// There is only one direction in which such a rectangle can be moved.
pub(crate) fn entropy_crop(
    picture: &Picture,
    frame: u32,
    within: Rectangle,
    shape: Size,
) -> Result<Rectangle> {
    let window = largest(within, shape);
    let across = window.width < within.width;
    if !across && window.height == within.height {
        return Ok(within);
    }
    let small = small(within);
    let image = decode(picture, frame, within, small)?;
    // Green is nearest to what the eye sees as brightness.
    let greens = samples(extract_band(&image, 1)?)?;
    let lines = lines(&greens, small.width, across);
    let (room, length, all) = if across {
        (within.width - window.width, window.width, within.width)
    } else {
        (within.height - window.height, window.height, within.height)
    };
    let seen = lines.len();
    let width = (scaled(length, seen, all)).clamp(1, seen);
    let best = busiest(&lines, width);
    // The last position of the copy is the last of the image, whatever was rounded.
    let steps = seen - width;
    let start = if steps == 0 {
        0
    } else {
        scaled(room, best, steps)
    };
    let start = u32::try_from(start).unwrap_or(0).min(room);
    Ok(if across {
        Rectangle {
            left: within.left + start,
            ..window
        }
    } else {
        Rectangle {
            top: within.top + start,
            ..window
        }
    })
}

/// `length` × `times` / `by`.
fn scaled(length: u32, times: usize, by: impl TryInto<usize>) -> usize {
    let by = by.try_into().unwrap_or(1).max(1);
    let length = usize::try_from(length).unwrap_or(0);
    (length * times + by / 2) / by
}

/// The largest rectangle of that shape, at the upper left.
fn largest(within: Rectangle, shape: Size) -> Rectangle {
    let (width, height) = (u64::from(within.width), u64::from(within.height));
    let (across, down) = (u64::from(shape.width), u64::from(shape.height));
    let part = |length: u64, times: u64, by: u64| {
        u32::try_from((length * times + by / 2) / by).unwrap_or(u32::MAX)
    };
    if width * down > height * across {
        let width = part(height, across, down).clamp(1, within.width);
        Rectangle { width, ..within }
    } else {
        let height = part(width, down, across).clamp(1, within.height);
        Rectangle { height, ..within }
    }
}

fn small(within: Rectangle) -> Size {
    let longer = within.width.max(within.height).max(1);
    let less = |length: u32| {
        let length = u64::from(length) * u64::from(SMALL.min(longer)) / u64::from(longer);
        u32::try_from(length).unwrap_or(SMALL).max(1)
    };
    Size {
        width: less(within.width),
        height: less(within.height),
    }
}

type Histogram = [u32; 64];

/// The brightness in each column, or in each row.
fn lines(samples: &[u8], width: u32, columns: bool) -> Vec<Histogram> {
    let width = usize::try_from(width).unwrap_or(1).max(1);
    let count = if columns {
        width
    } else {
        samples.len() / width
    };
    let mut lines = vec![[0; 64]; count];
    for (position, sample) in samples.iter().enumerate() {
        let line = if columns {
            position % width
        } else {
            position / width
        };
        lines[line][usize::from(sample / 4)] += 1;
    }
    lines
}

/// Where the `width` lines with the most information together begin. Of equal positions the one
/// nearest to the middle.
fn busiest(lines: &[Histogram], width: usize) -> usize {
    let positions = lines.len() - width + 1;
    let from_middle = |position: usize| (position * 2).abs_diff(positions - 1);
    let mut best = (f64::MIN, 0);
    for position in 0..positions {
        let found = entropy(&lines[position..position + width]);
        let nearer = from_middle(position) < from_middle(best.1);
        if found > best.0 + 1e-9 || (found > best.0 - 1e-9 && nearer) {
            best = (found, position);
        }
    }
    best.1
}

fn entropy(lines: &[Histogram]) -> f64 {
    let mut sum = [0_u32; 64];
    for line in lines {
        for (all, count) in sum.iter_mut().zip(line) {
            *all += count;
        }
    }
    let all = f64::from(sum.iter().sum::<u32>());
    let share = |count: &u32| f64::from(*count) / all;
    let bits = |share: f64| -share * share.log2();
    sum.iter()
        .filter(|count| **count > 0)
        .map(share)
        .map(bits)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::{busiest, largest, lines};
    use pictures::{Rectangle, Size};

    #[test]
    fn the_largest_rectangle_of_a_shape_touches_two_sides() {
        let within = Rectangle {
            left: 10,
            top: 20,
            width: 300,
            height: 200,
        };
        for (shape, width, height) in [
            ((1, 1), 200, 200),
            ((3, 2), 300, 200),
            ((600, 100), 300, 50),
            ((1, 1000), 1, 200),
        ] {
            let shape = Size {
                width: shape.0,
                height: shape.1,
            };
            let expected = Rectangle {
                width,
                height,
                ..within
            };
            assert_eq!(largest(within, shape), expected);
        }
    }

    #[test]
    fn the_busiest_lines_are_found_and_the_middle_where_none_are() {
        let mut samples = [7_u8; 40];
        assert_eq!(busiest(&lines(&samples, 20, true), 5), 7);
        samples[15] = 90;
        samples[16] = 190;
        assert_eq!(busiest(&lines(&samples, 20, true), 2), 15);
        assert_eq!(busiest(&lines(&samples, 1, false), 3), 15);
    }
}
