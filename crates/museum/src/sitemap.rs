//! The pages of a site for search engines, as sitemaps.org has them: each with when it was
//! changed, and with its translations.
//!
//! A site's entries are read and written a few at a time, so that a site of any size takes no
//! more memory than another.

#[cfg(test)]
mod tests;

use crate::fields::Fields;
use crate::seo::{alternates, is_indexed};
use crate::xml::without_forbidden;
use crate::{Group, Json, Locale, PAGE_TYPES, PageAddress, Resolved, Site, is_reserved};
use jiff::Timestamp;
use std::fmt::Write;

/// How long a search engine may keep it, in seconds.
pub const MAX_AGE: u32 = 60 * 60;
/// How many pages are read at once.
pub const AT_ONCE: u32 = 500;

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const NAMESPACE: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

/// What stands before the entries of a file.
pub fn head() -> String {
    format!(
        "{DECLARATION}<urlset xmlns=\"{NAMESPACE}\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
    )
}

/// What stands after them.
pub const END: &str = "</urlset>\n";

/// What one file may have.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Limits {
    pub addresses: usize,
    pub bytes: usize,
}

/// As sitemaps.org has them.
pub const LIMITS: Limits = Limits {
    addresses: 50_000,
    bytes: 50 << 20,
};

/// Divides the entries of a site among files. The same entries fall into the same files.
#[derive(Clone, Debug)]
pub struct Division {
    limits: Limits,
    part: usize,
    addresses: usize,
    bytes: usize,
}

impl Division {
    /// Nothing is divided yet.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            part: 1,
            addresses: 0,
            bytes: head().len() + END.len(),
        }
    }

    /// The number of the file that the next entry falls into, from 1.
    pub fn part_of(&mut self, entry: &Entry) -> usize {
        let bytes = entry.text.len();
        let full =
            self.addresses == self.limits.addresses || self.bytes + bytes > self.limits.bytes;
        if full && self.addresses > 0 {
            *self = Self {
                part: self.part + 1,
                ..Self::new(self.limits)
            };
        }
        self.addresses += 1;
        self.bytes += bytes;
        self.part
    }
}

/// A page in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// As it is written.
    pub text: String,
    /// When the page was changed.
    pub changed: Option<Timestamp>,
}

/// The types of pages that search engines are told of on a site.
pub fn types(site: &Site) -> Vec<&'static str> {
    let names = PAGE_TYPES.iter().map(|kind| kind.name);
    let names = names.filter(|name| *name != "notFoundPage" && site.enables(name));
    names.collect()
}

/// The entries of a result of [`crate::queries::sitemap`].
pub fn entries(answer: &Json<'_>, site: &Site, group: &Group) -> Vec<Entry> {
    let pages = answer.as_array().into_iter().flatten().map(Fields::of);
    pages.flat_map(|page| of_page(page, site, group)).collect()
}

/// How many pages a result has: fewer than were requested are the last.
pub fn pages(answer: &Json<'_>) -> usize {
    answer.as_array().map_or(0, <[_]>::len)
}

/// A page, which without a language of its own is one in each of its site.
fn of_page(page: Fields<'_>, site: &Site, group: &Group) -> Vec<Entry> {
    let Some(slug) = page.text("slug").filter(|_| is_indexed(page)) else {
        return Vec::new();
    };
    let locales = match page.text("locale").map(Locale::parse) {
        None => site.locales.clone(),
        Some(own) => own.into_iter().collect(),
    };
    let changed = page.text("_updatedAt").and_then(|at| at.parse().ok());
    let entry = |locale| {
        let slug = slug.to_owned();
        let address = PageAddress { site, locale, slug };
        leads(&address, group).then(|| Entry {
            text: written(page, &address, changed, group),
            changed,
        })
    };
    locales.into_iter().filter_map(entry).collect()
}

/// Whether a visitor who goes there gets the page: a slug may be one that no page can have.
fn leads(address: &PageAddress<'_>, group: &Group) -> bool {
    let host = address.site.host(group.environment).unwrap_or_default();
    let found = group.resolve(host, &address.path());
    let same = |found: &PageAddress<'_>| {
        found.site.key == address.site.key && found.locale == address.locale
    };
    is_reserved(&address.slug).is_none()
        && matches!(found, Ok(Resolved::Page(found)) if same(&found))
}

fn written(
    page: Fields<'_>,
    address: &PageAddress<'_>,
    changed: Option<Timestamp>,
    group: &Group,
) -> String {
    let own = group.absolute(address.site, &address.path());
    let mut text = format!("<url><loc>{}</loc>", escaped(&own));
    // Writing to a string cannot fail.
    if let Some(changed) = changed {
        let _ = write!(text, "<lastmod>{changed}</lastmod>");
    }
    for (language, other) in alternates(page, address, group) {
        let _ = write!(
            text,
            "<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{}\"/>",
            escaped(&other)
        );
    }
    text.push_str("</url>\n");
    without_forbidden(text)
}

/// The index of a host: the addresses of its files, and when a page in each was changed last.
pub fn index(files: &[(String, Option<Timestamp>)]) -> String {
    let mut text = format!("{DECLARATION}<sitemapindex xmlns=\"{NAMESPACE}\">\n");
    for (address, changed) in files {
        let _ = write!(text, "<sitemap><loc>{}</loc>", escaped(address));
        if let Some(changed) = changed {
            let _ = write!(text, "<lastmod>{changed}</lastmod>");
        }
        text.push_str("</sitemap>\n");
    }
    text.push_str("</sitemapindex>\n");
    without_forbidden(text)
}

/// The path of a file. It stands at the root, like the pages: a sitemap is about what is
/// beside and below it.
pub fn path(site: &Site, part: usize) -> String {
    format!("/sitemap.xml?site={}&part={part}", site.key)
}

fn escaped(address: &str) -> String {
    let mut text = address.replace('&', "&amp;");
    for (letter, name) in [
        ('<', "&lt;"),
        ('>', "&gt;"),
        ('"', "&quot;"),
        ('\'', "&apos;"),
    ] {
        text = text.replace(letter, name);
    }
    text
}
