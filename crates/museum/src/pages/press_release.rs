//! `pressRelease`: news for those who write news.

use crate::fields::Fields;
use crate::{Module, PageHero, Person, PressPictures, RichText, Shaping, Share};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A press release.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PressRelease {
    /// The top.
    pub hero: PageHero,
    /// Ways to share it.
    pub share: Option<Share>,
    /// The day on which it came out.
    pub published: Option<String>,
    /// Who wrote it.
    pub authors: Vec<Person>,
    /// What is said.
    pub content: RichText,
    /// Pictures to print with it.
    pub pictures: Option<PressPictures>,
    /// Whom to ask.
    pub contacts: Vec<Person>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl PressRelease {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            share: Share::shape(page, shaping),
            published: crate::item::published(page, shaping),
            authors: Person::list(page, "authors", shaping),
            content: RichText::at(page, "content", shaping),
            pictures: PressPictures::shape(page, shaping),
            contacts: Person::list(page, "contacts", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
