//! The header of an image, read before any pixel is decoded.

use super::Orientation;
use crate::engine::narrow;
use crate::refused::{Refused, Result};
use libvips::VipsImage;
use libvips::ops::BandFormat;
use pictures::{Format, Refusal, Size};

/// More levels than this no pyramid has: the last would be less than a pixel.
const MOST_LEVELS: u32 = 24;

/// A pixel counts as so many bytes at least: it is worked on as three colours and alpha,
/// though one of black and white takes an eighth of a byte in its file.
pub(crate) const LEAST_BYTES: u64 = 4;

/// What is known without decoding.
pub(crate) struct Head {
    /// The size of one frame as it is stored, before its orientation is applied.
    pub(crate) stored: Size,
    pub(crate) orientation: Orientation,
    /// Frames of an animation. Pages of a TIFF and further images of a HEIF are
    /// none: only the first page and the main image are shown.
    pub(crate) frames: u32,
    pub(crate) has_alpha: bool,
    /// The main image among those of a HEIF.
    pub(super) primary: u32,
    pages: u32,
    /// Bytes of a pixel when it is decoded.
    pixel: u64,
}

impl Head {
    /// Reads the header. A HEIF states its kind in many ways: what is inside decides.
    pub(super) fn read(image: &VipsImage, format: Format) -> Result<(Format, Self)> {
        let number = |name: &str| image.get_as_string(name).ok()?.parse().ok();
        let pages = number("n-pages").unwrap_or(1).max(1);
        let moves = matches!(format, Format::Gif | Format::Webp);
        let format = match image.get_as_string("heif-compression").as_deref() {
            Ok("av1") => Format::Avif,
            Ok(_) => Format::Heif,
            Err(_) => format,
        };
        let head = Self {
            stored: Size {
                width: narrow(image.get_width())?,
                height: narrow(image.get_height())?,
            },
            orientation: Orientation::from_exif(image.get_orientation()),
            frames: if moves { pages } else { 1 },
            has_alpha: image.image_hasalpha(),
            primary: number("heif-primary").unwrap_or(0),
            pages,
            pixel: u64::from(narrow(image.get_bands())?) * sample(image.get_format()?),
        };
        Ok((format, head))
    }

    /// The size as it is shown.
    pub(crate) fn shown(&self) -> Size {
        self.orientation.turned(self.stored)
    }

    /// Refuses an image that has more bytes than that when it is decoded.
    pub(super) fn within(&self, most_bytes: u64) -> Result<()> {
        let Size { width, height } = self.stored;
        let pixel = self.pixel.max(LEAST_BYTES);
        let pixels = u64::from(width) * u64::from(height);
        let bytes = pixels.saturating_mul(u64::from(self.frames));
        let bytes = bytes.saturating_mul(pixel);
        if bytes > most_bytes {
            let frames = self.frames;
            let reason = format!(
                "{width} × {height} pixels of {pixel} bytes in {frames} frames are more than \
                 {most_bytes} bytes"
            );
            return Err(Refused::new(Refusal::TooLarge, reason));
        }
        Ok(())
    }
}

/// Bytes of a sample of a pixel.
fn sample(format: BandFormat) -> u64 {
    match format {
        BandFormat::Notset | BandFormat::Uchar | BandFormat::Char => 1,
        BandFormat::Ushort | BandFormat::Short => 2,
        BandFormat::Uint | BandFormat::Int | BandFormat::Float => 4,
        BandFormat::Complex | BandFormat::Double => 8,
        BandFormat::Dpcomplex => 16,
    }
}

/// How many pages of a TIFF from the second on are each half of the one before. A
/// book's pages are not.
pub(super) fn levels(head: &Head, page: impl Fn(u32) -> Option<VipsImage>) -> u32 {
    let mut last = head.stored;
    for number in 1..head.pages.min(MOST_LEVELS) {
        let size = page(number).and_then(|image| {
            Some(Size {
                width: narrow(image.get_width()).ok()?,
                height: narrow(image.get_height()).ok()?,
            })
        });
        match size {
            Some(size) if is_half(size.width, last.width) && is_half(size.height, last.height) => {
                last = size;
            }
            _ => return number - 1,
        }
    }
    head.pages.min(MOST_LEVELS) - 1
}

/// Half, however it was rounded.
fn is_half(small: u32, large: u32) -> bool {
    small == (large / 2).max(1) || small == large.div_ceil(2)
}
