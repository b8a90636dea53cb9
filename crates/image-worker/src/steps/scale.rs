//! To an exact size.

use super::colour;
use crate::engine::wide;
use crate::memory::{read, size_of};
use crate::refused::Result;
use libvips::ops::{
    AffineOptions, EmbedOptions, Extend, Kernel, ResizeOptions, affine_with_opts, embed_with_opts,
    premultiply, resize_with_opts, unpremultiply,
};
use libvips::{VipsImage, VipsInterpolate};
use pictures::Size;

/// At this size, to the pixel.
pub(crate) fn exactly(image: VipsImage, size: Size) -> Result<VipsImage> {
    let now = size_of(&image)?;
    let less = Size {
        width: size.width.min(now.width),
        height: size.height.min(now.height),
    };
    let image = if less == now {
        image
    } else {
        let smaller = with_colour_by_alpha(&image, |image| shrink(image, now, less))?;
        pad(smaller, less)?
    };
    if less == size {
        return Ok(image);
    }
    // To grow, rows are needed again that have gone by.
    with_colour_by_alpha(&read(image)?, |image| grow(image, less, size))
}

fn shrink(image: &VipsImage, now: Size, size: Size) -> Result<VipsImage> {
    let (across, down) = ratio(now, size);
    let options = ResizeOptions {
        kernel: Kernel::Lanczos3,
        gap: 2.0,
        vscale: down,
    };
    Ok(resize_with_opts(image, across, &options)?)
}

/// libvips' own way to grow moves an image by half a pixel.
fn grow(image: &VipsImage, now: Size, size: Size) -> Result<VipsImage> {
    let (across, down) = ratio(now, size);
    let options = AffineOptions {
        interpolate: VipsInterpolate::new_from_name("bicubic")?,
        oarea: vec![0, 0, wide(size.width), wide(size.height)],
        // The middle of a pixel is half a pixel away from its corner, before and after.
        odx: -0.5,
        ody: -0.5,
        idx: 0.5,
        idy: 0.5,
        background: vec![0.0],
        premultiplied: true,
        extend: Extend::Copy,
    };
    Ok(affine_with_opts(image, across, 0.0, 0.0, down, &options)?)
}

fn ratio(now: Size, size: Size) -> (f64, f64) {
    let part = |new: u32, old: u32| f64::from(new) / f64::from(old);
    (part(size.width, now.width), part(size.height, now.height))
}

/// libvips rounds a scale to a size, which may miss it by one.
fn pad(image: VipsImage, size: Size) -> Result<VipsImage> {
    if size_of(&image)? == size {
        return Ok(image);
    }
    let options = EmbedOptions {
        extend: Extend::Copy,
        background: vec![0.0],
    };
    Ok(embed_with_opts(
        &image,
        0,
        0,
        wide(size.width),
        wide(size.height),
        &options,
    )?)
}

/// Does what mixes neighbouring pixels. Colours count by their alpha there: what is
/// behind a transparent pixel must not bleed into its neighbours.
pub(crate) fn with_colour_by_alpha(
    image: &VipsImage,
    mix: impl FnOnce(&VipsImage) -> Result<VipsImage>,
) -> Result<VipsImage> {
    if !image.image_hasalpha() {
        return mix(image);
    }
    colour::bytes(unpremultiply(&mix(&premultiply(image)?)?)?)
}
