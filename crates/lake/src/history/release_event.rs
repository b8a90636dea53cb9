//! The events of a release, as the Studio names them. Edits of its title and description are no
//! events, nor is its deletion: the Studio shows neither.

use super::document_event::{ReleaseEnd, TransactionHeader, base, describe_version};
use super::release_states::{ReleaseStep, Steps};
use documents::DocumentId;
use serde_json::{Value, json};

/// The event of a step; `None` if the step is no event.
pub(super) fn of_step(release: &str, step: &ReleaseStep) -> Option<Value> {
    let kind = match step.states() {
        ("", after) if !after.is_empty() => "createRelease",
        (before, after) if before == after => return None,
        (_, "scheduled") => "scheduleRelease",
        ("scheduled", "active") => "unscheduleRelease",
        (_, "published") => "publishRelease",
        (_, "archived") => "archiveRelease",
        ("archived" | "unarchiving", "active") => "unarchiveRelease",
        _ => return None,
    };
    let mut event = base_of_release(kind, release, &step.transaction);
    if kind == "scheduleRelease" {
        let after = step.after.as_ref();
        event["publishAt"] = json!(after.and_then(|after| after.publish_at.as_deref()));
    }
    Some(event)
}

/// A version that was added to a release or removed from it, but not by a step of the release.
pub(super) struct Membership<'m> {
    pub(super) transaction: &'m TransactionHeader,
    pub(super) version: &'m DocumentId,
    pub(super) kind: &'m str,
    /// The version's revision: its first, or its last.
    pub(super) version_revision: &'m str,
    /// The revision of the published document at that time, if the version was added.
    pub(super) added_to: Option<&'m str>,
}

impl Membership<'_> {
    pub(super) fn event(&self, release: &str) -> Value {
        let kind = match self.added_to {
            Some(_) => "addDocumentToRelease",
            None => "discardDocumentFromRelease",
        };
        let mut event = base_of_release(kind, release, self.transaction);
        event["documentId"] = json!(self.version.published_str());
        event["documentType"] = json!(self.kind);
        event["versionId"] = json!(self.version.as_str());
        event["versionRevisionId"] = json!(self.version_revision);
        if let Some(revision) = self.added_to {
            event["revisionId"] = json!(revision);
        }
        event
    }
}

fn base_of_release(kind: &str, release: &str, transaction: &TransactionHeader) -> Value {
    json!({
        "type": kind,
        "timestamp": transaction.at,
        "author": transaction.author,
        "releaseName": release,
    })
}

/// How a transaction ended a release, if it did.
pub(super) fn release_end(steps: &Steps, seq: i64) -> Option<ReleaseEnd> {
    let at = steps.iter().position(|step| step.transaction.seq == seq)?;
    match steps[at].states() {
        (before, after) if before == after => None,
        (_, "published") => {
            // A release that is being published was something else before.
            let mut before = steps[at..].iter().map(|step| step.states().0);
            let scheduled = before.find(|state| *state != "publishing") == Some("scheduled");
            Some(ReleaseEnd::Published { scheduled })
        }
        (_, "archived") => Some(ReleaseEnd::Archived),
        _ => None,
    }
}

/// Whether a step creates or deletes all versions of its release. These are no events of their own.
pub(super) fn moves_all_versions(step: &ReleaseStep) -> bool {
    let (before, after) = step.states();
    let deletes = matches!(after, "published" | "archived") && before != after;
    let creates = matches!(before, "archived" | "unarchiving") && after == "active";
    deletes || creates
}

/// A release was scheduled or unscheduled, which is an event of each of its versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Scheduling {
    Scheduled {
        publish_at: Option<String>,
        /// What became of the schedule.
        state: &'static str,
    },
    Unscheduled,
}

/// The schedulings of a release, the latest first.
pub(super) fn schedulings(steps: &Steps) -> Vec<(&TransactionHeader, Scheduling)> {
    let mut found = Vec::new();
    // The steps are in reverse order, so the outcome of a schedule comes before it.
    let mut became = "pending";
    let mut publishing_became = "published";
    for step in steps {
        match step.states() {
            (before, after) if before == after => {}
            ("publishing", "published") => publishing_became = "published",
            ("publishing", _) => publishing_became = "unscheduled",
            ("scheduled", "active") => {
                became = "unscheduled";
                found.push((&step.transaction, Scheduling::Unscheduled));
            }
            ("scheduled", "publishing") => became = publishing_became,
            ("scheduled", "published") => became = "published",
            ("scheduled", _) => became = "unscheduled",
            (_, "scheduled") => {
                let after = step.after.as_ref();
                let scheduled = Scheduling::Scheduled {
                    publish_at: after.and_then(|after| after.publish_at.clone()),
                    state: became,
                };
                found.push((&step.transaction, scheduled));
                became = "pending";
            }
            _ => {}
        }
    }
    found
}

impl Scheduling {
    /// The event of a version that existed in this revision.
    pub(super) fn event(
        &self,
        transaction: &TransactionHeader,
        version: &DocumentId,
        revision: &str,
    ) -> Value {
        let kind = match self {
            Self::Scheduled { .. } => "scheduleDocumentVersion",
            Self::Unscheduled => "unscheduleDocumentVersion",
        };
        let mut event = base(kind, version.published_str(), transaction);
        describe_version(&mut event, version, revision);
        if let Self::Scheduled { publish_at, state } = self {
            event["state"] = json!(state);
            event["publishAt"] = json!(publish_at);
        }
        event
    }
}

#[cfg(test)]
mod tests {
    use super::super::release_states::ReleaseView;
    use super::*;

    /// The steps through these states.
    fn steps(states: &[&str]) -> Steps {
        let view = |state: &str| {
            (!state.is_empty()).then(|| ReleaseView {
                state: state.to_owned(),
                publish_at: (state == "scheduled").then(|| "soon".to_owned()),
            })
        };
        let pairs = states.windows(2).enumerate();
        let mut steps: Steps = pairs
            .map(|(number, pair)| ReleaseStep {
                transaction: TransactionHeader {
                    seq: i64::try_from(number).unwrap(),
                    id: format!("t{number}"),
                    author: "karen".to_owned(),
                    at: "2026-11-18T03:00:00.000Z".to_owned(),
                },
                before: view(pair[0]),
                after: view(pair[1]),
            })
            .collect();
        steps.reverse();
        steps
    }

    #[test]
    fn the_life_of_a_release() {
        let life = [
            "",
            "active",
            "active",
            "scheduled",
            "active",
            "archiving",
            "archived",
            "unarchiving",
            "active",
            "publishing",
            "published",
            "",
        ];
        let steps = steps(&life);
        let events = steps.iter().rev().filter_map(|step| of_step("r", step));
        let kinds: Vec<String> = events
            .map(|event| event["type"].as_str().unwrap().to_owned())
            .collect();
        let expected = [
            "createRelease",
            "scheduleRelease",
            "unscheduleRelease",
            "archiveRelease",
            "unarchiveRelease",
            "publishRelease",
        ];
        assert_eq!(kinds, expected);
        assert_eq!(
            release_end(&steps, 9),
            Some(ReleaseEnd::Published { scheduled: false })
        );
        assert_eq!(release_end(&steps, 5), Some(ReleaseEnd::Archived));
        assert_eq!(release_end(&steps, 2), None);
    }

    #[test]
    fn what_became_of_a_schedule() {
        let states = |life: &[&str]| -> Vec<&'static str> {
            let steps = steps(life);
            let found = schedulings(&steps).into_iter();
            found
                .map(|(_, scheduling)| match scheduling {
                    Scheduling::Scheduled { state, .. } => state,
                    Scheduling::Unscheduled => "un",
                })
                .collect()
        };
        assert_eq!(states(&["active", "scheduled"]), ["pending"]);
        assert_eq!(states(&["active", "scheduled", "published"]), ["published"]);
        assert_eq!(
            states(&["active", "scheduled", "publishing", "published"]),
            ["published"]
        );
        assert_eq!(
            states(&["active", "scheduled", "publishing", "active"]),
            ["unscheduled"]
        );
        let again = ["active", "scheduled", "active", "scheduled"];
        assert_eq!(states(&again), ["pending", "un", "unscheduled"]);
        let published = steps(&["active", "scheduled", "publishing", "published"]);
        assert_eq!(
            release_end(&published, 2),
            Some(ReleaseEnd::Published { scheduled: true })
        );
    }
}
