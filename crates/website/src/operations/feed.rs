//! `/feeds/…`: what is on as iCalendar, for a site, for a tag, and for one event.

use crate::state::Website;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::{Answer, Query, check_document_id};
use museum::{Days, Json, Locale, Site, feed, queries};
use std::sync::Arc;

const CALENDAR: &str = "text/calendar; charset=utf-8";

/// `/feeds/calendar/{site}/{locale}.ics`
pub(crate) async fn of_site(
    State(site): State<Website>,
    visitor: Visitor,
    Path((key, file)): Path<(String, String)>,
) -> Response {
    let wanted = Wanted {
        locale: named(&file),
        ..Wanted::default()
    };
    answer(site.at(visitor.as_of), &key, wanted).await
}

/// `/feeds/calendar/{site}/{locale}/{tag}.ics`
pub(crate) async fn of_tag(
    State(site): State<Website>,
    visitor: Visitor,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let wanted = Wanted {
        locale: &locale,
        tag: named(&file),
        ..Wanted::default()
    };
    answer(site.at(visitor.as_of), &key, wanted).await
}

/// `/feeds/event/{site}/{locale}/{id}.ics`
pub(crate) async fn of_event(
    State(site): State<Website>,
    visitor: Visitor,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let wanted = Wanted {
        locale: &locale,
        event: named(&file),
        ..Wanted::default()
    };
    answer(site.at(visitor.as_of), &key, wanted).await
}

/// What of a site is wanted; a tag and an event may be empty.
#[derive(Default)]
struct Wanted<'a> {
    locale: &'a str,
    tag: &'a str,
    event: &'a str,
}

impl Wanted<'_> {
    /// Whether its ids can be some.
    fn is_possible(&self) -> bool {
        let possible = |id: &str| id.is_empty() || check_document_id(id).is_ok();
        possible(self.tag) && possible(self.event)
    }

    /// What it is saved as.
    fn file_name(&self, site: &Site) -> String {
        match (self.event, self.tag) {
            ("", "") => format!("{}.ics", site.key),
            ("", tag) => format!("{}-{tag}.ics", site.key),
            (event, _) => format!("{event}.ics"),
        }
    }
}

/// The name of a file without its ending; a name that has none is as if empty.
fn named(file: &str) -> &str {
    file.strip_suffix(".ics").unwrap_or_default()
}

async fn answer(site: Website, key: &str, wanted: Wanted<'_>) -> Response {
    let nothing = || (StatusCode::NOT_FOUND, "There is no such calendar.\n").into_response();
    let Ok((own, locale)) = site.group.asked_for(key, wanted.locale) else {
        return nothing();
    };
    if !wanted.is_possible() {
        return nothing();
    }
    let answer = match ask(&site, own, locale, &wanted).await {
        Ok(answer) => answer,
        Err(error) => return unavailable(key, error.as_ref()),
    };
    let file = match answer.read::<Json<'_>>() {
        Ok(answer) => feed::calendar(&answer, &site.shaping(own, locale)),
        Err(error) => return unavailable(key, &error),
    };
    // A site may have nothing on; that an event is not there is another matter.
    if file.is_empty && !wanted.event.is_empty() {
        return nothing();
    }
    written(file.text, &wanted.file_name(own))
}

async fn ask(
    site: &Website,
    own: &Site,
    locale: Locale,
    wanted: &Wanted<'_>,
) -> Result<Arc<Answer>, Box<dyn std::error::Error + Send + Sync>> {
    let today = Days::at(site.now(), &site.group.zone).today;
    let query = Query::new(queries::feed())
        .with("site", own.key.as_str())
        .with("locale", locale.code())
        .with("from", feed::begin(today).to_string())
        .with("tag", wanted.tag)
        .with("event", wanted.event);
    let query = query.clone().tagged("website.feed").unwrap_or(query);
    Ok(site.client(own)?.query(&query).await?)
}

fn unavailable(site: &str, error: &(dyn std::error::Error + 'static)) -> Response {
    tracing::error!(site, cause = %error, "no content for a calendar");
    let status = StatusCode::SERVICE_UNAVAILABLE;
    (status, "The calendar cannot be had now.\n").into_response()
}

fn written(file: String, name: &str) -> Response {
    let kept = format!("public, max-age={}", feed::KEPT_SECONDS);
    let disposition = format!("inline; filename=\"{name}\"");
    let mut response = (StatusCode::OK, file).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(CALENDAR));
    for (name, value) in [
        (header::CACHE_CONTROL, kept),
        (header::CONTENT_DISPOSITION, disposition),
    ] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
    response
}
