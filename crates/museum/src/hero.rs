//! The top of a page.

use crate::fields::Fields;
use crate::link::to_page;
use crate::words::Message;
use crate::{Item, Link, Locale, Picture, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The top of an ordinary page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PageHero {
    /// The title.
    pub title: String,
    /// A few sentences.
    pub lead: Option<String>,
    /// Its picture.
    pub picture: Option<Picture>,
    /// What to do first.
    pub call: Option<Link>,
    /// The way here: `Besøg os` > `Tilgængelighed`.
    pub breadcrumbs: Vec<Link>,
}

/// The top of a front page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FrontHero {
    /// How it is laid out, a matter of the site: `docs/rules.md#front-page`.
    pub layout: HeroLayout,
    /// What it shows; the first is large.
    pub items: Vec<HeroItem>,
}

/// How the top of a front page is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum HeroLayout {
    /// A panel and a picture, with the title over both.
    #[default]
    Split,
    /// The picture over the full width, the text below it.
    FullWidth,
}

/// One of the things that a front page opens with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct HeroItem {
    /// The thing.
    pub item: Item,
    /// A small line above the title, such as `Ny særudstilling`.
    pub kicker: Option<String>,
    /// A few sentences.
    pub lead: Option<String>,
    /// What the button says, such as `Se udstillingen`.
    pub call: String,
}

/// How far the way to a page is followed up.
const MOST_BREADCRUMBS: usize = 3;

impl PageHero {
    /// The top of a page, of the page's own fields.
    pub(crate) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            title: page.owned("title").unwrap_or_default(),
            lead: page.owned("description"),
            picture: Picture::at(page, "image", shaping),
            call: Link::at(page, "call", shaping),
            breadcrumbs: breadcrumbs(page, shaping),
        }
    }
}

/// The pages above a page, the uppermost first.
pub(crate) fn breadcrumbs(page: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Link> {
    let mut links = Vec::new();
    let mut above = page.child("parent");
    while let Some(parent) = above.filter(|_| links.len() < MOST_BREADCRUMBS) {
        links.extend(to_page(parent, shaping, "parent"));
        above = parent.child("parent");
    }
    links.reverse();
    links
}

impl FrontHero {
    /// The top of a front page.
    pub(crate) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let items = page.list("featured");
        Self {
            layout: shaping.site.hero,
            items: items
                .filter_map(|item| HeroItem::shape(item, shaping))
                .collect(),
        }
    }
}

impl HeroItem {
    fn shape(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let target = fields.child("page")?;
        if !shaping.takes_chosen(target.text("locale"), target.text("site")) {
            return None;
        }
        let mut item = Item::shape(target, shaping, "featured")?;
        if let Some(title) = fields.text("title") {
            title.clone_into(&mut item.link.title);
        }
        if let Some(picture) = Picture::at(fields, "image", shaping) {
            item.picture = Some(picture);
        }
        let call = fields.text("call").unwrap_or(read_more(shaping.locale));
        Some(Self {
            kicker: fields.owned("kicker"),
            lead: fields.owned("lead").or_else(|| item.excerpt.clone()),
            call: call.to_owned(),
            item,
        })
    }
}

fn read_more(locale: Locale) -> &'static str {
    Message::ReadMore.text(locale)
}
