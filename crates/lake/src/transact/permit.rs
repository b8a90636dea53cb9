//! What a reader may do with the documents of a transaction.
//!
//! A document that may not be read is treated as if it were not there, as far as that goes:
//! a patch does not find it, a deletion has nothing to do. Changing or deleting a document
//! requires the permission to read it too, because an error in a patch reveals what is in
//! the document. A caller that may create under an id that is taken learns that it is.

use super::MutationFailure;
use super::failure::Problem;
use crate::{LakeError, Permission, Reader};
use documents::{Document, DocumentId, Mutation, MutationError, Operation, Stamp};

/// What is to become of a mutation on one document.
pub(crate) enum Verdict {
    /// It is made.
    Make,
    /// There is nothing that it could be made on.
    LeaveAlone,
}

/// Refuses who may do nothing of the kind with any document, before one is looked at.
pub(crate) fn some(reader: &Reader, mutations: &[Mutation]) -> Result<(), LakeError> {
    for (index, mutation) in mutations.iter().enumerate() {
        let needed: &[Permission] = match mutation {
            Mutation::Delete(_) => &[Permission::Delete],
            Mutation::Patch(..) => &[Permission::Update],
            Mutation::CreateOrReplace(..) => &[Permission::Create, Permission::Update],
            Mutation::Create(..) | Mutation::CreateIfNotExists(..) => &[Permission::Create],
        };
        if !needed.iter().any(|permission| reader.may_ever(*permission)) {
            return Err(forbidden(index, needed[0]));
        }
    }
    Ok(())
}

/// Judges a mutation by the document as it is, before anything is done to it.
pub(crate) fn before(
    reader: &Reader,
    (index, mutation): (usize, &Mutation),
    id: &DocumentId,
    before: Option<&Document>,
    stamp: &Stamp<'_>,
) -> Result<Verdict, LakeError> {
    let readable_and = |permission| [Permission::Read, permission];
    match (mutation, before) {
        (Mutation::Create(..) | Mutation::CreateIfNotExists(..), _)
        | (Mutation::CreateOrReplace(..), None) => {
            // Judged by what would be made, so that the outcome is the same whether the id
            // is taken or not.
            let made = mutation.apply(id, None, stamp);
            let made = made.map_err(|error| refused(index, error))?.document;
            let permitted = match &made {
                Some(document) => reader.may_with(&[Permission::Create], document)?,
                None => false,
            };
            if !permitted {
                return Err(forbidden(index, Permission::Create));
            }
        }
        (Mutation::CreateOrReplace(..), Some(document)) => {
            if !reader.may_with(&readable_and(Permission::Update), document)? {
                let read = reader.may_with(&[Permission::Read], document)?;
                let lacks = [Permission::Create, Permission::Update][usize::from(read)];
                return Err(forbidden(index, lacks));
            }
        }
        (Mutation::Patch(..), Some(document)) => {
            if !reader.may_with(&[Permission::Read], document)? {
                let error = MutationError::NotFound { id: id.clone() };
                return Err(refused(index, error));
            }
            if !reader.may_with(&[Permission::Update], document)? {
                return Err(forbidden(index, Permission::Update));
            }
        }
        (Mutation::Delete(_), Some(document)) => {
            if !reader.may_with(&[Permission::Read], document)? {
                return Ok(Verdict::LeaveAlone);
            }
            if !reader.may_with(&[Permission::Delete], document)? {
                return Err(forbidden(index, Permission::Delete));
            }
        }
        (Mutation::Patch(..) | Mutation::Delete(_), None) => {}
    }
    Ok(Verdict::Make)
}

/// Judges a change by the document that it makes: nobody moves one to where they
/// could not have changed it.
pub(crate) fn after(
    reader: &Reader,
    index: usize,
    operation: Operation,
    after: Option<&Document>,
) -> Result<(), LakeError> {
    match (operation, after) {
        (Operation::Update, Some(document))
            if !reader.may_with(&[Permission::Update], document)? =>
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
