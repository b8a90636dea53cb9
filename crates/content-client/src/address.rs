//! From a query to the request that carries it. Nothing here does I/O.

use crate::names::{ApiVersion, BadName, DatasetName, ProjectId, RequestTag};
use documents::{Layer, Perspective};
use form_urlencoded::Serializer;
use serde_json::Value;
use std::collections::BTreeMap;

/// Characters that the address of a `GET` query stays below: `docs/rules.md#queries`.
pub const MAX_GET_ADDRESS_LENGTH: usize = 11_264;

/// A query in GROQ.
#[derive(Clone, Debug, PartialEq)]
pub struct Query<'a> {
    /// The GROQ.
    pub text: &'a str,
    /// The values of its `$names`, without the `$`. They are sorted, so that the same query has the
    /// same address in every cache.
    pub parameters: BTreeMap<String, Value>,
    /// Which documents the query sees.
    pub perspective: Perspective,
    /// What it is for, in the service's log.
    pub request_tag: Option<RequestTag>,
    /// Whether a CDN must not respond with a copy of its own.
    pub bypasses_cdn: bool,
}

impl<'a> Query<'a> {
    /// A query for published documents.
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            parameters: BTreeMap::new(),
            perspective: Perspective::published(),
            request_tag: None,
            bypasses_cdn: false,
        }
    }

    /// With a value for `$name`.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.parameters.insert(name.to_owned(), value.into());
        self
    }

    /// With a name in the service's log.
    pub fn with_request_tag(mut self, tag: &str) -> Result<Self, BadName> {
        self.request_tag = Some(RequestTag::parse(tag)?);
        Ok(self)
    }

    /// Past the CDN. The client's own cache may still respond.
    #[must_use]
    pub fn bypass_cdn(mut self) -> Self {
        self.bypasses_cdn = true;
        self
    }

    /// Whether a CDN may respond: only without credentials and for published documents, since a
    /// cached copy is for everybody (`docs/rules.md#the-content-client`).
    pub fn may_use_cdn(&self, credentials: bool) -> bool {
        let published = match &self.perspective {
            Perspective::Raw => false,
            Perspective::Stack(layers) => layers.iter().all(|layer| *layer == Layer::Published),
        };
        !self.bypasses_cdn && published && !credentials
    }
}

/// The HTTP method of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub enum Method {
    Get,
    Post,
}

/// A request that is ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The HTTP method.
    pub method: Method,
    /// The path and query string, below the service's address: `/v2024-10-01/data/query/stage?…`
    pub path: String,
    /// The body of a `POST`, JSON.
    pub body: Option<String>,
}

impl Request {
    /// The request of a query. `base_length` is the length of the address before the path.
    pub fn of_query(
        query: &Query<'_>,
        version: &ApiVersion,
        dataset: &DatasetName,
        base_length: usize,
    ) -> Self {
        let path = format!("/v{version}/data/query/{dataset}");
        let options = options(query);
        let mut query_string = Serializer::new(String::new());
        query_string.append_pair("query", query.text);
        for (name, value) in &query.parameters {
            query_string.append_pair(&format!("${name}"), &value.to_string());
        }
        for (name, value) in &options {
            query_string.append_pair(name, value);
        }
        let address = format!("{path}?{}", query_string.finish());
        if base_length + address.len() < MAX_GET_ADDRESS_LENGTH {
            return Self {
                method: Method::Get,
                path: address,
                body: None,
            };
        }
        let mut query_string = Serializer::new(String::new());
        query_string.extend_pairs(&options);
        let body = serde_json::json!({"query": query.text, "params": query.parameters});
        Self {
            method: Method::Post,
            path: format!("{path}?{}", query_string.finish()),
            body: Some(body.to_string()),
        }
    }

    /// The request for the live events of published documents.
    pub fn of_live_events(version: &ApiVersion, dataset: &DatasetName) -> Self {
        Self {
            method: Method::Get,
            path: format!("/v{version}/data/live/events/{dataset}"),
            body: None,
        }
    }

    /// The request for documents by their ids.
    pub fn of_documents(ids: &[&str], version: &ApiVersion, dataset: &DatasetName) -> Self {
        Self {
            method: Method::Get,
            path: format!("/v{version}/data/doc/{dataset}/{}", ids.join(",")),
            body: None,
        }
    }
}

fn options(query: &Query<'_>) -> Vec<(&'static str, String)> {
    let mut options = vec![
        ("perspective", perspective(&query.perspective)),
        ("returnQuery", "false".to_owned()),
    ];
    if let Some(tag) = &query.request_tag {
        options.push(("tag", tag.to_string()));
    }
    options
}

/// The perspective as the query string has it. The published layer is below every other one, and
/// is named only where it is the only one.
fn perspective(perspective: &Perspective) -> String {
    let Perspective::Stack(layers) = perspective else {
        return "raw".to_owned();
    };
    let name = |layer: &Layer| match layer {
        Layer::Published => None,
        Layer::Drafts => Some("drafts".to_owned()),
        Layer::Release(name) => Some(name.to_string()),
    };
    let names: Vec<String> = layers.iter().filter_map(name).collect();
    if names.is_empty() {
        "published".to_owned()
    } else {
        names.join(",")
    }
}

/// The address of a service for a project, and whether a header has to name the project.
/// `https://{project}.api.example.org` has it in the host.
pub(crate) fn base(address: &str, project: &ProjectId) -> (String, bool) {
    let address = address.trim_end_matches('/');
    if address.contains("{project}") {
        return (address.replace("{project}", project.as_str()), false);
    }
    (address.to_owned(), true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(query: &Query<'_>) -> Request {
        let version = ApiVersion::parse("2024-10-01").unwrap();
        Request::of_query(query, &version, &DatasetName::parse("stage").unwrap(), 24)
    }

    #[test]
    fn a_short_query_is_a_get_with_its_parameters_as_json() {
        let query = Query::new("*[slug.current == $slug][0]")
            .with("slug", "besøg os")
            .with("n", 1)
            .with_request_tag("website.page")
            .unwrap();
        let request = request(&query);
        assert_eq!(request.method, Method::Get);
        assert_eq!(
            request.path,
            "/v2024-10-01/data/query/stage?query=*%5Bslug.current+%3D%3D+%24slug%5D%5B0%5D\
             &%24n=1&%24slug=%22bes%C3%B8g+os%22&perspective=published&returnQuery=false\
             &tag=website.page"
        );
    }

    /// GET when the URL is under 11264 characters, else POST.
    #[test]
    fn a_long_query_is_a_post_at_exactly_the_limit() {
        assert_eq!(MAX_GET_ADDRESS_LENGTH, 11_264);
        let length = |text: &str| 24 + request(&Query::new(text)).path.len();
        let fixed = length("x") - 1;
        let longest = "x".repeat(MAX_GET_ADDRESS_LENGTH - fixed - 1);
        assert_eq!(length(&longest), MAX_GET_ADDRESS_LENGTH - 1);
        assert_eq!(request(&Query::new(&longest)).method, Method::Get);
        let longer = format!("{longest}x");
        let post = request(&Query::new(&longer).with("a", true));
        assert_eq!(post.method, Method::Post);
        assert_eq!(
            post.path,
            "/v2024-10-01/data/query/stage?perspective=published&returnQuery=false"
        );
        let body: Value = serde_json::from_str(&post.body.unwrap()).unwrap();
        assert_eq!(
            body,
            serde_json::json!({"query": longer, "params": {"a": true}})
        );
    }

    /// CDN on by default, off when credentials or draft perspectives are used.
    #[test]
    fn a_cdn_is_for_what_everybody_sees() {
        let seen = |perspective: &str| Query {
            perspective: Perspective::parse(perspective).unwrap(),
            ..Query::new("*")
        };
        let cases = [
            ("published", false, true),
            ("published", true, false),
            ("drafts", false, false),
            ("autumn", false, false),
            ("raw", false, false),
        ];
        for (perspective, credentials, expected) in cases {
            let query = seen(perspective);
            assert_eq!(query.may_use_cdn(credentials), expected, "{perspective}");
            let name = format!("perspective={perspective}&");
            assert!(request(&query).path.contains(&name), "{perspective}");
        }
        assert!(!Query::new("*").bypass_cdn().may_use_cdn(false));
    }

    #[test]
    fn a_project_stands_in_the_host_or_in_a_header() {
        let project = ProjectId::parse("museerne").unwrap();
        let cases = [
            ("http://127.0.0.1:24100/", "http://127.0.0.1:24100", true),
            (
                "https://{project}.api.example.org",
                "https://museerne.api.example.org",
                false,
            ),
        ];
        for (address, expected, header) in cases {
            assert_eq!(base(address, &project), (expected.to_owned(), header));
        }
    }
}
