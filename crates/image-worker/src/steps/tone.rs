//! Saturation, inversion and shades. Alpha stays as it is.

use crate::refused::Result;
use libvips::VipsImage;
use libvips::ops::{
    BandFormat, ExtractBandOptions, LinearOptions, OperationRelational, bandjoin, cast,
    extract_band, extract_band_with_opts, linear_with_opts, recomb, relational_const,
};
use pictures::Shade;

/// How bright red, green and blue are to the eye (ITU-R BT.709).
const LUMA: [f64; 3] = [0.2126, 0.7152, 0.0722];

/// -100 is grey, 0 changes nothing, 100 doubles how far a colour is from its grey.
pub(crate) fn saturation(image: VipsImage, amount: i8) -> Result<VipsImage> {
    if amount == 0 {
        return Ok(image);
    }
    let factor = 1.0 + f64::from(amount.max(-100)) / 100.0;
    let mut rows = Vec::with_capacity(9);
    for row in 0..3 {
        for (column, luma) in LUMA.iter().enumerate() {
            let own = if row == column { factor } else { 0.0 };
            rows.push(luma * (1.0 - factor) + own);
        }
    }
    on_colours(&image, |colours| {
        let matrix = VipsImage::image_new_matrix_from_array(3, 3, &rows)?;
        // The sum is cut off by `cast`; adding a half makes that a rounding.
        let mixed = recomb(colours, &matrix)?;
        let rounded = LinearOptions { uchar: true };
        Ok(linear_with_opts(
            &mixed,
            &mut [1.0; 3],
            &mut [0.5; 3],
            &rounded,
        )?)
    })
}

/// Colours turned into their opposites.
pub(crate) fn invert(image: &VipsImage) -> Result<VipsImage> {
    on_colours(image, |colours| {
        let bytes = LinearOptions { uchar: true };
        Ok(linear_with_opts(
            colours,
            &mut [-1.0; 3],
            &mut [255.0; 3],
            &bytes,
        )?)
    })
}

/// The colours that are left.
pub(crate) fn shade(image: VipsImage, shade: Shade) -> Result<VipsImage> {
    match shade {
        Shade::Colour => Ok(image),
        Shade::Grey => saturation(image, -100),
        Shade::Bitonal => on_colours(&saturation(image, -100)?, |greys| {
            let half = &mut [127.5; 3];
            Ok(relational_const(greys, OperationRelational::More, half)?)
        }),
    }
}

/// Changes the three colours and puts the alpha back beside them.
fn on_colours(
    image: &VipsImage,
    change: impl FnOnce(&VipsImage) -> Result<VipsImage>,
) -> Result<VipsImage> {
    if !image.image_hasalpha() {
        return change(image);
    }
    let colours = extract_band_with_opts(image, 0, &ExtractBandOptions { n: 3 })?;
    let alpha = extract_band(image, 3)?;
    let colours = cast(&change(&colours)?, BandFormat::Uchar)?;
    Ok(bandjoin(&mut [colours, alpha])?)
}
