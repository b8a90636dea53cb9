//! From pixels to the bytes of a file, without any metadata.

mod webp;

use crate::refused::{Refused, Result};
use crate::steps::ground;
use libvips::VipsImage;
use pictures::{Format, Refusal};

/// The bytes of a file. `page_height` is the height of a frame of an animation.
pub(crate) fn encode(
    image: VipsImage,
    format: Format,
    quality: u8,
    page_height: Option<u32>,
) -> Result<Vec<u8>> {
    let quality = quality.clamp(1, 100);
    let saver = match format {
        // Below 90 colours are stored at half the resolution, above at the full one.
        Format::Jpeg => format!(".jpg[Q={quality},optimize_coding,interlace"),
        // Measured in docs/decisions/0004-libvips-in-a-process.md: twice the effort brings
        // photographs nothing.
        Format::Webp => format!(".webp[Q={quality},effort=2"),
        // Measured there too: without effort drawings are twice as large, and with more it
        // takes too long to wait for.
        Format::Avif => format!(".avif[Q={quality},compression=av1,bitdepth=8,effort=1"),
        Format::Png => ".png[compression=6".to_owned(),
        Format::Gif => ".gif[effort=4".to_owned(),
        Format::Tiff | Format::Heif | Format::Svg => {
            let reason = format!("{format:?} is not written");
            return Err(Refused::new(Refusal::Failed, reason));
        }
    };
    let pages = page_height.map_or_else(String::new, |height| format!(",page_height={height}"));
    let image = match format {
        Format::Jpeg => ground::solid(image)?,
        _ => image,
    };
    let bytes = image.image_write_to_buffer(&format!("{saver}{pages},strip]"))?;
    Ok(match format {
        Format::Webp => webp::bare(&bytes),
        _ => bytes,
    })
}
