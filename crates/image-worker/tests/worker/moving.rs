//! Moving pictures.

use crate::chart::{BLUE, GREEN, RED, assert_colour};
use crate::process::{Worker, recipe};
use image::codecs::gif::{GifDecoder, GifEncoder, Repeat};
use image::codecs::webp::WebPDecoder;
use image::{AnimationDecoder, Delay, Frame, Rgba, RgbaImage};
use pictures::{Cut, Format, Rectangle, Shade};
use std::io::Cursor;
use std::time::Duration;

/// Three frames of one colour each, shown for 100, 200 and 300 ms.
fn traffic_light() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = GifEncoder::new(&mut bytes);
    encoder.set_repeat(Repeat::Infinite).unwrap();
    for (number, [red, green, blue]) in (1..).zip([RED, GREEN, BLUE]) {
        let image = RgbaImage::from_pixel(48, 32, Rgba([red, green, blue, 255]));
        let delay = Delay::from_saturating_duration(Duration::from_millis(100 * number));
        encoder
            .encode_frame(Frame::from_parts(image, 0, 0, delay))
            .unwrap();
    }
    drop(encoder);
    bytes
}

fn frames(bytes: &[u8], format: Format) -> Vec<Frame> {
    let bytes = Cursor::new(bytes);
    let frames = match format {
        Format::Gif => GifDecoder::new(bytes).unwrap().into_frames(),
        _ => WebPDecoder::new(bytes).unwrap().into_frames(),
    };
    frames.collect_frames().unwrap()
}

#[test]
fn its_frames_are_counted() {
    let found = Worker::start().inspect(&traffic_light());
    assert_eq!((found.format, found.frames), (Format::Gif, 3));
    assert_eq!((found.width, found.height, found.is_opaque), (48, 32, true));
}

#[test]
fn it_keeps_moving_where_the_format_can() {
    let mut worker = Worker::start();
    let gif = traffic_light();
    let webp = worker.derive(&gif, &recipe(Format::Webp, 48, 32)).0;
    for source in [gif, webp] {
        for format in [Format::Gif, Format::Webp] {
            let mut recipe = recipe(format, 24, 20);
            recipe.cut = Cut::Part(Rectangle {
                left: 10,
                top: 3,
                width: 30,
                height: 25,
            });
            let (bytes, made) = worker.derive(&source, &recipe);
            assert_eq!((made.width, made.height), (24, 20));
            let frames = frames(&bytes, format);
            assert_eq!(frames.len(), 3, "{format:?}");
            for ((frame, colour), number) in frames.iter().zip([RED, GREEN, BLUE]).zip(1..) {
                let image = frame.buffer().clone().into();
                for (x, y) in [(0, 0), (23, 19), (12, 10)] {
                    assert_colour(&image, x, y, colour, 8);
                }
                let delay = Duration::from(frame.delay());
                assert_eq!(delay, Duration::from_millis(100 * number));
            }
        }
    }
}

#[test]
fn one_frame_is_taken_where_it_cannot_move_or_more_is_asked() {
    let mut worker = Worker::start();
    let source = traffic_light();
    for format in [Format::Jpeg, Format::Png, Format::Avif] {
        let found = worker.pixels(&source, &recipe(format, 24, 16));
        assert_colour(&found, 12, 8, RED, 8);
    }
    for (frame, colour) in [(0, RED), (1, GREEN), (2, BLUE), (9, BLUE)] {
        let mut recipe = recipe(Format::Gif, 24, 16);
        recipe.frame = Some(frame);
        let (bytes, _) = worker.derive(&source, &recipe);
        let found = frames(&bytes, Format::Gif);
        assert_eq!(found.len(), 1);
        assert_colour(&found[0].buffer().clone().into(), 12, 8, colour, 4);
    }
    let mut recipe = recipe(Format::Gif, 24, 16);
    recipe.shade = Shade::Grey;
    assert_eq!(
        frames(&worker.derive(&source, &recipe).0, Format::Gif).len(),
        1
    );
}
