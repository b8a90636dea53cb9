//! What an uploaded image is.

use crate::decode::decode;
use crate::memory::{read, size_of};
use crate::palette::palette;
use crate::picture::{Frames, Picture, Reduction};
use crate::refused::{Refused, Result};
use crate::steps::{colour, ground, scale};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use libvips::VipsImage;
use libvips::ops::{BandFormat, avg, extract_band};
use pictures::{Inspection, Rectangle, Refusal, Size};
use std::path::Path;

/// Colours are looked for in a copy that fits into this.
const THUMBNAIL: Size = Size {
    width: 128,
    height: 128,
};

/// A placeholder fits into this.
const PLACEHOLDER: Size = Size {
    width: 20,
    height: 40,
};

/// Inspects an image. All of it is decoded once: a truncated or broken file is noticed when it
/// is uploaded and not when it is first shown.
pub fn inspect(
    source: &Path,
    most_bytes: u64,
    with_palette: bool,
    with_placeholder: bool,
) -> Result<Inspection> {
    let picture = Picture::open(source, most_bytes)?;
    let is_opaque = is_opaque(&picture)?;
    let size = picture.head.shown();
    let Size { width, height } = size;
    let whole = Rectangle {
        left: 0,
        top: 0,
        width,
        height,
    };
    let small = fitted(size, THUMBNAIL);
    let thumbnail = read(decode(&picture, 0, whole, small)?)?;
    let has_alpha = thumbnail.image_hasalpha();
    let palette = with_palette.then(|| palette(&thumbnail.image_write_to_memory(), has_alpha));
    let placeholder = if with_placeholder {
        Some(placeholder(thumbnail, is_opaque)?)
    } else {
        None
    };
    Ok(Inspection {
        format: picture.format,
        width,
        height,
        orientation: picture.head.orientation.exif(),
        frames: picture.head.frames,
        has_alpha: picture.head.has_alpha,
        is_opaque,
        placeholder,
        palette,
    })
}

/// Whether no pixel of any frame is transparent. Alphas of 255 have a mean of just that.
fn is_opaque(picture: &Picture) -> Result<bool> {
    let head = &picture.head;
    if !head.has_alpha && head.frames == 1 {
        return Ok(true);
    }
    let image = picture.load(&Frames::All, &Reduction::None)?;
    let image = match image.get_format()? {
        BandFormat::Uchar | BandFormat::Ushort => image,
        _ => colour::srgb(image)?,
    };
    let opaque = match image.get_format()? {
        BandFormat::Uchar => 255.0,
        _ => 65535.0,
    };
    let last = extract_band(&image, image.get_bands() - 1)?;
    let mean = avg(&last).map_err(|error| Refused::new(Refusal::Broken, error.to_string()))?;
    Ok(!head.has_alpha || mean == opaque)
}

/// An image so small that it can be inlined in a page until the real one is there.
fn placeholder(thumbnail: VipsImage, is_opaque: bool) -> Result<String> {
    let size = fitted(size_of(&thumbnail)?, PLACEHOLDER);
    let image = scale::exactly(thumbnail, size)?;
    let (kind, saver) = if is_opaque {
        ("jpeg", ".jpg[Q=60,optimize_coding,strip]")
    } else {
        ("png", ".png[compression=9,strip]")
    };
    let image = if is_opaque {
        ground::solid(image)?
    } else {
        image
    };
    let bytes = image.image_write_to_buffer(saver)?;
    Ok(format!(
        "data:image/{kind};base64,{}",
        STANDARD.encode(bytes)
    ))
}

/// The largest size of the same shape that fits into another; never larger than it is.
fn fitted(size: Size, into: Size) -> Size {
    let (width, height) = (u64::from(size.width), u64::from(size.height));
    let (across, down) = (u64::from(into.width), u64::from(into.height));
    // So many parts of so many remain.
    let (part, of) = if width <= across && height <= down {
        (1, 1)
    } else if width * down > height * across {
        (across, width)
    } else {
        (down, height)
    };
    let less = |length: u64| u32::try_from((length * part / of).max(1)).unwrap_or(u32::MAX);
    Size {
        width: less(width),
        height: less(height),
    }
}

#[cfg(test)]
mod tests {
    use super::{PLACEHOLDER, fitted};
    use pictures::Size;

    #[test]
    fn a_placeholder_keeps_the_shape_and_is_at_most_twenty_wide() {
        for (width, height, expected) in [
            (3000, 2000, (20, 13)),
            (10, 10, (10, 10)),
            (100, 10_000, (1, 40)),
            (10_000, 100, (20, 1)),
            (2000, 2000, (20, 20)),
        ] {
            let found = fitted(Size { width, height }, PLACEHOLDER);
            assert_eq!((found.width, found.height), expected, "{width}×{height}");
        }
    }
}
