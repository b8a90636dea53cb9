//! What schools can do.

use super::organisation::museum;
use super::{Node, Subject};
use crate::Json;

/// The tag of a topic that one comes for: `docs/rules.md#education`. Another is material to work
/// with.
const LESSON: &str = "topic";

/// An `educationTopic`.
pub(crate) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    let page = subject.page;
    let mut tags = page.values("educationTags").filter_map(Json::as_str);
    let kind = if tags.any(|tag| tag == LESSON) {
        "Course"
    } else {
        "LearningResource"
    };
    let roles = ["teacher", "student"].into_iter();
    let roles = roles.filter(|role| page.child(role).is_some());
    let audience = |role| Node::part("EducationalAudience").with("educationalRole", role);
    let audience: Vec<Node> = roles.map(audience).collect();
    let topic = subject
        .node(kind, "topic")
        .with("inLanguage", subject.shaping.locale.code())
        .with("audience", audience)
        .with("provider", museum(subject));
    vec![topic]
}
