//! Podcasts.

use super::graph::references;
use super::iso_times::{duration, timestamp};
use super::organisation::museum;
use super::person::people;
use super::{Node, Subject};
use crate::fields::Fields;
use crate::link::at_page;
use crate::podcast::{Sound, milliseconds, place};
use crate::podcast_feed;

const SERIES: &str = "podcast";

/// A `podcastShowPage`.
pub(crate) fn series(subject: &Subject<'_>) -> Vec<Node> {
    let (page, shaping) = (subject.page, subject.shaping);
    let people = people("people", subject);
    let author = page.child("show").and_then(|show| show.text("author"));
    let feed = podcast_feed::address(page.text("_id").unwrap_or_default(), shaping);
    let series = subject
        .node("PodcastSeries", SERIES)
        .with("inLanguage", shaping.locale.code())
        .with("webFeed", shaping.absolute(&feed))
        // A text: it may name a person or a department.
        .with("creditText", author)
        .with("actor", references(&people))
        .with("publisher", museum(subject));
    std::iter::once(series).chain(people).collect()
}

/// A `podcastEpisodePage`.
pub(crate) fn episode(subject: &Subject<'_>) -> Vec<Node> {
    let shaping = subject.shaping;
    let own = subject.page.child("own").unwrap_or(subject.page);
    let Some(episode) = own.child("episode") else {
        return Vec::new();
    };
    let people = people("people", subject);
    let (season, number) = place(episode).unzip();
    let season = season.map(|number| Node::part("PodcastSeason").with("seasonNumber", number));
    let node = subject
        .node("PodcastEpisode", "episode")
        .with("inLanguage", shaping.locale.code())
        .with("datePublished", timestamp(episode, "publishedAt", shaping))
        .with("duration", milliseconds(episode).and_then(duration))
        .with("episodeNumber", number)
        .with("partOfSeason", season)
        .with("partOfSeries", of_show(own, subject))
        .with("associatedMedia", sound(episode, subject))
        .with("actor", references(&people))
        .with("publisher", museum(subject));
    std::iter::once(node).chain(people).collect()
}

/// The show, whose page has the rest of it.
fn of_show(page: Fields<'_>, subject: &Subject<'_>) -> Option<Node> {
    let show = at_page(page, "parent", subject.shaping)?;
    let address = subject.address(&show)?;
    let node = Node::new("PodcastSeries", format!("{address}#{SERIES}"));
    Some(node.with("name", show.title).with("url", address))
}

fn sound(episode: Fields<'_>, subject: &Subject<'_>) -> Option<Node> {
    let sound = Sound::shape(episode, subject.shaping)?;
    let node = Node::part("AudioObject")
        .with("contentUrl", subject.shaping.absolute(&sound.src))
        .with("encodingFormat", sound.media_type)
        .with("duration", milliseconds(episode).and_then(duration));
    Some(node)
}
