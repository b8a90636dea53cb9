//! A picture whose parts are told apart by their colours, and its files.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{DynamicImage, ImageEncoder, ImageFormat, Rgb, RgbImage, Rgba, imageops};
use libvips::ops::{BandFormat, Interpretation, colourspace};
use libvips::{VipsApp, VipsImage};
use std::io::Cursor;
use std::sync::Once;

pub(crate) const RED: [u8; 3] = [200, 40, 30];
pub(crate) const GREEN: [u8; 3] = [40, 160, 60];
pub(crate) const BLUE: [u8; 3] = [30, 60, 180];
pub(crate) const SAND: [u8; 3] = [230, 210, 170];

/// Red and green above blue and sand.
pub(crate) fn chart(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        Rgb(match (x < width / 2, y < height / 2) {
            (true, true) => RED,
            (false, true) => GREEN,
            (true, false) => BLUE,
            (false, false) => SAND,
        })
    })
}

/// No two of its pixels are alike, so that a shift by one is seen.
pub(crate) fn ramp(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        let part = |position: u32, all: u32| u8::try_from(position * 255 / all.max(1)).unwrap();
        Rgb([part(x, width), part(y, height), part(x + y, width + height)])
    })
}

pub(crate) fn file(image: impl Into<DynamicImage>, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.into().write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

pub(crate) fn png(image: impl Into<DynamicImage>) -> Vec<u8> {
    file(image, ImageFormat::Png)
}

pub(crate) fn jpeg(image: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, 95);
    image.write_with_encoder(encoder).unwrap();
    bytes
}

/// The chart as libvips makes a file of it, for what no other encoder writes.
pub(crate) fn by_libvips(change: impl FnOnce(&VipsImage) -> VipsImage, saver: &str) -> Vec<u8> {
    static STARTED: Once = Once::new();
    // It can be started once only, and ends with the process.
    STARTED.call_once(|| std::mem::forget(VipsApp::new("test", false).unwrap()));
    let samples = chart(64, 48).into_raw();
    let image = VipsImage::new_from_memory_copy(&samples, 64, 48, 3, BandFormat::Uchar).unwrap();
    let image = colourspace(&image, Interpretation::Srgb).unwrap();
    change(&image).image_write_to_buffer(saver).unwrap()
}

/// EXIF data with an orientation and nothing else.
pub(crate) fn exif(orientation: u8) -> Vec<u8> {
    let mut exif = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0, 0]);
    exif
}

/// A PNG of an image that is shown as `shown` if its orientation is applied.
pub(crate) fn oriented_png(shown: &RgbImage, orientation: u8) -> Vec<u8> {
    let stored = stored(shown, orientation);
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    encoder.set_exif_metadata(exif(orientation)).unwrap();
    stored.write_with_encoder(encoder).unwrap();
    bytes
}

/// The same as JPEG.
pub(crate) fn oriented_jpeg(shown: &RgbImage, orientation: u8) -> Vec<u8> {
    let stored = stored(shown, orientation);
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 95);
    encoder.set_exif_metadata(exif(orientation)).unwrap();
    stored.write_with_encoder(encoder).unwrap();
    bytes
}

fn stored(shown: &RgbImage, orientation: u8) -> RgbImage {
    use imageops::{flip_horizontal, flip_vertical, rotate90, rotate180, rotate270};
    match orientation {
        2 => flip_horizontal(shown),
        3 => rotate180(shown),
        4 => flip_vertical(shown),
        5 => flip_horizontal(&rotate90(shown)),
        6 => rotate270(shown),
        7 => flip_horizontal(&rotate270(shown)),
        8 => rotate90(shown),
        _ => shown.clone(),
    }
}

/// Asserts that a pixel has a colour, within what encoders lose.
#[track_caller]
pub(crate) fn assert_colour(image: &DynamicImage, x: u32, y: u32, colour: [u8; 3], off: u8) {
    let Rgba([red, green, blue, _]) = image.to_rgba8()[(x, y)];
    let found = [red, green, blue];
    let near = found.iter().zip(colour).all(|(a, b)| a.abs_diff(b) <= off);
    assert!(near, "at {x}, {y}: {found:?} and not {colour:?}");
}

/// Asserts that an image is the chart: each of its quarters has its colour.
#[track_caller]
pub(crate) fn assert_chart(image: &DynamicImage, off: u8) {
    let (width, height) = (image.width(), image.height());
    let (left, right) = (width / 4, width * 3 / 4);
    let (top, bottom) = (height / 4, height * 3 / 4);
    assert_colour(image, left, top, RED, off);
    assert_colour(image, right, top, GREEN, off);
    assert_colour(image, left, bottom, BLUE, off);
    assert_colour(image, right, bottom, SAND, off);
}
