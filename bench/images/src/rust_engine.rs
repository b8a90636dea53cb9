//! The crates of Rust: zune-jpeg and png (by image), `fast_image_resize`, and for each
//! format an encoder. Of WebP there is none in Rust that loses anything: the crate webp
//! is C as well.

use crate::Done;
use fast_image_resize::images::Image;
use fast_image_resize::{FilterType, PixelType, ResizeAlg, ResizeOptions, Resizer};
use image::codecs::jpeg::JpegEncoder;
use image::{ImageReader, RgbImage};
use pictures::{Format, Size};
use ravif::{BitDepth, Encoder, Img, RGB8};
use std::path::Path;
use webp::WebPConfig;

/// As the worker has it.
const WEBP_METHOD: i32 = 2;

/// Of ten, where ten is the quickest.
const AVIF_SPEED: u8 = 9;

pub(crate) fn transform(
    source: &Path,
    target: &Path,
    size: Size,
    format: Format,
    quality: u8,
) -> Done<()> {
    let image = ImageReader::open(source)?
        .with_guessed_format()?
        .decode()?
        .into_rgb8();
    let image = resize(image, size)?;
    std::fs::write(target, encode(&image, format, quality)?)?;
    Ok(())
}

fn resize(image: RgbImage, size: Size) -> Done<RgbImage> {
    let (width, height) = image.dimensions();
    let source = Image::from_vec_u8(width, height, image.into_raw(), PixelType::U8x3)?;
    let mut made = Image::new(size.width, size.height, PixelType::U8x3);
    let options = ResizeOptions::new().resize_alg(ResizeAlg::Convolution(FilterType::Lanczos3));
    Resizer::new().resize(&source, &mut made, &options)?;
    let made = RgbImage::from_raw(size.width, size.height, made.into_vec());
    made.ok_or_else(|| "another size".into())
}

pub(crate) fn encode(image: &RgbImage, format: Format, quality: u8) -> Done<Vec<u8>> {
    let (width, height) = image.dimensions();
    match format {
        Format::Jpeg => {
            let mut bytes = Vec::new();
            image.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, quality))?;
            Ok(bytes)
        }
        Format::Webp => {
            let encoder = webp::Encoder::from_rgb(image, width, height);
            let mut config = WebPConfig::new().map_err(|()| "no settings of WebP")?;
            config.quality = f32::from(quality);
            config.method = WEBP_METHOD;
            let made = encoder.encode_advanced(&config);
            Ok(made.map_err(|error| format!("{error:?}"))?.to_vec())
        }
        Format::Avif => {
            let pixels: Vec<RGB8> = image.pixels().map(|pixel| RGB8::from(pixel.0)).collect();
            let encoder = Encoder::new()
                .with_quality(f32::from(quality))
                .with_speed(AVIF_SPEED)
                .with_bit_depth(BitDepth::Eight)
                .with_num_threads(Some(1));
            let image = Img::new(&pixels[..], width.try_into()?, height.try_into()?);
            Ok(encoder.encode_rgb(image)?.avif_file)
        }
        _ => Err("not a format of this measurement".into()),
    }
}
