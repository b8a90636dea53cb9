//! `pressOverview`: all press releases.

use crate::fields::Fields;
use crate::{ItemPages, Module, PageHero, Person, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The newest first, and those of other sites with them where it is so chosen:
/// `docs/rules.md#press-publications-and-services`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PressOverview {
    /// The top.
    pub hero: PageHero,
    /// The press releases.
    pub releases: ItemPages,
    /// Whom to ask.
    pub contacts: Vec<Person>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl PressOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            releases: ItemPages::shape(page, "releases", shaping),
            contacts: Person::list(page, "contacts", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
