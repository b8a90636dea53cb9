//! Searching the pages of a dataset: `docs/rules.md#the-search-call`.

use crate::address::{Method, Request};
use crate::client::{Client, read};
use crate::error::ContentError;
use crate::names::DatasetName;
use crate::response_cache::Prepared;
use form_urlencoded::Serializer;
use serde::de::DeserializeOwned;

/// A search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search<'a> {
    /// The text that the visitor typed.
    pub query: &'a str,
    /// What it may mean too, such as synonyms.
    pub alternatives: &'a [String],
    /// The key of the site; `None` searches all sites.
    pub site: Option<&'a str>,
    /// The language of the pages.
    pub locale: &'a str,
    /// How many pages to find, at most.
    pub limit: usize,
    /// Whether each page comes with an excerpt of its text.
    pub excerpts: bool,
}

impl Search<'_> {
    fn path(&self, dataset: &DatasetName) -> String {
        let mut parameters = Serializer::new(String::new());
        parameters
            .append_pair("environment", &dataset.to_string())
            .append_pair("query", self.query)
            .append_pair("locale", self.locale)
            .append_pair("limit", &self.limit.to_string())
            .append_pair("detail", "true")
            .append_pair("excerpts", &self.excerpts.to_string());
        for alternative in self.alternatives {
            parameters.append_pair("alternative", alternative);
        }
        if let Some(site) = self.site {
            parameters.append_pair("site", site);
        }
        format!("/api/search/get-embedding-result?{}", parameters.finish())
    }
}

/// The response to a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResponse<T> {
    /// The pages, the best first, as the service describes them.
    pub pages: Vec<T>,
    /// How they are ranked: `fused`, `keyword`, or `keyword; embedder away`.
    pub ranking: String,
}

impl Client {
    /// The pages that a search finds.
    pub async fn search<T: DeserializeOwned>(
        &self,
        search: &Search<'_>,
    ) -> Result<SearchResponse<T>, ContentError> {
        let request = Request {
            method: Method::Get,
            path: search.path(&self.settings().dataset),
            body: None,
        };
        let prepared = Prepared::new(&self.base, request)?;
        let response = self.send(&prepared, None, true).await?;
        let ranking = response.ranking();
        let pages = read(&response.body()?)?;
        Ok(SearchResponse { pages, ranking })
    }
}
