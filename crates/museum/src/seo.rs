//! What search engines and link previews are told.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The head of a page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export)]
pub struct Seo {
    /// The title, with the site's name.
    pub title: String,
    /// The description; empty if there is none.
    pub description: String,
    /// For link previews; the description if the editor gave none.
    pub og_description: String,
    /// Absolute address of the preview picture, 2000 pixels wide.
    pub og_image: Option<String>,
    /// The canonical address.
    pub canonical: String,
    /// The address in link previews; the canonical one if the editor gave none.
    pub og_url: String,
    /// Absolute addresses of the translations that exist, by language; `x-default` too.
    pub alternates: Vec<(String, String)>,
    /// Whether search engines should leave it out.
    pub noindex: bool,
    /// A heading for screen readers and search engines, where the page shows none.
    pub injected_heading: Option<String>,
    /// JSON-LD.
    #[ts(type = "unknown")]
    pub structured_data: Option<serde_json::Value>,
}
