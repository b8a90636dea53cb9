//! The formats of images.

use serde::{Deserialize, Serialize};

/// A format that is read, and but for the last three also written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// JPEG.
    Jpeg,
    /// PNG.
    Png,
    /// WebP, still or animated.
    Webp,
    /// AVIF.
    Avif,
    /// GIF, still or animated.
    Gif,
    /// TIFF: read only.
    Tiff,
    /// HEIF with HEVC inside, as telephones write it: read only.
    Heif,
    /// SVG: served as it is, without what could run.
    Svg,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 8] = [
        Self::Jpeg,
        Self::Png,
        Self::Webp,
        Self::Avif,
        Self::Gif,
        Self::Tiff,
        Self::Heif,
        Self::Svg,
    ];

    /// The extension in names and asset ids: `jpg`.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Png => "png",
            Self::Webp => "webp",
            Self::Avif => "avif",
            Self::Gif => "gif",
            Self::Tiff => "tif",
            Self::Heif => "heif",
            Self::Svg => "svg",
        }
    }

    /// The content type: `image/jpeg`.
    pub fn mime(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::Webp => "image/webp",
            Self::Avif => "image/avif",
            Self::Gif => "image/gif",
            Self::Tiff => "image/tiff",
            Self::Heif => "image/heif",
            Self::Svg => "image/svg+xml",
        }
    }

    /// By the end of a name, in any case and in the spellings that cameras use: `JPEG`.
    pub fn from_extension(extension: &str) -> Option<Self> {
        let extension = extension.to_ascii_lowercase();
        match extension.as_str() {
            "jpeg" => Some(Self::Jpeg),
            "tiff" => Some(Self::Tiff),
            "heic" => Some(Self::Heif),
            other => Self::ALL
                .into_iter()
                .find(|format| format.extension() == other),
        }
    }

    /// By a content type; what stands behind a semicolon does not matter.
    pub fn from_mime(mime: &str) -> Option<Self> {
        let mime = mime.split(';').next().unwrap_or_default().trim();
        let mime = mime.to_ascii_lowercase();
        match mime.as_str() {
            "image/jpg" | "image/pjpeg" => Some(Self::Jpeg),
            "image/heic" => Some(Self::Heif),
            other => Self::ALL.into_iter().find(|format| format.mime() == other),
        }
    }

    /// Whether an image of this format can be transparent.
    pub fn has_alpha(self) -> bool {
        self != Self::Jpeg
    }

    /// Whether images are encoded in it.
    pub fn is_written(self) -> bool {
        !matches!(self, Self::Tiff | Self::Heif | Self::Svg)
    }

    /// Whether animations are encoded in it.
    pub fn can_move(self) -> bool {
        matches!(self, Self::Webp | Self::Gif)
    }

    /// Whether its quality can be chosen.
    pub fn has_quality(self) -> bool {
        matches!(self, Self::Jpeg | Self::Webp | Self::Avif)
    }

    /// The encoder's quality for a requested one, 0 to 100.
    ///
    /// A caller that requests `auto=format` does not know which encoder it will be, so that a
    /// number has to look alike in all of them: AVIF's 50 is about JPEG's 75.
    pub(crate) fn encoder_quality(self, requested: u8) -> u8 {
        let requested = requested.clamp(1, 100);
        match self {
            Self::Avif if requested <= 75 => (requested * 2 / 3).max(1),
            Self::Avif => 50 + (requested - 75) * 2,
            format if format.has_quality() => requested,
            _ => 100,
        }
    }
}
