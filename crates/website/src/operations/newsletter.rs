//! `POST /api/newsletter`: a visitor signs up to a newsletter. Nothing of it is stored or
//! logged; the list's provider gets the address, and asks its owner to confirm.

use crate::app::App;
use crate::sign_up_form::SignUpForm;
use crate::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::{ContentError, Query};
use museum::{Json, Locale, NewsletterList, RequestError, SignUpOutcome, Site, queries};
use serde_json::json;
use thiserror::Error;

/// Bytes of a form, at most. Its fields have some hundreds.
pub(crate) const LONGEST_FORM: usize = 4 * 1024;

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";
const NO_STORE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-store");
/// Seconds until a client that has signed up too often may do so once more.
const RETRY_AFTER: (HeaderName, &str) = (header::RETRY_AFTER, "30");

#[derive(Debug, Error)]
enum NoList {
    #[error(transparent)]
    Request(#[from] RequestError),
    #[error("{0}")]
    Content(#[from] ContentError),
    #[error("the content service's answer cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("content names no list there, or not all of account, region, listId and userId")]
    Unnamed,
}

/// Signs a visitor up. A browser without a script is led to a page that says what came of it.
pub(crate) async fn sign_up(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let headers = request.headers();
    if let Some((status, why)) = refusal(headers, &visitor) {
        return (status, [NO_STORE], why).into_response();
    }
    let by_script = accepts_json(headers);
    let form = match Bytes::from_request(request, &app).await {
        Ok(body) => SignUpForm::read(&body),
        Err(rejection) => return rejection.into_response(),
    };
    let mut here = app.group.sites_at(&visitor.host).into_iter();
    let Some(site) = here.find(|site| site.key == form.site) else {
        let why = "There is no such site here.\n";
        return (StatusCode::NOT_FOUND, [NO_STORE], why).into_response();
    };
    let locale = Locale::parse(&form.locale).filter(|locale| site.locales.contains(locale));
    let locale = locale.unwrap_or_default();
    let outcome = outcome(&app, &visitor, site, &form).await;
    if by_script {
        said(outcome, locale)
    } else {
        led(outcome, site, locale)
    }
}

/// Why a request is not looked at further.
fn refusal(headers: &HeaderMap, visitor: &Visitor) -> Option<(StatusCode, &'static str)> {
    if !is_form(headers) {
        let why = "A form is sent as application/x-www-form-urlencoded.\n";
        return Some((StatusCode::UNSUPPORTED_MEDIA_TYPE, why));
    }
    let foreign = !is_from_same_host(headers, visitor);
    foreign.then_some((StatusCode::FORBIDDEN, "The form is that of another site.\n"))
}

async fn outcome(app: &App, visitor: &Visitor, site: &Site, form: &SignUpForm) -> SignUpOutcome {
    if !app.take_sign_up(visitor.client) {
        return SignUpOutcome::TooOften;
    }
    // A program that is told that it failed tries something else.
    if form.is_trapped() {
        return SignUpOutcome::Sent;
    }
    let subscriber = match form.subscriber() {
        Ok(subscriber) => subscriber,
        Err(outcome) => return outcome,
    };
    match list(app, site, form).await {
        Ok(list) => app.newsletter.sign_up(&list, &subscriber).await,
        Err(error) => {
            tracing::error!(site = site.key, cause = %error, "no list of the newsletter");
            SignUpOutcome::Away
        }
    }
}

/// The list that content names at the place that the form names.
async fn list(app: &App, site: &Site, form: &SignUpForm) -> Result<NewsletterList, NoList> {
    let query = Query::new(queries::newsletter_list())
        .with("site", site.key.as_str())
        .with("page", form.page.as_str())
        // Visitors choose the page: what they choose must not fill the cache.
        .bypass_cdn();
    let query = query
        .clone()
        .with_request_tag("website.newsletter")
        .unwrap_or(query);
    let response = app.client(site)?.query(&query).await?;
    let answer: Json<'_> = response.read()?;
    NewsletterList::find(&answer, form.module.as_deref()).ok_or(NoList::Unnamed)
}

fn text(headers: &HeaderMap, name: impl header::AsHeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn is_form(headers: &HeaderMap) -> bool {
    let media_type = text(headers, header::CONTENT_TYPE).unwrap_or_default();
    let media_type = media_type.split(';').next().unwrap_or_default();
    media_type.trim().eq_ignore_ascii_case(FORM)
}

/// Whether a page of this host sent the form. Browsers name it in headers that no page can set.
fn is_from_same_host(headers: &HeaderMap, visitor: &Visitor) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else {
        return visitor.is_same_origin;
    };
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    let fetched = text(headers, "sec-fetch-site");
    host == visitor.host && fetched.is_none_or(|site| site == "same-origin")
}

fn accepts_json(headers: &HeaderMap) -> bool {
    text(headers, header::ACCEPT).is_some_and(|accepted| accepted.contains(JSON))
}

/// The outcome for a script, which shows it beside the form.
fn said(outcome: SignUpOutcome, locale: Locale) -> Response {
    let status = match outcome {
        SignUpOutcome::Sent => StatusCode::OK,
        SignUpOutcome::TooOften => StatusCode::TOO_MANY_REQUESTS,
        SignUpOutcome::Away => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let body = json!({"outcome": outcome.name(), "text": outcome.text(locale)});
    let headers = [NO_STORE, (header::CONTENT_TYPE, JSON)];
    let later = (outcome == SignUpOutcome::TooOften).then_some([RETRY_AFTER]);
    (status, headers, later, body.to_string()).into_response()
}

/// The same for a browser without a script.
fn led(outcome: SignUpOutcome, site: &Site, locale: Locale) -> Response {
    let to = [(header::LOCATION, outcome.path(site, locale))];
    (StatusCode::SEE_OTHER, [NO_STORE], to).into_response()
}
