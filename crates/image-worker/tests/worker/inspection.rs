//! What is said of a picture.

use crate::chart::{chart, jpeg, png, ramp};
use crate::process::Worker;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use image::{Rgba, RgbaImage};
use pictures::Tone;

fn placeholder(text: &str, kind: &str) -> image::DynamicImage {
    let data = text
        .strip_prefix(&format!("data:image/{kind};base64,"))
        .expect(text);
    image::load_from_memory(&STANDARD.decode(data).unwrap()).unwrap()
}

#[test]
fn a_placeholder_is_tiny_and_has_the_shape() {
    let mut worker = Worker::start();
    let found = worker.inspect(&jpeg(&ramp(900, 600)));
    let text = found.placeholder.unwrap();
    assert!(text.len() < 1200, "{}", text.len());
    let image = placeholder(&text, "jpeg");
    assert_eq!((image.width(), image.height()), (20, 13));
    let glass = RgbaImage::from_pixel(400, 400, Rgba([200, 0, 0, 100]));
    let image = placeholder(&worker.inspect(&png(glass)).placeholder.unwrap(), "png");
    assert_eq!((image.width(), image.height()), (20, 20));
    assert_eq!(image.to_rgba8()[(10, 10)].0[3], 100);
}

#[test]
fn one_transparent_pixel_is_enough() {
    let mut worker = Worker::start();
    let mut image = RgbaImage::from_pixel(1000, 700, Rgba([200, 0, 0, 255]));
    let found = worker.inspect(&png(image.clone()));
    assert_eq!((found.has_alpha, found.is_opaque), (true, true));
    assert!(found.placeholder.unwrap().starts_with("data:image/jpeg;"));
    image[(997, 698)].0[3] = 254;
    let found = worker.inspect(&png(image));
    assert_eq!((found.has_alpha, found.is_opaque), (true, false));
}

#[test]
fn a_palette_has_the_colours_of_the_picture() {
    let mut worker = Worker::start();
    let palette = worker.inspect(&jpeg(&chart(800, 600))).palette.unwrap();
    let all = |tone: Tone| palette.iter().find(|swatch| swatch.tone == tone);
    let vibrant = all(Tone::Vibrant).expect("the chart has a vibrant colour");
    assert!((20.0..30.0).contains(&vibrant.population), "{vibrant:?}");
    assert!(all(Tone::LightVibrant).is_some() && all(Tone::Dominant).is_some());
    assert!(all(Tone::DarkMuted).is_none() && all(Tone::LightMuted).is_none());
}

#[test]
fn what_is_not_asked_for_is_not_made() {
    let mut worker = Worker::start();
    let source = worker.file(&png(chart(30, 30)));
    let answer = worker.ask(&pictures::Job::Inspect {
        source,
        most_bytes: 3600,
        palette: false,
        placeholder: false,
    });
    let pictures::JobResult::Inspected(found) = answer else {
        panic!("{answer:?}");
    };
    assert_eq!((found.palette, found.placeholder), (None, None));
}
