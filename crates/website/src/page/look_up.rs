//! From an address to the content of its page.
//!
//! A page with a document takes two queries: one for its type, or a redirect, and that of its type.
//! Search, newsletter and errors have addresses without a document.

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

/// A page to look up: its address, and the parameters that pages read.
#[derive(Clone, Copy)]
pub(super) struct PageLookup<'a> {
    pub(super) app: &'a App,
    pub(super) address: &'a PageAddress<'a>,
    pub(super) query_string: &'a str,
}

impl<'a> PageLookup<'a> {
    /// The content at the address.
    pub(super) async fn content(&self) -> PageResult<PageContent> {
        match self.address.slug.as_str() {
            "" => Err(NoPage::NotFound),
            // Invented parameters are endless, and each would be another page in the cache.
            NOT_FOUND_PATH if !self.query_string.is_empty() => {
                Err(NoPage::CanonicalParameters(String::new()))
            }
            NOT_FOUND_PATH => Ok(PageContent::NotFoundPage(self.own_not_found_page().await)),
            // The address at which the error page can be seen.
            FAILED_PATH => Err(NoPage::NoContent),
            ACCESSIBILITY_PATH => Ok(PageContent::AccessibilityStatement),
            _ if self.address.is_search() => self.search_content().await,
            _ if self.address.is_newsletter() => self.sign_up_content(),
            _ => self
                .page_content()
                .await
                .unwrap_or_else(|error| Err(self.log_no_content(&error))),
        }
    }

    /// Logs why the content could not be fetched or read.
    pub(super) fn log_no_content(&self, error: &LookupError) -> NoPage {
        let (site, path) = (self.address.site.key.as_str(), self.address.path());
        tracing::error!(site, path, cause = %error, "no content");
        NoPage::NoContent
    }

    /// The content of a page with a document. The outer error says that the content service failed,
    /// the inner one that there is no page.
    async fn page_content(&self) -> Result<PageResult<PageContent>, LookupError> {
        let response = self
            .query(self.page_query(queries::page()), "website.page")
            .await?;
        let page_type = match self.page_type(&response.read()?) {
            Ok(page_type) => page_type,
            Err(no_page) => return Ok(Err(no_page)),
        };
        // Checked before the query of the type, to which invented values would be passed.
        let well_formed = page_type.well_formed_query(self.query_string, self.today());
        if well_formed != self.query_string {
            return Ok(Err(NoPage::CanonicalParameters(well_formed)));
        }
        let lookup_tags = response.sync_tags.clone();
        let request_tag = format!("website.{}", page_type.name);
        let response = self.query(self.type_query(page_type), &request_tag).await?;
        let accepted = page_type.accepted_query(&response.read()?, self.query_string, self.today());
        if accepted != self.query_string {
            return Ok(Err(NoPage::CanonicalParameters(accepted)));
        }
        Ok(Ok(PageContent::Document(PageDocument {
            page_type,
            response,
            lookup_tags,
        })))
    }

    /// The page type in the result of the first query.
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
        self.query_string.clone_into(&mut shaping.query_string);
        shaping
    }

    /// The date in the time zone of the group.
    fn today(&self) -> Date {
        Days::at(self.app.now(), &self.app.group.zone).today
    }

    /// A query with the parameters of every query for a page, past the CDN. `source` is the path by
    /// which redirects name the page.
    fn page_query<'q>(&self, text: &'q str) -> Query<'q> {
        let PageAddress { site, locale, slug } = self.address;
        let days = Days::at(self.app.now(), &self.app.group.zone);
        let query = Query::new(text)
            .with("slug", slug.as_str())
            .with("site", site.key.as_str())
            .with("locales", locale.codes())
            .with("yesterday", days.yesterday.to_string())
            .with("today", days.today.to_string())
            .with("tomorrow", days.tomorrow.to_string());
        query
            .with("source", Site::source(*locale, slug))
            .bypass_cdn()
    }

    /// The query of a page type, with the further parameters that the type needs.
    fn type_query(&self, page_type: &'static PageType) -> Query<'static> {
        let mut query = self.page_query(page_type.query());
        if page_type.is_calendar() {
            query = self.with_days(query);
        }
        // A long list is shown in parts.
        if page_type.has_parts() {
            let (start, end) = museum::requested_range(self.query_string);
            query = query.with("start", start).with("end", end);
        }
        // Some pages may show content of sites that are connected to theirs.
        if page_type.has_parameter("connected") {
            query = query.with("connected", self.address.site.connected.clone());
        }
        query
    }

    /// Adds the days whose events a calendar shows, and its filters.
    fn with_days<'q>(&self, query: Query<'q>) -> Query<'q> {
        let today = self.today();
        let requested = CalendarQuery::read(self.query_string, today);
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

    /// Sends a query, with a request tag by which the log of the content service names it.
    pub(super) async fn query(
        &self,
        query: Query<'_>,
        request_tag: &str,
    ) -> Result<Arc<QueryResponse>, LookupError> {
        let query = query.clone().with_request_tag(request_tag).unwrap_or(query);
        Ok(self.client()?.query(&query).await?)
    }
}
