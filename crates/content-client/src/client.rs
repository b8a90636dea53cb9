//! The client itself.

use crate::address::{self, Method, Query, Request};
use crate::asset_request::AssetRequest;
use crate::error::{ContentError, ErrorKind};
use crate::names::{BadName, check_document_id};
use crate::query_response::{AssetResponse, QueryResponse};
use crate::response_cache::{CacheKey, CachedResponse, Prepared, ResponseCache, storable_etag};
use crate::retry::{delay, is_worth_a_retry};
use crate::settings::Settings;
use documents::Perspective;
use reqwest::StatusCode;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, IF_NONE_MATCH};
use serde_json::Value;
use std::sync::Arc;
use tokio::time::Instant;
use url::Url;

/// Fills a buffer with random bytes, for the jitter. A test fills it with its own.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// The header that says how the results of a search are ranked.
const RANKING: &str = "vitrine-search-ranking";

/// A client of one dataset. Cloning shares its connections.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    settings: Arc<Settings>,
    headers: HeaderMap,
    pub(crate) base: String,
    cdn: String,
    entropy: Entropy,
    cache: ResponseCache,
}

/// A response that is not an error.
pub(crate) struct ServiceResponse {
    /// `None` if the cached response is still valid.
    body: Option<String>,
    /// The `ETag` of a response that may be stored.
    etag: Option<HeaderValue>,
    /// How the results of a search are ranked.
    ranking: Option<HeaderValue>,
}

impl ServiceResponse {
    /// How the results of a search are ranked; empty if the service does not say.
    pub(crate) fn ranking(&self) -> String {
        let ranking = self
            .ranking
            .as_ref()
            .and_then(|ranking| ranking.to_str().ok());
        ranking.unwrap_or_default().to_owned()
    }

    pub(crate) fn body(self) -> Result<String, ContentError> {
        self.body.ok_or_else(missing_body)
    }
}

impl Client {
    /// Makes a client; no connection is made yet.
    pub fn new(settings: Settings, entropy: Entropy) -> Result<Self, ContentError> {
        let http = reqwest::Client::builder()
            .connect_timeout(settings.connect_timeout)
            .read_timeout(settings.read_timeout)
            .timeout(settings.response_timeout)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .map_err(|error| ContentError::of_kind(ErrorKind::Network, error_chain(&error)))?;
        let (base, needs_header) = address::base(&settings.address, &settings.project);
        let cdn = settings.cdn.as_deref().unwrap_or(&settings.address);
        let (cdn, _) = address::base(cdn, &settings.project);
        let mut headers = HeaderMap::new();
        if needs_header {
            let project = HeaderValue::from_str(settings.project.as_str());
            headers.extend(project.map(|value| {
                (
                    reqwest::header::HeaderName::from_static("x-sanity-project-id"),
                    value,
                )
            }));
        }
        if let Some(token) = &settings.token {
            let mut value = HeaderValue::from_str(&format!("Bearer {token}")).map_err(|_| {
                ContentError::of_kind(
                    ErrorKind::Client,
                    "the token holds characters that none has",
                )
            })?;
            value.set_sensitive(true);
            headers.insert(AUTHORIZATION, value);
        }
        Ok(Self {
            http,
            headers,
            base,
            cdn,
            entropy,
            cache: ResponseCache::default(),
            settings: Arc::new(settings),
        })
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Sends a query, unless the cached response is fresh. Returns the cached response also if
    /// the service reports that it is still valid.
    pub async fn query(&self, query: &Query<'_>) -> Result<Arc<QueryResponse>, ContentError> {
        let key = CacheKey::of(query);
        let cached = self.cache.get(&key);
        if let Some(cached) = &cached
            && self.cache.is_fresh(cached)
        {
            return Ok(cached.value.query_response.clone());
        }
        let count_at_request = self.cache.change_count();
        let prepared = match &cached {
            Some(cached) => cached.value.prepared.clone(),
            None => Arc::new(self.prepared(query)?),
        };
        let cached_etag = cached.as_ref().map(|cached| &cached.value.etag);
        let ServiceResponse { body, etag, .. } = self.send(&prepared, cached_etag, true).await?;
        let query_response = match (body, cached) {
            (Some(body), _) => Arc::new(read(&body)?),
            (None, Some(cached)) => cached.value.query_response.clone(),
            (None, None) => return Err(missing_body()),
        };
        // Drafts change with every keystroke, and there are no live events of them.
        if let Some(etag) = etag.filter(|_| query.perspective == Perspective::published()) {
            let response = CachedResponse {
                key,
                query_response: query_response.clone(),
                etag,
                prepared,
                confirmed: Instant::now(),
            };
            self.cache.store(response, count_at_request);
        } else {
            self.cache.forget(&key);
        }
        Ok(query_response)
    }

    /// Notes whether live events come. While they do, cached responses are fresh until
    /// [`Self::mark_stale`] or [`Self::mark_all_stale`].
    pub fn set_live(&self, live: bool) {
        self.cache.set_live(live);
    }

    /// Marks the cached responses with one of these sync tags as stale.
    pub fn mark_stale(&self, tags: &[String]) {
        self.cache.mark_stale(tags);
    }

    /// Marks all cached responses as stale, because it is unknown what changed.
    pub fn mark_all_stale(&self) {
        self.cache.mark_all_stale();
    }

    fn prepared(&self, query: &Query<'_>) -> Result<Prepared, ContentError> {
        let uses_cdn = query.may_use_cdn(self.settings.token.is_some());
        let base = if uses_cdn { &self.cdn } else { &self.base };
        let Settings {
            version, dataset, ..
        } = &*self.settings;
        Prepared::new(base, Request::of_query(query, version, dataset, base.len()))
    }

    /// Fetches documents by their ids, in any order.
    pub async fn documents(&self, ids: &[&str]) -> Result<Vec<Value>, ContentError> {
        for id in ids {
            check_document_id(id).map_err(|error: BadName| {
                ContentError::of_kind(ErrorKind::Client, error.to_string())
            })?;
        }
        let Settings {
            version, dataset, ..
        } = &*self.settings;
        let request = Request::of_documents(ids, version, dataset);
        let prepared = Prepared::new(&self.base, request)?;
        let response = self.send(&prepared, None, true).await?;
        let mut body: Value = read(&response.body()?)?;
        match body["documents"].take() {
            Value::Array(documents) => Ok(documents),
            _ => Err(unreadable("there are no documents in it")),
        }
    }

    /// Whether the service responds.
    pub async fn ping(&self) -> Result<(), ContentError> {
        let request = Request {
            method: Method::Get,
            path: format!("/v{}/ping", self.settings.version),
            body: None,
        };
        let prepared = Prepared::new(&self.base, request)?;
        self.send_once(&prepared, None).await.map(|_| ())
    }

    /// An asset, as a stream to be passed on. It is not retried. `headers` are those of the
    /// visitor's request that the service needs.
    pub async fn asset(
        &self,
        request: &AssetRequest,
        headers: HeaderMap,
    ) -> Result<AssetResponse, ContentError> {
        let url = request
            .url(&self.base)
            .map_err(|error| ContentError::of_kind(ErrorKind::Client, error.to_string()))?;
        let response = self.http.get(url).headers(headers).send().await;
        response.map_err(|error| failed(&error))
    }

    /// Sends a request until it succeeds or cannot succeed. `etag` is that of the cached response.
    /// A safe request changes nothing, so that it may be repeated.
    pub(crate) async fn send(
        &self,
        prepared: &Prepared,
        etag: Option<&HeaderValue>,
        is_safe: bool,
    ) -> Result<ServiceResponse, ContentError> {
        let mut attempt = 0;
        loop {
            let error = match self.send_once(prepared, etag).await {
                Ok(response) => return Ok(response),
                Err(error) => error,
            };
            if attempt >= self.settings.max_retries || !is_worth_a_retry(&error, is_safe) {
                return Err(error);
            }
            tokio::time::sleep(delay(attempt, self.random_fraction())).await;
            attempt += 1;
        }
    }

    async fn send_once(
        &self,
        prepared: &Prepared,
        etag: Option<&HeaderValue>,
    ) -> Result<ServiceResponse, ContentError> {
        let Prepared { request, url } = prepared;
        let mut builder = match (&request.method, &request.body) {
            (Method::Post, Some(body)) => self
                .http
                .post(url.clone())
                .header(CONTENT_TYPE, "application/json")
                .body(body.clone()),
            _ => self.http.get(url.clone()),
        };
        if let Some(etag) = etag {
            builder = builder.header(IF_NONE_MATCH, etag);
        }
        let response = builder.headers(self.headers.clone()).send().await;
        let response = response.map_err(|error| failed(&error))?;
        let status = response.status();
        let new_etag = storable_etag(response.headers(), self.settings.token.is_some());
        let ranking = response.headers().get(RANKING).cloned();
        if let Some(etag) = etag
            && status == not_modified_status(request.method)
        {
            // The service may leave out the ETag that the request named.
            return Ok(ServiceResponse {
                body: None,
                etag: new_etag.or_else(|| Some(etag.clone())),
                ranking,
            });
        }
        if status.as_u16() >= 400 {
            let method = match request.method {
                Method::Get => "GET",
                Method::Post => "POST",
            };
            return Err(error_of(response, method, url).await);
        }
        Ok(ServiceResponse {
            body: Some(text(response).await?),
            etag: new_etag,
            ranking,
        })
    }

    /// The headers of every request.
    pub(crate) fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// The address of the dataset's live events.
    pub(crate) fn live_events_address(&self) -> Result<Url, ContentError> {
        let Settings {
            version, dataset, ..
        } = &*self.settings;
        let request = Request::of_live_events(version, dataset);
        Ok(Prepared::new(&self.base, request)?.url)
    }

    /// A random number from 0 to 1.
    pub(crate) fn random_fraction(&self) -> f64 {
        let mut bytes = [0; 4];
        (self.entropy)(&mut bytes);
        f64::from(u32::from_ne_bytes(bytes)) / f64::from(u32::MAX)
    }
}

/// The error that a response reports.
pub(crate) async fn error_of(response: reqwest::Response, method: &str, url: &Url) -> ContentError {
    let status = response.status().as_u16();
    // Messages are logged, and query strings must not be.
    let path = url.as_str().split('?').next().unwrap_or_default();
    match text(response).await {
        Ok(body) => ContentError::of_response(status, &body, &format!("{method} {path}")),
        Err(error) => error,
    }
}

/// The body. Something other than the service may have responded, not in UTF-8: its text is still
/// of use in an error message.
async fn text(response: reqwest::Response) -> Result<String, ContentError> {
    let body = response.bytes().await.map_err(|error| failed(&error))?;
    let body = String::from_utf8(body.into());
    Ok(body.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// The status that reports a cached response as still valid: RFC 9110, 13.1.2.
fn not_modified_status(method: Method) -> StatusCode {
    match method {
        Method::Get => StatusCode::NOT_MODIFIED,
        Method::Post => StatusCode::PRECONDITION_FAILED,
    }
}

pub(crate) fn read<'a, T: serde::Deserialize<'a>>(body: &'a str) -> Result<T, ContentError> {
    serde_json::from_str(body).map_err(|error| unreadable(&error.to_string()))
}

fn missing_body() -> ContentError {
    unreadable("it leaves out what was not known")
}

pub(crate) fn unreadable(why: &str) -> ContentError {
    let message = format!("the content service's answer cannot be read: {why}");
    ContentError::of_kind(ErrorKind::Unreadable, message)
}

pub(crate) fn failed(error: &reqwest::Error) -> ContentError {
    match (error.is_timeout(), error.is_connect()) {
        (true, true) => ContentError::connection_timed_out(),
        (true, false) => ContentError::socket_timed_out(),
        _ => ContentError::of_kind(ErrorKind::Network, error_chain(error)),
    }
}

/// An error with its causes, without the address and its query string.
fn error_chain(error: &reqwest::Error) -> String {
    let mut message = "the content service is not reached".to_owned();
    let mut cause = std::error::Error::source(error);
    while let Some(deeper) = cause {
        message = format!("{message}: {deeper}");
        cause = deeper.source();
    }
    message
}
