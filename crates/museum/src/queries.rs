//! The GROQ of the website.
//!
//! A query stands beside the model that it feeds. Parts that many need, such as the
//! fields of a picture, stand once in `queries/` and are named in the others:
//! `image{<<image>>}`. Joining them is done once for each query, at its first use.

use crate::modules::{
    MODULE_TYPES, ModuleType, NEXT_EVENTS, RANDOM_CHOICE, RANDOM_RELATED, RELATED_LIMIT,
};
use crate::pages::{NEWEST_EPISODES, OTHER_EVENTS, PAGE_TYPES};
use crate::text::is_in_text;
use std::sync::LazyLock;

/// The parts by their names. `modules` is put together from the modules' own files, and how
/// many are asked for stands in the code that shows them.
const PARTS: [(&str, &str); 19] = [
    (
        "educationVariant",
        include_str!("queries/education_variant.groq"),
    ),
    ("episode", include_str!("queries/episode.groq")),
    ("event", include_str!("queries/event.groq")),
    ("facilities", include_str!("queries/facilities.groq")),
    ("image", include_str!("queries/image.groq")),
    ("item", include_str!("queries/item.groq")),
    ("link", include_str!("queries/link.groq")),
    ("media", include_str!("queries/media.groq")),
    ("page", include_str!("queries/page_fields.groq")),
    ("person", include_str!("queries/person.groq")),
    ("seo", include_str!("queries/seo.groq")),
    ("spokenText", include_str!("queries/spoken_text.groq")),
    ("tag", include_str!("queries/tag.groq")),
    ("ticket", include_str!("queries/ticket.groq")),
    ("video", include_str!("queries/video.groq")),
    ("content", include_str!("queries/content.groq")),
    ("run", include_str!("queries/run.groq")),
    ("text", include_str!("queries/text.groq")),
    ("menu", include_str!("queries/menu.groq")),
];

/// Pages that no list shows.
const UNLISTED: [&str; 2] = ["frontPage", "notFoundPage"];

/// Content of the page's language, or of none.
const SPOKEN: &str = "(locale in $locales || !defined(locale))";

/// How deep a part may name others. A part that names itself ends here.
const DEEPEST: usize = 8;

static PAGE: LazyLock<String> = LazyLock::new(|| joined(include_str!("queries/page.groq")));
static SHELL: LazyLock<String> = LazyLock::new(|| joined(include_str!("shell.groq")));
static FEED: LazyLock<String> = LazyLock::new(|| joined(include_str!("queries/feed.groq")));
static PODCAST_FEED: LazyLock<String> =
    LazyLock::new(|| joined(include_str!("queries/podcast_feed.groq")));
static NEWS_FEED: LazyLock<String> =
    LazyLock::new(|| joined(include_str!("queries/news_feed.groq")));
static MANIFEST: LazyLock<String> = LazyLock::new(|| joined(include_str!("queries/manifest.groq")));
static CITATION: LazyLock<String> = LazyLock::new(|| joined(include_str!("queries/citation.groq")));
static SITEMAP: LazyLock<String> = LazyLock::new(|| joined(include_str!("queries/sitemap.groq")));
static SEARCH: LazyLock<String> = LazyLock::new(|| joined(include_str!("queries/search.groq")));
static NEWSLETTER_LIST: LazyLock<String> =
    LazyLock::new(|| joined(include_str!("queries/newsletter_list.groq")));
static ISLAND: LazyLock<String> =
    LazyLock::new(|| joined(include_str!("modules/random_related_island.groq")));

/// What there is at an address. Parameters: `slug`, `site`, `locales`, `yesterday`, `today`,
/// `tomorrow`.
pub fn page() -> &'static str {
    &PAGE
}

/// Root data. Parameters: `site`, `locales`.
pub fn shell() -> &'static str {
    &SHELL
}

/// The pages that a search found. Parameters: `ids`, `locales`.
pub fn search() -> &'static str {
    &SEARCH
}

/// The lists that visitors can sign up to. Parameters: `site`, `page`.
pub fn newsletter_list() -> &'static str {
    &NEWSLETTER_LIST
}

/// What the island of random related content chooses from. Parameters: `site`, `locales`,
/// `page`.
pub fn random_related() -> &'static str {
    &ISLAND
}

/// The events of a site for a calendar of someone else's. Parameters: `site`, `locales`,
/// `from`, and `event` and `tag`, which may be empty.
pub fn feed() -> &'static str {
    &FEED
}

/// A podcast for apps. Parameters: `site`, `locales`, `page`.
pub fn podcast_feed() -> &'static str {
    &PODCAST_FEED
}

/// Press releases or articles for readers of feeds. Parameters: `site`, `locales`, `type`,
/// `overview`.
pub fn news_feed() -> &'static str {
    &NEWS_FEED
}

/// The pictures of a page for viewers. Parameters: `site`, `locales`, `page`.
pub fn manifest() -> &'static str {
    &MANIFEST
}

/// A publication, for those who cite it. Parameters: `site`, `locales`, `page`.
pub fn citation() -> &'static str {
    &CITATION
}

/// A part of the pages of a site, for search engines. Parameters: `site`, `types`, and `start`
/// and `end`, their places by id.
pub fn sitemap() -> &'static str {
    &SITEMAP
}

/// A query with the parts that it names, and with no more space than it needs.
pub(crate) fn joined(query: &str) -> String {
    let mut text = plain(query);
    for _ in 0..DEEPEST {
        let Some((before, rest)) = text.split_once("<<") else {
            break;
        };
        let mut whole = before.to_owned();
        let mut rest = rest;
        loop {
            let (name, after) = rest.split_once(">>").unwrap_or((rest, ""));
            whole.push_str(&part(name));
            let Some((between, next)) = after.split_once("<<") else {
                whole.push_str(after);
                break;
            };
            whole.push_str(between);
            rest = next;
        }
        text = whole;
    }
    text
}

fn part(name: &str) -> String {
    match name {
        "modules" => return modules(),
        "spoken" => return SPOKEN.to_owned(),
        "here" => return format!("site == $site && {SPOKEN}"),
        "listed" => return listed(),
        "randomRelated" => return RANDOM_RELATED.to_string(),
        "randomChoice" => return RANDOM_CHOICE.to_string(),
        "newestEpisodes" => return NEWEST_EPISODES.to_string(),
        "feedEpisodes" => return crate::podcast_feed::FEED_EPISODES.to_string(),
        "feedNews" => return crate::news_feed::FEED_NEWS.to_string(),
        "nextEvents" => return coming_events(NEXT_EVENTS),
        "otherEvents" => return coming_events(OTHER_EVENTS),
        "relatedLimit" => return RELATED_LIMIT.to_string(),
        _ => {}
    }
    // What is a module can stand within a text too.
    if let Some(module) = MODULE_TYPES
        .iter()
        .find(|kind| kind.name == name && is_in_text(name))
    {
        return plain(module.groq);
    }
    let found = PARTS.iter().find(|(part, _)| *part == name);
    // An unknown name is left as it is: no query can be parsed with it, and the test of all
    // queries reports it.
    found.map_or_else(|| format!("<<{name}"), |(_, text)| plain(text))
}

/// The events among which the next are, measured by so many that end first.
fn coming_events(first_to_end: usize) -> String {
    let text = plain(include_str!("queries/coming_events.groq"));
    text.replace("<<firstToEnd>>", &first_to_end.to_string())
}

fn modules() -> String {
    let one = |kind: &ModuleType| {
        let (name, fields) = (kind.name, plain(kind.groq));
        format!(",_type==\"{name}\"=>{{{fields}}}")
    };
    let all: String = MODULE_TYPES.iter().map(one).collect();
    format!("_key,_type{all}")
}

/// The types of pages that lists may show: those that can be rendered, and not a front page.
pub fn listed_types() -> impl Iterator<Item = &'static str> {
    let names = PAGE_TYPES.iter().map(|kind| kind.name);
    names.filter(|name| !UNLISTED.contains(name))
}

fn listed() -> String {
    let names: Vec<String> = listed_types().map(|name| format!("\"{name}\"")).collect();
    format!("_type in [{}]", names.join(","))
}

/// Without comments and with single spaces: a shorter address, and one that does not
/// change when a query is set out anew.
fn plain(query: &str) -> String {
    let lines = query.lines().map(|line| match line.find("//") {
        Some(place) => &line[..place],
        None => line,
    });
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_query_can_be_read() {
        let types = PAGE_TYPES.iter().map(|kind| (kind.name, kind.query()));
        let others = [
            ("page", page()),
            ("shell", shell()),
            ("island", random_related()),
            ("feed", feed()),
            ("news feed", news_feed()),
            ("sitemap", sitemap()),
        ];
        for (name, query) in types.chain(others) {
            assert!(!query.contains("<<"), "{name}: {query}");
            let read = groq::parse(query);
            assert!(read.is_ok(), "{name}: {:?}\n{query}", read.err());
        }
    }

    #[test]
    fn parts_are_put_in_their_places() {
        assert_eq!(joined("{\n  a, // why\n  b\n}"), "{ a, b }");
        let link = joined("{<<link>>, \"b\": c{<<link>>}}");
        assert_eq!(link.matches("externalUrl").count(), 2);
    }

    /// Related groups of 4, random related content of 10.
    #[test]
    fn no_more_is_asked_for_than_is_shown() {
        assert_eq!((RELATED_LIMIT, RANDOM_RELATED), (4, 10));
        for kind in PAGE_TYPES.iter().filter(|kind| kind.name == "landingPage") {
            assert_eq!(kind.query().matches("[0...4]").count(), 2);
            assert_eq!(kind.query().matches("[0...10]").count(), 1);
        }
        assert_eq!(random_related().matches("[0...40]").count(), 1);
    }
}
