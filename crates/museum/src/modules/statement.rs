//! `statement`

use crate::fields::Fields;
use crate::{Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One sentence, large.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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

impl Statement {
    /// The link shows only if its address is not empty: `docs/rules.md#links`.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        Some(Self {
            key,
            text: fields.owned("text")?,
            source: fields.owned("source"),
            link: Link::if_any(fields, "link", shaping),
        })
    }
}
