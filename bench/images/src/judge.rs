//! How good a picture looks, by SSIMULACRA 2, and which quality makes two look equal.

use crate::libvips_engine::{decode, image_of};
use crate::{Done, libvips_engine, measure};
use image::RgbImage;
use pictures::{Format, Size};
use ssimulacra2::{ColorPrimaries, Rgb, TransferCharacteristic, compute_frame_ssimulacra2};
use std::path::Path;

/// High quality: artefacts are seen only when one looks for them. A JPEG of a photograph
/// has it at about 75.
const TARGET: f64 = 70.0;

/// A picture at its size, against which encoded ones are judged.
pub(crate) struct Judge {
    reference: RgbImage,
}

/// A way to encode that looks as good as the others.
pub(crate) struct Equal {
    /// The lowest quality at which it does.
    pub(crate) quality: u8,
    /// How many bytes it has just there, between two whole qualities.
    pub(crate) bytes: f64,
}

/// What more effort brings an encoder of libvips.
pub(crate) struct Effort {
    pub(crate) scene: &'static str,
    pub(crate) format: Format,
    pub(crate) level: u8,
    pub(crate) equal: Equal,
    pub(crate) millis: f64,
}

impl Judge {
    pub(crate) fn new(source: &Path, size: Size, folder: &Path) -> Done<Self> {
        let made = folder.join("reference");
        libvips_engine::transform(source, &made, size, Format::Png, 100)?;
        let reference = decode(&std::fs::read(&made)?)?;
        std::fs::remove_file(made)?;
        Ok(Self { reference })
    }

    pub(crate) fn reference(&self) -> &RgbImage {
        &self.reference
    }

    fn score(&self, bytes: &[u8]) -> Done<f64> {
        let frame = |image: &RgbImage| {
            let pixels = image
                .pixels()
                .map(|pixel| pixel.0.map(|value| f32::from(value) / 255.0));
            let (width, height) = (image.width().try_into()?, image.height().try_into()?);
            let (curve, primaries) = (TransferCharacteristic::SRGB, ColorPrimaries::BT709);
            let frame = Rgb::new(pixels.collect(), width, height, curve, primaries);
            frame.map_err(|error| -> Box<dyn std::error::Error> { format!("{error:?}").into() })
        };
        let found = frame(&decode(bytes)?)?;
        Ok(compute_frame_ssimulacra2(frame(&self.reference)?, found)?)
    }

    /// The quality at which an encoder reaches the target, and its bytes there.
    pub(crate) fn equal(
        &self,
        format: Format,
        encode: impl Fn(u8) -> Done<Vec<u8>>,
    ) -> Done<Equal> {
        let tried = |quality: u8| -> Done<(f64, f64)> {
            let bytes = encode(quality)?;
            let count = f64::from(u32::try_from(bytes.len())?);
            Ok((self.score(&bytes)?, count))
        };
        let (mut below, mut above) = (0, 100);
        let mut high = tried(above)?;
        let mut low = (f64::NEG_INFINITY, high.1);
        if high.0 < TARGET {
            return Err(format!("{format:?} never looks good enough").into());
        }
        while above - below > 1 {
            let middle = u8::midpoint(above, below);
            let found = tried(middle)?;
            if found.0 >= TARGET {
                (above, high) = (middle, found);
            } else {
                (below, low) = (middle, found);
            }
        }
        let part = if low.0.is_finite() {
            (TARGET - low.0) / (high.0 - low.0)
        } else {
            1.0
        };
        Ok(Equal {
            quality: above,
            bytes: low.1 + (high.1 - low.1) * part,
        })
    }

    /// What the efforts of WebP and AVIF cost and bring.
    pub(crate) fn efforts(&self, scene: &'static str) -> Done<Vec<Effort>> {
        let image = image_of(&self.reference)?;
        let mut found = Vec::new();
        for (format, efforts) in [(Format::Webp, 0..=4), (Format::Avif, 0..=3)] {
            for effort in efforts {
                let encode = |quality: u8| -> Done<Vec<u8>> {
                    let saver = match format {
                        Format::Webp => format!(".webp[Q={quality},effort={effort},strip]"),
                        _ => format!(".avif[Q={quality},effort={effort},bitdepth=8,strip]"),
                    };
                    Ok(image.image_write_to_buffer(&saver)?)
                };
                let equal = self.equal(format, encode)?;
                let millis = measure::busy(|| encode(equal.quality))?;
                found.push(Effort {
                    scene,
                    format,
                    level: effort,
                    equal,
                    millis,
                });
            }
        }
        Ok(found)
    }
}
