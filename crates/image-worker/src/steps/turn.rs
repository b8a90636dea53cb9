//! Mirrored, flipped and turned.

use super::ground::with_alpha;
use super::scale::with_colour_by_alpha;
use crate::refused::Result;
use libvips::ops::{Angle, Direction, RotateOptions, flip, rot, rotate_with_opts};
use libvips::{VipsImage, VipsInterpolate};

/// Left becomes right.
pub(crate) fn mirror(image: &VipsImage) -> Result<VipsImage> {
    Ok(flip(image, Direction::Horizontal)?)
}

/// Top becomes bottom.
pub(crate) fn upside_down(image: &VipsImage) -> Result<VipsImage> {
    Ok(flip(image, Direction::Vertical)?)
}

/// By so many degrees clockwise. Corners that come up empty are transparent.
pub(crate) fn turn(image: VipsImage, degrees: f64) -> Result<VipsImage> {
    let degrees = degrees.rem_euclid(360.0);
    if degrees == 0.0 {
        Ok(image)
    } else if degrees == 90.0 {
        Ok(rot(&image, Angle::D90)?)
    } else if degrees == 180.0 {
        Ok(rot(&image, Angle::D180)?)
    } else if degrees == 270.0 {
        Ok(rot(&image, Angle::D270)?)
    } else {
        with_colour_by_alpha(&with_alpha(image)?, |image| aslant(image, degrees))
    }
}

fn aslant(image: &VipsImage, degrees: f64) -> Result<VipsImage> {
    let options = RotateOptions {
        interpolate: VipsInterpolate::new_from_name("bicubic")?,
        background: vec![0.0; 4],
        odx: 0.0,
        ody: 0.0,
        idx: 0.0,
        idy: 0.0,
    };
    Ok(rotate_with_opts(image, degrees, &options)?)
}
