//! The service that keeps the lists of newsletters and writes to those who sign up: Mailchimp,
//! or one that speaks its form.
//!
//! Its JSON form alone says whether an address was taken. No error here may name the request's
//! address: the visitor's is in it.

use crate::sign_up_form::Subscriber;
use museum::{NewsletterList, SignUpOutcome};
use reqwest::redirect::Policy;
use reqwest::{Response, StatusCode, Url, header};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::sync::Semaphore;

/// The address of a list's form at Mailchimp.
pub const NEWSLETTER_URL: &str = "https://{account}.{region}.list-manage.com/subscribe/post-json";

/// How long it may take. The visitor waits.
const DEADLINE: Duration = Duration::from_secs(5);
/// Bytes of an answer that are read. A real one has some hundreds.
const LONGEST_ANSWER: usize = 64 * 1024;
/// Sign-ups that may be on their way. One that hangs must not take all open files.
const AT_ONCE: usize = 64;

/// The provider. Cloning shares its connections.
#[derive(Clone)]
pub(crate) struct NewsletterProvider {
    http: reqwest::Client,
    pattern: Arc<str>,
    places: Arc<Semaphore>,
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
    /// The provider at an address in which `{account}` and `{region}` stand for those of a list.
    pub(crate) fn new(pattern: &str) -> reqwest::Result<Self> {
        // A redirect could lead anywhere, into the museum's own network too.
        let http = reqwest::Client::builder()
            .timeout(DEADLINE)
            .redirect(Policy::none());
        Ok(Self {
            http: http.build()?,
            pattern: pattern.into(),
            places: Arc::new(Semaphore::new(AT_ONCE)),
        })
    }

    /// Signs someone up to a list.
    pub(crate) async fn sign_up(
        &self,
        list: &NewsletterList,
        subscriber: &Subscriber,
    ) -> SignUpOutcome {
        let Ok(_place) = self.places.try_acquire() else {
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
        let address = self
            .address(list, subscriber)
            .ok_or(ProviderError::Address)?;
        let request = self.http.get(address);
        // What it answers is read, and it answers in the language that it is asked for.
        let response = request.header(header::ACCEPT_LANGUAGE, "en").send().await?;
        if response.status() != StatusCode::OK {
            return Err(ProviderError::Status(response.status()));
        }
        let body = bounded(response).await?;
        let response = ProviderResponse::read(&body).ok_or(ProviderError::Unreadable)?;
        response.outcome().ok_or(ProviderError::Refused)
    }

    fn address(&self, list: &NewsletterList, subscriber: &Subscriber) -> Option<Url> {
        let address = self.pattern.replace("{account}", &list.account);
        let address = address.replace("{region}", &list.region);
        let mut address = Url::parse(&address).ok()?;
        address
            .query_pairs_mut()
            .append_pair("u", &list.user_id)
            .append_pair("id", &list.list_id)
            .append_pair("EMAIL", &subscriber.email)
            .append_pair("c", "answer");
        if let Some(name) = &subscriber.name {
            address.query_pairs_mut().append_pair("FNAME", name);
        }
        Some(address)
    }
}

async fn bounded(mut response: Response) -> Result<Vec<u8>, ProviderError> {
    let mut body = Vec::new();
    while let Some(part) = response.chunk().await? {
        if body.len() + part.len() > LONGEST_ANSWER {
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

    /// What it means for the visitor; `None` if it is the list that is wrong. The provider has
    /// no codes, only sentences; `0` is the number of its first field, the address.
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
