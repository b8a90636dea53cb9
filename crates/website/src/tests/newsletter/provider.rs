//! A local server in place of the provider of newsletters.

use super::super::Running;
use super::SENT;
use axum::Router;
use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What the provider does with a request.
#[derive(Clone)]
enum Says {
    This(u16, String),
    Nothing,
}

/// The path and the fields of a request.
pub(super) type ProviderRequest = (String, HashMap<String, String>);

/// The provider: the requests that it got, and its response.
#[derive(Clone)]
pub(super) struct Provider {
    address: String,
    requests: Arc<Mutex<Vec<ProviderRequest>>>,
    says: Arc<Mutex<Says>>,
}

impl Provider {
    pub(super) async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let provider = Self {
            address: format!("http://{address}/{{account}}/{{region}}"),
            requests: Arc::default(),
            says: Arc::new(Mutex::new(Says::This(200, SENT.to_owned()))),
        };
        let router = Router::new()
            .fallback(response)
            .with_state(provider.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        provider
    }

    pub(super) fn hangs(&self) {
        *self.says.lock().unwrap() = Says::Nothing;
    }

    pub(super) fn says(&self, status: u16, body: &str) {
        *self.says.lock().unwrap() = Says::This(status, body.to_owned());
    }

    pub(super) fn request_count(&self) -> usize {
        self.requests.lock().unwrap().len()
    }

    pub(super) fn last_request(&self) -> ProviderRequest {
        self.requests.lock().unwrap().last().unwrap().clone()
    }

    /// A website with this provider.
    pub(super) async fn website(&self, content: &str) -> Running {
        let address = self.address.clone();
        Running::start(content, |settings, _| settings.newsletter_url = address).await
    }
}

async fn response(
    State(provider): State<Provider>,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Response {
    let query = query.unwrap_or_default();
    let fields = form_urlencoded::parse(query.as_bytes());
    let request = (uri.path().to_owned(), fields.into_owned().collect());
    provider.requests.lock().unwrap().push(request);
    let says = provider.says.lock().unwrap().clone();
    match says {
        Says::This(status, body) => {
            let status = StatusCode::from_u16(status).unwrap();
            let elsewhere = [("location", "/again")];
            (status, elsewhere, body).into_response()
        }
        Says::Nothing => {
            tokio::time::sleep(Duration::from_mins(1)).await;
            StatusCode::OK.into_response()
        }
    }
}
