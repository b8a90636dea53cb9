//! A podcast as RSS, as the directories and apps of podcasts take it.

use crate::fields::Fields;
use crate::link::to_page;
use crate::podcast::{Sound, milliseconds, place};
use crate::xml::without_forbidden;
use crate::{Json, Locale, Picture, Shaping};
use rss::extension::atom::{AtomExtension, Link as AtomLink};
use rss::extension::itunes::{
    ITunesCategory, ITunesChannelExtension, ITunesItemExtension, ITunesOwner,
};
use rss::{Channel, Enclosure, Guid, Item};

/// How many episodes a feed has at most.
pub(crate) const FEED_EPISODES: usize = 300;
/// How long an app may keep it, in seconds.
pub const MAX_AGE: u32 = 60 * 60;

pub(crate) const GENERATOR: &str = "Vitrine";
const ITUNES: &str = "http://www.itunes.com/dtds/podcast-1.0.dtd";
pub(crate) const ATOM: &str = "http://www.w3.org/2005/Atom";

/// The address of the feed of a show's page.
pub(crate) fn address(page: &str, shaping: &Shaping<'_>) -> String {
    let (site, locale) = (&shaping.site.key, shaping.locale);
    format!("/feeds/podcast/{site}/{locale}/{page}.xml")
}

/// The feed of a result of [`crate::queries::podcast_feed`]; `None` if there is no show.
pub fn rss(answer: &Json<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let page = Fields::of(answer);
    let show = page.child("show")?;
    let link = shaping.absolute(&to_page(page, shaping, "podcast")?.href);
    let own = shaping.absolute(&address(page.text("_id")?, shaping));
    let description = page.owned("description").unwrap_or_default();
    let episodes = page.list("episodes");
    let items: Vec<Item> = episodes
        .filter_map(|episode| item(episode, shaping))
        .collect();
    let channel = Channel {
        title: page.owned("title").unwrap_or_default(),
        link,
        description: description.clone(),
        language: Some(language(show, shaping).code().to_owned()),
        copyright: show.owned("author"),
        generator: Some(GENERATOR.to_owned()),
        pub_date: items.first().and_then(|item| item.pub_date.clone()),
        itunes_ext: Some(about_show(page, show, &description, shaping)),
        atom_ext: Some(at_home(own)),
        namespaces: [("itunes", ITUNES), ("atom", ATOM)]
            .map(|(name, address)| (name.to_owned(), address.to_owned()))
            .into(),
        items,
        ..Channel::default()
    };
    Some(without_forbidden(channel.to_string()))
}

/// The language that is spoken, which need not be that of the page.
fn language(show: Fields<'_>, shaping: &Shaping<'_>) -> Locale {
    let spoken = show.text("language").and_then(Locale::parse);
    spoken.unwrap_or(shaping.locale)
}

/// A feed states its own address, so that a copy can be distinguished from it.
pub(crate) fn at_home(href: String) -> AtomExtension {
    let link = AtomLink {
        href,
        rel: "self".to_owned(),
        mime_type: Some("application/rss+xml".to_owned()),
        ..AtomLink::default()
    };
    AtomExtension { links: vec![link] }
}

fn about_show(
    page: Fields<'_>,
    show: Fields<'_>,
    description: &str,
    shaping: &Shaping<'_>,
) -> ITunesChannelExtension {
    let site = page
        .child("siteConfig")
        .and_then(|config| config.spoken("siteName", shaping.locale));
    let name = site.unwrap_or(shaping.site.name(shaping.locale));
    let author = show.owned("author").unwrap_or_else(|| name.to_owned());
    let image = square(show, shaping).or_else(|| square(page, shaping));
    let category = show.text("category").unwrap_or("History");
    ITunesChannelExtension {
        author: Some(author),
        explicit: Some("false".to_owned()),
        image,
        r#type: Some("episodic".to_owned()),
        summary: Some(description.to_owned()),
        categories: vec![ITunesCategory {
            text: category.to_owned(),
            subcategory: None,
        }],
        owner: show.owned("email").map(|email| ITunesOwner {
            name: Some(name.to_owned()),
            email: Some(email),
        }),
        ..ITunesChannelExtension::default()
    }
}

/// An episode; one without a sound is none for an app.
fn item(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Item> {
    let episode = page.child("episode")?;
    let sound = Sound::shape(episode, shaping)?;
    let audio = episode.child("audio");
    let length = audio
        .and_then(|audio| audio.whole("size", 0..=u32::MAX))
        .unwrap_or(0);
    let numbers = place(episode);
    let description = page.owned("description").or_else(|| page.owned("excerpt"));
    let published: Option<jiff::Timestamp> =
        episode.text("publishedAt").and_then(|at| at.parse().ok());
    Some(Item {
        title: page.owned("title"),
        link: Some(shaping.absolute(&to_page(page, shaping, "episode")?.href)),
        description: description.clone(),
        guid: Some(Guid {
            value: episode
                .owned("externalId")
                .or_else(|| episode.owned("_id"))?,
            permalink: false,
        }),
        enclosure: Some(Enclosure {
            url: shaping.absolute(&sound.src),
            length: length.to_string(),
            mime_type: sound.media_type.unwrap_or_else(|| "audio/mpeg".to_owned()),
        }),
        pub_date: published.map(|at| {
            jiff::fmt::rfc2822::to_string(&at.to_zoned(jiff::tz::TimeZone::UTC)).unwrap_or_default()
        }),
        itunes_ext: Some(ITunesItemExtension {
            duration: milliseconds(episode).map(|long| long.div_ceil(1000).to_string()),
            explicit: Some("false".to_owned()),
            image: square(page, shaping).or_else(|| square(episode, shaping)),
            season: numbers.map(|(season, _)| season.to_string()),
            episode: numbers.map(|(_, number)| number.to_string()),
            episode_type: Some("full".to_owned()),
            summary: description,
            ..ITunesItemExtension::default()
        }),
        ..Item::default()
    })
}

/// The picture as apps want it: a square of at least 1400 pixels, and no AVIF.
fn square(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let address = Picture::square(fields.child("image")?, shaping)?;
    Some(shaping.absolute(&address))
}
