//! The top of a page.

use crate::{Item, Link, Picture};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The top of an ordinary page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
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
#[ts(export)]
pub struct FrontHero {
    /// How it is laid out: spec 2.3, a matter of the site.
    pub layout: HeroLayout,
    /// What it shows; the first is large.
    pub items: Vec<HeroItem>,
}

/// How the top of a front page is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum HeroLayout {
    /// A panel and a picture, with the title over both.
    #[default]
    Split,
    /// The picture over the full width, the text below it.
    FullWidth,
}

/// One of the things that a front page opens with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
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
