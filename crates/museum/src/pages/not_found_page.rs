//! `notFoundPage`: there is no such page.

use crate::fields::Fields;
use crate::words::Message;
use crate::{Link, Module, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the site's editors say about it, or the texts of spec 8.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NotFoundPage {
    /// The status code.
    pub status: u16,
    /// What the status is called: spec 2.5.
    pub status_message: String,
    /// `404`.
    pub title: String,
    /// What happened.
    pub description: String,
    /// Where one could go instead.
    pub links: Vec<Link>,
    /// What follows, if the site has a page for it.
    pub modules: Vec<Module>,
}

/// What the page is called where the site has none of its own: spec 8.
const TITLE: &str = "404";
/// Spec 2.5.
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
            modules: Module::list(page, shaping),
        }
    }
}
