//! The client itself.

use crate::address::{self, Method, Query, Request};
use crate::asset_request::AssetRequest;
use crate::error::{ContentError, ErrorKind};
use crate::names::{ApiVersion, BadName, DatasetName, ProjectId, check_document_id};
use crate::query_response::{AssetAnswer, QueryResponse};
use crate::response_cache::{CacheKey, CachedResponse, Prepared, ResponseCache, storable_tag};
use crate::retry::{MOST_RETRIES, delay, is_worth_a_retry};
use documents::Perspective;
use reqwest::StatusCode;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, IF_NONE_MATCH};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;
use url::Url;

/// Random bytes, for the jitter. A test counts instead.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// The header that says what pages are ranked by.
const RANKING: &str = "vitrine-search-ranking";

/// How long a response may take as a whole: `docs/rules.md#the-content-client`.
pub const TIME_OUT: Duration = Duration::from_mins(5);
/// How long the service may send nothing: `docs/rules.md#the-content-client`.
pub const SILENCE: Duration = Duration::from_mins(2);
/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(10);

/// Where and how to send requests.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The service: `http://127.0.0.1:24100`, or `https://{project}.api.example.org`.
    pub address: String,
    /// A CDN in front of it, if there is one.
    pub cdn: Option<String>,
    /// The project.
    pub project: ProjectId,
    /// The dataset.
    pub dataset: DatasetName,
    /// The version of the API.
    pub version: ApiVersion,
    /// The token to show.
    pub token: Option<String>,
    /// How long a response may take as a whole.
    pub time_out: Duration,
    /// How long the service may send nothing.
    pub silence: Duration,
    /// How long a connection may take.
    pub connect: Duration,
    /// How often a request that failed by chance is retried.
    pub retries: u32,
}

impl Settings {
    /// The usual settings for a dataset.
    pub fn new(address: &str, project: ProjectId, dataset: DatasetName) -> Self {
        Self {
            address: address.to_owned(),
            cdn: None,
            project,
            dataset,
            version: ApiVersion::default(),
            token: None,
            time_out: TIME_OUT,
            silence: SILENCE,
            connect: CONNECT,
            retries: MOST_RETRIES,
        }
    }
}

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

/// What came of a request.
pub(crate) struct Sent {
    /// `None` if the cached response is still valid.
    body: Option<String>,
    /// The tag of a response that may be stored.
    tag: Option<HeaderValue>,
    /// What the pages of a search are ranked by.
    ranking: Option<HeaderValue>,
}

impl Sent {
    /// What the pages of a search are ranked by; empty if the service does not say.
    pub(crate) fn ranking(&self) -> String {
        let ranking = self
            .ranking
            .as_ref()
            .and_then(|ranking| ranking.to_str().ok());
        ranking.unwrap_or_default().to_owned()
    }

    pub(crate) fn body(self) -> Result<String, ContentError> {
        self.body.ok_or_else(left_out)
    }
}

impl Client {
    /// Makes a client; no connection is made yet.
    pub fn new(settings: Settings, entropy: Entropy) -> Result<Self, ContentError> {
        let http = reqwest::Client::builder()
            .connect_timeout(settings.connect)
            .read_timeout(settings.silence)
            .timeout(settings.time_out)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .map_err(|error| ContentError::plain(ErrorKind::Network, error_chain(&error)))?;
        let (base, named) = address::base(&settings.address, &settings.project);
        let cdn = settings.cdn.as_deref().unwrap_or(&settings.address);
        let (cdn, _) = address::base(cdn, &settings.project);
        let mut headers = HeaderMap::new();
        if named {
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
                ContentError::plain(
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

    /// Sends a query, unless the cached response is true. Returns the cached response also if
    /// the service reports that it is still valid.
    pub async fn query(&self, query: &Query<'_>) -> Result<Arc<QueryResponse>, ContentError> {
        let question = CacheKey::of(query);
        let known = self.cache.get(&question);
        if let Some(known) = &known
            && self.cache.is_true(known)
        {
            return Ok(known.value.answer.clone());
        }
        let since = self.cache.position();
        let prepared = match &known {
            Some(known) => known.value.prepared.clone(),
            None => Arc::new(self.prepared(query)?),
        };
        let has = known.as_ref().map(|known| &known.value.tag);
        let Sent { body, tag, .. } = self.send(&prepared, has, true).await?;
        let answer = match (body, known) {
            (Some(body), _) => Arc::new(read(&body)?),
            (None, Some(known)) => known.value.answer.clone(),
            (None, None) => return Err(left_out()),
        };
        // Drafts change with every keystroke, and no event of theirs comes here.
        if let Some(tag) = tag.filter(|_| query.perspective == Perspective::published()) {
            let response = CachedResponse {
                question,
                answer: answer.clone(),
                tag,
                prepared,
                confirmed: Instant::now(),
            };
            self.cache.store(response, since);
        } else {
            self.cache.forget(&question);
        }
        Ok(answer)
    }

    /// Notes whether live events come. While they do, cached responses are true until
    /// [`Self::drop_tagged`] or [`Self::drop_all`].
    pub fn set_live(&self, live: bool) {
        self.cache.set_live(live);
    }

    /// Drops the cached responses that bear one of these sync tags.
    pub fn drop_tagged(&self, tags: &[String]) {
        self.cache.drop_tagged(tags);
    }

    /// Drops all cached responses: what has changed is not known.
    pub fn drop_all(&self) {
        self.cache.drop_all();
    }

    fn prepared(&self, query: &Query<'_>) -> Result<Prepared, ContentError> {
        let cached = query.may_use_cdn(self.settings.token.is_some());
        let base = if cached { &self.cdn } else { &self.base };
        let Settings {
            version, dataset, ..
        } = &*self.settings;
        Prepared::new(base, Request::of_query(query, version, dataset, base.len()))
    }

    /// Fetches documents by their ids, in any order.
    pub async fn documents(&self, ids: &[&str]) -> Result<Vec<Value>, ContentError> {
        for id in ids {
            check_document_id(id).map_err(|error: BadName| {
                ContentError::plain(ErrorKind::Client, error.to_string())
            })?;
        }
        let Settings {
            version, dataset, ..
        } = &*self.settings;
        let request = Request::of_documents(ids, version, dataset);
        let prepared = Prepared::new(&self.base, request)?;
        let sent = self.send(&prepared, None, true).await?;
        let mut body: Value = read(&sent.body()?)?;
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
        self.once(&prepared, None).await.map(|_| ())
    }

    /// An asset, as it comes. It is for passing on and not tried again. `headers` are the
    /// visitor's that matter to it.
    pub async fn asset(
        &self,
        request: &AssetRequest,
        headers: HeaderMap,
    ) -> Result<AssetAnswer, ContentError> {
        let url = request
            .url(&self.base)
            .map_err(|error| ContentError::plain(ErrorKind::Client, error.to_string()))?;
        let answer = self.http.get(url).headers(headers).send().await;
        answer.map_err(|error| failed(&error))
    }

    /// Sends a request until it succeeds or cannot succeed. `has` is the tag of the cached
    /// response.
    pub(crate) async fn send(
        &self,
        prepared: &Prepared,
        has: Option<&HeaderValue>,
        safe: bool,
    ) -> Result<Sent, ContentError> {
        let mut attempt = 0;
        loop {
            let error = match self.once(prepared, has).await {
                Ok(sent) => return Ok(sent),
                Err(error) => error,
            };
            if attempt >= self.settings.retries || !is_worth_a_retry(&error, safe) {
                return Err(error);
            }
            tokio::time::sleep(delay(attempt, self.chance())).await;
            attempt += 1;
        }
    }

    async fn once(
        &self,
        prepared: &Prepared,
        has: Option<&HeaderValue>,
    ) -> Result<Sent, ContentError> {
        let Prepared { request, url } = prepared;
        let mut sent = match (&request.method, &request.body) {
            (Method::Post, Some(body)) => self
                .http
                .post(url.clone())
                .header(CONTENT_TYPE, "application/json")
                .body(body.clone()),
            _ => self.http.get(url.clone()),
        };
        if let Some(has) = has {
            sent = sent.header(IF_NONE_MATCH, has);
        }
        let answer = sent.headers(self.headers.clone()).send().await;
        let answer = answer.map_err(|error| failed(&error))?;
        let status = answer.status();
        let tag = storable_tag(answer.headers(), self.settings.token.is_some());
        let ranking = answer.headers().get(RANKING).cloned();
        if let Some(has) = has
            && status == held(request.method)
        {
            // The service may leave the tag out: the request named it.
            let tag = tag.or_else(|| Some(has.clone()));
            return Ok(Sent {
                body: None,
                tag,
                ranking,
            });
        }
        if status.as_u16() >= 400 {
            let method = match request.method {
                Method::Get => "GET",
                Method::Post => "POST",
            };
            return Err(error_of(answer, method, url).await);
        }
        let body = Some(text(answer).await?);
        Ok(Sent { body, tag, ranking })
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

    /// A number from 0 to 1.
    pub(crate) fn chance(&self) -> f64 {
        let mut bytes = [0; 4];
        (self.entropy)(&mut bytes);
        f64::from(u32::from_ne_bytes(bytes)) / f64::from(u32::MAX)
    }
}

/// A response that is an error.
pub(crate) async fn error_of(answer: reqwest::Response, method: &str, url: &Url) -> ContentError {
    let status = answer.status().as_u16();
    // Query strings stay out of messages, which end in logs.
    let path = url.as_str().split('?').next().unwrap_or_default();
    match text(answer).await {
        Ok(body) => ContentError::of_answer(status, &body, &format!("{method} {path}")),
        Err(error) => error,
    }
}

/// The body. One that is not UTF-8 is not the service's, but may show what responded instead.
async fn text(answer: reqwest::Response) -> Result<String, ContentError> {
    let body = answer.bytes().await.map_err(|error| failed(&error))?;
    let body = String::from_utf8(body.into());
    Ok(body.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// The status that reports a cached response as still valid: RFC 9110, 13.1.2.
fn held(method: Method) -> StatusCode {
    match method {
        Method::Get => StatusCode::NOT_MODIFIED,
        Method::Post => StatusCode::PRECONDITION_FAILED,
    }
}

pub(crate) fn read<'a, T: serde::Deserialize<'a>>(body: &'a str) -> Result<T, ContentError> {
    serde_json::from_str(body).map_err(|error| unreadable(&error.to_string()))
}

fn left_out() -> ContentError {
    unreadable("it leaves out what was not known")
}

pub(crate) fn unreadable(why: &str) -> ContentError {
    let message = format!("the content service's answer cannot be read: {why}");
    ContentError::plain(ErrorKind::Unreadable, message)
}

pub(crate) fn failed(error: &reqwest::Error) -> ContentError {
    match (error.is_timeout(), error.is_connect()) {
        (true, true) => ContentError::connection_timed_out(),
        (true, false) => ContentError::socket_timed_out(),
        _ => ContentError::plain(ErrorKind::Network, error_chain(error)),
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
