//! `statement`

use crate::Link;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One sentence, large.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Statement {
    /// A key for lists.
    pub key: String,
    /// The sentence.
    pub text: String,
    /// Who said it.
    pub source: Option<String>,
    /// Where to read more.
    pub link: Option<Link>,
}
