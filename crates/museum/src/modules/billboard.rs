//! `billboard` and `billboardWithReference`

use crate::{Link, Picture};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A large picture with its label.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Billboard {
    /// A key for lists.
    pub key: String,
    /// The title, and where it leads; an empty `href` leads nowhere.
    pub link: Link,
    /// A few words.
    pub text: Option<String>,
    /// The picture.
    pub picture: Option<Picture>,
}
