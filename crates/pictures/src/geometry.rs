//! Sizes in whole pixels. Everything is computed from the exact ratio and rounded once.

use crate::{LONGEST_SIDE, Rectangle, Size};

/// The largest size that is made.
pub(crate) const LARGEST: Size = Size {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
};

/// `side * to / from`, rounded, and at least one pixel.
pub(crate) fn in_proportion(side: u32, to: u32, from: u32) -> u32 {
    let (side, to, from) = (u64::from(side), u64::from(to), u64::from(from.max(1)));
    let rounded = (u128::from(side * to) * 2 + u128::from(from)) / (u128::from(from) * 2);
    u32::try_from(rounded).unwrap_or(u32::MAX).max(1)
}

/// `side * factor`, rounded, and at least one pixel.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a float is cast to the nearest number that there is"
)]
pub(crate) fn scaled(side: u32, factor: f64) -> u32 {
    ((f64::from(side) * factor).round() as u32).max(1)
}

impl Size {
    /// How many pixels it has.
    pub(crate) fn pixels(self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }

    /// Whether it lies within another.
    pub(crate) fn within(self, other: Self) -> bool {
        self.width <= other.width && self.height <= other.height
    }

    /// The largest size of this shape within the bounds: one side is the bounds' own.
    /// 3000×2000 within 300×300 is 300×200.
    pub(crate) fn fitted(self, bounds: Self) -> Self {
        let by_width = u64::from(bounds.width) * u64::from(self.height);
        let by_height = u64::from(bounds.height) * u64::from(self.width);
        if by_width <= by_height {
            Self {
                width: bounds.width,
                height: in_proportion(self.height, bounds.width, self.width),
            }
        } else {
            Self {
                width: in_proportion(self.width, bounds.height, self.height),
                height: bounds.height,
            }
        }
    }

    /// As [`Self::fitted`], but what is small enough stays as it is.
    pub(crate) fn shrunk(self, bounds: Self) -> Self {
        if self.within(bounds) {
            self
        } else {
            self.fitted(bounds)
        }
    }

    /// Width for height.
    pub(crate) fn turned(self) -> Self {
        Self {
            width: self.height,
            height: self.width,
        }
    }

    /// All of an image of this size.
    pub(crate) fn whole(self) -> Rectangle {
        Rectangle {
            left: 0,
            top: 0,
            width: self.width,
            height: self.height,
        }
    }
}

impl Rectangle {
    /// Its width and height.
    pub(crate) fn size(self) -> Size {
        Size {
            width: self.width,
            height: self.height,
        }
    }

    /// The part that lies on an image of that size; `None` where there is none.
    pub(crate) fn on(left: i64, top: i64, width: i64, height: i64, size: Size) -> Option<Self> {
        let (left, width) = overlap(left, width, size.width)?;
        let (top, height) = overlap(top, height, size.height)?;
        Some(Self {
            left,
            top,
            width,
            height,
        })
    }
}

/// Start and length of what a stretch has in common with `0..side`.
fn overlap(start: i64, length: i64, side: u32) -> Option<(u32, u32)> {
    let end = start.saturating_add(length).min(i64::from(side));
    let start = start.max(0);
    let length = u32::try_from(end.checked_sub(start)?).ok()?;
    let start = u32::try_from(start).ok()?;
    (length > 0).then_some((start, length))
}
