//! `newsletter`

use crate::fields::Fields;
use crate::sign_up::names_list;
use crate::{Link, Newsletter, NewsletterForm, RichText, Shaping, WarningKind};
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
        let title = fields.owned("title").filter(|_| names_list(fields));
        let Some(title) = title else {
            let location = format!("newsletter {key}");
            shaping.warn(WarningKind::MissingField("listId"), &location);
            return None;
        };
        let terms = fields.child("terms");
        let own = fields.child("theme");
        Some(Self {
            newsletter: Newsletter {
                title,
                content: RichText::at(fields, "content", shaping),
                links: Link::list(fields, "linkList", shaping),
                terms_title: terms.and_then(|terms| terms.owned("title")),
                terms: terms.map_or_else(RichText::default, |terms| {
                    RichText::at(terms, "content", shaping)
                }),
                form: NewsletterForm::of_module(&key, shaping),
                theme: own.map(|own| shaping.theme().under(Some(own))),
            },
            key,
        })
    }
}
