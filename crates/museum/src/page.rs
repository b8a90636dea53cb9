//! A page, whole.

use crate::{FailedPage, FrontPage, LandingPage, Locale, NotFoundPage, Seo, Shell, Theme};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Everything that a page is drawn from: the page's data block and its `_payload.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PageView {
    /// What is on this page.
    pub page: Page,
    /// What is around every page of the site.
    pub shell: Shell,
}

/// What is on a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export)]
pub struct Page {
    /// The document's id; empty for pages that have none.
    pub id: String,
    /// The title.
    pub title: String,
    /// The path on the site's host, with base path and locale: `/en/visit`.
    pub path: String,
    /// The language it is written in.
    pub locale: Locale,
    /// What the head says.
    pub seo: Seo,
    /// Its colours.
    pub theme: Theme,
    /// In which colour the navigation stands on the hero.
    pub navigation_colour: NavigationColour,
    /// How it is wrapped.
    pub layout: Layout,
    /// The same page in other languages.
    pub translations: Vec<Translation>,
    /// Its own part, by type.
    pub body: Body,
}

/// In which colour the navigation stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export)]
pub enum NavigationColour {
    /// The theme's foreground.
    #[default]
    Foreground,
    /// The theme's background.
    Background,
}

/// How a page is wrapped: spec 2.3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export)]
pub enum Layout {
    /// With a footer.
    #[default]
    Plain,
    /// Layered above the top, without a footer.
    Article,
}

/// The same page in another language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Translation {
    /// The language.
    pub locale: Locale,
    /// Its path on the site's host.
    pub path: String,
}

/// The part of a page that its type decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
#[ts(export)]
pub enum Body {
    /// An ordinary page.
    LandingPage(LandingPage),
    /// The front page of a site.
    FrontPage(FrontPage),
    /// There is no such page.
    #[serde(rename = "404")]
    NotFound(NotFoundPage),
    /// Something went wrong.
    #[serde(rename = "500")]
    Failed(FailedPage),
}
