//! The provider of newsletters, which has the lists and sends the e-mails: Mailchimp, or one with
//! the same API.
//!
//! Only its JSON API says whether a sign-up was accepted. No error here may name the URL of the
//! request, because the visitor's e-mail address is in it.

use crate::sign_up_form::Subscriber;
use museum::{NewsletterList, SignUpOutcome};
use reqwest::redirect::Policy;
use reqwest::{Response, StatusCode, Url, header};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::sync::Semaphore;

/// The URL of a list's form at Mailchimp.
pub const NEWSLETTER_URL: &str = "https://{account}.{region}.list-manage.com/subscribe/post-json";

/// How long a request may take. The visitor waits for it.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);
/// Bytes of a response, at most. A normal one has some hundreds.
const MAX_RESPONSE_BYTES: usize = 64 * 1024;
/// Requests at the same time. Requests that hang must not use up all file descriptors.
const MAX_CONCURRENT_REQUESTS: usize = 64;

/// The provider. Cloning shares its connections.
#[derive(Clone)]
pub(crate) struct NewsletterProvider {
    http: reqwest::Client,
    url_pattern: Arc<str>,
    permits: Arc<Semaphore>,
}

#[derive(Debug, Error)]
enum ProviderError {
    #[error("its address is none")]
    Address,
    #[error("{0}")]
    Http(reqwest::Error),
    #[error("it answers {0}")]
    Status(StatusCode),
    #[error("its answer is too long")]
    Long,
    #[error("its answer cannot be read")]
    Unreadable,
    #[error("it refuses the sign-up for another reason than the address")]
    Refused,
}

impl From<reqwest::Error> for ProviderError {
    fn from(error: reqwest::Error) -> Self {
        Self::Http(error.without_url())
    }
}

#[derive(Deserialize)]
struct ProviderResponse {
    result: String,
    #[serde(default)]
    msg: String,
}

impl NewsletterProvider {
    /// The provider at a URL in which `{account}` and `{region}` are replaced by those of a list.
    pub(crate) fn new(url_pattern: &str) -> reqwest::Result<Self> {
        // A redirect could lead into the museum's own network.
        let http = reqwest::Client::builder()
            .timeout(REQUEST_TIMEOUT)
            .redirect(Policy::none());
        Ok(Self {
            http: http.build()?,
            url_pattern: url_pattern.into(),
            permits: Arc::new(Semaphore::new(MAX_CONCURRENT_REQUESTS)),
        })
    }

    /// Signs someone up to a list.
    pub(crate) async fn sign_up(
        &self,
        list: &NewsletterList,
        subscriber: &Subscriber,
    ) -> SignUpOutcome {
        let Ok(_permit) = self.permits.try_acquire() else {
            tracing::error!("too many sign-ups wait for the newsletter's provider");
            return SignUpOutcome::Away;
        };
        let outcome = self.outcome(list, subscriber).await;
        outcome.unwrap_or_else(|error| {
            let (account, list) = (&list.account, &list.list_id);
            tracing::error!(account, list, cause = %error, "no sign-up to the newsletter");
            SignUpOutcome::Away
        })
    }

    async fn outcome(
        &self,
        list: &NewsletterList,
        subscriber: &Subscriber,
    ) -> Result<SignUpOutcome, ProviderError> {
        let url = self.url(list, subscriber).ok_or(ProviderError::Address)?;
        let request = self.http.get(url);
        // The outcome is found by English words in the response.
        let response = request.header(header::ACCEPT_LANGUAGE, "en").send().await?;
        if response.status() != StatusCode::OK {
            return Err(ProviderError::Status(response.status()));
        }
        let body = read_body(response).await?;
        let response = ProviderResponse::read(&body).ok_or(ProviderError::Unreadable)?;
        response.outcome().ok_or(ProviderError::Refused)
    }

    fn url(&self, list: &NewsletterList, subscriber: &Subscriber) -> Option<Url> {
        let url = self.url_pattern.replace("{account}", &list.account);
        let url = url.replace("{region}", &list.region);
        let mut url = Url::parse(&url).ok()?;
        url.query_pairs_mut()
            .append_pair("u", &list.user_id)
            .append_pair("id", &list.list_id)
            .append_pair("EMAIL", &subscriber.email)
            .append_pair("c", "answer");
        if let Some(name) = &subscriber.name {
            url.query_pairs_mut().append_pair("FNAME", name);
        }
        Some(url)
    }
}

async fn read_body(mut response: Response) -> Result<Vec<u8>, ProviderError> {
    let mut body = Vec::new();
    while let Some(part) = response.chunk().await? {
        if body.len() + part.len() > MAX_RESPONSE_BYTES {
            return Err(ProviderError::Long);
        }
        body.extend_from_slice(&part);
    }
    Ok(body)
}

impl ProviderResponse {
    /// Reads `answer({"result": "success"})`: JSON as the argument of a function.
    fn read(body: &[u8]) -> Option<Self> {
        let start = body.iter().position(|byte| *byte == b'{')?;
        let end = body.iter().rposition(|byte| *byte == b'}')?;
        serde_json::from_slice(body.get(start..=end)?).ok()
    }

    /// The outcome for the visitor; `None` if the list is invalid. The provider has no codes, only
    /// sentences; `0` is the number of its first field, the e-mail address.
    fn outcome(&self) -> Option<SignUpOutcome> {
        if self.result == "success" {
            return Some(SignUpOutcome::Sent);
        }
        let message = self.msg.to_lowercase();
        let says = |words: &str| message.contains(words);
        if says("already subscribed") {
            Some(SignUpOutcome::Sent)
        } else if says("too many") {
            Some(SignUpOutcome::TooOften)
        } else if message.starts_with("0 - ") || says("email") || says("address") {
            Some(SignUpOutcome::Address)
        } else {
            None
        }
    }
}
