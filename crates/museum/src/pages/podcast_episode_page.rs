//! `podcastEpisodePage`: a part of a podcast.

use crate::fields::Fields;
use crate::{Episode, Module, PageHero, Person, RichText, Shaping, TitleSize};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An episode, with what it is about and what is said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PodcastEpisodePage {
    /// The top.
    pub hero: PageHero,
    /// How large the title stands.
    pub size: TitleSize,
    /// What is heard.
    pub episode: Option<Episode>,
    /// About the episode. It and the transcript stand under tabs where there are both.
    pub about: RichText,
    /// What is said.
    pub transcript: RichText,
    /// Who is in it.
    pub people: Vec<Person>,
    /// Other episodes of the show, the newest first.
    pub others: Vec<Episode>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl PodcastEpisodePage {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let hero = PageHero::shape(page, shaping);
        let own = page.child("own");
        Self {
            size: TitleSize::of(&hero.title),
            hero,
            episode: own.and_then(|own| Episode::shape(own, shaping, "episode")),
            about: RichText::at(page, "about", shaping),
            transcript: RichText::at(page, "transcript", shaping),
            people: Person::list(page, "people", shaping),
            others: Episode::list(page, "others", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
