//! Pictures to upload.

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use image::codecs::gif::{GifEncoder, Repeat};
use image::codecs::jpeg::JpegEncoder;
use image::{
    Delay, ExtendedColorType, Frame, ImageEncoder, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage,
};
use std::io::{Cursor, Write};

/// A picture with soft colours, another for each seed.
fn soft(width: u32, height: u32, seed: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        let mix = |a: u32, b: u32| u8::try_from((a * 200 / width.max(1) + b) % 256).unwrap();
        Rgb([mix(x, seed), mix(y, seed * 7), mix(x + y, seed * 13)])
    })
}

/// A photograph.
pub(crate) fn jpeg(width: u32, height: u32, seed: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let picture = soft(width, height, seed);
    let encoder = JpegEncoder::new_with_quality(&mut bytes, 85);
    encoder
        .write_image(&picture, width, height, ExtendedColorType::Rgb8)
        .unwrap();
    bytes
}

/// A photograph from 55°37'30" north and 12°30' east, by a Nik.
pub(crate) fn jpeg_from_somewhere() -> Vec<u8> {
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0".to_vec();
    exif.extend_from_slice(b"\x02\0\x0f\x01\x02\0\x04\0\0\0Nik\0");
    exif.extend_from_slice(b"\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0");
    exif.extend_from_slice(b"\x04\0\x01\0\x02\0\x02\0\0\0N\0\0\0");
    exif.extend_from_slice(b"\x02\0\x05\0\x03\0\0\0\x5c\0\0\0");
    exif.extend_from_slice(b"\x03\0\x02\0\x02\0\0\0E\0\0\0");
    exif.extend_from_slice(b"\x04\0\x05\0\x03\0\0\0\x74\0\0\0\0\0\0\0");
    for number in [55_u32, 37, 30, 12, 30, 0] {
        exif.extend_from_slice(&number.to_le_bytes());
        exif.extend_from_slice(&1_u32.to_le_bytes());
    }
    with_segments(&jpeg(64, 64, 77), &[(0xe1, &exif)])
}

/// A photograph that tells where it was taken, by whom, and that it lies on its side.
pub(crate) fn jpeg_that_tells(width: u32, height: u32) -> Vec<u8> {
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x02\0".to_vec();
    // The maker, and the orientation 6: a quarter turn.
    exif.extend_from_slice(b"\x0f\x01\x02\0\x04\0\0\0GPS\0");
    exif.extend_from_slice(b"\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0");
    let comment: &[u8] = b"<script>alert(1)</script>";
    with_segments(&jpeg(width, height, 1), &[(0xe1, &exif), (0xfe, comment)])
}

/// Puts segments before all others.
fn with_segments(plain: &[u8], segments: &[(u8, &[u8])]) -> Vec<u8> {
    let mut bytes = plain[..2].to_vec();
    for (marker, content) in segments {
        let length = u16::try_from(content.len() + 2).unwrap();
        bytes.extend_from_slice(&[0xff, *marker]);
        bytes.extend_from_slice(&length.to_be_bytes());
        bytes.extend_from_slice(content);
    }
    bytes.extend_from_slice(&plain[2..]);
    bytes
}

/// A drawing through which something shows.
pub(crate) fn png(width: u32, height: u32) -> Vec<u8> {
    let picture = RgbaImage::from_fn(width, height, |x, y| {
        let alpha = if (x / 8 + y / 8) % 2 == 0 { 255 } else { 40 };
        Rgba([200, 30, 90, alpha])
    });
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// The other formats that the test can write.
pub(crate) fn of_format(format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    soft(120, 80, 3).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// A PNG of one colour that is small as a file and says that it is this large.
pub(crate) fn bomb(width: u32, height: u32) -> Vec<u8> {
    let mut data = ZlibEncoder::new(Vec::new(), Compression::fast());
    let row = vec![0; width.min(30_000) as usize + 1];
    // The rest is missing; the head is refused before anyone notices.
    for _ in 0..height.min(1000) {
        data.write_all(&row).unwrap();
    }
    let mut head = Vec::new();
    head.extend_from_slice(&width.to_be_bytes());
    head.extend_from_slice(&height.to_be_bytes());
    head.extend_from_slice(&[8, 0, 0, 0, 0]);
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, content) in [
        (b"IHDR", head),
        (b"IDAT", data.finish().unwrap()),
        (b"IEND", vec![]),
    ] {
        bytes.extend_from_slice(&u32::try_from(content.len()).unwrap().to_be_bytes());
        let mut checked = flate2::Crc::new();
        for part in [kind.as_slice(), &content] {
            checked.update(part);
            bytes.extend_from_slice(part);
        }
        bytes.extend_from_slice(&checked.sum().to_be_bytes());
    }
    bytes
}

/// What nobody is to read who has not the original.
pub(crate) const SECRET: &[u8] = b"55.6761N 12.5683E";

/// Pictures that tell where they were taken, in what they say of themselves and behind
/// their end, by the names of their formats.
pub(crate) fn that_tell() -> Vec<(&'static str, Vec<u8>)> {
    let exif = [b"Exif\0\0", SECRET].concat();
    let segments: [(u8, &[u8]); 3] = [(0xe1, &exif), (0xed, SECRET), (0xfe, SECRET)];
    let photo = with_segments(&jpeg(60, 40, 5), &segments);
    let drawing = png(40, 30);
    // Behind the head, which is the first chunk.
    let (head, rest) = drawing.split_at(33);
    let drawing = [
        head,
        &png_chunk(*b"tEXt", SECRET),
        &png_chunk(*b"eXIf", SECRET),
        &png_chunk(*b"prVt", SECRET),
        rest,
    ];
    let pictures = [
        ("jpeg", photo),
        ("png", drawing.concat()),
        ("webp", webp_that_tells()),
        ("gif", gif_that_tells(&of_format(ImageFormat::Gif))),
    ];
    let appended = |bytes: Vec<u8>| [&bytes, SECRET].concat();
    pictures
        .map(|(format, bytes)| (format, appended(bytes)))
        .into()
}

/// A moving picture that tells, and says that it begins again.
pub(crate) fn moving_that_tells() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = GifEncoder::new(&mut bytes);
    encoder.set_repeat(Repeat::Infinite).unwrap();
    let delay = Delay::from_numer_denom_ms(200, 1);
    for shade in [10, 120, 240] {
        let frame = RgbaImage::from_pixel(20, 10, Rgba([shade, 0, 0, 255]));
        let frame = Frame::from_parts(frame, 0, 0, delay);
        encoder.encode_frame(frame).unwrap();
    }
    drop(encoder);
    [&gif_that_tells(&bytes), SECRET].concat()
}

fn gif_that_tells(plain: &[u8]) -> Vec<u8> {
    let (picture, trailer) = plain.split_at(plain.len() - 1);
    let length = [u8::try_from(SECRET.len()).unwrap()];
    let text = [&length[..], SECRET, b"\0"].concat();
    [
        picture,
        b"\x21\xfe",
        &text,
        b"\x21\xff\x0bXMP DataXMP",
        &text,
        trailer,
    ]
    .concat()
}

fn webp_that_tells() -> Vec<u8> {
    let plain = of_format(ImageFormat::WebP);
    let chunk = |kind: &[u8], content: &[u8]| {
        let length = u32::try_from(content.len()).unwrap().to_le_bytes();
        let padding = &b"\0"[..content.len() % 2];
        [kind, &length[..], content, padding].concat()
    };
    let body = [
        b"WEBP".to_vec(),
        // It has EXIF and XMP, and is 120 by 80.
        chunk(b"VP8X", &[0b0000_1100, 0, 0, 0, 119, 0, 0, 79, 0, 0]),
        plain[12..].to_vec(),
        chunk(b"EXIF", SECRET),
        chunk(b"XMP ", SECRET),
        chunk(b"PRVT", SECRET),
    ]
    .concat();
    chunk(b"RIFF", &body)
}

fn png_chunk(kind: [u8; 4], content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len()).unwrap().to_be_bytes();
    let mut sum = Crc::new();
    sum.update(&kind);
    sum.update(content);
    [&length[..], &kind, content, &sum.sum().to_be_bytes()].concat()
}

/// A whole PNG of black and white that is small as a file: 48 KB for 400 megapixels.
pub(crate) fn blank(width: u32, height: u32) -> Vec<u8> {
    let mut data = ZlibEncoder::new(Vec::new(), Compression::best());
    let row = vec![0; width.div_ceil(8) as usize + 1];
    for _ in 0..height {
        data.write_all(&row).unwrap();
    }
    let sides = [width.to_be_bytes(), height.to_be_bytes()].concat();
    [
        &b"\x89PNG\r\n\x1a\n"[..],
        &png_chunk(*b"IHDR", &[&sides[..], &[1, 0, 0, 0, 0]].concat()),
        &png_chunk(*b"IDAT", &data.finish().unwrap()),
        &png_chunk(*b"IEND", &[]),
    ]
    .concat()
}
