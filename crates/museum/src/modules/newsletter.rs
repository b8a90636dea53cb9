//! `newsletter`

use crate::fields::Fields;
use crate::{Link, Newsletter, RichText, Shaping, Theme, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A sign-up within a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NewsletterModule {
    /// A key for lists.
    pub key: String,
    /// What to sign up to.
    pub newsletter: Newsletter,
    /// What the terms are called.
    pub terms_title: Option<String>,
    /// What else to read.
    pub links: Vec<Link>,
    /// Which list it is: spec 3.
    pub list: NewsletterList,
    /// Colours of its own.
    pub theme: Option<Theme>,
}

/// The identifiers of a list at the service that sends letters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "said by their names")]
pub struct NewsletterList {
    pub account: Option<String>,
    pub region: Option<String>,
    pub user_id: Option<String>,
}

impl NewsletterModule {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let (Some(title), Some(list_id)) = (fields.owned("title"), fields.owned("listId")) else {
            let place = format!("newsletter {key}");
            shaping.warn(WarningKind::MissingField("listId"), &place);
            return None;
        };
        let terms = fields.child("terms");
        let own = fields.child("theme");
        let site = || shaping.site.theme.clone().unwrap_or_default();
        Some(Self {
            key,
            newsletter: Newsletter {
                title,
                content: RichText::at(fields, "content", shaping),
                terms: terms.map_or_else(RichText::default, |terms| {
                    RichText::at(terms, "content", shaping)
                }),
                list_id,
            },
            terms_title: terms.and_then(|terms| terms.owned("title")),
            links: Link::list(fields, "linkList", shaping),
            list: NewsletterList {
                account: fields.owned("account"),
                region: fields.owned("region"),
                user_id: fields.owned("userId"),
            },
            theme: own.map(|own| site().under(Some(own))),
        })
    }
}
