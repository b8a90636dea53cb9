//! The second part of an IIIF address: how large.

use super::region::{decimal, integer};
use crate::geometry::{LARGEST, in_proportion};
use crate::{BadParameter, LONGEST_SIDE, Size};
use std::fmt;

/// A requested size, and whether the image may be scaled up for it: `^`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SizeParameter {
    form: Form,
    grows: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// `max`
    Max,
    /// `w,`
    Width(u32),
    /// `,h`
    Height(u32),
    /// `pct:n`
    Percent(f64),
    /// `w,h`
    Exact(Size),
    /// `!w,h`
    Within(Size),
}

impl SizeParameter {
    pub(super) fn parse(text: &str) -> Result<Self, BadParameter> {
        let (grows, rest) = match text.strip_prefix('^') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let form = form(rest).ok_or_else(|| {
            let allowed = "max, w,h or w, or ,h or pct:n or !w,h, or one of these after a ^";
            BadParameter::not("size", allowed, text)
        })?;
        Ok(Self { form, grows })
    }

    /// The size that a region of that size gets.
    pub(super) fn of(self, region: Size) -> Result<Size, BadParameter> {
        let size = match self.form {
            Form::Max if self.grows => return Ok(region.fitted(LARGEST)),
            Form::Max => return Ok(region.shrunk(LARGEST)),
            Form::Width(width) => Size {
                width,
                height: in_proportion(region.height, width, region.width),
            },
            Form::Height(height) => Size {
                width: in_proportion(region.width, height, region.height),
                height,
            },
            Form::Percent(percent) => scaled(region, percent)?,
            Form::Exact(size) => size,
            Form::Within(size) => region.fitted(Size {
                width: size.width.min(LONGEST_SIDE),
                height: size.height.min(LONGEST_SIDE),
            }),
        };
        if !size.within(LARGEST) {
            let message = format!("must not be more than {LONGEST_SIDE} pixels wide or high");
            return Err(BadParameter::new("size", message));
        }
        if !self.grows && !size.within(region) {
            let Size { width, height } = region;
            let message = format!(
                "must not be more than the region, which is {width} by {height}; with a ^ before \
                 it the picture grows"
            );
            return Err(BadParameter::new("size", message));
        }
        Ok(size)
    }
}

/// As an address has it.
impl fmt::Display for SizeParameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.grows {
            f.write_str("^")?;
        }
        match self.form {
            Form::Max => f.write_str("max"),
            Form::Width(width) => write!(f, "{width},"),
            Form::Height(height) => write!(f, ",{height}"),
            Form::Percent(percent) => write!(f, "pct:{percent}"),
            Form::Exact(Size { width, height }) => write!(f, "{width},{height}"),
            Form::Within(Size { width, height }) => write!(f, "!{width},{height}"),
        }
    }
}

fn form(text: &str) -> Option<Form> {
    if text == "max" {
        return Some(Form::Max);
    }
    if let Some(percent) = text.strip_prefix("pct:") {
        return decimal(percent).map(Form::Percent);
    }
    let (within, sides) = match text.strip_prefix('!') {
        Some(sides) => (true, sides),
        None => (false, text),
    };
    let pixels = |side: &str| integer(side).filter(|side| *side > 0);
    let (width, height) = sides.split_once(',')?;
    match (width, height) {
        (width, "") if !within => pixels(width).map(Form::Width),
        ("", height) if !within => pixels(height).map(Form::Height),
        (width, height) => {
            let (width, height) = (pixels(width)?, pixels(height)?);
            let size = Size { width, height };
            Some(if within {
                Form::Within(size)
            } else {
                Form::Exact(size)
            })
        }
    }
}

/// Percent of a size; what has not a pixel left is refused.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a float is cast to the nearest number that there is"
)]
fn scaled(region: Size, percent: f64) -> Result<Size, BadParameter> {
    let of = |side: u32| (f64::from(side) * percent / 100.0).round() as u32;
    let (width, height) = (of(region.width), of(region.height));
    if width == 0 || height == 0 {
        let message = format!("of {percent} percent leaves nothing of the region");
        return Err(BadParameter::new("size", message));
    }
    Ok(Size { width, height })
}
