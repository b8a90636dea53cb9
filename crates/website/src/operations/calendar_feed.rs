//! `/feeds/calendar/…` and `/feeds/event/…`: what is on as iCalendar, for a site, for a tag, and
//! for one event or one day of it.

use super::feed::{Feed, without_ending};
use crate::app::App;
use crate::visitor::Visitor;
use axum::extract::{Path, RawQuery, State};
use axum::http::header;
use axum::response::Response;
use content_client::Query;
use museum::{Days, feed, queries};

const ENDING: &str = ".ics";

/// `/feeds/calendar/{site}/{locale}.ics`
pub(crate) async fn of_site(
    State(app): State<App>,
    visitor: Visitor,
    Path((key, file)): Path<(String, String)>,
) -> Response {
    let wanted = Wanted {
        locale: without_ending(&file, ENDING),
        ..Wanted::default()
    };
    wanted
        .respond(&app.with_clock_at(visitor.as_of), &key)
        .await
}

/// `/feeds/calendar/{site}/{locale}/{tag}.ics`
pub(crate) async fn of_tag(
    State(app): State<App>,
    visitor: Visitor,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let wanted = Wanted {
        locale: &locale,
        tag: without_ending(&file, ENDING),
        ..Wanted::default()
    };
    wanted
        .respond(&app.with_clock_at(visitor.as_of), &key)
        .await
}

/// `/feeds/event/{site}/{locale}/{id}.ics`
pub(crate) async fn of_event(
    State(app): State<App>,
    visitor: Visitor,
    Path((key, locale, file)): Path<(String, String, String)>,
    RawQuery(search): RawQuery,
) -> Response {
    let search = search.unwrap_or_default();
    let wanted = Wanted {
        locale: &locale,
        event: without_ending(&file, ENDING),
        date: search.strip_prefix("date=").unwrap_or_default(),
        ..Wanted::default()
    };
    wanted
        .respond(&app.with_clock_at(visitor.as_of), &key)
        .await
}

/// What of a site is wanted; a tag and an event may be empty.
#[derive(Default)]
struct Wanted<'a> {
    locale: &'a str,
    tag: &'a str,
    event: &'a str,
    /// One day of the event: `2026-11-21`.
    date: &'a str,
}

impl Wanted<'_> {
    async fn respond(&self, app: &App, key: &str) -> Response {
        let ids = [self.tag, self.event].into_iter();
        let ids = ids.filter(|id| !id.is_empty()).collect();
        let today = Days::at(app.now(), &app.group.zone).today;
        let disposition = format!("inline; filename=\"{}\"", self.file_name(key));
        let calendar = Feed {
            name: "calendar",
            site: (key, self.locale),
            ids,
            query: Query::new(queries::feed())
                .with("from", feed::begin(today).to_string())
                .with("tag", self.tag)
                .with("event", self.event),
            tag: "website.feed",
            media_type: "text/calendar; charset=utf-8",
            max_age: feed::MAX_AGE,
            header: (header::CONTENT_DISPOSITION, disposition),
        };
        let written = calendar.respond(app, |answer, shaping| {
            let file = feed::calendar(answer, self.scope()?, shaping);
            // A site may have nothing on; that an event is not there is another matter.
            let missing = file.is_empty && !self.event.is_empty();
            (!missing).then_some(file.text)
        });
        written.await
    }

    /// `None` for a date that is none.
    fn scope(&self) -> Option<feed::Scope> {
        match (self.event, self.date) {
            ("", _) => Some(feed::Scope::Site),
            (_, "") => Some(feed::Scope::Event),
            (_, date) => date.parse().ok().map(feed::Scope::Day),
        }
    }

    /// What it is saved as. A date that is none has no file.
    fn file_name(&self, site: &str) -> String {
        match (self.event, self.tag, self.scope()) {
            ("", "", _) => format!("{site}{ENDING}"),
            ("", tag, _) => format!("{site}-{tag}{ENDING}"),
            (event, _, Some(feed::Scope::Day(day))) => format!("{event}-{day}{ENDING}"),
            (event, ..) => format!("{event}{ENDING}"),
        }
    }
}
