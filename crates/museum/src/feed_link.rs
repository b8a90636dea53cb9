//! The feeds of a page, for programs that find them by its address.

use crate::fields::Fields;
use crate::news_feed::NewsKind;
use crate::{Shaping, feed, podcast_feed, type_label};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

const CALENDAR: &str = "text/calendar";
const RSS: &str = "application/rss+xml";

/// A feed of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FeedLink {
    /// What it is called among the subscriptions of someone.
    pub title: String,
    /// Its address.
    pub href: String,
    /// `application/rss+xml` or `text/calendar`.
    pub media_type: String,
}

impl FeedLink {
    /// The feeds of a page of a type.
    pub(crate) fn list(
        page_type: &str,
        page: Fields<'_>,
        site_name: &str,
        shaping: &Shaping<'_>,
    ) -> Vec<Self> {
        let link = |title: String, href: String, media_type: &str| Self {
            title,
            href,
            media_type: media_type.to_owned(),
        };
        let news = NewsKind::of_page(page_type);
        let news = news.map(|kind| {
            let title = kind.title(site_name, shaping);
            link(title, kind.address(shaping), RSS)
        });
        let own = match page_type {
            "calendar" => {
                let label = type_label(page_type, shaping.site, shaping.locale);
                let title = format!("{} | {site_name}", label.unwrap_or_default());
                Some(link(title, feed::site_address(shaping), CALENDAR))
            }
            "podcastShowPage" => {
                let title = page.owned("title").unwrap_or_default();
                let id = page.text("_id").unwrap_or_default();
                Some(link(title, podcast_feed::address(id, shaping), RSS))
            }
            _ => None,
        };
        own.into_iter().chain(news).collect()
    }
}
