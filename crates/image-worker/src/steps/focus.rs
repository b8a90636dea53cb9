//! Blurred and sharpened.

use super::colour;
use super::scale::{exactly, with_colour_by_alpha};
use crate::memory::size_of;
use crate::refused::Result;
use libvips::VipsImage;
use libvips::ops::{
    GaussblurOptions, Precision, SharpenOptions, gaussblur_with_opts, sharpen_with_opts,
};
use pictures::Size;

/// Beyond this a blur is made on a smaller image: nothing of what is lost there would
/// be left, and the time for a blur grows with its radius.
const WIDEST: f64 = 4.0;

/// A Gaussian blur with this standard deviation in pixels.
pub(crate) fn blur(image: VipsImage, deviation: f64) -> Result<VipsImage> {
    if deviation <= 0.0 {
        return Ok(image);
    }
    if deviation <= WIDEST {
        return gaussian(&image, deviation);
    }
    let size = size_of(&image)?;
    let by = deviation * 2.0 / WIDEST;
    let small = Size {
        width: shrunk(size.width, by),
        height: shrunk(size.height, by),
    };
    exactly(gaussian(&exactly(image, small)?, WIDEST / 2.0)?, size)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "less than a number of pixels, and not below one"
)]
fn shrunk(length: u32, by: f64) -> u32 {
    (f64::from(length) / by).round().max(1.0) as u32
}

fn gaussian(image: &VipsImage, deviation: f64) -> Result<VipsImage> {
    let options = GaussblurOptions {
        min_ampl: 0.02,
        // With whole numbers plain areas change their colour by a hundredth or two.
        precision: Precision::Float,
    };
    colour::bytes(with_colour_by_alpha(image, |image| {
        Ok(gaussblur_with_opts(image, deviation, &options)?)
    })?)
}

/// Edges made steeper: 0 to 100. Differences of a hundredth of the range of lightness are
/// taken for noise and left alone.
pub(crate) fn sharpen(image: VipsImage, amount: u8) -> Result<VipsImage> {
    if amount == 0 {
        return Ok(image);
    }
    let options = SharpenOptions {
        sigma: 1.0,
        x1: 1.0,
        y2: 10.0,
        y3: 20.0,
        m1: 0.0,
        m2: 3.0 * f64::from(amount) / 50.0,
    };
    Ok(sharpen_with_opts(&image, &options)?)
}
