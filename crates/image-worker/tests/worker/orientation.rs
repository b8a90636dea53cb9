//! All eight orientations.

use crate::chart::{assert_chart, assert_colour, chart, oriented_jpeg, oriented_png, png, ramp};
use crate::process::{Worker, recipe};
use pictures::{Cut, Format, Rectangle, Size};

#[test]
fn every_orientation_is_shown_upright_and_said() {
    let mut worker = Worker::start();
    let shown = chart(64, 40);
    for orientation in 1..=8 {
        for bytes in [
            oriented_png(&shown, orientation),
            oriented_jpeg(&shown, orientation),
        ] {
            let found = worker.inspect(&bytes);
            assert_eq!(
                (found.width, found.height, found.orientation),
                (64, 40, orientation)
            );
            for format in [Format::Png, Format::Jpeg, Format::Webp] {
                assert_chart(&worker.pixels(&bytes, &recipe(format, 32, 20)), 12);
            }
        }
    }
}

#[test]
fn a_part_is_the_same_pixels_in_every_orientation() {
    let mut worker = Worker::start();
    let shown = ramp(61, 47);
    let mut recipe = recipe(Format::Png, 20, 11);
    recipe.cut = Cut::Part(Rectangle {
        left: 13,
        top: 30,
        width: 20,
        height: 11,
    });
    let expected = image::imageops::crop_imm(&shown, 13, 30, 20, 11).to_image();
    for orientation in 1..=8 {
        let bytes = oriented_png(&shown, orientation);
        let found = worker.pixels(&bytes, &recipe).to_rgb8();
        assert_eq!(found, expected, "orientation {orientation}");
    }
}

#[test]
fn a_scaled_part_is_as_good_as_the_same_in_every_orientation() {
    let mut worker = Worker::start();
    let shown = ramp(120, 90);
    let mut recipe = recipe(Format::Png, 7, 13);
    recipe.cut = Cut::Part(Rectangle {
        left: 50,
        top: 10,
        width: 30,
        height: 60,
    });
    let upright = worker.pixels(&png(shown.clone()), &recipe);
    for orientation in 2..=8 {
        let found = worker.pixels(&oriented_png(&shown, orientation), &recipe);
        for (x, y) in [(0, 0), (6, 0), (3, 6), (0, 12), (6, 12)] {
            let colour = upright.to_rgb8()[(x, y)].0;
            assert_colour(&found, x, y, colour, 2);
        }
    }
}

#[test]
fn a_pyramid_is_upright() {
    let mut worker = Worker::start();
    for orientation in [3, 6, 7] {
        let source = worker.file(&oriented_jpeg(&chart(80, 50), orientation));
        let target = worker.new_path();
        let answer = worker.ask(&pictures::Job::Pyramid {
            source,
            target: target.clone(),
            most_bytes: 40_000,
        });
        assert!(matches!(answer, pictures::JobResult::Made(_)), "{answer:?}");
        let bytes = std::fs::read(target).unwrap();
        let found = worker.inspect(&bytes);
        assert_eq!((found.width, found.height, found.orientation), (80, 50, 1));
        let mut recipe = recipe(Format::Png, 40, 25);
        recipe.scale = Size {
            width: 40,
            height: 25,
        };
        assert_chart(&worker.pixels(&bytes, &recipe), 12);
    }
}
