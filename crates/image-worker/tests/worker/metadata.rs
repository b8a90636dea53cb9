//! Nothing of what a camera or an editor wrote into a file is in a derivative.

use crate::chart::{exif, jpeg, ramp};
use crate::process::{Worker, recipe};
use pictures::{Format, Job, JobResult};

/// Words that stand in the source and must not in what is made of it.
const SECRETS: [&str; 5] = [
    "SECRET-GPS",
    "SECRET-XMP",
    "SECRET-IPTC",
    "SECRET-COMMENT",
    "SECRET-TEXT",
];

/// Names of parts that hold metadata.
const PARTS: [&str; 8] = [
    "Exif",
    "ns.adobe.com",
    "Photoshop 3.0",
    "EXIF",
    "XMP ",
    "ICC_PROFILE",
    "iTXt",
    "eXIf",
];

/// A segment of a JPEG.
fn segment(marker: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from(data.len() + 2).unwrap().to_be_bytes();
    [&[0xff, marker], &length[..], data].concat()
}

/// EXIF data with an orientation, and a place on earth with a name.
fn exif_with_location() -> Vec<u8> {
    let mut data = b"Exif\0\0II*\0\x08\0\0\0\x02\0".to_vec();
    data.extend(&exif(1)[10..22]);
    data.extend(b"\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0");
    // One entry: the name of the method, as text behind it.
    data.extend(b"\x01\0\x1d\0\x02\0\x0b\0\0\0\x38\0\0\0\0\0\0\0SECRET-GPS\0");
    data
}

fn burdened() -> Vec<u8> {
    let bare = jpeg(&ramp(200, 120));
    let (start, rest) = bare.split_at(2);
    let xmp =
        b"http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x='adobe:ns:meta/'>SECRET-XMP</x:xmpmeta>";
    let iptc = b"Photoshop 3.0\08BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x69\0\x0bSECRET-IPTC";
    let parts = [
        start,
        &segment(0xe1, &exif_with_location()),
        &segment(0xe1, xmp),
        &segment(0xed, iptc),
        &segment(0xfe, b"SECRET-COMMENT"),
        rest,
    ];
    parts.concat()
}

#[track_caller]
fn assert_bare(bytes: &[u8], what: &str) {
    for word in SECRETS.iter().chain(&PARTS) {
        let there = bytes
            .windows(word.len())
            .any(|window| window == word.as_bytes());
        assert!(!there, "{word} in {what}");
    }
}

#[test]
fn no_derivative_has_any_metadata() {
    let mut worker = Worker::start();
    let source = burdened();
    let held = SECRETS[..4].iter().filter(|word| {
        source
            .windows(word.len())
            .any(|window| window == word.as_bytes())
    });
    assert_eq!(held.count(), 4);
    for format in [
        Format::Jpeg,
        Format::Png,
        Format::Webp,
        Format::Avif,
        Format::Gif,
    ] {
        for size in [(200, 120), (50, 30)] {
            let (bytes, _) = worker.derive(&source, &recipe(format, size.0, size.1));
            assert_bare(&bytes, &format!("{format:?}"));
        }
    }
}

#[test]
fn no_pyramid_has_any_metadata() {
    let mut worker = Worker::start();
    let source = worker.file(&burdened());
    let target = worker.new_path();
    let answer = worker.ask(&Job::Pyramid {
        source,
        target: target.clone(),
        most_bytes: 400_000,
    });
    assert!(matches!(answer, JobResult::Made(_)), "{answer:?}");
    assert_bare(&std::fs::read(target).unwrap(), "the pyramid");
}

#[test]
fn no_text_of_a_png_is_passed_on() {
    let mut worker = Worker::start();
    let bare = crate::chart::png(ramp(40, 40));
    // Behind the signature and the first chunk.
    let (start, rest) = bare.split_at(8 + 25);
    let data = b"tEXtComment\0SECRET-TEXT";
    let length = u32::try_from(data.len() - 4).unwrap().to_be_bytes();
    let mut sum = flate2::Crc::new();
    sum.update(data);
    let source = [start, &length, data, &sum.sum().to_be_bytes(), rest].concat();
    for format in [Format::Png, Format::Webp] {
        let (bytes, _) = worker.derive(&source, &recipe(format, 20, 20));
        assert_bare(&bytes, "what is made of a PNG");
    }
}
