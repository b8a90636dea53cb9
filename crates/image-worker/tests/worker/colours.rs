//! Kinds of colour: print, sixteen bits, greys, profiles.

use crate::chart::{RED, assert_chart, assert_colour, by_libvips, png};
use crate::process::{Worker, recipe};
use image::{DynamicImage, ImageBuffer, Luma, LumaA, Rgb, Rgba};
use libvips::VipsImage;
use libvips::ops::{IccTransformOptions, Intent, PCS, icc_transform_with_opts};
use pictures::Format;

const WRITTEN: [Format; 4] = [Format::Png, Format::Jpeg, Format::Webp, Format::Avif];

fn to_profile(image: &VipsImage, profile: &str) -> VipsImage {
    let options = IccTransformOptions {
        pcs: PCS::Lab,
        intent: Intent::Relative,
        black_point_compensation: true,
        embedded: false,
        input_profile: Some("srgb".to_owned()),
        depth: 8,
    };
    icc_transform_with_opts(image, profile, &options).unwrap()
}

#[test]
fn a_jpeg_for_print_is_shown_on_a_screen() {
    let bytes = by_libvips(|image| to_profile(image, "cmyk"), ".jpg[Q=95]");
    let bare = by_libvips(|image| to_profile(image, "cmyk"), ".jpg[Q=95,strip]");
    let mut worker = Worker::start();
    for bytes in [bytes, bare] {
        let inspection = worker.inspect(&bytes);
        assert_eq!((inspection.has_alpha, inspection.is_opaque), (false, true));
        for format in WRITTEN {
            // Some of these colours cannot be printed: they come back paler.
            let found = worker.pixels(&bytes, &recipe(format, 32, 24));
            assert_colour(&found, 24, 18, [230, 210, 170], 12);
            assert_colour(&found, 8, 6, RED, 40);
        }
    }
}

#[test]
fn a_profile_is_followed_and_not_passed_on() {
    let bytes = by_libvips(|image| to_profile(image, "p3"), ".png");
    let mut worker = Worker::start();
    let stored = image::load_from_memory(&bytes).unwrap();
    assert!(
        stored.to_rgb8()[(5, 5)].0[0].abs_diff(RED[0]) > 8,
        "other numbers for the same red"
    );
    assert_chart(&worker.pixels(&bytes, &recipe(Format::Png, 64, 48)), 3);
    assert_chart(&worker.pixels(&bytes, &recipe(Format::Png, 20, 15)), 3);
    let (made, _) = worker.derive(&bytes, &recipe(Format::Png, 20, 15));
    assert!(!made.windows(4).any(|name| name == b"iCCP"));
}

#[test]
fn sixteen_bits_become_eight() {
    let mut worker = Worker::start();
    let wide = |value: u8| u16::from(value) * 257;
    let rgb = ImageBuffer::from_pixel(30, 20, Rgb(RED.map(wide)));
    let grey = ImageBuffer::from_pixel(30, 20, Luma([wide(90)]));
    let half = ImageBuffer::from_pixel(30, 20, Rgba([51_400, 10_280, 7710, wide(128)]));
    for size in [(30, 20), (12, 8), (45, 30)] {
        let recipe = recipe(Format::Png, size.0, size.1);
        let mut pixel =
            |image: DynamicImage| worker.pixels(&png(image), &recipe).to_rgba8()[(4, 4)];
        let [red, green, blue] = RED;
        assert_eq!(
            pixel(DynamicImage::ImageRgb16(rgb.clone())),
            Rgba([red, green, blue, 255])
        );
        assert_eq!(
            pixel(DynamicImage::ImageLuma16(grey.clone())),
            Rgba([90, 90, 90, 255])
        );
        let Rgba(found) = pixel(DynamicImage::ImageRgba16(half.clone()));
        let near = found
            .iter()
            .zip([200, 40, 30, 128])
            .all(|(a, b)| a.abs_diff(b) <= 1);
        assert!(near, "{found:?}");
    }
    let inspection = worker.inspect(&png(DynamicImage::ImageRgba16(half)));
    assert_eq!((inspection.has_alpha, inspection.is_opaque), (true, false));
    let full = ImageBuffer::from_pixel(30, 20, Rgba([51_400, 10_280, 7710, u16::MAX]));
    assert!(
        worker
            .inspect(&png(DynamicImage::ImageRgba16(full)))
            .is_opaque
    );
}

#[test]
fn greys_with_and_without_alpha() {
    let mut worker = Worker::start();
    let grey = png(DynamicImage::ImageLuma8(ImageBuffer::from_pixel(
        30,
        20,
        Luma([99]),
    )));
    let half = ImageBuffer::from_pixel(30, 20, LumaA([99_u8, 60]));
    let half = png(DynamicImage::ImageLumaA8(half));
    for format in WRITTEN {
        assert_colour(
            &worker.pixels(&grey, &recipe(format, 15, 10)),
            7,
            5,
            [99; 3],
            2,
        );
    }
    let found = worker
        .pixels(&half, &recipe(Format::Png, 15, 10))
        .to_rgba8();
    assert!(
        found[(7, 5)]
            .0
            .iter()
            .zip([99, 99, 99, 60])
            .all(|(a, b)| a.abs_diff(b) <= 1)
    );
    let inspection = worker.inspect(&half);
    assert_eq!((inspection.has_alpha, inspection.is_opaque), (true, false));
}
