//! Each format in and out.

use crate::chart::{assert_chart, by_libvips, chart, file, jpeg, png};
use crate::process::{Worker, recipe};
use image::ImageFormat;
use pictures::{Format, Job, JobResult, Refusal};

const WRITTEN: [Format; 5] = [
    Format::Jpeg,
    Format::Png,
    Format::Webp,
    Format::Avif,
    Format::Gif,
];

/// The chart in each format that is read.
fn sources(worker: &mut Worker) -> Vec<(Format, Vec<u8>)> {
    let image = chart(64, 48);
    let avif = worker
        .derive(&png(image.clone()), &recipe(Format::Avif, 64, 48))
        .0;
    vec![
        (Format::Jpeg, jpeg(&image)),
        (Format::Png, png(image.clone())),
        (Format::Webp, file(image.clone(), ImageFormat::WebP)),
        (Format::Avif, avif),
        (Format::Gif, file(image.clone(), ImageFormat::Gif)),
        (Format::Tiff, file(image, ImageFormat::Tiff)),
    ]
}

#[test]
fn each_format_is_read_and_written() {
    let mut worker = Worker::start();
    for (format, bytes) in sources(&mut worker) {
        let inspection = worker.inspect(&bytes);
        assert_eq!(inspection.format, format);
        assert_eq!((inspection.width, inspection.height), (64, 48));
        for written in WRITTEN {
            let image = worker.pixels(&bytes, &recipe(written, 40, 30));
            assert_eq!((image.width(), image.height()), (40, 30));
            assert_chart(&image, 14);
        }
    }
}

#[test]
fn a_heif_is_read() {
    let same = |image: &_| libvips::ops::copy(image).unwrap();
    let bytes = by_libvips(same, ".heic[Q=90,compression=hevc]");
    let mut worker = Worker::start();
    assert_eq!(worker.inspect(&bytes).format, Format::Heif);
    assert_chart(&worker.pixels(&bytes, &recipe(Format::Png, 32, 24)), 14);
}

#[test]
fn formats_that_are_not_written_leave_nothing_behind() {
    let mut worker = Worker::start();
    for format in [Format::Tiff, Format::Heif, Format::Svg] {
        let job = Job::Transform {
            source: worker.file(&png(chart(8, 8))),
            target: worker.new_path(),
            recipe: recipe(format, 4, 4),
            most_bytes: 4000,
        };
        let before = worker.files();
        let JobResult::Refused { refusal, .. } = worker.ask(&job) else {
            panic!("{format:?} was written");
        };
        assert_eq!((refusal, worker.files()), (Refusal::Failed, before));
    }
}

#[test]
fn quality_is_paid_in_bytes() {
    let mut worker = Worker::start();
    let source = png(crate::chart::ramp(300, 200));
    for format in [Format::Jpeg, Format::Webp, Format::Avif] {
        let mut sizes = [30, 60, 95].map(|quality| {
            let mut recipe = recipe(format, 300, 200);
            recipe.quality = quality;
            worker.derive(&source, &recipe).0.len()
        });
        let found = sizes;
        sizes.sort_unstable();
        assert_eq!(found, sizes, "{format:?}");
    }
}

#[test]
fn what_is_no_job_is_answered_too() {
    let mut worker = Worker::start();
    for line in ["", "{}", "{\"job\":\"paint\"}", "picture.jpg"] {
        let answer = worker.say(line).unwrap();
        assert!(
            answer.starts_with("{\"answer\":\"refused\",\"refusal\":\"failed\""),
            "{answer}"
        );
    }
    assert_eq!(worker.inspect(&png(chart(4, 4))).width, 4);
}
