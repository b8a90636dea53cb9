//! `frontPage`: the front page of a site.

use crate::{FrontHero, Module};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A hero of featured items and modules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct FrontPage {
    /// The top.
    pub hero: FrontHero,
    /// What follows.
    pub modules: Vec<Module>,
}
