//! What a site publishes as RSS: press releases, and articles of knowledge.

use crate::fields::Fields;
use crate::link::to_page;
use crate::opening::read;
use crate::podcast_feed::{ATOM, GENERATOR, at_home};
use crate::xml::without_forbidden;
use crate::{FRONT, Item, Json, Shaping, type_label};
use rss::{Category, Channel, Guid, Item as Entry};

/// How many pages a feed has at most.
pub(crate) const FEED_NEWS: usize = 50;
/// How long a reader may keep it, in seconds.
pub const MAX_AGE: u32 = 60 * 60;

/// What a feed is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewsKind {
    /// Press releases.
    Press,
    /// Articles.
    Knowledge,
}

impl NewsKind {
    const ALL: [Self; 2] = [Self::Press, Self::Knowledge];

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Self::Press => "press",
            Self::Knowledge => "knowledge",
        }
    }

    /// Reads a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The type of its pages.
    pub fn page_type(self) -> &'static str {
        match self {
            Self::Press => "pressRelease",
            Self::Knowledge => "knowledgeArticle",
        }
    }

    /// The type of the page that lists them.
    pub fn overview(self) -> &'static str {
        match self {
            Self::Press => "pressOverview",
            Self::Knowledge => "knowledgeOverview",
        }
    }

    /// The kind that pages of a type lead to.
    pub(crate) fn of_page(page_type: &str) -> Option<Self> {
        match page_type {
            "pressRelease" | "pressOverview" => Some(Self::Press),
            "knowledgeArticle" | "knowledgeOverview" | "knowledgeTheme" => Some(Self::Knowledge),
            _ => None,
        }
    }

    /// The address of the feed.
    pub(crate) fn address(self, shaping: &Shaping<'_>) -> String {
        let (site, locale, name) = (&shaping.site.key, shaping.locale, self.name());
        format!("/feeds/news/{site}/{locale}/{name}.xml")
    }

    /// The title of the feed, in itself and where pages lead to it.
    pub(crate) fn title(self, site_name: &str, shaping: &Shaping<'_>) -> String {
        let label = type_label(self.page_type(), shaping.site, shaping.locale);
        format!("{} | {site_name}", label.unwrap_or_default())
    }
}

/// The feed of a result of [`crate::queries::news_feed`]; `None` if the site does not have such
/// pages.
pub fn rss(kind: NewsKind, answer: &Json<'_>, shaping: &Shaping<'_>) -> Option<String> {
    if !shaping.site.enables(kind.page_type()) {
        return None;
    }
    let answer = Fields::of(answer);
    let config = answer.child("siteConfig");
    let name = config.and_then(|config| config.spoken("siteName", shaping.locale));
    let title = kind.title(name.unwrap_or(shaping.site.name(shaping.locale)), shaping);
    let overview = answer.child("overview");
    let link = overview.and_then(|page| to_page(page, shaping, "overview"));
    let home = || shaping.site.path(shaping.locale, FRONT);
    let description = overview.and_then(|page| page.owned("description"));
    let items = answer.list("items");
    let items: Vec<Entry> = items.filter_map(|page| entry(page, shaping)).collect();
    let channel = Channel {
        link: shaping.absolute(&link.map_or_else(home, |link| link.href)),
        description: description.unwrap_or_else(|| title.clone()),
        title,
        language: Some(shaping.locale.code().to_owned()),
        generator: Some(GENERATOR.to_owned()),
        pub_date: items.first().and_then(|item| item.pub_date.clone()),
        atom_ext: Some(at_home(shaping.absolute(&kind.address(shaping)))),
        namespaces: [("atom".to_owned(), ATOM.to_owned())].into(),
        items,
        ..Channel::default()
    };
    Some(without_forbidden(channel.to_string()))
}

/// A page. Its id is that of the document: an address may change, and would be news again.
fn entry(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Entry> {
    let item = Item::shape(page, shaping, "news")?;
    let category = |name: String| Category { name, domain: None };
    Some(Entry {
        title: Some(item.link.title),
        link: Some(shaping.absolute(&item.link.href)),
        description: item.excerpt,
        guid: Some(Guid {
            value: item.id,
            permalink: false,
        }),
        categories: item
            .tags
            .into_iter()
            .map(|tag| category(tag.title))
            .collect(),
        pub_date: published(page, shaping),
        ..Entry::default()
    })
}

/// The beginning of the day on which it came out.
fn published(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let day = read::date(page, "publishedDate")?;
    let begin = day.to_zoned(shaping.group.zone.clone()).ok()?;
    jiff::fmt::rfc2822::to_string(&begin).ok()
}
