//! What is written to be read: articles and press releases.

use super::graph::{reference, references};
use super::iso_times::{published, timestamp};
use super::organisation::museum;
use super::person::people;
use super::{Node, Subject};

/// A `knowledgeArticle`.
pub(crate) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    written("Article", subject)
}

/// A `pressRelease`.
pub(crate) fn news(subject: &Subject<'_>) -> Vec<Node> {
    written("NewsArticle", subject)
}

fn written(kind: &str, subject: &Subject<'_>) -> Vec<Node> {
    let (page, shaping) = (subject.page, subject.shaping);
    let authors = people("authors", subject);
    // Where nobody signs, the museum does.
    let by = match authors.as_slice() {
        [] => vec![museum(subject)],
        authors => references(authors),
    };
    let article = subject
        .node(kind, "article")
        .with("headline", page.text("title"))
        .with("inLanguage", shaping.locale.code())
        .with("datePublished", published(page, shaping))
        .with("dateModified", timestamp(page, "_updatedAt", shaping))
        .with("author", by)
        .with("publisher", museum(subject))
        .with("mainEntityOfPage", reference(&subject.id("page")));
    std::iter::once(article).chain(authors).collect()
}
