//! `landingPage`: an ordinary page.

use crate::{Module, PageHero};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A hero and modules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LandingPage {
    /// The top.
    pub hero: PageHero,
    /// What follows.
    pub modules: Vec<Module>,
}
