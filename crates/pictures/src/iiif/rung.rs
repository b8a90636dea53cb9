//! Which images a viewer requests as a matter of course.

use super::Request;
use super::info::{TILE, reduced, scale_factors};
use crate::geometry::in_proportion;
use crate::ladder::rungs;
use crate::{Format, Original, Rectangle, Rung, Shade, Size};

impl Request {
    /// The rung of the requested image: tiles, the sizes of `info.json` and those of the ladder
    /// are well known.
    pub fn on_ladder(&self, original: &Original) -> Rung {
        let Ok((region, size)) = self.measured(original) else {
            return Rung::Odd;
        };
        let whole = region == original.size().whole() && is_known_size(region.size(), size);
        if self.is_plain(original) && (whole || is_tile(original.size(), region, size)) {
            Rung::Known
        } else {
            Rung::Odd
        }
    }

    /// Whether it is a tile of the grid that `info.json` describes.
    pub fn is_tile(&self, original: &Original) -> bool {
        let measured = self.measured(original);
        let tile = measured.is_ok_and(|(region, size)| is_tile(original.size(), region, size));
        self.is_plain(original) && tile
    }

    /// Whether viewers request it so: in the format that `info.json` prefers, or as a JPEG.
    fn is_plain(&self, original: &Original) -> bool {
        let quick = match self.format {
            Format::Jpeg => true,
            Format::Webp => original.transparent,
            _ => false,
        };
        quick && !self.mirror && self.turn == 0.0 && self.shade == Shade::Colour
    }
}

fn is_tile(picture: Size, region: Rectangle, size: Size) -> bool {
    scale_factors(picture).into_iter().any(|factor| {
        let step = TILE.saturating_mul(factor);
        let aligned = region.left.is_multiple_of(step) && region.top.is_multiple_of(step);
        aligned
            && region.width == step.min(picture.width - region.left)
            && region.height == step.min(picture.height - region.top)
            && is_reduced(region.size(), size, factor)
    })
}

fn is_known_size(picture: Size, size: Size) -> bool {
    let on_ladder = rungs(picture, size).next().is_some();
    let mut factors = scale_factors(picture).into_iter().skip(1);
    on_ladder || factors.any(|factor| is_reduced(picture, size, factor))
}

/// Whether a size is another divided, rounded up or to the nearest; or, where a viewer
/// gave one side alone, followed from that.
fn is_reduced(from: Size, size: Size, factor: u32) -> bool {
    let up = reduced(from, factor);
    let near = |side: u32| in_proportion(side, 1, factor);
    let across = size.width == up.width || size.width == near(from.width);
    let down = size.height == up.height || size.height == near(from.height);
    let followed = size.height == in_proportion(from.height, size.width, from.width);
    across && (down || followed)
}
