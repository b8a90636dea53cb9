//! `notFoundPage`: there is no such page.

use super::search_page::suggest_address;
use crate::fields::Fields;
use crate::words::Message;
use crate::{Link, Module, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The path at which it can be seen.
pub const NOT_FOUND_PATH: &str = "404";

/// What the site's editors say about it, or the usual texts: `docs/rules.md#error-pages`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NotFoundPage {
    /// The status code.
    pub status: u16,
    /// What the status is called: `docs/rules.md#error-pages`.
    pub status_message: String,
    /// `404`.
    pub title: String,
    /// What happened.
    pub description: String,
    /// Where one could go instead.
    pub links: Vec<Link>,
    /// Where one can search instead.
    pub search: NotFoundSearch,
    /// What follows, if the site has a page for it.
    pub modules: Vec<Module>,
}

/// A search for what is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NotFoundSearch {
    /// Where its form leads.
    pub action: String,
    /// What its field is for: `Hvad leder du efter?`
    pub label: String,
    /// Where pages come from that the address may mean. The page is the same for every address
    /// of a site: the browser asks.
    pub suggest: String,
    /// The heading over them.
    pub suggestions: String,
}

impl NotFoundSearch {
    fn shape(shaping: &Shaping<'_>) -> Self {
        let text = |message: Message| message.text(shaping.locale).to_owned();
        Self {
            action: shaping.site.search_path(shaping.locale),
            label: text(Message::SearchFor),
            suggest: suggest_address(shaping),
            suggestions: text(Message::NotFoundSuggestions),
        }
    }
}

/// What the page is called where the site has none of its own: `docs/rules.md#error-pages`.
const TITLE: &str = "404";
/// The status and its name: `docs/rules.md#error-pages`.
const STATUS: u16 = 404;
const STATUS_MESSAGE: &str = "Page Not Found";

impl NotFoundPage {
    /// The site's own page, where it has one.
    pub(crate) fn shape<'a>(page: impl Into<Option<Fields<'a>>>, shaping: &Shaping<'_>) -> Self {
        let usual = Message::NotFound.text(shaping.locale);
        let Some(page) = page.into() else {
            return Self {
                status: STATUS,
                status_message: STATUS_MESSAGE.to_owned(),
                title: TITLE.to_owned(),
                description: usual.to_owned(),
                links: Vec::new(),
                search: NotFoundSearch::shape(shaping),
                modules: Vec::new(),
            };
        };
        Self {
            status: STATUS,
            status_message: STATUS_MESSAGE.to_owned(),
            title: page.owned("title").unwrap_or_else(|| TITLE.to_owned()),
            description: page
                .owned("description")
                .unwrap_or_else(|| usual.to_owned()),
            links: Link::list(page, "linkList", shaping),
            search: NotFoundSearch::shape(shaping),
            modules: Module::below_top(page, shaping),
        }
    }
}
