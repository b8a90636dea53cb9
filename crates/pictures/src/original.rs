//! What has to be known of an original to work with it.

use crate::{Format, Size};

/// An original, as its asset document describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Original {
    /// Width after its EXIF orientation was applied; at least 1.
    pub width: u32,
    /// Height likewise.
    pub height: u32,
    /// Its format, by its content.
    pub format: Format,
    /// Whether something shows through it: it has an alpha channel and is not opaque.
    pub transparent: bool,
    /// How many frames it has: more than 1 is an animation.
    pub frames: u32,
}

impl Original {
    /// An original with more pixels has a pyramid made of it: to read a part of one, or all
    /// of it small, would take seconds without.
    pub const LARGE: u64 = 16_000_000;

    /// Whether it has so many pixels that a pyramid is made of it.
    pub fn is_large(&self) -> bool {
        self.size().pixels() > Self::LARGE
    }

    /// Its width and height.
    pub fn size(&self) -> Size {
        Size {
            width: self.width.max(1),
            height: self.height.max(1),
        }
    }

    /// Whether it moves.
    pub fn moves(&self) -> bool {
        self.frames > 1
    }
}
