//! The images that everybody may request.
//!
//! Rendering an image costs; a cached one does not. A caller without a token gets the images of
//! the ladder, which are those that the website's pages request, and shares a small budget for
//! everything else. The recipe decides, so that no other spelling of an address brings more;
//! and none of them is larger than the original.

use crate::accept::Accept;
use crate::geometry::LARGEST;
use crate::parameters::QUALITY;
use crate::{Cut, Format, Original, Recipe, Shade, Size};

/// The widths. Each is about one and a half times the one before, so that no browser
/// fetches more than it must by much; 780 is a telephone of two pixels a point.
pub const LADDER: [u32; 9] = [240, 390, 640, 780, 960, 1440, 2000, 2880, 3840];

/// The sizes that are cut out of an original for others: previews of pages, and the covers
/// of podcasts, for which the original may have to grow.
pub const PREVIEWS: [Size; 2] = [
    Size {
        width: 2000,
        height: 1050,
    },
    Size {
        width: 1440,
        height: 1440,
    },
];

/// How well known a requested image is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// One of a small number that each original has: made for everybody.
    Known,
    /// One of the ladder, of a part that an editor has chosen, or a preview: made for
    /// everybody, so much work for an original.
    Variant,
    /// Anything else: made from a small budget that callers without a token share.
    Odd,
}

/// The quality that pages request at a width. Side by side, 60 can hardly be distinguished from
/// 75 and takes a quarter less; wide ones are shown large or on dense screens, where 50 is
/// enough.
pub fn page_quality(width: u32) -> u8 {
    if width < 780 { 60 } else { 50 }
}

impl Recipe {
    /// How well known the image is that it produces.
    pub fn on_ladder(&self, original: &Original) -> Rung {
        let (part, chosen) = match self.cut {
            Cut::Whole => (original.size(), false),
            Cut::Part(part) => (part.size(), true),
            Cut::Entropy(_) => return Rung::Odd,
        };
        if !self.is_plain() {
            return Rung::Odd;
        }
        let usual = self.quality == self.format.encoder_quality(QUALITY);
        let of_pages = |width| self.quality == self.format.encoder_quality(page_quality(width));
        let paged = rungs(part, self.scale).any(|width| usual || of_pages(width));
        if paged && is_for_pages(self.format, original) {
            return if chosen { Rung::Variant } else { Rung::Known };
        }
        let preview = PREVIEWS.contains(&self.scale) && self.format == Format::Jpeg && usual;
        if preview { Rung::Variant } else { Rung::Odd }
    }

    /// Whether nothing is done but to cut and scale.
    fn is_plain(&self) -> bool {
        self.canvas.is_none()
            && !self.mirror
            && !self.flip
            && self.turn == 0.0
            && self.blur == 0.0
            && self.sharpen == 0
            && self.saturation == 0
            && !self.invert
            && self.shade == Shade::Colour
            && self.background.is_none()
    }
}

/// The widths at which pages request a part of this size and get this one: those of the ladder
/// below its own, and its own.
pub(crate) fn rungs(part: Size, scale: Size) -> impl Iterator<Item = u32> {
    let below = LADDER.into_iter().filter(move |width| *width < part.width);
    let own = Some(part.width).filter(|width| *width <= LADDER[LADDER.len() - 1]);
    below.chain(own).filter(move |width| {
        let bounds = Size {
            width: *width,
            height: LARGEST.height,
        };
        part.shrunk(bounds) == scale
    })
}

/// Whether `auto=format` chooses it for some browser.
fn is_for_pages(format: Format, original: &Original) -> bool {
    let browsers = [(true, true), (false, true), (false, false)];
    browsers.into_iter().any(|(avif, webp)| {
        let accept = Accept { avif, webp };
        let chosen = |still| accept.choose(original, still) == format;
        chosen(false) || chosen(true)
    })
}
