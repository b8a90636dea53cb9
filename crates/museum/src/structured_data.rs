//! What search engines read of a page: JSON-LD in the words of schema.org, one graph for each
//! page.
//!
//! A node is made of the typed values that the page's words are made of, beside them: dates,
//! times and prices are never read back from a text. Its `@id` is an address with a fragment,
//! which stays the same from page to page, so that nodes refer to each other.

pub(crate) mod article;
mod breadcrumbs;
pub(crate) mod collection;
pub(crate) mod education;
pub(crate) mod event;
pub(crate) mod exhibition;
mod graph;
mod hours;
mod iso_times;
mod offers;
mod organisation;
mod person;
mod place;
pub(crate) mod podcast;
pub(crate) mod research;
pub(crate) mod service;
mod video;
mod website;
mod written;

use crate::fields::Fields;
use crate::{FRONT, Link, LinkKind, Locale, Seo, Shaping, Shell};
use graph::Node;
use graph::graph;
use serde_json::Value;

/// How what a page of a type is about becomes nodes, the main one first.
pub(crate) type Describe = fn(&Subject<'_>) -> Vec<Node>;

/// A page, with all that its nodes are made of.
pub(crate) struct Subject<'a> {
    pub(crate) page: Fields<'a>,
    pub(crate) seo: &'a Seo,
    pub(crate) shell: &'a Shell,
    pub(crate) shaping: &'a Shaping<'a>,
}

/// The graph of a page; none for a page that search engines leave out.
pub(crate) fn of_page(describe: Option<Describe>, subject: &Subject<'_>) -> Option<Value> {
    let written = written::nodes(subject);
    if subject.seo.noindex {
        return None;
    }
    // What is wrong with the content was reported when the page itself was shaped.
    let own = subject.shaping.quietly(|| nodes(describe, subject));
    Some(graph(own, written))
}

fn nodes(describe: Option<Describe>, subject: &Subject<'_>) -> Vec<Node> {
    let described = describe.map(|describe| describe(subject));
    let described = described.unwrap_or_default();
    let breadcrumbs = breadcrumbs::node(subject);
    let page = website::page(subject, breadcrumbs.as_ref(), described.first());
    let mut nodes: Vec<Node> = organisation::nodes(subject);
    nodes.push(website::node(subject));
    nodes.push(page);
    nodes.extend(breadcrumbs);
    nodes.extend(described);
    nodes.extend(video::nodes(subject));
    nodes
}

impl Subject<'_> {
    /// The page's address.
    fn url(&self) -> &str {
        &self.seo.canonical
    }

    /// The id of something that the page is about.
    fn id(&self, name: &str) -> String {
        format!("{}#{name}", self.url())
    }

    /// The id of something that is the same in every language of the site.
    fn site_id(&self, name: &str) -> String {
        let home = self.shaping.site.path(Locale::default(), FRONT);
        format!("{}#{name}", self.shaping.absolute(&home))
    }

    /// The front page in the language of the page.
    fn home(&self) -> String {
        self.shaping.absolute(&self.shell.site.home)
    }

    /// Something that the page is about, with what every page says of itself.
    fn node(&self, kind: &str, name: &str) -> Node {
        Node::new(kind, self.id(name))
            .with("name", self.page.text("title"))
            .with("description", self.seo.description.as_str())
            .with("url", self.url())
            .with("image", self.seo.picture.as_deref())
    }

    /// The address that a link leads to, if it is one of the web.
    fn address(&self, link: &Link) -> Option<String> {
        let of_web = link.kind == LinkKind::Internal || link.href.starts_with("https://");
        of_web.then(|| self.shaping.absolute(&link.href))
    }
}
