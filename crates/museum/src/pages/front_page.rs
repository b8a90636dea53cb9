//! `frontPage`: the front page of a site.

use crate::fields::Fields;
use crate::{FrontHero, Module, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A hero of featured items and modules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FrontPage {
    /// The top.
    pub hero: FrontHero,
    /// What follows.
    pub modules: Vec<Module>,
}

impl FrontPage {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: FrontHero::shape(page, shaping),
            modules: Module::list(page, shaping),
        }
    }
}
