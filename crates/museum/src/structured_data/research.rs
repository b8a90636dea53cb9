//! Research: who does it, what they do, and what comes of it.

use super::graph::references;
use super::iso_times::published;
use super::organisation::museum;
use super::person::people;
use super::{Node, Subject};
use crate::citation::{doi, resolved};
use crate::{Json, Run};

/// A `researchUnit`.
pub(crate) fn unit(subject: &Subject<'_>) -> Vec<Node> {
    let people = people("people", subject);
    let unit = subject
        .node("ResearchOrganization", "unit")
        .with("parentOrganization", museum(subject))
        .with("member", references(&people));
    std::iter::once(unit).chain(people).collect()
}

/// A `project`.
pub(crate) fn project(subject: &Subject<'_>) -> Vec<Node> {
    let people = people("people", subject);
    let period = Run::read(subject.page.as_value()).0;
    let project = subject
        .node("ResearchProject", "project")
        .with("foundingDate", period.from.map(|day| day.to_string()))
        .with("dissolutionDate", period.to.map(|day| day.to_string()))
        .with("parentOrganization", museum(subject))
        .with("member", references(&people));
    std::iter::once(project).chain(people).collect()
}

/// A `publication`, which may be a book or a paper: documents do not tell which.
pub(crate) fn publication(subject: &Subject<'_>) -> Vec<Node> {
    let authors = subject.page.values("authors").filter_map(Json::as_str);
    let authors = authors.map(|name| Node::part("Person").with("name", name));
    let doi = doi(subject.page);
    let publication = subject
        .node("CreativeWork", "publication")
        .with("author", authors.collect::<Vec<Node>>())
        .with("datePublished", published(subject.page, subject.shaping))
        .with("publisher", museum(subject))
        .with("identifier", doi.map(|doi| format!("doi:{doi}")))
        .with("sameAs", doi.map(resolved));
    vec![publication]
}
