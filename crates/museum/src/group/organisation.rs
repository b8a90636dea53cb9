//! Whom the museums of a group belong to.

use crate::site::Spoken;
use serde::Deserialize;

/// The organisation of a group.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Organisation {
    pub name: Spoken,
    /// Where it is on the web: `https://nationalmuseet.example.org/`.
    pub url: String,
    pub street: String,
    pub zip: String,
    pub city: String,
}
