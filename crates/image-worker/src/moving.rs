//! Animations that stay animated.

use crate::decode::bring;
use crate::encode::encode;
use crate::engine::wide;
use crate::memory::read;
use crate::part::part;
use crate::picture::{Frames, Picture, Reduction};
use crate::refused::Result;
use libvips::VipsImage;
use libvips::ops::{Align, ArrayjoinOptions, arrayjoin_with_opts, extract_area};
use pictures::{Format, Recipe, Shade, Size};

/// Whether a derivative is animated: its format can be, and only cutting and scaling are requested.
pub(crate) fn keeps_moving(picture: &Picture, recipe: &Recipe) -> bool {
    let plain = recipe.canvas.is_none()
        && !recipe.mirror
        && !recipe.flip
        && recipe.turn == 0.0
        && recipe.blur == 0.0
        && recipe.sharpen == 0
        && recipe.saturation == 0
        && !recipe.invert
        && recipe.shade == Shade::Colour
        && recipe.background.is_none();
    let can = matches!(recipe.format, Format::Gif | Format::Webp);
    picture.head.frames > 1 && can && recipe.frame.is_none() && plain
}

/// Each frame cut and scaled by itself, so that nothing of one is seen in the next.
pub(crate) fn transform(picture: &Picture, recipe: &Recipe) -> Result<(Vec<u8>, Size)> {
    let head = &picture.head;
    let part = head
        .orientation
        .stored(part(picture, 0, recipe)?, head.stored);
    let size = head.orientation.turned(recipe.scale);
    let all = read(picture.load(&Frames::All, &Reduction::None)?)?;
    let Size { width, height } = head.stored;
    let mut frames = Vec::new();
    for number in 0..head.frames {
        let top = wide(number.saturating_mul(height));
        let frame = extract_area(&all, 0, top, wide(width), wide(height))?;
        frames.push(bring(frame, part, size, head.orientation)?);
    }
    let image = read(below_each_other(&mut frames, recipe.scale)?)?;
    let frame = Some(recipe.scale.height);
    let bytes = encode(image, recipe.format, recipe.quality, frame)?;
    Ok((bytes, recipe.scale))
}

fn below_each_other(frames: &mut [VipsImage], size: Size) -> Result<VipsImage> {
    let options = ArrayjoinOptions {
        across: 1,
        shim: 0,
        background: vec![0.0],
        halign: Align::Low,
        valign: Align::Low,
        hspacing: wide(size.width),
        vspacing: wide(size.height),
    };
    Ok(arrayjoin_with_opts(frames, &options)?)
}
