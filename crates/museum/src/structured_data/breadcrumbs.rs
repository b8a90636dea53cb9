//! The way to a page.

use super::{Node, Subject};
use crate::hero::breadcrumbs;

/// From the front page over the pages above it to the page; none for a front page.
pub(super) fn node(subject: &Subject<'_>) -> Option<Node> {
    let home = subject.home();
    if home == subject.url() {
        return None;
    }
    let title = subject.page.owned("title")?;
    let above = breadcrumbs(subject.page, subject.shaping).into_iter();
    let above = above.filter_map(|link| Some((link.title.clone(), subject.address(&link)?)));
    let way: Vec<(String, String)> = std::iter::once((subject.shell.site.name.clone(), home))
        .chain(above)
        .chain([(title, subject.url().to_owned())])
        .collect();
    let step = |(number, (name, address)): (usize, (String, String))| {
        Node::part("ListItem")
            .with("position", number + 1)
            .with("name", name)
            .with("item", address)
    };
    let steps: Vec<Node> = way.into_iter().enumerate().map(step).collect();
    let node = Node::new("BreadcrumbList", subject.id("breadcrumbs"));
    Some(node.with("itemListElement", steps))
}
