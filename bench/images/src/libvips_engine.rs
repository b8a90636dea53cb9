//! libvips, by the image worker's own code.

use crate::Done;
use image::RgbImage;
use libvips::VipsImage;
use libvips::ops::{BandFormat, Interpretation, colourspace};
use pictures::{Cut, Format, Recipe, Shade, Size};
use std::path::Path;

/// More than any picture here has.
const ENOUGH: u64 = 1_000_000_000;

pub(crate) fn transform(
    source: &Path,
    target: &Path,
    size: Size,
    format: Format,
    quality: u8,
) -> Done<()> {
    let recipe = Recipe {
        frame: None,
        cut: Cut::Whole,
        scale: size,
        canvas: None,
        mirror: false,
        flip: false,
        turn: 0.0,
        blur: 0.0,
        sharpen: 0,
        saturation: 0,
        invert: false,
        shade: Shade::Colour,
        background: None,
        format,
        quality,
    };
    image_worker::transform(source, target, &recipe, ENOUGH)?;
    Ok(())
}

/// What the worker makes of a picture that has the right size already.
pub(crate) fn encode(image: &RgbImage, format: Format, quality: u8) -> Done<Vec<u8>> {
    let folder = tempfile::tempdir()?;
    let (source, target) = (folder.path().join("source"), folder.path().join("target"));
    image.save_with_format(&source, image::ImageFormat::Png)?;
    let (width, height) = image.dimensions();
    transform(&source, &target, Size { width, height }, format, quality)?;
    Ok(std::fs::read(target)?)
}

/// The pixels of any file: AVIF has no other decoder here, and one decoder for all
/// favours none.
pub(crate) fn decode(bytes: &[u8]) -> Done<RgbImage> {
    let image = VipsImage::new_from_buffer(bytes, "")?;
    let image = VipsImage::image_copy_memory(colourspace(&image, Interpretation::Srgb)?)?;
    let (width, height) = (
        image.get_width().try_into()?,
        image.get_height().try_into()?,
    );
    let samples = image.image_write_to_memory();
    RgbImage::from_raw(width, height, samples).ok_or_else(|| "not three colours".into())
}

/// An image as libvips has it, to be saved in ways that the worker does not use.
pub(crate) fn image_of(image: &RgbImage) -> Done<VipsImage> {
    let (width, height) = (image.width().try_into()?, image.height().try_into()?);
    let kind = BandFormat::Uchar;
    let image = VipsImage::new_from_memory_copy(image.as_raw(), width, height, 3, kind)?;
    Ok(colourspace(&image, Interpretation::Srgb)?)
}
