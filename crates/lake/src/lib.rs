//! Documents in PostgreSQL.
//!
//! A [`Lake`] holds projects; a project has datasets; a dataset has documents,
//! written by transactions that are numbered without a gap. Reading is by
//! [`Lake::query`] and [`Lake::documents`], writing by [`Lake::transact`].
//! What may be read and written is decided here, by the [`Principal`] every call takes,
//! and not by those who call.

mod act;
mod condition;
mod configuration;
mod connection;
mod dataset;
mod error;
mod events;
mod explain;
mod export;
mod followed_dataset;
mod history;
mod hot_paths;
mod lake;
mod migrations;
mod origin;
mod plan;
mod prepared;
mod principal;
mod query;
mod read;
mod role;
mod rows;
mod session;
mod token;
mod transact;
mod usage;
mod view;
mod written;

pub use act::{
    Actions, PendingReleaseTasks, PendingTask, ReleaseTaskDone, ReleaseTaskFailure,
    ReleaseTaskRound,
};
pub use configuration::{
    ConfigurationProblem, DatasetConfiguration, IndexDefinition, InvalidConfiguration,
    LastDayOfReferring, NamesOfReferred, Reconfiguration, SearchRules, TextRules,
};
pub use dataset::{Dataset, NewDataset};
pub use error::LakeError;
pub use events::{
    Change, ChangedTransaction, Committed, CurrentDocuments, DocumentState, Event, ListenerFilter,
    Position, PublicRevisions, SelectedChange, StepLimit, Transition,
};
pub use explain::{Explained, ExplainedStatement, Explanation};
pub use export::{Selection, Texts};
pub use followed_dataset::{FollowedChanges, FollowedDataset, Referrer};
pub use history::{
    EventCursor, EventPage, EventsOfDocuments, EventsRequest, HistoryRequest, Moment,
    MutationDetail, Purged, TransactionLog,
};
pub use lake::Lake;
pub use origin::{AllowedOrigin, OriginPattern};
pub use plan::Bind;
pub use principal::Principal;
pub use query::{QueryRequest, QueryResult};
pub use read::{Found, ReadLimits};
pub use role::{EVERY_DOCUMENT, Grant, Permission, Role};
pub use token::{NewToken, Token};
pub use transact::{
    Dangling, IfThere, Import, Imported, Load, MutationFailure, Outcome, Transaction, WriteResult,
};
pub use usage::Usage;
