//! What actions do to releases.

use super::{ActionError, IfExists, ReleaseChange, Stored};
use crate::release::{ReleaseState, ReleaseStep, at_rest, new_release, patch, set, unset};
use crate::{
    Document, DocumentId, Mutation, MutationError, NewId, Patch, ReleaseName, Selection, json_match,
};
use serde_json::Value;

type Mutations = Result<Vec<Mutation>, ActionError>;

pub(super) fn mutations(
    name: &ReleaseName,
    change: &ReleaseChange,
    stored: &impl Stored,
) -> Mutations {
    let id = name.document_id()?;
    let there = stored.document(&id);
    match change {
        ReleaseChange::Create { metadata } => {
            if there.is_some() {
                return Err(MutationError::AlreadyExists { id }.into());
            }
            let document = new_release(name, metadata);
            Ok(vec![Mutation::Create(document, NewId::Id(id))])
        }
        ReleaseChange::Import {
            document,
            if_exists,
        } => import(name, id, document, *if_exists, there),
        ReleaseChange::Edit { patch } => {
            let release = checked(name, &id, ReleaseStep::Edit, there)?;
            refuse_other_than_metadata(&id, release, patch)?;
            Ok(vec![Mutation::Patch(Selection::Id(id), patch.clone())])
        }
        ReleaseChange::Schedule { publish_at } => {
            checked(name, &id, ReleaseStep::Schedule, there)?;
            let time = set("publishAt", Value::from(publish_at.as_str()));
            let changes = vec![time, unset("error")];
            Ok(vec![patch(&id, ReleaseState::Scheduled, changes)])
        }
        ReleaseChange::Step(step) => {
            checked(name, &id, *step, there)?;
            Ok(step_mutations(name, &id, *step, stored))
        }
    }
}

fn step_mutations(
    name: &ReleaseName,
    id: &DocumentId,
    step: ReleaseStep,
    stored: &impl Stored,
) -> Vec<Mutation> {
    if let Some(state) = step.state() {
        let mut changes = vec![unset("error")];
        if step == ReleaseStep::Unschedule {
            changes.push(unset("publishAt"));
        }
        return vec![patch(id, state, changes)];
    }
    // The release goes first: its versions are locked as long as it is there.
    let gone = std::iter::once(id.clone()).chain(stored.versions_in(name));
    gone.map(|id| Mutation::Delete(Selection::Id(id))).collect()
}

/// The release, if it is there and its state allows the step.
fn checked<'s>(
    name: &ReleaseName,
    id: &DocumentId,
    step: ReleaseStep,
    there: Option<&'s Document>,
) -> Result<&'s Document, ActionError> {
    let release = there.ok_or_else(|| MutationError::NotFound { id: id.clone() })?;
    step.check(name, ReleaseState::of(release))?;
    Ok(release)
}

fn import(
    name: &ReleaseName,
    id: DocumentId,
    document: &Document,
    if_exists: IfExists,
    there: Option<&Document>,
) -> Mutations {
    match (there, if_exists) {
        (Some(_), IfExists::Fail) => return Err(MutationError::AlreadyExists { id }.into()),
        (Some(_), IfExists::Ignore) => return Ok(Vec::new()),
        (Some(release), IfExists::Replace) => {
            ReleaseStep::Replace.check(name, ReleaseState::of(release))?;
        }
        (None, _) => {}
    }
    let release = at_rest(document.clone());
    Ok(vec![Mutation::CreateOrReplace(release, id)])
}

/// Tries the patch: what it leaves besides the metadata must be as it was.
fn refuse_other_than_metadata(
    id: &DocumentId,
    release: &Document,
    patch: &Patch,
) -> Result<(), ActionError> {
    let mut patched = release.clone();
    let applied = patch.apply(&mut patched, &json_match::Limits::default());
    applied.map_err(|error| MutationError::Patch {
        id: id.clone(),
        error,
    })?;
    let names = release.keys().chain(patched.keys());
    let mut changed = names.filter(|name| release.get(*name) != patched.get(*name));
    match changed.find(|name| *name != "metadata") {
        Some(name) => Err(ActionError::NotMetadata(name.clone())),
        None if patched.get("metadata").is_some_and(Value::is_object) => Ok(()),
        None => Err(ActionError::NotMetadata("metadata".to_owned())),
    }
}
