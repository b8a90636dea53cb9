//! The operations, one a file.

pub(crate) mod builds;
pub(crate) mod calendar_feed;
pub(crate) mod catalogue;
pub(crate) mod citation;
pub(crate) mod embed;
pub(crate) mod favicon;
mod feed;
pub(crate) mod health;
pub(crate) mod icons;
pub(crate) mod island;
pub(crate) mod manifest;
pub(crate) mod media;
pub(crate) mod news_feed;
pub(crate) mod newsletter;
pub(crate) mod page;
mod page_errors;
pub(crate) mod podcast_feed;
mod preview_card;
pub(crate) mod robots;
pub(crate) mod search;
pub(crate) mod sitemap;
pub(crate) mod suggest;
pub(crate) mod web_manifest;
