//! What actions do to documents, drafts and versions.

use super::publishing::{copy, published_form};
use super::{Action, ActionError, Stored};
use crate::release::set;
use crate::{Document, DocumentId, Mutation, MutationError, NewId, Patch, Selection};
use serde_json::{Value, json};

type Mutations = Result<Vec<Mutation>, ActionError>;

pub(super) fn mutations(action: &Action, stored: &impl Stored) -> Mutations {
    match action {
        Action::Create {
            document,
            version,
            or_ignore,
        } => create(document, version, *or_ignore, stored),
        Action::ReplaceDraft { document, version } => {
            let there = stored
                .document(version)
                .or(stored.document(&version.published_id()));
            there.ok_or_else(|| not_found(version))?;
            Ok(vec![replacement(document, version, stored)])
        }
        Action::Edit { version, patch } => edit(version, patch, stored),
        Action::Delete {
            published,
            versions,
            ..
        } => delete(published, versions, stored),
        Action::Discard { version, .. } => {
            found(version, stored)?;
            Ok(vec![deletion(version)])
        }
        Action::Publish {
            version,
            if_version_revision,
            if_published_revision,
        } => {
            let document = found(version, stored)?;
            let published = version.published_id();
            let before = stored.document(&published);
            check_revision(version, Some(document), if_version_revision.as_deref())?;
            check_revision(&published, before, if_published_revision.as_deref())?;
            let publication = published_form(document, &published, before);
            Ok(vec![publication, deletion(version)])
        }
        Action::Unpublish { version } => {
            let published = version.published_id();
            let document = found(&published, stored)?;
            let mut mutations = Vec::new();
            if stored.document(version).is_none() {
                mutations.push(creation(copy(document, version), version));
            }
            mutations.push(deletion(&published));
            Ok(mutations)
        }
        Action::CreateVersion { document, version } => {
            missing(version, stored)?;
            Ok(vec![creation(document.clone(), version)])
        }
        Action::CopyVersion {
            version,
            base,
            if_base_revision,
        } => {
            missing(version, stored)?;
            let document = found(base, stored)?;
            check_revision(base, Some(document), if_base_revision.as_deref())?;
            Ok(vec![creation(copy(document, version), version)])
        }
        Action::ReplaceVersion { document, version } => {
            found(version, stored)?;
            Ok(vec![replacement(document, version, stored)])
        }
        Action::UnpublishVersion { version } => unpublish_version(version, stored),
        Action::Release { .. } => Ok(Vec::new()),
    }
}

fn create(
    document: &Document,
    version: &DocumentId,
    or_ignore: bool,
    stored: &impl Stored,
) -> Mutations {
    missing(&version.published_id(), stored)?;
    if or_ignore && stored.document(version).is_some() {
        return Ok(Vec::new());
    }
    missing(version, stored)?;
    Ok(vec![creation(document.clone(), version)])
}

fn edit(version: &DocumentId, patch: &Patch, stored: &impl Stored) -> Mutations {
    if stored.document(version).is_some() {
        return Ok(vec![patched(version, patch.clone())]);
    }
    let published = version.published_id();
    let document = stored
        .document(&published)
        .ok_or_else(|| not_found(version))?;
    // The guard was for what the editor saw, and that was the published document.
    check_revision(&published, Some(document), patch.if_revision_id.as_deref())?;
    let unguarded = Patch::of(patch.changes.clone());
    let creation = creation(copy(document, version), version);
    Ok(vec![creation, patched(version, unguarded)])
}

fn delete(published: &DocumentId, versions: &[DocumentId], stored: &impl Stored) -> Mutations {
    let others = stored.versions_of(published).into_iter();
    let others: Vec<DocumentId> = others.filter(|id| !versions.contains(id)).collect();
    if !others.is_empty() {
        let others: Vec<String> = others.iter().map(|id| format!("\"{id}\"")).collect();
        return Err(ActionError::VersionsRemain {
            id: published.clone(),
            others: others.join(", "),
        });
    }
    let all = std::iter::once(published).chain(versions);
    Ok(all.map(deletion).collect())
}

fn unpublish_version(version: &DocumentId, stored: &impl Stored) -> Mutations {
    let published = version.published_id();
    let document = found(&published, stored)?;
    let mark = json!({"delete": true});
    if stored.document(version).is_some() {
        let changes = vec![set("_system", mark)];
        return Ok(vec![patched(version, Patch::of(changes))]);
    }
    let mut marked = copy(document, version);
    marked.insert("_system".into(), mark);
    Ok(vec![creation(marked, version)])
}

fn creation(document: Document, id: &DocumentId) -> Mutation {
    Mutation::Create(document, NewId::Id(id.clone()))
}

fn deletion(id: &DocumentId) -> Mutation {
    Mutation::Delete(Selection::Id(id.clone()))
}

fn patched(id: &DocumentId, patch: Patch) -> Mutation {
    Mutation::Patch(Selection::Id(id.clone()), patch)
}

/// A document in the place of another. It is as old as the one it replaces, unless it says
/// otherwise.
fn replacement(document: &Document, id: &DocumentId, stored: &impl Stored) -> Mutation {
    let mut document = document.clone();
    let before = stored.document(id);
    if let (None | Some(Value::Null), Some(created)) = (
        document.get("_createdAt"),
        before.and_then(|before| before.get("_createdAt")),
    ) {
        document.insert("_createdAt".into(), created.clone());
    }
    Mutation::CreateOrReplace(document, id.clone())
}

fn not_found(id: &DocumentId) -> MutationError {
    MutationError::NotFound { id: id.clone() }
}

fn found<'s>(id: &DocumentId, stored: &'s impl Stored) -> Result<&'s Document, MutationError> {
    stored.document(id).ok_or_else(|| not_found(id))
}

fn missing(id: &DocumentId, stored: &impl Stored) -> Result<(), MutationError> {
    match stored.document(id) {
        Some(_) => Err(MutationError::AlreadyExists { id: id.clone() }),
        None => Ok(()),
    }
}

/// A document that is not there has no revision that could be the expected one.
fn check_revision(
    id: &DocumentId,
    document: Option<&Document>,
    expected: Option<&str>,
) -> Result<(), MutationError> {
    let current = document.and_then(|document| document.get("_rev"));
    let current = current.and_then(Value::as_str).unwrap_or("");
    match expected {
        Some(expected) if expected != current => Err(MutationError::Revision {
            id: id.clone(),
            current: current.to_owned(),
            expected: expected.to_owned(),
        }),
        _ => Ok(()),
    }
}
