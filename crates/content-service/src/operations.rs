//! The operations, one a file.

pub(crate) mod acl;
pub(crate) mod actions;
pub(crate) mod agent_action;
pub(crate) mod check;
pub(crate) mod datasets;
pub(crate) mod doc;
pub(crate) mod export;
pub(crate) mod file;
pub(crate) mod health;
pub(crate) mod history;
pub(crate) mod history_events;
pub(crate) mod iiif;
pub(crate) mod image;
pub(crate) mod listen;
pub(crate) mod live_events;
pub(crate) mod metrics;
pub(crate) mod mutate;
pub(crate) mod projects;
pub(crate) mod query;
pub(crate) mod search;
pub(crate) mod upload;
pub(crate) mod users;
