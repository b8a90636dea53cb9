//! Paths that are not pages. Routing reads this table, and so does the check of slugs.

use crate::{Locale, PreviewCard};

/// What a first part of a path is kept for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// The part: `api` of `/api/search`.
    pub name: &'static str,
    /// What for.
    pub purpose: &'static str,
}

const fn reserved(name: &'static str, purpose: &'static str) -> Reserved {
    Reserved { name, purpose }
}

/// The table. The codes of languages are reserved too.
pub const RESERVED: &[Reserved] = &[
    reserved("api", "calls of the pages themselves"),
    reserved("builds", "scripts and styles"),
    reserved("media", "pictures and files"),
    reserved("__nuxt_island", "parts of pages that are always fresh"),
    reserved("_payload.json", "pages as data"),
    reserved("healthz", "whether the server lives"),
    reserved("readyz", "whether the server can work"),
    reserved("metrics", "figures of the server"),
    reserved("feeds", "feeds and calendars to subscribe to"),
    reserved("embeds", "what embeds run, apart from pages"),
    reserved("soeg", "the search page, in Danish"),
    reserved("search", "the search page, in English"),
    reserved("suche", "the search page, in German"),
    reserved("sok", "the search page, in Swedish"),
    reserved("nyhedsbrev", "what came of a sign-up, in Danish"),
    reserved(
        "newsletter",
        "what came of a sign-up, in English and German",
    ),
    reserved("nyhetsbrev", "what came of a sign-up, in Swedish"),
    reserved("mocks", "design mock-ups"),
    reserved("fejl", "the page that says that something went wrong"),
    reserved("404", "the page that says that there is none"),
    reserved("was", "the accessibility statement's short address"),
    reserved("robots.txt", "what crawlers may read"),
    reserved("sitemap.xml", "what there is to read"),
    reserved("favicon.ico", "the site's mark"),
    reserved("apple-touch-icon.png", "the mark for home screens of iOS"),
    reserved("icon-192.png", "the mark for home screens"),
    reserved("icon-512.png", "the mark for home screens, large"),
    reserved(
        "manifest.webmanifest",
        "what a home screen knows of the site",
    ),
    reserved("se", "Swedish, by its other code"),
];

/// The file in which a page's data is: `/besoeg/_payload.json`.
pub const PAYLOAD: &str = "_payload.json";

/// Why a path is not one of a page: what its first part is reserved for.
pub fn is_reserved(path: &str) -> Option<&'static str> {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    let first = parts.next()?;
    if Locale::parse(first).is_some() {
        return Some("a language");
    }
    if path.split('/').next_back() == Some(PAYLOAD) {
        return Some("pages as data");
    }
    if PreviewCard::parse(&format!("/{path}")).is_some() {
        return Some("cards of link previews");
    }
    let found = RESERVED.iter().find(|reserved| reserved.name == first)?;
    Some(found.purpose)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_slug_may_begin_with() {
        let cases = [
            ("api", true),
            ("api/x", true),
            ("/api", true),
            ("apis", false),
            ("en", true),
            ("sv/besoeg", true),
            ("se", true),
            ("fejl", true),
            ("besoeg/fejl", false),
            ("besoeg/_payload.json", true),
            ("besoeg/_preview-0123456789abcdef.jpg", true),
            ("", false),
            ("/", false),
        ];
        for (path, expected) in cases {
            assert_eq!(is_reserved(path).is_some(), expected, "{path}");
        }
    }

    #[test]
    fn each_name_stands_once() {
        for (place, entry) in RESERVED.iter().enumerate() {
            let same = |other: &Reserved| other.name == entry.name;
            assert_eq!(
                RESERVED.iter().position(same),
                Some(place),
                "{}",
                entry.name
            );
        }
    }
}
