//! `podcastOverview`: the podcasts of a site.

use crate::fields::Fields;
use crate::{Episode, Item, Module, PageHero, Shaping, TitleSize};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Shows, and their newest episodes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PodcastOverview {
    /// The top.
    pub hero: PageHero,
    /// The shows by title.
    pub shows: Vec<ShowCard>,
    /// The newest episodes of all shows, the newest first.
    pub newest: Vec<Episode>,
    /// What follows.
    pub modules: Vec<Module>,
}

/// A show in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ShowCard {
    /// Its page.
    pub item: Item,
    /// How large its title stands.
    pub size: TitleSize,
    /// How many seasons it has.
    pub seasons: usize,
    /// How many episodes they have.
    pub episodes: usize,
}

/// How many episodes an overview shows.
pub(crate) const NEWEST_EPISODES: usize = 6;

impl PodcastOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let shows = page.list("shows");
        Self {
            hero: PageHero::shape(page, shaping),
            shows: shows
                .filter_map(|show| ShowCard::shape(show, shaping))
                .collect(),
            newest: Episode::list(page, "newest", shaping),
            modules: Module::list(page, shaping),
        }
    }
}

impl ShowCard {
    fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let item = Item::shape(page, shaping, "shows")?;
        let show = page.child("show");
        let seasons = || show.into_iter().flat_map(|show| show.list("seasons"));
        Some(Self {
            size: TitleSize::of(&item.link.title),
            item,
            seasons: seasons().count(),
            episodes: seasons()
                .map(|season| season.values("episodes").count())
                .sum(),
        })
    }
}
