//! An opened image: its header, and its pixels on demand.

mod head;
mod orientation;
mod reduction;

pub(crate) use head::{Head, LEAST_BYTES};
pub(crate) use orientation::Orientation;
pub(crate) use reduction::Reduction;

use crate::refused::{Refused, Result};
use libvips::VipsImage;
use pictures::{Format, Refusal};
use std::fs::File;
use std::io::Read;
use std::os::fd::AsRawFd;
use std::path::Path;

/// An image whose header was read and found acceptable.
pub(crate) struct Picture {
    /// Stays open: what was recognised is what is decoded, whoever else has the name.
    file: File,
    pub(crate) format: Format,
    pub(crate) head: Head,
}

/// Which pixels are requested.
pub(crate) enum Frames {
    /// The image, or one of its frames.
    One(u32),
    /// All frames, one below the other.
    All,
}

impl Picture {
    /// Opens an image and reads its header. No pixel is decoded.
    pub(crate) fn open(path: &Path, most_bytes: u64) -> Result<Self> {
        let mut file = File::open(path)?;
        let mut start = Vec::new();
        file.by_ref()
            .take(pictures::ENOUGH)
            .read_to_end(&mut start)?;
        let unknown = || Refused::new(Refusal::Unknown, "not a picture of a known format");
        let format = pictures::recognise(&start).ok_or_else(unknown)?;
        let image = load(&file, "access=sequential")?;
        let (format, head) = Head::read(&image, format)?;
        head.within(most_bytes)?;
        Ok(Self { file, format, head })
    }

    /// Its pixels, to be read from top to bottom once. A truncated file fails when the reading
    /// reaches the offset where it ends.
    pub(crate) fn load(&self, frames: &Frames, reduction: &Reduction) -> Result<VipsImage> {
        let frames = match (self.format, frames) {
            (Format::Gif | Format::Webp, Frames::All) => ",n=-1".to_owned(),
            (Format::Gif | Format::Webp, Frames::One(frame)) => {
                format!(",page={}", (*frame).min(self.head.frames.saturating_sub(1)))
            }
            (Format::Heif | Format::Avif, _) => format!(",page={}", self.head.primary),
            _ => String::new(),
        };
        let reduction = reduction.option();
        let options = format!("access=sequential,fail_on=truncated{frames}{reduction}");
        load(&self.file, &options)
    }

    /// How many levels of a pyramid there are below the image itself, each half as wide and
    /// high as the one before. Most images have none.
    pub(crate) fn levels(&self) -> u32 {
        if self.format == Format::Tiff {
            head::levels(&self.head, |page| {
                load(&self.file, &format!("access=sequential,page={page}")).ok()
            })
        } else {
            0
        }
    }
}

/// Opens a file by its descriptor: its name may hold anything, and libvips reads options
/// out of names.
fn load(file: &File, options: &str) -> Result<VipsImage> {
    let name = format!("/dev/fd/{}[{options}]", file.as_raw_fd());
    VipsImage::new_from_file(&name)
        .map_err(|error| Refused::new(Refusal::Broken, error.to_string()))
}
