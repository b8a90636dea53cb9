//! The website, and the page.

use super::graph::reference;
use super::iso_times::{published, timestamp};
use super::organisation::museum;
use super::{Node, Subject};
use serde_json::Value;

/// What a search engine puts a visitor's words in place of.
const WORDS: &str = "{search_term_string}";

/// The site in one language, with its search.
pub(super) fn node(subject: &Subject<'_>) -> Node {
    let site = &subject.shell.site;
    Node::new("WebSite", id(subject))
        .with("name", site.name.as_str())
        .with("alternateName", site.alternate_name.as_deref())
        .with("description", site.description.as_deref())
        .with("url", subject.home())
        .with("inLanguage", subject.shaping.locale.code())
        .with("publisher", museum(subject))
        .with("potentialAction", search(subject))
}

fn id(subject: &Subject<'_>) -> String {
    format!("{}#website", subject.home())
}

fn search(subject: &Subject<'_>) -> Node {
    let shaping = subject.shaping;
    let path = shaping.site.search_path(shaping.locale);
    let template = format!("{}?q={WORDS}", shaping.absolute(&path));
    let target = Node::part("EntryPoint").with("urlTemplate", template);
    Node::part("SearchAction")
        .with("target", target)
        .with("query-input", "required name=search_term_string")
}

/// The page, and what it is about.
pub(super) fn page(
    subject: &Subject<'_>,
    breadcrumbs: Option<&Node>,
    about: Option<&Node>,
) -> Node {
    let (fields, shaping) = (subject.page, subject.shaping);
    let main: Option<Value> = about.map(Node::reference);
    subject
        .node("WebPage", "page")
        .with("inLanguage", shaping.locale.code())
        .with("isPartOf", reference(&id(subject)))
        .with("breadcrumb", breadcrumbs.map(Node::reference))
        .with("mainEntity", main)
        .with("datePublished", published(fields, shaping))
        .with("dateModified", timestamp(fields, "_updatedAt", shaping))
}
