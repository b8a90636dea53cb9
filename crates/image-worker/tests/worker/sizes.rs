//! A derivative has the size that was asked for, to the pixel.

use crate::chart::{jpeg, png, ramp};
use crate::process::{Worker, recipe};
use pictures::{Cut, Format, Rectangle};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::cell::RefCell;

/// A size, a part of it, and the size which that becomes.
fn requested() -> impl Strategy<Value = ((u32, u32), Rectangle, (u32, u32))> {
    (1_u32..500, 1_u32..400).prop_flat_map(|(width, height)| {
        let part = (0..width, 0..height).prop_flat_map(move |(left, top)| {
            (1..=width - left, 1..=height - top).prop_map(move |(width, height)| Rectangle {
                left,
                top,
                width,
                height,
            })
        });
        (Just((width, height)), part, (1_u32..300, 1_u32..300))
    })
}

#[test]
fn any_part_of_any_size_becomes_exactly_any_size() {
    let worker = RefCell::new(Worker::start());
    let strategy = (requested(), any::<bool>(), any::<bool>(), 0..3_u8);
    let mut runner = TestRunner::new(Config {
        cases: Config::default().cases.min(128),
        failure_persistence: None,
        ..Config::default()
    });
    let tried = runner.run(
        &strategy,
        |((size, part, becomes), from_jpeg, lively, format)| {
            let image = ramp(size.0, size.1);
            let bytes = if from_jpeg { jpeg(&image) } else { png(image) };
            let format = [Format::Png, Format::Jpeg, Format::Webp][usize::from(format)];
            let mut recipe = recipe(format, becomes.0, becomes.1);
            recipe.cut = if lively {
                Cut::Entropy(part)
            } else {
                Cut::Part(part)
            };
            let found = worker.borrow_mut().pixels(&bytes, &recipe);
            prop_assert_eq!((found.width(), found.height()), becomes);
            Ok(())
        },
    );
    tried.unwrap();
}

#[test]
fn a_large_picture_becomes_exactly_small() {
    let mut worker = Worker::start();
    let bytes = jpeg(&ramp(3001, 1999));
    for (width, height) in [
        (1, 1),
        (2000, 1),
        (1200, 799),
        (1501, 999),
        (187, 125),
        (3001, 7),
    ] {
        let found = worker.pixels(&bytes, &recipe(Format::Jpeg, width, height));
        assert_eq!((found.width(), found.height()), (width, height));
    }
}

#[test]
fn a_part_of_a_large_picture_is_where_it_was_asked_for() {
    let mut worker = Worker::start();
    let image = ramp(2400, 1600);
    let bytes = jpeg(&image);
    for (left, top, width, height, by) in [
        (0, 0, 2400, 1600, 20),
        (801, 403, 1200, 800, 10),
        (1600, 800, 800, 800, 4),
    ] {
        let mut recipe = recipe(Format::Png, width / by, height / by);
        recipe.cut = Cut::Part(Rectangle {
            left,
            top,
            width,
            height,
        });
        let found = worker.pixels(&bytes, &recipe).to_rgb8();
        for (x, y) in [(5, 5), (width / by - 6, 5), (20, height / by - 6)] {
            let expected = image[(left + x * by + by / 2, top + y * by + by / 2)].0;
            let near = found[(x, y)]
                .0
                .iter()
                .zip(expected)
                .all(|(a, b)| a.abs_diff(b) <= 3);
            assert!(near, "{:?} and not {expected:?}", found[(x, y)]);
        }
    }
}

#[test]
fn a_part_far_below_is_the_same_pixels() {
    let mut worker = Worker::start();
    let image = ramp(300, 2000);
    let bytes = png(image.clone());
    for top in [1, 100, 255, 256, 257, 511, 512, 1023, 1300, 1990] {
        let height = (2000 - top).min(40);
        let mut recipe = recipe(Format::Png, 50, height);
        recipe.cut = Cut::Part(Rectangle {
            left: 33,
            top,
            width: 50,
            height,
        });
        let expected = image::imageops::crop_imm(&image, 33, top, 50, height).to_image();
        assert_eq!(worker.pixels(&bytes, &recipe).to_rgb8(), expected, "{top}");
    }
}

#[test]
fn what_grows_stays_in_its_place() {
    let mut worker = Worker::start();
    let image = ramp(40, 40);
    for (across, down) in [(3, 3), (4, 1), (1, 2)] {
        let recipe = recipe(Format::Png, 40 * across, 40 * down);
        let found = worker.pixels(&png(image.clone()), &recipe).to_rgb8();
        // A ramp rises by 6.375 a pixel; the middle of the picture is at half its height.
        for x in [30, 60, 90].into_iter().filter(|x| *x < 38 * across) {
            let position = (f64::from(x) + 0.5) / f64::from(across) - 0.5;
            let value = f64::from(found[(x, 20 * down)].0[0]);
            assert!(
                (value - position * 6.375).abs() < 1.5,
                "{across}: {value} at {x}"
            );
        }
    }
}
