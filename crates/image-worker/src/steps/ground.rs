//! What is behind an image: the ground it is put on, and what shows through.

use super::colour;
use crate::engine::wide;
use crate::refused::Result;
use libvips::VipsImage;
use libvips::ops::{
    BlendMode, EmbedOptions, Extend, FlattenOptions, addalpha, composite2, embed_with_opts,
    flatten_with_opts,
};
use pictures::{Canvas, Colour};

const WHITE: Colour = Colour {
    red: 255,
    green: 255,
    blue: 255,
    alpha: 255,
};

/// On a larger ground.
pub(crate) fn canvas(image: VipsImage, canvas: &Canvas) -> Result<VipsImage> {
    let Canvas { size, colour, .. } = *canvas;
    let put = |image: &VipsImage, ground: Vec<f64>| -> Result<VipsImage> {
        let options = EmbedOptions {
            extend: Extend::Background,
            background: ground,
        };
        let (left, top) = (wide(canvas.left), wide(canvas.top));
        let (width, height) = (wide(size.width), wide(size.height));
        Ok(embed_with_opts(image, left, top, width, height, &options)?)
    };
    if colour.alpha == 255 && !image.image_hasalpha() {
        return put(&image, opaque(colour));
    }
    background(put(&with_alpha(image)?, vec![0.0; 4])?, colour)
}

/// With a colour behind what is transparent. The result is opaque if the colour is.
pub(crate) fn background(image: VipsImage, colour: Colour) -> Result<VipsImage> {
    if !image.image_hasalpha() {
        return Ok(image);
    }
    if colour.alpha == 255 {
        let options = FlattenOptions {
            background: opaque(colour),
            max_alpha: 255.0,
        };
        return Ok(flatten_with_opts(&image, &options)?);
    }
    if colour.alpha == 0 {
        return Ok(image);
    }
    let Colour {
        red,
        green,
        blue,
        alpha,
    } = colour;
    let ground = VipsImage::new_from_image(&image, &[red, green, blue, alpha].map(f64::from))?;
    colour::bytes(composite2(&ground, &image, BlendMode::Over)?)
}

/// Without transparency, for formats that have none.
pub(crate) fn solid(image: VipsImage) -> Result<VipsImage> {
    background(image, WHITE)
}

/// With an alpha channel.
pub(crate) fn with_alpha(image: VipsImage) -> Result<VipsImage> {
    if image.image_hasalpha() {
        return Ok(image);
    }
    Ok(addalpha(&image)?)
}

fn opaque(colour: Colour) -> Vec<f64> {
    [colour.red, colour.green, colour.blue]
        .map(f64::from)
        .to_vec()
}
