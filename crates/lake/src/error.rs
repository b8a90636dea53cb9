//! What can go wrong.

use crate::InvalidConfiguration;
use crate::transact::failure::MutationFailure;
use groq::{EvaluateError, SyntaxError, TooLarge};
use thiserror::Error;

/// Why the lake could not do what the caller requested. The display text is for the caller;
/// the source, where there is one, is for the log.
#[derive(Debug, Error)]
pub enum LakeError {
    /// PostgreSQL failed or could not be reached.
    #[error("the database could not answer")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("the database schema could not be brought up to date")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// There is no such project.
    #[error("Project not found: {0}")]
    NoSuchProject(String),
    /// There is no such dataset, or the reader may not know of it.
    #[error("Dataset \"{dataset}\" not found for project ID \"{project}\"")]
    NoSuchDataset {
        /// The project.
        project: String,
        /// The requested name.
        dataset: String,
    },
    /// A project that datasets belong to.
    #[error("the project {project} has datasets: {datasets}")]
    ProjectHasDatasets {
        /// The project.
        project: String,
        /// Their names.
        datasets: String,
    },
    /// A dataset of that name exists.
    #[error("Dataset \"{0}\" already exists")]
    DatasetExists(String),
    /// A name that breaks the rules for names.
    #[error("{0}")]
    InvalidName(String),
    /// A configuration that breaks the rules for configurations.
    #[error(transparent)]
    InvalidConfiguration(#[from] InvalidConfiguration),
    /// Somebody reads or writes documents for so long that no index could be declared.
    #[error(
        "the documents are in use by a long reader or writer, such as an export; nothing was \
         changed: try again when it has ended"
    )]
    DocumentsInUse,
    /// A role that cannot be.
    #[error("{0}")]
    InvalidRole(String),
    /// There is no role of that name.
    #[error("there is no role {0}; `vitrine role list` shows those there are")]
    NoSuchRole(String),
    /// A role that tokens have.
    #[error("the role {0} is in use: revoke the tokens that have it first")]
    RoleInUse(String),
    /// Not the origin of a web page, nor a pattern of them.
    #[error("{0}")]
    InvalidOrigin(String),
    /// The principal may not do this.
    #[error("Insufficient permissions; permission \"{0}\" required")]
    Forbidden(&'static str),
    /// Only the holder of a token with permissions may do this: a website's token has none.
    #[error("this needs a token, and one that has permissions")]
    NeedsToken,
    /// There is no transaction of that id.
    #[error("Revision \"{0}\" not found")]
    NoSuchRevision(String),
    /// A stored change does not fit the document it was made of.
    #[error("a stored change could not be applied")]
    BrokenHistory(#[from] documents::effects::EffectsError),
    /// A query that cannot be listened to.
    #[error("{0}")]
    InvalidListener(String),
    /// The query is none.
    #[error("{0}")]
    Syntax(SyntaxError),
    /// The query could not be evaluated.
    #[error(transparent)]
    Evaluate(#[from] EvaluateError),
    /// The result is too long.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The mutations failed; nothing was written.
    #[error("{0}")]
    Mutation(MutationFailure),
    /// The task of a release cannot be carried out.
    #[error("{0}")]
    Task(String),
    /// Who began the task of a release may not do it now.
    #[error("{author}, who began this, may not do it now: {cause}")]
    AuthorMayNot {
        /// The id of their token.
        author: String,
        /// What they lack.
        cause: String,
    },
    /// The holder of a token cannot take over the task of a release.
    #[error("{0} is no token of this project that may write")]
    NoAuthor(String),
    /// A document in the database is not what was written there.
    #[error("a stored document could not be read")]
    Corrupt(#[from] groq::JsonError),
    /// The receiver went away.
    #[error("the reader went away")]
    Unread,
    /// A part of this program stopped in the middle of its work.
    #[error("the work was interrupted")]
    Interrupted(#[from] tokio::task::JoinError),
}

/// SQLSTATE classes that mean the server is away: connection lost, shutting down or starting.
const AWAY: [&str; 2] = ["08", "57P"];

impl LakeError {
    /// The error PostgreSQL returned, if it was reached and refused.
    pub fn refusal(&self) -> Option<&str> {
        match self {
            LakeError::Database(sqlx::Error::Database(error)) => Some(error.message()),
            _ => None,
        }
    }

    /// Whether the database could not be reached, so that the same call may work later.
    pub fn is_away(&self) -> bool {
        match self {
            LakeError::Database(error) => is_away(error),
            LakeError::Evaluate(EvaluateError::Source(error)) => {
                error.downcast_ref().is_some_and(is_away)
                    || error.downcast_ref().is_some_and(LakeError::is_away)
            }
            _ => false,
        }
    }
}

pub(crate) fn is_away(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => true,
        sqlx::Error::Database(error) => error
            .code()
            .is_some_and(|code| AWAY.iter().any(|class| code.starts_with(class))),
        _ => false,
    }
}

impl From<groq::NotWritten> for LakeError {
    fn from(error: groq::NotWritten) -> Self {
        match error {
            groq::NotWritten::TooLarge(too_large) => too_large.into(),
            groq::NotWritten::Limit(limit) => EvaluateError::from(limit).into(),
        }
    }
}

impl From<SyntaxError> for LakeError {
    fn from(error: SyntaxError) -> Self {
        LakeError::Syntax(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_that_is_away_is_told_apart() {
        let in_a_query = |error: sqlx::Error| LakeError::Evaluate(EvaluateError::source(error));
        let cases = [
            (LakeError::Database(sqlx::Error::PoolTimedOut), true),
            (LakeError::Database(sqlx::Error::RowNotFound), false),
            (in_a_query(sqlx::Error::PoolTimedOut), true),
            (in_a_query(sqlx::Error::RowNotFound), false),
            (LakeError::Forbidden("create"), false),
        ];
        for (error, away) in cases {
            assert_eq!(error.is_away(), away, "{error:?}");
        }
    }
}
