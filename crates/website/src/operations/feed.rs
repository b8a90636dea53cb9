//! Feeds for other programs: calendars, podcasts, news, IIIF manifests and citations. Each is one
//! query whose result is written as text; if that is not possible, it is 404.

use crate::app::App;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::{Query, QueryResponse, check_document_id};
use museum::{Json, Locale, Shaping, Site};
use std::error::Error;
use std::sync::Arc;

/// A feed, as its address names it.
pub(crate) struct Feed<'a> {
    /// What error responses call it.
    pub(crate) name: &'static str,
    /// The key of the site, and the language.
    pub(crate) site: (&'a str, &'a str),
    /// Ids of documents in the address.
    pub(crate) ids: Vec<&'a str>,
    /// The query, without `site` and `locales`.
    pub(crate) query: Query<'a>,
    pub(crate) request_tag: &'static str,
    pub(crate) media_type: &'static str,
    /// How long it may be cached, in seconds.
    pub(crate) max_age: u32,
    /// A further header.
    pub(crate) header: (HeaderName, String),
}

impl Feed<'_> {
    /// The response: what `write` makes of the query's result.
    pub(crate) async fn respond(
        self,
        app: &App,
        write: impl FnOnce(&Json<'_>, &Shaping<'_>) -> Option<String>,
    ) -> Response {
        let (key, locale) = self.site;
        let Ok((site, locale)) = app.group.requested(key, locale) else {
            return self.not_found();
        };
        if self.ids.iter().any(|id| check_document_id(id).is_err()) {
            return self.not_found();
        }
        let response = match self.fetch(app, site, locale).await {
            Ok(response) => response,
            Err(error) => return self.unavailable(error.as_ref()),
        };
        match response.read::<Json<'_>>() {
            Ok(result) => match write(&result, &app.shaping(site, locale)) {
                Some(text) => self.found(text),
                None => self.not_found(),
            },
            Err(error) => self.unavailable(&error),
        }
    }

    async fn fetch(
        &self,
        app: &App,
        site: &Site,
        locale: Locale,
    ) -> Result<Arc<QueryResponse>, Box<dyn Error + Send + Sync>> {
        let query = self.query.clone();
        let query = query
            .with("site", site.key.as_str())
            .with("locales", locale.codes());
        let query = query
            .clone()
            .with_request_tag(self.request_tag)
            .unwrap_or(query);
        Ok(app.client(site)?.query(&query).await?)
    }

    fn not_found(&self) -> Response {
        let text = format!("There is no such {}.\n", self.name);
        (StatusCode::NOT_FOUND, text).into_response()
    }

    fn unavailable(&self, error: &(dyn Error + 'static)) -> Response {
        let (site, _) = self.site;
        tracing::error!(site, feed = self.request_tag, cause = %error, "no content for a feed");
        let text = format!("The {} cannot be had now.\n", self.name);
        (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
    }

    fn found(self, text: String) -> Response {
        let mut response = (StatusCode::OK, text).into_response();
        let headers = response.headers_mut();
        let media_type = HeaderValue::from_static(self.media_type);
        headers.insert(header::CONTENT_TYPE, media_type);
        let cached = format!("public, max-age={}", self.max_age);
        for (name, value) in [(header::CACHE_CONTROL, cached), self.header] {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(name, value);
            }
        }
        response
    }
}

/// The name of a file without its ending; empty if it has another ending.
pub(crate) fn without_ending<'a>(file: &'a str, ending: &str) -> &'a str {
    file.strip_suffix(ending).unwrap_or_default()
}
