//! Checks the permissions for the mutations of a transaction.
//!
//! A document that the principal may not read is treated as if it did not exist, where that is
//! possible: a patch does not find it, and a deletion does nothing. To change or delete a document
//! requires the permission to read it, too, because an error in a patch reveals content. A principal
//! that may create a document under an existing id learns that the id exists.

use super::MutationFailure;
use super::failure::Problem;
use crate::{LakeError, Permission, Principal};
use documents::{Document, DocumentId, Mutation, MutationError, Operation, Stamp};

/// The result of a check, where the mutation is not refused.
pub(crate) enum Verdict {
    /// The mutation is made.
    Make,
    /// The document is hidden, so that there is nothing to do.
    LeaveAlone,
}

/// Refuses mutations for which the principal has no permission with any document, before documents
/// are loaded.
pub(crate) fn check_any(principal: &Principal, mutations: &[Mutation]) -> Result<(), LakeError> {
    for (index, mutation) in mutations.iter().enumerate() {
        let needed: &[Permission] = match mutation {
            Mutation::Delete(_) => &[Permission::Delete],
            Mutation::Patch(..) => &[Permission::Update],
            Mutation::CreateOrReplace(..) => &[Permission::Create, Permission::Update],
            Mutation::Create(..) | Mutation::CreateIfNotExists(..) => &[Permission::Create],
        };
        if !needed
            .iter()
            .any(|permission| principal.may_ever(*permission))
        {
            return Err(forbidden(index, needed[0]));
        }
    }
    Ok(())
}

/// Checks a mutation by the document before it.
pub(crate) fn before(
    principal: &Principal,
    (index, mutation): (usize, &Mutation),
    id: &DocumentId,
    before: Option<&Document>,
    stamp: &Stamp<'_>,
) -> Result<Verdict, LakeError> {
    let readable_and = |permission| [Permission::Read, permission];
    match (mutation, before) {
        (Mutation::Create(..) | Mutation::CreateIfNotExists(..), _)
        | (Mutation::CreateOrReplace(..), None) => {
            // The document that would be created decides, so that the result is the same whether
            // the id exists or not.
            let created = mutation.apply(id, None, stamp);
            let created = created.map_err(|error| refused(index, error))?.document;
            let is_permitted = match &created {
                Some(document) => principal.may_with(&[Permission::Create], document)?,
                None => false,
            };
            if !is_permitted {
                return Err(forbidden(index, Permission::Create));
            }
        }
        (Mutation::CreateOrReplace(..), Some(document)) => {
            if !principal.may_with(&readable_and(Permission::Update), document)? {
                let may_read = principal.may_with(&[Permission::Read], document)?;
                let missing = [Permission::Create, Permission::Update][usize::from(may_read)];
                return Err(forbidden(index, missing));
            }
        }
        (Mutation::Patch(..), Some(document)) => {
            if !principal.may_with(&[Permission::Read], document)? {
                let error = MutationError::NotFound { id: id.clone() };
                return Err(refused(index, error));
            }
            if !principal.may_with(&[Permission::Update], document)? {
                return Err(forbidden(index, Permission::Update));
            }
        }
        (Mutation::Delete(_), Some(document)) => {
            if !principal.may_with(&[Permission::Read], document)? {
                return Ok(Verdict::LeaveAlone);
            }
            if !principal.may_with(&[Permission::Delete], document)? {
                return Err(forbidden(index, Permission::Delete));
            }
        }
        (Mutation::Patch(..) | Mutation::Delete(_), None) => {}
    }
    Ok(Verdict::Make)
}

/// Checks an update by the document after it: a principal may not turn a document into one that it
/// may not update.
pub(crate) fn after(
    principal: &Principal,
    index: usize,
    operation: Operation,
    after: Option<&Document>,
) -> Result<(), LakeError> {
    match (operation, after) {
        (Operation::Update, Some(document))
            if !principal.may_with(&[Permission::Update], document)? =>
        {
            Err(forbidden(index, Permission::Update))
        }
        _ => Ok(()),
    }
}

pub(crate) fn refused(index: usize, error: MutationError) -> LakeError {
    MutationFailure::of(index, Problem::Refused(error)).into()
}

fn forbidden(index: usize, permission: Permission) -> LakeError {
    MutationFailure::of(index, Problem::Forbidden(permission.name())).into()
}
