//! What to do with an image, in the order in which it is done.
//!
//! All pixels are those of the original after its EXIF orientation was applied.

use crate::Format;
use serde::{Deserialize, Serialize};

/// Steps from an original to one derivative. The worker takes them in this order:
/// frame, orientation, cut, scale, canvas, mirror, flip, turn, blur, sharpen,
/// saturation, invert, shade, background, encode without any metadata.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recipe {
    /// Which frame of an animation, from 0; `None` leaves it animated where `format` can and
    /// only cutting and scaling are requested, and is the first otherwise.
    pub frame: Option<u32>,
    /// What part is taken.
    pub cut: Cut,
    /// The exact size to which that part is brought.
    pub scale: Size,
    /// A larger ground to put it on.
    pub canvas: Option<Canvas>,
    /// Left becomes right.
    pub mirror: bool,
    /// Top becomes bottom.
    pub flip: bool,
    /// Degrees clockwise, 0 to 360. For other than right angles the image grows to hold its
    /// corners.
    pub turn: f64,
    /// Standard deviation of a Gaussian blur in pixels of the result; 0 is none.
    pub blur: f64,
    /// 0 to 100; 0 is none.
    pub sharpen: u8,
    /// -100 (grey) to 100.
    pub saturation: i8,
    /// Whether colours are turned into their opposites.
    pub invert: bool,
    /// The colours that are left.
    pub shade: Shade,
    /// What shows through transparent parts. Formats without transparency take white
    /// if there is none.
    pub background: Option<Colour>,
    /// The format to write.
    pub format: Format,
    /// 1 to 100, for formats that lose something.
    pub quality: u8,
}

/// What part of the original is taken.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cut {
    /// All of it.
    Whole,
    /// This rectangle.
    Part(Rectangle),
    /// Of this rectangle, the part with the shape of `scale` in which most happens.
    Entropy(Rectangle),
}

/// A rectangle of whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Rectangle {
    pub left: u32,
    pub top: u32,
    pub width: u32,
    pub height: u32,
}

/// A width and a height in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Size {
    pub width: u32,
    pub height: u32,
}

/// A ground of one colour with the image on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Canvas {
    /// How large the ground is.
    pub size: Size,
    /// Where the image's left edge is on it.
    pub left: u32,
    /// Where the image's upper edge is on it.
    pub top: u32,
    /// Its colour.
    pub colour: Colour,
}

/// A colour of sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Colour {
    pub red: u8,
    pub green: u8,
    pub blue: u8,
    /// 0 is transparent, 255 is not.
    pub alpha: u8,
}

/// The colours that are left in an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shade {
    /// All.
    Colour,
    /// Greys.
    Grey,
    /// Black and white.
    Bitonal,
}

impl Recipe {
    /// The size of the resulting image.
    pub fn size(&self) -> Size {
        let size = self.canvas.map_or(self.scale, |canvas| canvas.size);
        let quarters = self.turn.rem_euclid(360.0) / 90.0;
        if quarters == 0.0 || quarters == 2.0 {
            size
        } else if quarters == 1.0 || quarters == 3.0 {
            size.turned()
        } else {
            around(size, self.turn)
        }
    }
}

/// The box that holds the corners of a turned image.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a float is cast to the nearest number that there is"
)]
fn around(size: Size, degrees: f64) -> Size {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let (width, height) = (f64::from(size.width), f64::from(size.height));
    Size {
        width: ((width * cos.abs() + height * sin.abs()).round() as u32).max(1),
        height: ((width * sin.abs() + height * cos.abs()).round() as u32).max(1),
    }
}
