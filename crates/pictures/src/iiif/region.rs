//! The first part of an IIIF address: which part of the image.

use crate::{BadParameter, Rectangle, Size};
use std::fmt;

/// A part of an image, as requested.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Region {
    /// `full`: all of it.
    Full,
    /// `square`: the largest square in its middle.
    Square,
    /// `x,y,w,h`: pixels.
    Pixels([u32; 4]),
    /// `pct:x,y,w,h`: percent of the image's sides.
    Percent([f64; 4]),
}

impl Region {
    pub(super) fn parse(text: &str) -> Result<Self, BadParameter> {
        let region = match text {
            "full" => Some(Self::Full),
            "square" => Some(Self::Square),
            _ => match text.strip_prefix("pct:") {
                Some(percent) => four(percent, decimal).map(Self::Percent),
                None => four(text, integer).map(Self::Pixels),
            },
        };
        region.ok_or_else(|| {
            BadParameter::not("region", "full, square, x,y,w,h or pct:x,y,w,h", text)
        })
    }

    /// The pixels of it that lie on an image.
    pub(super) fn on(self, size: Size) -> Result<Rectangle, BadParameter> {
        let rectangle = match self {
            Self::Full => Some(size.whole()),
            Self::Square => Some(square(size)),
            Self::Pixels(sides) => {
                let [left, top, width, height] = sides.map(i64::from);
                Rectangle::on(left, top, width, height, size)
            }
            Self::Percent(sides) => percent(sides, size),
        };
        rectangle.ok_or_else(|| {
            let Size { width, height } = size;
            BadParameter::new(
                "region",
                format!(
                    "must have a width and a height, and lie on the picture, which is {width} by \
                     {height}"
                ),
            )
        })
    }
}

/// As an address has it.
impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("full"),
            Self::Square => f.write_str("square"),
            Self::Pixels([left, top, width, height]) => write!(f, "{left},{top},{width},{height}"),
            Self::Percent([left, top, width, height]) => {
                write!(f, "pct:{left},{top},{width},{height}")
            }
        }
    }
}

fn square(size: Size) -> Rectangle {
    let shorter = size.width.min(size.height);
    Rectangle {
        left: (size.width - shorter) / 2,
        top: (size.height - shorter) / 2,
        width: shorter,
        height: shorter,
    }
}

/// What is not nothing is at least a pixel.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a float is cast to the nearest number that there is"
)]
fn percent([x, y, w, h]: [f64; 4], size: Size) -> Option<Rectangle> {
    if w <= 0.0 || h <= 0.0 {
        return None;
    }
    let of = |percent: f64, side: u32| (percent / 100.0 * f64::from(side)).round() as i64;
    Rectangle::on(
        of(x, size.width),
        of(y, size.height),
        of(w, size.width).max(1),
        of(h, size.height).max(1),
        size,
    )
}

fn four<T: Copy>(text: &str, read: fn(&str) -> Option<T>) -> Option<[T; 4]> {
    let numbers: Option<Vec<T>> = text.split(',').map(read).collect();
    numbers?.try_into().ok()
}

/// Decimal digits, as many as an image can need.
pub(super) fn integer(text: &str) -> Option<u32> {
    let digits = (1..=10).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Decimal digits with at most one dot among them: `0.9`, not `+0.9` or `9e-1`.
pub(super) fn decimal(text: &str) -> Option<f64> {
    let digits = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: f64 = text.parse().ok().filter(|_| digits && text.len() <= 32)?;
    number.is_finite().then_some(number)
}
