//! Text with marks, as the editor writes it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Portable text whose links are resolved: each mark of type `link` holds `href` and
/// `kind`, and what no component draws is gone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RichText(
    #[ts(type = "import('@portabletext/types').PortableTextBlock[]")] pub Vec<serde_json::Value>,
);
