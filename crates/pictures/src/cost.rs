//! What an image costs to make, before it is made.
//!
//! An estimate by pixels: those that are read and those that are written, each by what its
//! format takes. The numbers are processor times of a worker on photographs of 12 megapixels,
//! rounded up; a nanosecond a pixel is a millisecond a megapixel.

use crate::{Format, Original, Recipe, Shade};
use std::time::Duration;

/// What an image takes however small it is.
const LEAST: Duration = Duration::from_millis(5);

/// Originals with more pixels are read from a pyramid, so that no more are read at once.
const MOST_READ: u64 = Original::LARGE;

/// Up to this quality an AVIF is made quickly.
const QUICK_AVIF: u8 = 60;

/// Nanoseconds a pixel for other steps than cut and scale.
const STEPS: u64 = 100;

impl Recipe {
    /// How long a processor works on it.
    pub fn cost(&self, original: &Original) -> Duration {
        let moves = original.moves() && self.frame.is_none() && self.format.can_move();
        let frames = if moves { u64::from(original.frames) } else { 1 };
        let read = original.size().pixels().min(MOST_READ);
        let mut written = self.writing();
        if self.has_steps() {
            written += STEPS;
        }
        let each = read * reading(original.format) + self.size().pixels() * written;
        LEAST + Duration::from_nanos(each.saturating_mul(frames))
    }

    /// Nanoseconds for a pixel that is scaled and written.
    fn writing(&self) -> u64 {
        match self.format {
            Format::Jpeg => 60,
            Format::Webp => 100,
            Format::Avif if self.quality <= QUICK_AVIF => 150,
            Format::Avif => 400,
            _ => 250,
        }
    }

    fn has_steps(&self) -> bool {
        self.turn % 90.0 != 0.0
            || self.blur != 0.0
            || self.sharpen != 0
            || self.saturation != 0
            || self.shade != Shade::Colour
    }
}

/// Nanoseconds for a pixel that is read.
fn reading(format: Format) -> u64 {
    match format {
        Format::Avif | Format::Heif | Format::Gif => 30,
        _ => 15,
    }
}
