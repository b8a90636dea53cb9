//! `image`

use crate::Picture;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A picture in the flow of a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export)]
pub struct ImageModule {
    /// A key for lists.
    pub key: String,
    /// The picture.
    pub picture: Picture,
    /// Whether it takes the full width of the window.
    pub full_width: bool,
}
