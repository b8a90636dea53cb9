//! Podcasts: what their pages, the teaser and the player show of an episode.

use crate::fields::Fields;
use crate::link::{at_page, to_page};
use crate::{Json, Link, Picture, Provider, Shaping, WarningKind, file, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An episode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Episode {
    /// The id of what is played; the player knows it by that.
    pub id: String,
    /// Its title and its page.
    pub link: Link,
    /// The page of its show.
    pub show: Option<Link>,
    /// Which one of its show it is.
    pub number: Option<EpisodeNumber>,
    /// How large its title stands.
    pub size: TitleSize,
    /// A small picture of it.
    pub picture: Option<Picture>,
    /// The day on which it came out, in words.
    pub date: Option<String>,
    /// How long it is: `18min.`
    pub duration: Option<String>,
    /// A few words about it.
    pub excerpt: Option<String>,
    /// What is played.
    pub sound: Option<Sound>,
    /// Its page at the host of podcasts.
    pub external: Option<String>,
}

/// Where an episode stands in its show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EpisodeNumber {
    /// `S1. E2.`
    pub prefix: String,
    /// `S1E2`
    pub condensed: String,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sound {
    /// Its address.
    pub src: String,
    /// The host of that address, if it is another one.
    pub provider: Option<Provider>,
    /// Its media type: `audio/mpeg`.
    #[serde(rename = "type")]
    pub media_type: Option<String>,
    /// How long it is, in seconds.
    pub seconds: Option<u32>,
}

/// How large a title of a podcast stands: `docs/rules.md#podcasts`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum TitleSize {
    /// A short one.
    H2,
    /// A long one.
    H3,
}

/// A title of a podcast with as many characters is a long one: `docs/rules.md#podcasts`.
pub const LONG_TITLE: usize = 30;
/// The longest sound or film, in milliseconds: a week. What says that it is longer was
/// written in another unit.
const LONGEST: u32 = 7 * 24 * 60 * 60 * 1000;
/// The same in seconds.
pub(crate) const LONGEST_SECONDS: f64 = 7.0 * 24.0 * 60.0 * 60.0;

impl TitleSize {
    /// Under 30 characters a title stands larger: `docs/rules.md#podcasts`.
    pub fn of(title: &str) -> Self {
        if title.chars().count() < LONG_TITLE {
            Self::H2
        } else {
            Self::H3
        }
    }
}

impl Episode {
    /// A page of an episode, as `episode.groq` returns it.
    pub(crate) fn shape(page: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Self> {
        let Some(episode) = page.child("episode") else {
            shaping.warn(WarningKind::MissingField("episode"), place);
            return None;
        };
        let link = to_page(page, shaping, place)?;
        let picture = Picture::small(page, "image", shaping)
            .or_else(|| Picture::small(episode, "image", shaping));
        let excerpt = page.owned("excerpt").or_else(|| page.owned("description"));
        Some(Self {
            id: episode.owned("_id").unwrap_or_default(),
            show: at_page(page, "parent", shaping),
            number: EpisodeNumber::of(episode),
            size: TitleSize::of(&link.title),
            link,
            picture,
            date: day(episode, shaping).map(|day| words::date(day, shaping.locale)),
            duration: milliseconds(episode).map(|long| words::duration(long, shaping.locale)),
            excerpt,
            sound: Sound::shape(episode, shaping),
            external: https(episode, "externalUrl"),
        })
    }

    /// The episodes of a list.
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let each = fields.list(name);
        each.filter_map(|page| Self::shape(page, shaping, name))
            .collect()
    }
}

impl EpisodeNumber {
    /// Seasons and their episodes are counted as the show lists them.
    pub(crate) fn of(episode: Fields<'_>) -> Option<Self> {
        let (season, number) = place(episode)?;
        Some(Self {
            prefix: format!("S{season}. E{number}."),
            condensed: format!("S{season}E{number}"),
        })
    }
}

/// Season and number of an episode, from 1.
pub(crate) fn place(episode: Fields<'_>) -> Option<(usize, usize)> {
    let id = episode.text("_id")?;
    let mut seasons = episode.child("showData")?.list("seasons").enumerate();
    seasons.find_map(|(season, fields)| {
        let mut ids = fields.values("episodes").filter_map(Json::as_str);
        let number = ids.position(|other| other == id)?;
        Some((season + 1, number + 1))
    })
}

impl Sound {
    /// Our own file before that of a host of podcasts.
    pub(crate) fn shape(episode: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let seconds = milliseconds(episode).map(|long| long.div_ceil(1000));
        let seconds = seconds.and_then(|seconds| u32::try_from(seconds).ok());
        let Some(src) = file::address(episode, "audio", shaping) else {
            let sound = Self::elsewhere(episode, shaping)?;
            return Some(Self { seconds, ..sound });
        };
        let audio = episode.child("audio");
        Some(Self {
            src,
            provider: None,
            media_type: audio.and_then(|audio| audio.owned("mimeType")),
            seconds,
        })
    }

    /// What a host of podcasts has.
    pub(crate) fn elsewhere(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let src = https(fields, "playbackUrl")?;
        Some(Self {
            provider: Provider::of(&src, shaping, "playbackUrl"),
            src,
            media_type: None,
            seconds: None,
        })
    }
}

/// An address that can be followed from a page without harm.
pub(crate) fn https(fields: Fields<'_>, name: &str) -> Option<String> {
    fields
        .owned(name)
        .filter(|address| address.starts_with("https://"))
}

/// The day of `publishedAt`, which is a moment in UTC.
fn day(episode: Fields<'_>, shaping: &Shaping<'_>) -> Option<jiff::civil::Date> {
    let moment: jiff::Timestamp = episode.text("publishedAt")?.parse().ok()?;
    Some(moment.to_zoned(shaping.group.zone.clone()).date())
}

/// How long an episode is, in milliseconds.
pub(crate) fn milliseconds(episode: Fields<'_>) -> Option<u64> {
    let long = episode.whole("duration", 1..=LONGEST);
    long.map(u64::from)
}
