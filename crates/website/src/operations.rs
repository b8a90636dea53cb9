//! The operations, one a file.

pub(crate) mod builds;
pub(crate) mod embed;
pub(crate) mod favicon;
pub(crate) mod feed;
pub(crate) mod health;
pub(crate) mod icons;
pub(crate) mod island;
pub(crate) mod manifest;
pub(crate) mod media;
pub(crate) mod page;
mod page_feed;
pub(crate) mod podcast;
