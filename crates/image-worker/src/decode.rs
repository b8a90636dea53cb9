//! From a file to pixels: a part of an image, at an exact size, upright, as sRGB.

use crate::engine::wide;
use crate::memory::{read, size_of};
use crate::picture::{Frames, Orientation, Picture, Reduction};
use crate::refused::{Refused, Result};
use crate::steps::{colour, scale};
use libvips::VipsImage;
use libvips::ops::{avg, extract_area};
use pictures::{Format, Rectangle, Refusal, Size};

/// A part of one frame at the given size, both as they are shown.
pub(crate) fn decode(
    picture: &Picture,
    frame: u32,
    part: Rectangle,
    size: Size,
) -> Result<VipsImage> {
    let head = &picture.head;
    let orientation = head.orientation;
    let stored = orientation.stored(part, head.stored);
    let scaled = orientation.turned(size);
    let levels = || picture.levels();
    let reduction = Reduction::choose(picture.format, levels, head.stored, stored, scaled);
    let image = picture.load(&Frames::One(frame), &reduction)?;
    let area = reduction.locate(stored, head.stored, size_of(&image)?);
    if matches!(picture.format, Format::Jpeg | Format::Png) {
        pass_over(&image, area.top)?;
    }
    bring(image, area, scaled, orientation)
}

/// A stored part at a stored size, made upright.
pub(crate) fn bring(
    image: VipsImage,
    part: Rectangle,
    size: Size,
    orientation: Orientation,
) -> Result<VipsImage> {
    let image = scale::exactly(colour::ready(cut(image, part)?)?, size)?;
    let image = colour::srgb(image)?;
    let image = if orientation.keeps_rows() {
        image
    } else {
        read(image)?
    };
    orientation.show(image)
}

/// Reads the rows above a part and drops them, as far as that is a multiple of `STEP`. libvips
/// would do so too, but retain them all until the first one that is wanted: 250 megabytes for a
/// tile at the lower edge of 100 megapixels.
fn pass_over(image: &VipsImage, top: u32) -> Result<()> {
    const STEP: u32 = 256;
    let rows = top / STEP * STEP;
    if rows > 0 {
        let column = extract_area(image, 0, 0, 1, wide(rows))?;
        avg(&column).map_err(|error| Refused::new(Refusal::Broken, error.to_string()))?;
    }
    Ok(())
}

/// A rectangle of an image.
fn cut(image: VipsImage, part: Rectangle) -> Result<VipsImage> {
    let Rectangle { left, top, .. } = part;
    let Size { width, height } = size_of(&image)?;
    if (left, top, part.width, part.height) == (0, 0, width, height) {
        return Ok(image);
    }
    let (left, top) = (wide(left), wide(top));
    Ok(extract_area(
        &image,
        left,
        top,
        wide(part.width),
        wide(part.height),
    )?)
}
