//! From an address to the content of its page.
//!
//! A page of content takes two queries: one for its type or a redirect, and one that its type
//! has. Search, newsletter and errors have addresses without a document.

use super::content::{PageContent, PageDocument};
use crate::app::App;
use crate::page_result::{NoPage, PageResult};
use content_client::{Client, ContentError, Query, QueryResponse};
use jiff::civil::Date;
use museum::{
    ACCESSIBILITY_PATH, CalendarQuery, Days, FAILED_PATH, Json, Lookup, NOT_FOUND_PATH,
    PageAddress, PageType, RequestError, Shaping, Site, queries,
};
use std::sync::Arc;
use thiserror::Error;

/// Why content could not be fetched.
#[derive(Debug, Error)]
pub(super) enum LookupError {
    #[error(transparent)]
    Request(#[from] RequestError),
    #[error("{0}")]
    Content(#[from] ContentError),
    #[error("the content service's response cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// A page to look up: its address, and the parameters behind it.
#[derive(Clone, Copy)]
pub(super) struct PageLookup<'a> {
    pub(super) app: &'a App,
    pub(super) address: &'a PageAddress<'a>,
    pub(super) search: &'a str,
}

impl<'a> PageLookup<'a> {
    /// The content at the address.
    pub(super) async fn content(&self) -> PageResult<PageContent> {
        match self.address.slug.as_str() {
            "" => Err(NoPage::NotFound),
            // There is no end to made-up parameters, and each would be a page in the cache.
            NOT_FOUND_PATH if !self.search.is_empty() => {
                Err(NoPage::OtherParameters(String::new()))
            }
            NOT_FOUND_PATH => Ok(PageContent::NotFoundPage(self.own_not_found_page().await)),
            FAILED_PATH => Err(NoPage::NoContent),
            ACCESSIBILITY_PATH => Ok(PageContent::AccessibilityStatement),
            _ if self.address.is_search() => self.search_content().await,
            _ if self.address.is_newsletter() => self.sign_up_content(),
            _ => self
                .document()
                .await
                .unwrap_or_else(|error| Err(self.failure(&error))),
        }
    }

    /// Logs why the content could not be fetched.
    pub(super) fn failure(&self, error: &LookupError) -> NoPage {
        let (site, path) = (self.address.site.key.as_str(), self.address.path());
        tracing::error!(site, path, cause = %error, "no content");
        NoPage::NoContent
    }

    /// A page of content. The outer error says that the content service failed; the inner one
    /// is its answer that there is no page.
    async fn document(&self) -> Result<PageResult<PageContent>, LookupError> {
        let response = self
            .query(self.page_query(queries::page()), "website.page")
            .await?;
        let page_type = match self.page_type(&response.read()?) {
            Ok(page_type) => page_type,
            Err(no_page) => return Ok(Err(no_page)),
        };
        // Before the query of the type, for which a visitor could make up values without end.
        let possible = page_type.possible_search(self.search, self.today());
        if possible != self.search {
            return Ok(Err(NoPage::OtherParameters(possible)));
        }
        let lookup_tags = response.sync_tags.clone();
        let tag = format!("website.{}", page_type.name);
        let response = self.query(self.type_query(page_type), &tag).await?;
        let known = page_type.known_search(&response.read()?, self.search, self.today());
        if known != self.search {
            return Ok(Err(NoPage::OtherParameters(known)));
        }
        Ok(Ok(PageContent::Document(PageDocument {
            page_type,
            response,
            lookup_tags,
        })))
    }

    /// The type of the page that the lookup found.
    fn page_type(&self, result: &Json<'_>) -> PageResult<&'static PageType> {
        let shaping = self.shaping();
        let lookup = Lookup::of(result, &shaping);
        self.report_warnings(&shaping.into_warnings());
        match lookup {
            Lookup::Page(name) => PageType::named(&name).ok_or(NoPage::NotFound),
            Lookup::Redirect(target) => Err(NoPage::Redirect(target)),
            Lookup::NotFound => Err(NoPage::NotFound),
        }
    }

    async fn own_not_found_page(&self) -> Option<Arc<QueryResponse>> {
        let text = PageType::named("notFoundPage").map_or("null", PageType::query);
        let response = self
            .query(self.page_query(text), "website.notFoundPage")
            .await;
        response
            .inspect_err(|error| tracing::error!(cause = %error, "no \"not found\" page"))
            .ok()
    }

    pub(super) fn shaping(&self) -> Shaping<'a> {
        let PageAddress { site, locale, .. } = self.address;
        let mut shaping = self.app.shaping(site, *locale);
        self.search.clone_into(&mut shaping.search);
        shaping
    }

    /// The day, in the group's zone.
    fn today(&self) -> Date {
        Days::at(self.app.now(), &self.app.group.zone).today
    }

    /// A query with the parameters that every query for a page has, and with the path by which
    /// redirects name the page.
    fn page_query<'q>(&self, text: &'q str) -> Query<'q> {
        let PageAddress { site, locale, slug } = self.address;
        let days = Days::at(self.app.now(), &self.app.group.zone);
        let query = Query::new(text)
            .with("slug", slug.as_str())
            .with("site", site.key.as_str())
            .with("locale", locale.code())
            .with("yesterday", days.yesterday.to_string())
            .with("today", days.today.to_string())
            .with("tomorrow", days.tomorrow.to_string());
        query
            .with("source", Site::source(*locale, slug))
            .bypass_cdn()
    }

    /// The query of a page type, with the further parameters that it has.
    fn type_query(&self, page_type: &'static PageType) -> Query<'static> {
        let mut query = self.page_query(page_type.query());
        if page_type.is_calendar() {
            query = self.with_days(query);
        }
        if page_type.has_parts() {
            let (start, end) = museum::requested_range(self.search);
            query = query.with("start", start).with("end", end);
        }
        if page_type.has_parameter("connected") {
            query = query.with("connected", self.address.site.connected.clone());
        }
        query
    }

    /// The days whose events a calendar shows, and its filters.
    fn with_days<'q>(&self, query: Query<'q>) -> Query<'q> {
        let today = self.today();
        let requested = CalendarQuery::read(self.search, today);
        let days = requested.wanted(self.address.site.calendar_months, today);
        query
            .with("from", days.from.to_string())
            .with("until", days.until.to_string())
            .with("tag", requested.tag)
            .with("audience", requested.audience)
    }

    pub(super) fn client(&self) -> Result<&'a Client, RequestError> {
        self.app.client(self.address.site)
    }

    /// Sends a query, with a tag by which the content service's log names it.
    pub(super) async fn query(
        &self,
        query: Query<'_>,
        tag: &str,
    ) -> Result<Arc<QueryResponse>, LookupError> {
        let query = query.clone().with_request_tag(tag).unwrap_or(query);
        Ok(self.client()?.query(&query).await?)
    }
}
