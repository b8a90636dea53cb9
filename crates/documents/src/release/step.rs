//! The steps of a release from state to state.

use super::ReleaseState::Unarchiving;
use super::ReleaseState::{self, Active, Archived, Archiving, Published, Publishing, Scheduled};
use crate::ReleaseName;
use thiserror::Error;

/// A step that someone takes with a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReleaseStep {
    /// Changes its metadata.
    Edit,
    /// Publishes it now.
    Publish,
    /// Publishes it at a time.
    Schedule,
    /// Takes the time back.
    Unschedule,
    /// Puts it away.
    Archive,
    /// Fetches it back.
    Unarchive,
    /// Deletes it.
    Delete,
    /// Replaces it by an imported one.
    Replace,
}

/// Each step, the states from which it may be taken, and what it leads to.
const STEPS: [(ReleaseStep, &[ReleaseState], &str); 8] = [
    (ReleaseStep::Edit, &[Active, Scheduled], "edited"),
    (ReleaseStep::Publish, &[Active], "publishing"),
    (ReleaseStep::Schedule, &[Active], "scheduled"),
    (ReleaseStep::Unschedule, &[Scheduled], "unscheduled"),
    (ReleaseStep::Archive, &[Active], "archiving"),
    (ReleaseStep::Unarchive, &[Archived], "unarchiving"),
    (ReleaseStep::Delete, &[Archived, Published], "deleted"),
    (
        ReleaseStep::Replace,
        &[Active, Archived, Published],
        "replaced",
    ),
];

/// A step that the state of a release does not allow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("Release \"{release}\" is not permitted to transition from state {from} to {to}")]
pub struct StepError {
    /// The release.
    pub release: ReleaseName,
    /// The state it is in.
    pub from: String,
    /// What the step leads to.
    pub to: &'static str,
}

impl ReleaseStep {
    fn row(self) -> (&'static [ReleaseState], &'static str) {
        let row = STEPS.iter().find(|(step, ..)| *step == self);
        row.map_or((&[], ""), |(_, from, to)| (from, to))
    }

    /// The states from which it may be taken.
    pub fn allowed_from(self) -> &'static [ReleaseState] {
        self.row().0
    }

    /// The state that the release is in after it; `None` where it has the same or is gone.
    pub fn state(self) -> Option<ReleaseState> {
        match self {
            Self::Publish => Some(Publishing),
            Self::Schedule => Some(Scheduled),
            Self::Unschedule => Some(Active),
            Self::Archive => Some(Archiving),
            Self::Unarchive => Some(Unarchiving),
            Self::Edit | Self::Delete | Self::Replace => None,
        }
    }

    /// Refuses a step that the state does not allow. A release whose state is not known allows
    /// none.
    pub fn check(
        self,
        release: &ReleaseName,
        state: Option<ReleaseState>,
    ) -> Result<(), StepError> {
        let (from, to) = self.row();
        if state.is_some_and(|state| from.contains(&state)) {
            return Ok(());
        }
        Err(StepError {
            release: release.clone(),
            from: state.map_or("unknown", ReleaseState::as_str).to_owned(),
            to,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of `docs/content-model.md`.
    #[test]
    fn legal_steps() {
        use ReleaseStep::{
            Archive, Delete, Edit, Publish, Replace, Schedule, Unarchive, Unschedule,
        };
        let table: [(ReleaseState, &[ReleaseStep]); 7] = [
            (Active, &[Edit, Publish, Schedule, Archive, Replace]),
            (Scheduled, &[Edit, Unschedule]),
            (Publishing, &[]),
            (Published, &[Delete, Replace]),
            (Archiving, &[]),
            (Archived, &[Unarchive, Delete, Replace]),
            (Unarchiving, &[]),
        ];
        let name = ReleaseName::parse("autumn").unwrap();
        for (state, allowed) in table {
            for (step, ..) in STEPS {
                let checked = step.check(&name, Some(state));
                assert_eq!(checked.is_ok(), allowed.contains(&step), "{step:?} {state}");
            }
        }
        let refused = Delete.check(&name, Some(Publishing)).unwrap_err();
        let text =
            "Release \"autumn\" is not permitted to transition from state publishing to deleted";
        assert_eq!(refused.to_string(), text);
        assert!(Edit.check(&name, None).is_err());
    }
}
