//! `404`: there is no such page.

use crate::{Link, Module};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the site's editors say about it, or the texts of spec 8.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct NotFoundPage {
    /// `404`.
    pub title: String,
    /// What happened.
    pub description: String,
    /// Where one could go instead.
    pub links: Vec<Link>,
    /// What follows, if the site has a page for it.
    pub modules: Vec<Module>,
}
