//! `iframeEmbed`

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something from elsewhere in a frame. Only `https:` addresses get here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct IframeEmbed {
    /// A key for lists.
    pub key: String,
    /// What it is, for screen readers.
    pub title: String,
    /// Its address.
    pub url: String,
    /// Its width in pixels; the full column if there is none.
    pub width: Option<u32>,
    /// Its height in pixels.
    pub height: u32,
}
