//! Pictures as a page shows them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A picture with the addresses of its derivatives, on the ladder of widths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Picture {
    /// Derivatives from small to large. The format is chosen by what the browser takes.
    pub sources: Vec<Source>,
    /// Width of what is shown of the original, after the editor's crop.
    pub width: u32,
    /// Height of it.
    pub height: u32,
    /// What it shows, in the page's language or the nearest there is; empty for ornament.
    pub alt: String,
    /// A line below it.
    pub caption: Option<String>,
    /// Who made it.
    pub credit: Option<String>,
    /// `data:image/…`: seen until the picture is there.
    pub placeholder: Option<String>,
    /// What must stay in sight when it is cut to a shape.
    pub focus: Focus,
}

/// One derivative.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Source {
    /// Its address.
    pub url: String,
    /// Its width in pixels.
    pub width: u32,
}

/// A place in a picture, as fractions of its width and height.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Focus {
    pub x: f64,
    pub y: f64,
}
