//! `/feeds/calendar/…` and `/feeds/event/…`: events as iCalendar, of a site, of a tag, and one
//! event or one day of it.

use super::feed::{Feed, without_ending};
use crate::app::App;
use crate::visitor::Visitor;
use axum::extract::{Path, RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::Response;
use content_client::Query;
use museum::{Days, encoded, feed, queries};

const ENDING: &str = ".ics";

/// `/feeds/calendar/{site}/{locale}.ics`
pub(crate) async fn of_site(
    State(app): State<App>,
    visitor: Visitor,
    Path((key, file)): Path<(String, String)>,
) -> Response {
    let request = CalendarRequest {
        locale: without_ending(&file, ENDING),
        ..CalendarRequest::default()
    };
    request
        .respond(&app.with_clock_at(visitor.as_of), &key)
        .await
}

/// `/feeds/calendar/{site}/{locale}/{tag}.ics`
pub(crate) async fn of_tag(
    State(app): State<App>,
    visitor: Visitor,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let request = CalendarRequest {
        locale: &locale,
        tag: without_ending(&file, ENDING),
        ..CalendarRequest::default()
    };
    request
        .respond(&app.with_clock_at(visitor.as_of), &key)
        .await
}

/// `/feeds/event/{site}/{locale}/{id}.ics`
pub(crate) async fn of_event(
    State(app): State<App>,
    visitor: Visitor,
    Path((key, locale, file)): Path<(String, String, String)>,
    RawQuery(query_string): RawQuery,
) -> Response {
    let query_string = query_string.unwrap_or_default();
    let request = CalendarRequest {
        locale: &locale,
        event: without_ending(&file, ENDING),
        date: query_string.strip_prefix("date=").unwrap_or_default(),
        ..CalendarRequest::default()
    };
    request
        .respond(&app.with_clock_at(visitor.as_of), &key)
        .await
}

/// The requested events of a site. An empty tag or event does not restrict them.
#[derive(Default)]
struct CalendarRequest<'a> {
    locale: &'a str,
    tag: &'a str,
    event: &'a str,
    /// One day of the event, `2026-11-21`, or one of its times: `2026-11-21T10:30`.
    date: &'a str,
}

impl CalendarRequest<'_> {
    async fn respond(&self, app: &App, key: &str) -> Response {
        let ids = [self.tag, self.event].into_iter();
        let ids = ids.filter(|id| !id.is_empty()).collect();
        let today = Days::at(app.now(), &app.group.zone).today;
        let mut title = None;
        let calendar = Feed {
            name: "calendar",
            site: (key, self.locale),
            ids,
            query: Query::new(queries::feed())
                .with("from", feed::begin(today).to_string())
                .with("tag", self.tag)
                .with("event", self.event),
            request_tag: "website.feed",
            media_type: "text/calendar; charset=utf-8",
            max_age: feed::MAX_AGE,
            header: (header::CONTENT_DISPOSITION, "inline".to_owned()),
        };
        let response = calendar.respond(app, |result, shaping| {
            let file = feed::calendar(result, self.scope()?, shaping);
            // A site without events has an empty calendar; an event that does not exist is 404.
            let missing = file.is_empty && !self.event.is_empty();
            title = file.title.filter(|_| !self.event.is_empty());
            (!missing).then_some(file.text)
        });
        let mut response = response.await;
        if response.status() == StatusCode::OK
            && let Ok(value) = self.disposition(key, title.as_deref()).parse()
        {
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_DISPOSITION, value);
        }
        response
    }

    /// `None` for an invalid date.
    fn scope(&self) -> Option<feed::Scope> {
        match (self.event, self.date) {
            ("", _) => Some(feed::Scope::Site),
            (_, "") => Some(feed::Scope::Event),
            (_, time) if time.contains('T') => time.parse().ok().map(feed::Scope::Time),
            (_, date) => date.parse().ok().map(feed::Scope::Day),
        }
    }

    /// Names the file by the event's title, which may be an id where only letters of ASCII can be
    /// (RFC 6266).
    fn disposition(&self, site: &str, title: Option<&str>) -> String {
        let usual = self.file_name(site, self.event);
        match title.map(encoded) {
            Some(title) => {
                let title = self.file_name(site, &title);
                format!("inline; filename=\"{usual}\"; filename*=UTF-8''{title}")
            }
            None => format!("inline; filename=\"{usual}\""),
        }
    }

    /// The name of the file of an event, or of all. With an invalid date there is no response that
    /// uses it.
    fn file_name(&self, site: &str, event: &str) -> String {
        match (event, self.tag, self.scope()) {
            ("", "", _) => format!("{site}{ENDING}"),
            ("", tag, _) => format!("{site}-{tag}{ENDING}"),
            (event, _, Some(feed::Scope::Day(day))) => format!("{event}-{day}{ENDING}"),
            (event, _, Some(feed::Scope::Time(at))) => {
                format!("{event}-{}{ENDING}", at.strftime("%Y-%m-%d-%H.%M"))
            }
            (event, ..) => format!("{event}{ENDING}"),
        }
    }
}
