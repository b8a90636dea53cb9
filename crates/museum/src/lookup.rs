//! What there is at an address: `docs/rules.md#paths`.

use crate::fields::Fields;
use crate::{Link, LinkKind, PageType, Shaping, WarningKind};

/// The status of a redirect that holds for ever. Any other is temporary: `docs/rules.md#redirects`.
const PERMANENT: u64 = 301;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// A page of this type.
    Page(String),
    /// The page is elsewhere.
    Redirect(Target),
    /// There is none.
    NotFound,
}

/// Where a redirect leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// A path of this site, or an absolute address.
    pub to: String,
    /// Whether it holds for ever.
    pub permanent: bool,
    /// Whether it leaves the site.
    pub leaves: bool,
}

impl Lookup {
    /// Reads the result of [`crate::queries::page`]. A page wins over a redirect: an old
    /// address that was imported must not hide what stands there now.
    pub fn of(answer: &crate::Json<'_>, shaping: &Shaping<'_>) -> Self {
        let answer = Fields::of(answer);
        let page = answer.child("pageData").and_then(|page| {
            shaping.begin(page.text("_id").unwrap_or_default());
            page.text("_type")
        });
        if let Some(name) = page {
            if PageType::named(name).is_none() {
                shaping.warn(WarningKind::UnknownPageType(name.to_owned()), "");
                return Self::NotFound;
            }
            return if shaping.site.enables(name) {
                Self::Page(name.to_owned())
            } else {
                Self::NotFound
            };
        }
        let redirect = answer.child("redirect");
        let target = redirect.and_then(|redirect| Target::shape(redirect, shaping));
        target.map_or(Self::NotFound, Self::Redirect)
    }
}

impl Target {
    fn shape(redirect: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        shaping.begin(redirect.text("_id").unwrap_or_default());
        let link = Link::at(redirect, "to", shaping)?;
        let status = redirect.value("statusCode").and_then(crate::Json::as_u64);
        Some(Self {
            to: link.href,
            permanent: status == Some(PERMANENT),
            leaves: link.kind != LinkKind::Internal,
        })
    }
}
