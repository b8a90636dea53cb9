//! Which pictures a viewer asks for as a matter of course.

use super::Request;
use super::info::{TILE, reduced, scale_factors};
use crate::geometry::in_proportion;
use crate::ladder::WIDEST;
use crate::{Format, LADDER, Original, Rectangle, Rung, Shade, Size};

impl Request {
    /// How well known the picture is that is asked for: tiles, the sizes of `info.json`
    /// and those of the ladder are.
    pub fn on_ladder(&self, original: &Original) -> Rung {
        let Ok((region, size)) = self.measured(original) else {
            return Rung::Odd;
        };
        let whole = region == original.size().whole() && is_known_size(region.size(), size);
        if self.is_plain() && (whole || is_tile(original.size(), region, size)) {
            Rung::Known
        } else {
            Rung::Odd
        }
    }

    /// Whether it is a tile of the grid that `info.json` tells.
    pub fn is_tile(&self, original: &Original) -> bool {
        let measured = self.measured(original);
        let tile = measured.is_ok_and(|(region, size)| is_tile(original.size(), region, size));
        self.is_plain() && tile
    }

    fn is_plain(&self) -> bool {
        let quick = matches!(self.format, Format::Jpeg | Format::Png | Format::Webp);
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
    let as_it_is = size == picture && size.width.max(size.height) <= WIDEST;
    let on_ladder = LADDER.contains(&size.width)
        && size.height == in_proportion(picture.height, size.width, picture.width);
    let mut factors = scale_factors(picture).into_iter().skip(1);
    as_it_is || on_ladder || factors.any(|factor| is_reduced(picture, size, factor))
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
