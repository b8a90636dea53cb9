//! Images in memory: their pixels and their size.

use crate::engine::narrow;
use crate::refused::{Refused, Result};
use libvips::VipsImage;
use pictures::{Refusal, Size};

/// All pixels of it, read now. What goes wrong here is the image's fault.
pub(crate) fn read(image: VipsImage) -> Result<VipsImage> {
    VipsImage::image_copy_memory(image)
        .map_err(|error| Refused::new(Refusal::Broken, error.to_string()))
}

/// The samples of an image that was read, row by row.
pub(crate) fn samples(image: VipsImage) -> Result<Vec<u8>> {
    // Only what is in memory already can be taken out of it without a way to fail.
    Ok(read(image)?.image_write_to_memory())
}

/// Its size.
pub(crate) fn size_of(image: &VipsImage) -> Result<Size> {
    Ok(Size {
        width: narrow(image.get_width())?,
        height: narrow(image.get_height())?,
    })
}
