//! A tiled pyramid of a large image: a tile of any level is read without the rest.

use crate::decode::decode;
use crate::picture::Picture;
use crate::refused::{Refused, Result};
use crate::target::Target;
use pictures::{Made, Rectangle, Refusal, Size};
use std::path::Path;

/// Makes a pyramid of `source` at `target`: upright, sRGB, without metadata.
pub fn pyramid(source: &Path, target: &Path, most_bytes: u64) -> Result<Made> {
    let picture = Picture::open(source, most_bytes)?;
    let size = picture.head.shown();
    let Size { width, height } = size;
    let whole = Rectangle {
        left: 0,
        top: 0,
        width,
        height,
    };
    let image = decode(&picture, 0, whole, size)?;
    let target = Target::beside(target, ".tif")?;
    // JPEG has no alpha. At 90 it retains all of its colours' resolution.
    let kind = if image.image_hasalpha() {
        "compression=deflate,predictor=horizontal"
    } else {
        "compression=jpeg,Q=90"
    };
    // Places of 64 bits cost nothing, and a pyramid with alpha may pass four gigabytes.
    let shape = "tile,tile_width=512,tile_height=512,pyramid,bigtiff,strip";
    image
        .image_write_to_file(&format!("{}[{kind},{shape}]", target.plain_name()))
        // The image is read while it is written.
        .map_err(|error| Refused::new(Refusal::Broken, error.to_string()))?;
    target.finish()?;
    Ok(Made { width, height })
}
