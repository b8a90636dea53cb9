//! Pyramids, and tiles out of them.

use crate::chart::{assert_colour, by_libvips, jpeg, png, ramp};
use crate::process::{Worker, recipe};
use image::{Rgba, RgbaImage};
use pictures::{Cut, Format, Job, JobResult, Rectangle};
use std::path::{Path, PathBuf};
use std::time::Instant;

fn pyramid(worker: &mut Worker, bytes: &[u8]) -> PathBuf {
    let source = worker.file(bytes);
    let target = worker.new_path();
    let before = worker.files();
    let answer = worker.ask(&Job::Pyramid {
        source,
        target: target.clone(),
        most_bytes: 1_000_000_000,
    });
    assert!(matches!(answer, JobResult::Made(_)), "{answer:?}");
    assert_eq!(worker.files(), before + 1, "nothing but the target");
    target
}

fn tile(worker: &mut Worker, source: &Path, part: Rectangle, by: u32) -> image::DynamicImage {
    let mut recipe = recipe(
        Format::Png,
        part.width.div_ceil(by),
        part.height.div_ceil(by),
    );
    recipe.cut = Cut::Part(part);
    let target = worker.new_path();
    let answer = worker.ask(&Job::Transform {
        source: source.to_owned(),
        target: target.clone(),
        recipe,
        most_bytes: 1_000_000_000,
    });
    assert!(matches!(answer, JobResult::Made(_)), "{answer:?}");
    image::load_from_memory(&std::fs::read(target).unwrap()).unwrap()
}

#[test]
fn tiles_of_every_level_are_those_of_the_original() {
    let mut worker = Worker::start();
    let image = ramp(3001, 2203);
    let source = pyramid(&mut worker, &jpeg(&image));
    for by in [1, 2, 3, 4, 8] {
        let step = 256 * by;
        for (left, top) in [(0, 0), (step, 0), (0, step), (step, step)] {
            if left >= 3001 || top >= 2203 {
                continue;
            }
            let part = Rectangle {
                left,
                top,
                width: step.min(3001 - left),
                height: step.min(2203 - top),
            };
            let found = tile(&mut worker, &source, part, by);
            let (x, y) = (found.width() / 2, found.height() / 3);
            let expected = image[(left + x * by + by / 2, top + y * by + by / 2)].0;
            assert_colour(&found, x, y, expected, 4);
        }
    }
}

#[test]
fn a_pyramid_keeps_transparency() {
    let mut worker = Worker::start();
    let image = RgbaImage::from_fn(1400, 1100, |x, _| {
        if x < 700 {
            Rgba([255, 0, 0, 0])
        } else {
            Rgba([0, 0, 200, 255])
        }
    });
    let source = pyramid(&mut worker, &png(image));
    let whole = Rectangle {
        left: 0,
        top: 0,
        width: 1400,
        height: 1100,
    };
    let found = tile(&mut worker, &source, whole, 4).to_rgba8();
    assert_eq!(found[(10, 10)].0[3], 0);
    assert_eq!(found[(340, 200)], Rgba([0, 0, 200, 255]));
}

/// A tile of a large pyramid must not cost what the whole does: making the pyramid decodes
/// the whole once.
#[test]
#[expect(clippy::disallowed_methods, reason = "a measurement takes the time")]
fn a_tile_costs_little() {
    let mut worker = Worker::start();
    let large = |image: &_| libvips::ops::resize(image, 150.0).unwrap();
    let picture = by_libvips(large, ".jpg");
    let start = Instant::now();
    let source = pyramid(&mut worker, &picture);
    let whole = start.elapsed();
    let part = Rectangle {
        left: 4096,
        top: 4096,
        width: 512,
        height: 512,
    };
    tile(&mut worker, &source, part, 1);
    let start = Instant::now();
    for by in [1, 2, 4] {
        let part = Rectangle {
            width: 512 * by,
            height: 512 * by,
            ..part
        };
        tile(&mut worker, &source, part, by);
    }
    let tiles = start.elapsed();
    assert!(
        tiles * 3 < whole,
        "{tiles:?} for three tiles, {whole:?} for the whole"
    );
}
