//! The colours of a page.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Colours as CSS writes them: the page's own before the site's before the default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export)]
pub struct Theme {
    /// Text and ground.
    pub primary: Inks,
    /// Text and ground of what should be seen first.
    pub impact: Inks,
    /// A light ink, always under the primary foreground.
    pub tint: String,
    /// A second dark, always under the primary background.
    pub deep: String,
}

/// A foreground and a background, `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Inks {
    /// Text and lines.
    pub foreground: String,
    /// The ground that they stand on.
    pub background: String,
}
