//! The two that are compared.

use crate::{Done, libvips_engine, rust_engine};
use image::RgbImage;
use pictures::{Format, Size};
use std::path::Path;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Engine {
    Libvips,
    Rust,
}

impl Engine {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Libvips => "libvips",
            Self::Rust => "rust",
        }
    }

    pub(crate) fn by_name(name: &str) -> Option<Self> {
        [Self::Libvips, Self::Rust]
            .into_iter()
            .find(|it| it.name() == name)
    }

    /// A file from a file: decoded, brought to the size, encoded, written.
    pub(crate) fn transform(
        self,
        source: &Path,
        target: &Path,
        size: Size,
        format: Format,
        quality: u8,
    ) -> Done<()> {
        match self {
            Self::Libvips => libvips_engine::transform(source, target, size, format, quality),
            Self::Rust => rust_engine::transform(source, target, size, format, quality),
        }
    }

    /// Only encoded.
    pub(crate) fn encode(self, image: &RgbImage, format: Format, quality: u8) -> Done<Vec<u8>> {
        match self {
            Self::Libvips => libvips_engine::encode(image, format, quality),
            Self::Rust => rust_engine::encode(image, format, quality),
        }
    }
}
