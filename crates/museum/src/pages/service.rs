//! `service`: something that the museum does for others.

use crate::fields::Fields;
use crate::{Fact, Module, PageHero, Person, RichText, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A service.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Service {
    /// The top.
    pub hero: PageHero,
    /// What is said.
    pub content: RichText,
    /// What there is to know.
    pub facts: Vec<Fact>,
    /// Whom to ask.
    pub contacts: Vec<Person>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl Service {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            content: RichText::at(page, "content", shaping),
            facts: Fact::list(page, "facts"),
            contacts: Person::list(page, "contacts", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
