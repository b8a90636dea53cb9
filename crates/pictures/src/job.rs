//! The protocol between the content service and the image worker: one line of JSON for a
//! [`Job`], one for its [`JobResult`].

use crate::{Format, Recipe};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Work for the image worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "job", rename_all = "lowercase")]
pub enum Job {
    /// Inspect an uploaded image.
    Inspect {
        /// The file.
        source: PathBuf,
        /// What has more bytes than this when all of it is decoded is refused from its head
        /// alone.
        most_bytes: u64,
        /// Whether to find the colours it is made of.
        palette: bool,
        /// Whether to make the tiny placeholder.
        placeholder: bool,
    },
    /// Make a derivative.
    Transform {
        /// The original, or its pyramid.
        source: PathBuf,
        /// The file to write; it does not exist.
        target: PathBuf,
        /// What to do.
        recipe: Recipe,
        /// As for `Inspect`.
        most_bytes: u64,
    },
    /// Make a tiled pyramid of a large original: its tiles are read without the rest.
    Pyramid {
        /// The original.
        source: PathBuf,
        /// The file to write; it does not exist.
        target: PathBuf,
        /// As for `Inspect`.
        most_bytes: u64,
    },
}

/// What became of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "lowercase")]
pub enum JobResult {
    /// An uploaded image was inspected.
    Inspected(Inspection),
    /// A file was written.
    Made(Made),
    /// It was not done; the target does not exist.
    Refused {
        /// Why, in a class.
        refusal: Refusal,
        /// Why, for the log.
        reason: String,
    },
}

/// Why an image was not processed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Refusal {
    /// It is not an image of a format that can be decoded.
    Unknown,
    /// It is broken or cut off.
    Broken,
    /// It has too many pixels.
    TooLarge,
    /// Something of ours failed.
    Failed,
}

/// What is known of an image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Inspection {
    /// Its format, by its content.
    pub format: Format,
    /// Width after orientation.
    pub width: u32,
    /// Height after orientation.
    pub height: u32,
    /// The EXIF orientation that was applied: 1 to 8, 1 where there is none.
    pub orientation: u8,
    /// How many frames it has.
    pub frames: u32,
    /// Whether it has an alpha channel.
    pub has_alpha: bool,
    /// Whether no pixel is transparent.
    pub is_opaque: bool,
    /// `data:image/jpeg;base64,…`, at most 20 pixels wide; PNG where it is not opaque.
    pub placeholder: Option<String>,
    /// The colours it is made of.
    pub palette: Option<Vec<Swatch>>,
}

/// A colour that stands for a part of an image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Swatch {
    /// Its role in the palette.
    pub tone: Tone,
    /// Red, green, blue.
    pub colour: [u8; 3],
    /// Percent of the image that is near it.
    pub population: f64,
}

/// The roles of a palette, as the ecosystem names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "said by their names")]
pub enum Tone {
    Vibrant,
    LightVibrant,
    DarkVibrant,
    Muted,
    LightMuted,
    DarkMuted,
    /// The one with the largest population.
    Dominant,
}

/// A file that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
}
