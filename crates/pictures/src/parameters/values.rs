//! The values that parameters have.

use super::fit::{Fit, Focus};
use super::{Download, Parameters};
use crate::{BadParameter, Colour, Format};

/// A number of pixels beyond this is a mistake.
const MOST_PIXELS: f64 = 100_000.0;
const PIXELS: &str = "a number of pixels from 1 to 100000";

type Read<T> = Result<T, BadParameter>;

/// A finite number, as JavaScript writes it: `0.25`, `1e-7`.
fn number(value: &str) -> Option<f64> {
    value.parse().ok().filter(|number: &f64| number.is_finite())
}

/// A number of a range, rounded: a size that was computed may have a fraction.
#[expect(
    clippy::cast_possible_truncation,
    reason = "it lies within the range, and that is small"
)]
fn whole(name: &'static str, allowed: &str, value: &str, least: f64, most: f64) -> Read<i32> {
    let rounded = number(value).map(f64::round);
    match rounded.filter(|number| (least..=most).contains(number)) {
        Some(number) => Ok(number as i32),
        None => Err(BadParameter::not(name, allowed, value)),
    }
}

pub(super) fn pixels(name: &'static str, value: &str) -> Read<u32> {
    let pixels = whole(name, PIXELS, value, 1.0, MOST_PIXELS)?;
    Ok(pixels.unsigned_abs())
}

pub(super) fn pad(value: &str) -> Read<u32> {
    let allowed = "a number of pixels from 0 to 100000";
    let pixels = whole("pad", allowed, value, 0.0, MOST_PIXELS)?;
    Ok(pixels.unsigned_abs())
}

pub(super) fn percent(name: &'static str, value: &str) -> Read<u8> {
    let percent = whole(name, "a number from 0 to 100", value, 0.0, 100.0)?;
    Ok(u8::try_from(percent).unwrap_or_default())
}

pub(super) fn blur(value: &str) -> Read<u16> {
    let blur = whole("blur", "a number from 0 to 2000", value, 0.0, 2000.0)?;
    Ok(u16::try_from(blur).unwrap_or_default())
}

pub(super) fn saturation(value: &str) -> Read<i8> {
    let percent = whole("sat", "a number from -100 to 100", value, -100.0, 100.0)?;
    Ok(i8::try_from(percent).unwrap_or_default())
}

pub(super) fn turn(value: &str) -> Read<u16> {
    match value {
        "0" => Ok(0),
        "90" => Ok(90),
        "180" => Ok(180),
        "270" => Ok(270),
        _ => Err(BadParameter::not("or", "0, 90, 180 or 270", value)),
    }
}

/// The screen's pixels to one of the page.
pub(super) fn ratio(value: &str) -> Read<f64> {
    let ratio = number(value).filter(|ratio| (1.0..=3.0).contains(ratio));
    ratio.ok_or_else(|| BadParameter::not("dpr", "a number from 1 to 3", value))
}

pub(super) fn fraction(name: &'static str, value: &str) -> Read<f64> {
    let fraction = number(value).filter(|fraction| (0.0..=1.0).contains(fraction));
    // -0 is in the range and would be another key.
    fraction
        .map(|fraction| fraction + 0.0)
        .ok_or_else(|| BadParameter::not(name, "a number from 0 to 1", value))
}

/// `left,top,width,height`. It may reach beyond the image, by the builder's rounding.
#[expect(
    clippy::cast_possible_truncation,
    reason = "it lies within the range, and that is small"
)]
pub(super) fn rect(value: &str) -> Read<[i64; 4]> {
    let numbers: Option<Vec<f64>> = value
        .split(',')
        .map(|side| number(side.trim()).map(f64::round))
        .collect();
    let limit = f64::from(u32::MAX);
    match numbers.as_deref() {
        Some(&[left, top, width, height])
            if width >= 1.0
                && height >= 1.0
                && [left, top, width, height]
                    .iter()
                    .all(|number| number.abs() <= limit) =>
        {
            Ok([left, top, width, height].map(|number| number as i64))
        }
        _ => Err(BadParameter::not(
            "rect",
            "left,top,width,height in pixels, with a width and a height of at least 1",
            value,
        )),
    }
}

pub(super) fn fit(value: &str) -> Read<Fit> {
    Fit::parse(value).ok_or_else(|| {
        let allowed = "clip, crop, fill, fillmax, max, scale or min";
        BadParameter::not("fit", allowed, value)
    })
}

pub(super) fn focus(value: &str) -> Read<Focus> {
    Focus::parse(value).ok_or_else(|| {
        let allowed = "focalpoint, entropy, center, or edges such as top,left";
        BadParameter::not("crop", allowed, value)
    })
}

pub(super) fn flip(value: &str) -> Read<(bool, bool)> {
    match value {
        "h" => Ok((true, false)),
        "v" => Ok((false, true)),
        "hv" | "vh" => Ok((true, true)),
        _ => Err(BadParameter::not("flip", "h, v or hv", value)),
    }
}

pub(super) fn yes(name: &'static str, value: &str) -> Read<bool> {
    match value {
        "" | "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        _ => Err(BadParameter::not(name, "true or false", value)),
    }
}

/// `ff00` is a red that nothing shows through: alpha comes first.
pub(super) fn colour(value: &str) -> Read<Colour> {
    let digits = value.strip_prefix('#').unwrap_or(value);
    let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_hex);
    let channels = number.map(|number| match digits.len() {
        3 => Some(doubled(0xf000 | number)),
        4 => Some(doubled(number)),
        6 => Some(0xff00_0000 | number),
        8 => Some(number),
        _ => None,
    });
    let Some([alpha, red, green, blue]) = channels.flatten().map(u32::to_be_bytes) else {
        let allowed = "a hexadecimal colour: rgb, argb, rrggbb or aarrggbb";
        return Err(BadParameter::not("bg", allowed, value));
    };
    Ok(Colour {
        red,
        green,
        blue,
        alpha,
    })
}

/// Each digit twice: `f80c` is `ff8800cc`.
fn doubled(digits: u32) -> u32 {
    let digit = |position: u32| (((digits >> (4 * position)) & 15) * 17) << (8 * position);
    (0..4).map(digit).sum()
}

/// A JPEG is always written to appear at once and grow finer, so that `pjpg` is `jpg`.
pub(super) fn format(value: &str) -> Read<Format> {
    let format = match value {
        "pjpg" => Some(Format::Jpeg),
        name => Format::from_extension(name),
    };
    format.filter(|format| format.is_written()).ok_or_else(|| {
        let allowed = "jpg, pjpg, png, webp, avif or gif";
        BadParameter::not("fm", allowed, value)
    })
}

pub(super) fn auto(value: &str) -> Read<bool> {
    match value {
        "format" => Ok(true),
        _ => Err(BadParameter::not("auto", "format", value)),
    }
}

pub(super) fn frame(value: &str) -> Read<bool> {
    match value {
        "1" => Ok(true),
        _ => Err(BadParameter::not("frame", "1, the first", value)),
    }
}

/// The builder writes `dl=true` where no name was given.
pub(super) fn download(value: &str) -> Option<Download> {
    match value {
        "false" => None,
        "" | "true" => Some(Download { name: None }),
        name => Some(Download {
            name: Some(name.to_owned()),
        }),
    }
}

/// Bounds that leave nothing between them.
pub(super) fn bounds_agree(parameters: &Parameters) -> Read<()> {
    let bounds = &parameters.bounds;
    let sides = [
        ("min-w", "max-w", bounds.least_width, bounds.most_width),
        ("min-h", "max-h", bounds.least_height, bounds.most_height),
    ];
    for (least_name, most_name, least, most) in sides {
        if let (Some(least), Some(most)) = (least, most)
            && least > most
        {
            let message = format!("must not be more than {most_name}, which is {most}");
            return Err(BadParameter::new(least_name, message));
        }
    }
    Ok(())
}
