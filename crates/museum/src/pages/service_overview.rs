//! `serviceOverview`: all that the museum does for others.

use crate::fields::Fields;
use crate::{Item, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The services by title.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ServiceOverview {
    /// The top.
    pub hero: PageHero,
    /// The services.
    pub services: Vec<Item>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl ServiceOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            services: Item::found(page, "services", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
