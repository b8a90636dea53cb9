//! `podcastShowPage`: a podcast.

use crate::fields::Fields;
use crate::{
    Episode, Json, Link, Locale, Module, PageHero, Person, RichText, Shaping, Sound, TitleSize, podcast,
    podcast_feed,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A podcast: seasons and episodes under tabs, who makes it, what it is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PodcastShowPage {
    /// The top.
    pub hero: PageHero,
    /// How large the title stands.
    pub size: TitleSize,
    /// Who makes it.
    pub author: Option<String>,
    /// All episodes, the newest first.
    pub episodes: Vec<Episode>,
    /// The seasons, the newest first; one that has no episode here is left out.
    pub seasons: Vec<Season>,
    /// A trailer.
    pub trailer: Option<Sound>,
    /// About the show.
    pub about: RichText,
    /// About those who make it.
    pub about_author: RichText,
    /// Who is in it.
    pub people: Vec<Person>,
    /// Where else it can be heard.
    pub external: Option<Link>,
    /// The address of the feed, for apps.
    pub feed: String,
    /// What follows.
    pub modules: Vec<Module>,
}

/// Episodes that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Season {
    /// Its number, from 1.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// The ids of its episodes, the first one first.
    pub episodes: Vec<String>,
}

impl PodcastShowPage {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let hero = PageHero::shape(page, shaping);
        let show = page.child("show");
        let episodes = Episode::list(page, "episodes", shaping);
        Self {
            size: TitleSize::of(&hero.title),
            hero,
            author: show.and_then(|show| show.owned("author")),
            seasons: show.map_or_else(Vec::new, |show| Season::list(show, &episodes, shaping.locale)),
            episodes,
            trailer: show.and_then(|show| Sound::elsewhere(show, shaping)),
            about: RichText::at(page, "about", shaping),
            about_author: RichText::at(page, "aboutAuthor", shaping),
            people: Person::list(page, "people", shaping),
            external: show.and_then(|show| external(show, shaping)),
            feed: podcast_feed::address(page.text("_id").unwrap_or_default(), shaping),
            modules: Module::list(page, shaping),
        }
    }
}

/// The link that an editor chose before the address at the host of podcasts.
fn external(show: Fields<'_>, shaping: &Shaping<'_>) -> Option<Link> {
    Link::at(show, "externalLink", shaping).or_else(|| {
        let href = podcast::https(show, "externalUrl")?;
        let host = href.split('/').nth(2).unwrap_or_default().to_owned();
        Some(Link {
            title: host,
            href,
            kind: crate::LinkKind::External,
        })
    })
}

impl Season {
    fn list(show: Fields<'_>, episodes: &[Episode], locale: Locale) -> Vec<Self> {
        let known = |id: &&str| episodes.iter().any(|episode| episode.id == *id);
        let seasons = show.list("seasons").enumerate().map(|(number, season)| {
            let ids = season.values("episodes").filter_map(Json::as_str);
            Self {
                number: number + 1,
                name: season.spoken("name", locale).unwrap_or_default().to_owned(),
                episodes: ids.filter(known).map(str::to_owned).collect(),
            }
        });
        let mut seasons: Vec<Self> = seasons.filter(|one| !one.episodes.is_empty()).collect();
        seasons.reverse();
        seasons
    }
}
