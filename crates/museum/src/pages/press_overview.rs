//! `pressOverview`: all press releases.

use crate::fields::Fields;
use crate::news_feed::NewsKind;
use crate::words::Message;
use crate::{ItemPages, Link, LinkKind, Module, PageHero, Person, Shaping};
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
    /// The feed of the site's news, to subscribe to.
    pub feed: Link,
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
            feed: Link {
                title: Message::PressFeed.text(shaping.locale).to_owned(),
                href: NewsKind::Press.address(shaping),
                // The browser loads it itself, as it does what lies on another site.
                kind: LinkKind::CrossSite,
            },
            contacts: Person::list(page, "contacts", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
