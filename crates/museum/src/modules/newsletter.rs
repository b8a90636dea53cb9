//! `newsletter`

use crate::fields::Fields;
use crate::{Link, Newsletter, NewsletterList, RichText, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A sign-up within a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct NewsletterModule {
    /// A key for lists.
    pub key: String,
    /// What to sign up to.
    pub newsletter: Newsletter,
}

impl NewsletterModule {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let (Some(title), Some(list)) = (fields.owned("title"), NewsletterList::read(fields)) else {
            let location = format!("newsletter {key}");
            shaping.warn(WarningKind::MissingField("listId"), &location);
            return None;
        };
        let terms = fields.child("terms");
        let own = fields.child("theme");
        Some(Self {
            key,
            newsletter: Newsletter {
                title,
                content: RichText::at(fields, "content", shaping),
                links: Link::list(fields, "linkList", shaping),
                terms_title: terms.and_then(|terms| terms.owned("title")),
                terms: terms.map_or_else(RichText::default, |terms| {
                    RichText::at(terms, "content", shaping)
                }),
                list,
                theme: own.map(|own| shaping.theme().under(Some(own))),
            },
        })
    }
}
