//! `serviceList`

use crate::fields::Fields;
use crate::{Item, Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The services of the site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ServiceList {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The services.
    pub services: Vec<Item>,
    /// Where all of them are.
    pub link: Option<Link>,
}

impl ServiceList {
    /// Nothing if there are none.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let services = Item::found(fields, "services", shaping);
        (!services.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            services,
            link: Link::at(fields, "link", shaping),
        })
    }
}
