//! A content service that records what it is asked.

use super::failures::QueryCase;
use super::*;
use axum::body::Bytes;
use axum::http::Uri;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A request as it came.
#[derive(Clone, Debug)]
pub(super) struct Recorded {
    pub(super) path: String,
    /// The parameters of the address; those of a query have a `$` before their names.
    pub(super) parameters: BTreeMap<String, String>,
}

impl Recorded {
    fn new(uri: &Uri, body: &[u8]) -> Self {
        let query_string = uri.query().unwrap_or_default();
        let mut parameters: BTreeMap<String, String> =
            form_urlencoded::parse(query_string.as_bytes())
                .into_owned()
                .collect();
        // A long query is sent as a body, and so are its parameters.
        let body: Value = serde_json::from_slice(body).unwrap_or_default();
        for (name, value) in body["params"].as_object().into_iter().flatten() {
            parameters.insert(format!("${name}"), value.to_string());
        }
        Self {
            path: uri.path().to_owned(),
            parameters,
        }
    }

    pub(super) fn tag(&self) -> &str {
        self.parameter("tag")
    }

    pub(super) fn parameter(&self, name: &str) -> &str {
        self.parameters.get(name).map_or("", String::as_str)
    }
}

/// A service that responds by request tag, and with 404 to any other.
pub(super) struct RecordingService {
    pub(super) address: String,
    requests: Arc<Mutex<Vec<Recorded>>>,
}

impl RecordingService {
    pub(super) async fn start(responses: &'static [QueryCase]) -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let requests = Arc::new(Mutex::new(Vec::new()));
        let recorded = requests.clone();
        let respond = move |uri: Uri, body: Bytes| async move {
            let request = Recorded::new(&uri, &body);
            let case = responses.iter().find(|(tag, ..)| *tag == request.tag());
            let (_, status, body) = case.copied().unwrap_or(("", 404, "{}"));
            recorded.lock().unwrap().push(request);
            (StatusCode::from_u16(status).unwrap(), body)
        };
        let router = axum::Router::new().fallback(respond);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, requests }
    }

    /// What came since the last call.
    pub(super) fn take(&self) -> Vec<Recorded> {
        std::mem::take(&mut self.requests.lock().unwrap())
    }
}
