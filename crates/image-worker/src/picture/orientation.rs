//! How a camera was held: the eight orientations of EXIF.

use crate::refused::Result;
use libvips::VipsImage;
use libvips::ops::autorot;
use pictures::{Rectangle, Size};

/// An orientation: 1 to 8, as EXIF counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Orientation(u8);

impl Orientation {
    /// The orientation in EXIF; 1 if that is none of the eight.
    pub(super) fn from_exif(number: i32) -> Self {
        Self(
            u8::try_from(number)
                .ok()
                .filter(|it| (1..=8).contains(it))
                .unwrap_or(1),
        )
    }

    pub(crate) fn exif(self) -> u8 {
        self.0
    }

    /// Whether an image can be shown while it is read from top to bottom.
    pub(crate) fn keeps_rows(self) -> bool {
        self.0 <= 2
    }

    /// A stored size as it is shown, and a shown one as it is stored.
    pub(crate) fn turned(self, size: Size) -> Size {
        if self.0 < 5 {
            return size;
        }
        Size {
            width: size.height,
            height: size.width,
        }
    }

    /// Where a rectangle of the shown image lies in the stored one.
    pub(crate) fn stored(self, shown: Rectangle, stored: Size) -> Rectangle {
        let Size { width, height } = self.turned(stored);
        let Rectangle { left, top, .. } = shown;
        let right = width - left - shown.width;
        let bottom = height - top - shown.height;
        let (left, top) = match self.0 {
            2 => (right, top),
            3 => (right, bottom),
            4 => (left, bottom),
            5 => (top, left),
            6 => (top, right),
            7 => (bottom, right),
            8 => (bottom, left),
            _ => (left, top),
        };
        let Size { width, height } = self.turned(Size {
            width: shown.width,
            height: shown.height,
        });
        Rectangle {
            left,
            top,
            width,
            height,
        }
    }

    /// A stored image as it is shown. Its metadata no longer has it turned.
    pub(crate) fn show(self, image: VipsImage) -> Result<VipsImage> {
        if self.0 == 1 {
            return Ok(image);
        }
        Ok(autorot(&image)?)
    }
}
