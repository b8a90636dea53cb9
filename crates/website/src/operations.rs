//! The operations, one a file.

pub(crate) mod builds;
pub(crate) mod favicon;
pub(crate) mod feed;
pub(crate) mod health;
pub(crate) mod icons;
pub(crate) mod island;
pub(crate) mod media;
pub(crate) mod page;
