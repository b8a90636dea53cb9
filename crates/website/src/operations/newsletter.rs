//! `POST /api/newsletter`: a visitor signs up to a newsletter. Nothing of it is stored or logged.
//! The provider of the list gets the e-mail address, and asks its owner to confirm.

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
pub(crate) const MAX_FORM_BYTES: usize = 4 * 1024;

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";
const NO_STORE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-store");
/// Seconds until a client that has signed up too often may do so once more.
const RETRY_AFTER: (HeaderName, &str) = (header::RETRY_AFTER, "30");

/// Why there is no list to sign up to.
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

/// Signs a visitor up. A browser without JavaScript is redirected to a page with the outcome.
pub(crate) async fn sign_up(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let headers = request.headers();
    if let Some((status, reason)) = refusal(headers, &visitor) {
        return (status, [NO_STORE], reason).into_response();
    }
    let is_from_script = accepts_json(headers);
    let form = match Bytes::from_request(request, &app).await {
        Ok(body) => SignUpForm::read(&body),
        Err(rejection) => return rejection.into_response(),
    };
    let mut sites = app.group.sites_at(&visitor.host).into_iter();
    let Some(site) = sites.find(|site| site.key == form.site) else {
        let reason = "There is no such site here.\n";
        return (StatusCode::NOT_FOUND, [NO_STORE], reason).into_response();
    };
    let locale = Locale::parse(&form.locale).filter(|locale| site.locales.contains(locale));
    let locale = locale.unwrap_or_default();
    let outcome = outcome(&app, &visitor, site, &form).await;
    if is_from_script {
        json_response(outcome, locale)
    } else {
        redirect_response(outcome, site, locale)
    }
}

/// Why a request is refused before its form is read.
fn refusal(headers: &HeaderMap, visitor: &Visitor) -> Option<(StatusCode, &'static str)> {
    if !is_form(headers) {
        let reason = "A form is sent as application/x-www-form-urlencoded.\n";
        return Some((StatusCode::UNSUPPORTED_MEDIA_TYPE, reason));
    }
    let is_from_another_site = !is_from_same_host(headers, visitor);
    is_from_another_site.then_some((StatusCode::FORBIDDEN, "The form is that of another site.\n"))
}

async fn outcome(app: &App, visitor: &Visitor, site: &Site, form: &SignUpForm) -> SignUpOutcome {
    if !app.take_sign_up(visitor.client) {
        return SignUpOutcome::TooOften;
    }
    // A program must not notice that it was detected: it would try something else.
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

/// The list that the module of the page names, from which the form was sent.
async fn list(app: &App, site: &Site, form: &SignUpForm) -> Result<NewsletterList, NoList> {
    let query = Query::new(queries::newsletter_list())
        .with("site", site.key.as_str())
        .with("page", form.page.as_str())
        // The page is a value of the visitor, which must not fill the cache of a CDN.
        .bypass_cdn();
    let query = query
        .clone()
        .with_request_tag("website.newsletter")
        .unwrap_or(query);
    let response = app.client(site)?.query(&query).await?;
    let result: Json<'_> = response.read()?;
    NewsletterList::find(&result, form.module.as_deref()).ok_or(NoList::Unnamed)
}

fn text(headers: &HeaderMap, name: impl header::AsHeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn is_form(headers: &HeaderMap) -> bool {
    let media_type = text(headers, header::CONTENT_TYPE).unwrap_or_default();
    let media_type = media_type.split(';').next().unwrap_or_default();
    media_type.trim().eq_ignore_ascii_case(FORM)
}

/// Whether a page of this host sent the form. Browsers say so in headers that no page can set.
fn is_from_same_host(headers: &HeaderMap, visitor: &Visitor) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else {
        return visitor.is_same_origin;
    };
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    let fetch_site = text(headers, "sec-fetch-site");
    host == visitor.host && fetch_site.is_none_or(|site| site == "same-origin")
}

fn accepts_json(headers: &HeaderMap) -> bool {
    text(headers, header::ACCEPT).is_some_and(|accepted| accepted.contains(JSON))
}

/// The outcome for our script, which shows it at the form.
fn json_response(outcome: SignUpOutcome, locale: Locale) -> Response {
    let status = match outcome {
        SignUpOutcome::Sent => StatusCode::OK,
        SignUpOutcome::TooOften => StatusCode::TOO_MANY_REQUESTS,
        SignUpOutcome::Away => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let body = json!({"outcome": outcome.name(), "text": outcome.text(locale)});
    let headers = [NO_STORE, (header::CONTENT_TYPE, JSON)];
    let retry_after = (outcome == SignUpOutcome::TooOften).then_some([RETRY_AFTER]);
    (status, headers, retry_after, body.to_string()).into_response()
}

/// The outcome for a browser without JavaScript.
fn redirect_response(outcome: SignUpOutcome, site: &Site, locale: Locale) -> Response {
    let to = [(header::LOCATION, outcome.path(site, locale))];
    (StatusCode::SEE_OTHER, [NO_STORE], to).into_response()
}
