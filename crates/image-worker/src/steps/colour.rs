//! Every image becomes sRGB with eight bits, by its own profile if it has one.

use crate::refused::Result;
use libvips::VipsImage;
use libvips::ops::{
    BandFormat, ExtractBandOptions, IccTransformOptions, Intent, Interpretation, OperationRound,
    PCS, cast, colourspace, extract_band_with_opts, icc_transform_with_opts, round,
};

/// As it can be scaled. Colours of photographs and print are scaled as they are and
/// turned into sRGB afterwards, when fewer pixels are left; rare kinds before.
pub(crate) fn ready(image: VipsImage) -> Result<VipsImage> {
    let samples = image.get_format()?;
    let common = match image.get_interpretation()? {
        Interpretation::Srgb | Interpretation::Rgb | Interpretation::BW | Interpretation::Cmyk => {
            matches!(samples, BandFormat::Uchar)
        }
        Interpretation::Rgb16 | Interpretation::Grey16 => {
            // Alpha with sixteen bits would have to be carried along as such.
            matches!(samples, BandFormat::Ushort) && !image.image_hasalpha()
        }
        _ => false,
    };
    if common { Ok(image) } else { srgb(image) }
}

/// As sRGB with eight bits and three bands, or four with alpha.
pub(crate) fn srgb(image: VipsImage) -> Result<VipsImage> {
    let kind = image.get_interpretation()?;
    let image = match by_profile(&image, kind) {
        Some(image) => image,
        None if matches!(kind, Interpretation::Srgb) => image,
        None => colourspace(&image, Interpretation::Srgb)?,
    };
    let image = bytes(image)?;
    if image.get_bands() <= 4 {
        return Ok(image);
    }
    Ok(extract_band_with_opts(
        &image,
        0,
        &ExtractBandOptions { n: 4 },
    )?)
}

/// With samples of eight bits, rounded. A cast alone would cut off what is behind the
/// point.
pub(crate) fn bytes(image: VipsImage) -> Result<VipsImage> {
    Ok(match image.get_format()? {
        BandFormat::Uchar => image,
        _ => cast(&round(&image, OperationRound::Rint)?, BandFormat::Uchar)?,
    })
}

/// By the profile inside. A profile that cannot be used is as good as none.
fn by_profile(image: &VipsImage, kind: Interpretation) -> Option<VipsImage> {
    image.get_as_string("icc-profile-data").ok()?;
    let fallback = match kind {
        Interpretation::Cmyk => "cmyk",
        _ => "srgb",
    };
    let options = IccTransformOptions {
        pcs: PCS::Lab,
        intent: Intent::Relative,
        black_point_compensation: true,
        embedded: true,
        input_profile: Some(fallback.to_owned()),
        depth: 8,
    };
    icc_transform_with_opts(image, "srgb", &options).ok()
}
