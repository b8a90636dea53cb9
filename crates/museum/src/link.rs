//! Links.

use crate::fields::Fields;
use crate::{Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A link that is ready to be followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Link {
    /// What it says.
    pub title: String,
    /// Where it leads: a path of this site, or an absolute address.
    pub href: String,
    /// Where that is.
    pub kind: LinkKind,
}

/// Where a link leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// To a page of this site: navigated without a full load.
    Internal,
    /// To a page of another site of the group.
    CrossSite,
    /// Out of the group, or to a mail address or a telephone.
    External,
}

/// Where addresses out of the group may lead. Others, such as `javascript:`, are code.
const SCHEMES: [&str; 4] = ["https:", "http:", "mailto:", "tel:"];

impl Link {
    /// A link of a document, as `link.groq` returns it; `None` and a warning if it leads nowhere.
    pub(crate) fn shape(fields: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Self> {
        let mut link = match Destination::of(fields) {
            Some(Destination::Page(page)) => to_page(page, shaping, place)?,
            Some(Destination::Address(url)) => to_address(url, shaping, place)?,
            None => {
                shaping.warn(WarningKind::BrokenLink, place);
                return None;
            }
        };
        if let Some(anchor) = fields.text("anchor") {
            link.href = format!("{}#{}", link.href, anchor.trim_start_matches('#'));
        }
        if let Some(title) = fields.text("title") {
            title.clone_into(&mut link.title);
        }
        Some(link)
    }

    /// The link at a name that may be left empty (`docs/rules.md#links`): a quote's shows only if
    /// it leads somewhere.
    pub(crate) fn if_any(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        let link = fields.child(name)?;
        Destination::of(link)?;
        Self::shape(link, shaping, name)
    }

    /// The link at a name, if there is one.
    pub(crate) fn at(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        Self::shape(fields.child(name)?, shaping, name)
    }

    /// The links of a list that lead somewhere.
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let link = |link| Self::shape(link, shaping, name);
        fields.list(name).filter_map(link).collect()
    }

    /// A title that leads nowhere.
    pub(crate) fn nowhere(title: &str) -> Self {
        Self {
            title: title.to_owned(),
            href: String::new(),
            kind: LinkKind::Internal,
        }
    }
}

/// What a link's fields name.
enum Destination<'a> {
    Page(Fields<'a>),
    Address(&'a str),
}

impl<'a> Destination<'a> {
    /// The type decides. An editor who makes a link external leaves the old reference
    /// in it. A link without a type leads to its page before its address.
    fn of(link: Fields<'a>) -> Option<Self> {
        let slug = || link.text("slug").map(|_| link);
        let page = || link.child("target").or_else(slug).map(Self::Page);
        let address = || link.text("url").map(Self::Address);
        match link.text("type") {
            Some("external") => address(),
            Some(_) => page(),
            None => {
                let target = link.child("target").map(Self::Page);
                target.or_else(address).or_else(page)
            }
        }
    }
}

/// A page of this site by its path, of another by its absolute address: `docs/rules.md#links`.
pub(crate) fn to_page(page: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Link> {
    let Some(slug) = page.text("slug") else {
        shaping.warn(WarningKind::BrokenLink, place);
        return None;
    };
    let locale = page.text("locale").and_then(crate::Locale::parse);
    let locale = locale.unwrap_or(shaping.locale);
    let key = page.text("site").unwrap_or(&shaping.site.key);
    let Ok(site) = shaping.group.site(key) else {
        shaping.warn(WarningKind::UnknownSite(key.to_owned()), place);
        return None;
    };
    let path = site.path(locale, slug);
    let (href, kind) = if site.key == shaping.site.key {
        (path, LinkKind::Internal)
    } else {
        let absolute = shaping.group.absolute(site, &path);
        (absolute, LinkKind::CrossSite)
    };
    Some(Link {
        title: page.owned("title").unwrap_or_default(),
        href,
        kind,
    })
}

/// The page at a name, if there is one.
pub(crate) fn at_page(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Link> {
    to_page(fields.child(name)?, shaping, name)
}

/// An address as an editor wrote it. One that begins with a slash is of this site.
fn to_address(url: &str, shaping: &Shaping<'_>, place: &str) -> Option<Link> {
    let lower = url.to_ascii_lowercase();
    let path = url.starts_with('/') && !url.starts_with("//") && !url.starts_with("/\\");
    let anchor = url.starts_with('#');
    if !path && !anchor && !SCHEMES.iter().any(|scheme| lower.starts_with(scheme)) {
        shaping.warn(WarningKind::ForbiddenAddress, place);
        return None;
    }
    Some(Link {
        title: String::new(),
        href: url.to_owned(),
        kind: if path || anchor {
            LinkKind::Internal
        } else {
            LinkKind::External
        },
    })
}
