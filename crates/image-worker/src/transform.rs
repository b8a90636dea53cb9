//! A derivative, by its recipe.

use crate::decode::decode;
use crate::encode::encode;
use crate::memory::{read, size_of};
use crate::moving;
use crate::part::part;
use crate::picture::{LEAST_BYTES, Picture};
use crate::refused::{Refused, Result};
use crate::steps::{focus, ground, tone, turn};
use crate::target::Target;
use libvips::VipsImage;
use pictures::{Cut, Made, Recipe, Refusal, Size};
use std::path::Path;

/// Makes the derivative of `source` that `recipe` describes, and writes it to `target`.
pub fn transform(source: &Path, target: &Path, recipe: &Recipe, most_bytes: u64) -> Result<Made> {
    let picture = Picture::open(source, most_bytes)?;
    check(recipe, &picture, most_bytes)?;
    let target = Target::beside(target, "")?;
    let (bytes, size) = if moving::keeps_moving(&picture, recipe) {
        moving::transform(&picture, recipe)?
    } else {
        still(&picture, recipe)?
    };
    target.write(&bytes)?;
    let Size { width, height } = size;
    Ok(Made { width, height })
}

fn still(picture: &Picture, recipe: &Recipe) -> Result<(Vec<u8>, Size)> {
    let frame = recipe.frame.unwrap_or(0);
    let part = part(picture, frame, recipe)?;
    let image = decode(picture, frame, part, recipe.scale)?;
    // From here on the image is as small as it gets, and rows are requested in any order.
    // Whether it can be decoded at all is settled.
    let image = steps(read(image)?, recipe)?;
    let size = size_of(&image)?;
    Ok((encode(image, recipe.format, recipe.quality, None)?, size))
}

/// The steps after the scale, in their order.
fn steps(mut image: VipsImage, recipe: &Recipe) -> Result<VipsImage> {
    if let Some(canvas) = &recipe.canvas {
        image = ground::canvas(image, canvas)?;
    }
    if recipe.mirror {
        image = turn::mirror(&image)?;
    }
    if recipe.flip {
        image = turn::upside_down(&image)?;
    }
    image = turn::turn(image, recipe.turn)?;
    image = focus::blur(image, recipe.blur)?;
    image = focus::sharpen(image, recipe.sharpen)?;
    image = tone::saturation(image, recipe.saturation)?;
    if recipe.invert {
        image = tone::invert(&image)?;
    }
    image = tone::shade(image, recipe.shade)?;
    match recipe.background {
        Some(colour) => ground::background(image, colour),
        None => Ok(image),
    }
}

/// A recipe was made for an image of a known size: what does not fit it is a bug, and found
/// before anything is decoded.
fn check(recipe: &Recipe, picture: &Picture, most_bytes: u64) -> Result<()> {
    let wrong = |reason: &str| Err(Refused::new(Refusal::Failed, reason));
    let shown = picture.head.shown();
    if let Cut::Part(part) | Cut::Entropy(part) = recipe.cut {
        let fits = |start: u32, length: u32, whole: u32| {
            length > 0 && start.checked_add(length).is_some_and(|end| end <= whole)
        };
        if !fits(part.left, part.width, shown.width) || !fits(part.top, part.height, shown.height) {
            return wrong("the part does not lie within the picture");
        }
    }
    let ground = recipe.canvas.map(|canvas| canvas.size);
    for Size { width, height } in [Some(recipe.scale), ground].into_iter().flatten() {
        if width == 0 || height == 0 {
            return wrong("a size of nothing");
        }
        let pixels = u64::from(width) * u64::from(height);
        if pixels.saturating_mul(LEAST_BYTES) > most_bytes {
            let reason = format!("{width} × {height} pixels are too many to make");
            return Err(Refused::new(Refusal::TooLarge, reason));
        }
    }
    Ok(())
}
