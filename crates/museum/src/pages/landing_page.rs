//! `landingPage`: an ordinary page.

use crate::fields::Fields;
use crate::{Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A hero and modules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LandingPage {
    /// The top.
    pub hero: PageHero,
    /// What follows.
    pub modules: Vec<Module>,
}

impl LandingPage {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            modules: Module::list(page, shaping),
        }
    }
}
