//! From an address to everything that its page is rendered from: spec 7.
//!
//! What is around a page does not depend on the page, so it is fetched at the same time. Only
//! the type of the page has to be known before its own query can be chosen.

mod error_pages;
mod warnings;

pub(crate) use error_pages::failure;

use crate::shaped::Shaped;
use crate::state::Website;
use axum::http::StatusCode;
use content_client::{Client, ContentError, Query, QueryResponse};
use museum::{
    CalendarQuery, Days, FAILED_PATH, Json, Lookup, PageAddress, PageType, PageView, RequestError,
    Shaping, Site, Target, queries,
};
use std::sync::Arc;
use thiserror::Error;

/// The slug under which the "not found" page can be viewed.
const NOT_FOUND: &str = "404";

/// What is at an address.
pub(crate) enum Found {
    /// Something to render.
    View(Box<Shaped>, StatusCode),
    /// Another address.
    Redirect(Target),
}

/// Why a page's content could not be fetched.
#[derive(Debug, Error)]
pub(super) enum FindError {
    #[error(transparent)]
    Request(#[from] RequestError),
    #[error("{0}")]
    Content(#[from] ContentError),
    #[error("the content service's answer cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// Finds what is at an address with its query string. Any failure becomes an error page.
pub(crate) async fn find(site: &Website, address: &PageAddress<'_>, search: &str) -> Found {
    let begun = site.now();
    let asking = Asking {
        site,
        address,
        search,
    };
    let (shell, found) = tokio::join!(asking.shell(), asking.page());
    site.metrics.content_took(site.since(begun));
    let shaped = match found {
        Ok(Lookedup::Page(kind, tags, page)) => {
            match asking.view(kind, (&tags, &page), shell.as_deref()) {
                Ok(shaped) => shaped,
                Err(error) => return asking.failed(&error, shell.as_deref()),
            }
        }
        Ok(Lookedup::Redirect(target)) => return Found::Redirect(target),
        Ok(Lookedup::Nothing) => None,
        Ok(Lookedup::Failure) => return asking.failure(shell.as_deref()),
        Err(error) => return asking.failed(&error, shell.as_deref()),
    };
    if let Some(shaped) = shaped {
        return Found::View(Box::new(shaped), StatusCode::OK);
    }
    asking.not_found(shell.as_deref()).await
}

enum Lookedup {
    /// A page: its type, the tags of the lookup, and its content.
    Page(&'static PageType, Vec<String>, Arc<QueryResponse>),
    Redirect(Target),
    Nothing,
    /// The error page itself was requested.
    Failure,
}

/// A request for a page: of which site and address, and with which parameters.
pub(super) struct Asking<'a> {
    pub(super) site: &'a Website,
    pub(super) address: &'a PageAddress<'a>,
    pub(super) search: &'a str,
}

impl<'a> Asking<'a> {
    pub(super) fn shaping(&self) -> Shaping<'a> {
        let PageAddress { site, locale, .. } = self.address;
        let mut shaping = self.site.shaping(site, *locale);
        self.search.clone_into(&mut shaping.search);
        shaping
    }

    fn client(&self) -> Result<&'a Client, RequestError> {
        self.site.client(self.address.site)
    }

    /// Root data. Without it the page has an empty frame: spec 8.
    async fn shell(&self) -> Option<Arc<QueryResponse>> {
        let asked = async {
            let query = Query::new(queries::shell())
                .with("site", self.address.site.key.as_str())
                .with("locale", self.address.locale.code())
                // The page cache stores what is made of it until it changes: no older copy will do.
                .uncached();
            self.ask(query, "website.shell").await
        };
        let answer = asked.await;
        answer.inspect_err(|error| self.no_root_data(error)).ok()
    }

    pub(super) fn root_data<'j>(&self, answer: &'j QueryResponse) -> Option<Json<'j>> {
        let read = answer.read().map_err(FindError::from);
        read.inspect_err(|error| self.no_root_data(error)).ok()
    }

    fn no_root_data(&self, error: &FindError) {
        tracing::error!(site = self.address.site.key, cause = %error, "no root data");
    }

    /// The view of a page; `None` if it is not one that can be shown.
    fn view(
        &self,
        kind: &'static PageType,
        (looked_up, page): (&[String], &QueryResponse),
        shell: Option<&QueryResponse>,
    ) -> Result<Option<Shaped>, FindError> {
        let shaping = self.shaping();
        let tags = shell.map(|shell| {
            let tags = [looked_up, &page.sync_tags, &shell.sync_tags];
            let mut tags: Vec<String> = tags.into_iter().flatten().cloned().collect();
            tags.sort_unstable();
            tags.dedup();
            tags
        });
        let page: Json<'_> = page.read()?;
        let shell = shell.and_then(|answer| self.root_data(answer));
        let view = PageView::shape(kind, &page, shell.as_ref(), self.address, &shaping);
        if kind.has_parameter("today") || kind.has_parameter("until") {
            shaping.today();
        }
        let valid_until = shaping.valid_until();
        let warnings = shaping.into_warnings();
        self.note(&warnings);
        let shaped = view.map(|view| Shaped::new(view, warnings));
        Ok(shaped.map(|shaped| shaped.depending_on(tags, valid_until)))
    }

    async fn page(&self) -> Result<Lookedup, FindError> {
        match self.address.slug.as_str() {
            NOT_FOUND | "" => return Ok(Lookedup::Nothing),
            FAILED_PATH => return Ok(Lookedup::Failure),
            _ => {}
        }
        let answer = self.ask(self.query(queries::page()), "website.page");
        let response = answer.await?;
        let answer: Json<'_> = response.read()?;
        let shaping = self.shaping();
        let lookup = Lookup::of(&answer, &shaping);
        self.note(&shaping.into_warnings());
        let kind = match lookup {
            Lookup::Page(name) => PageType::named(&name),
            Lookup::Redirect(target) => return Ok(Lookedup::Redirect(target)),
            Lookup::NotFound => None,
        };
        let Some(kind) = kind else {
            return Ok(Lookedup::Nothing);
        };
        let tag = format!("website.{}", kind.name);
        let mut query = self.query(kind.query());
        if kind.has_parameter("until") {
            query = self.with_days(query);
        }
        if kind.has_parameter("start") {
            let (start, end) = museum::requested_range(self.search);
            query = query.with("start", start).with("end", end);
        }
        if kind.has_parameter("connected") {
            query = query.with("connected", self.address.site.connected.clone());
        }
        let tags = response.sync_tags.clone();
        Ok(Lookedup::Page(kind, tags, self.ask(query, &tag).await?))
    }

    /// A query with the parameters of spec 7, and with what redirects name the page by.
    pub(super) fn query<'q>(&self, text: &'q str) -> Query<'q> {
        let PageAddress { site, locale, slug } = self.address;
        let days = Days::at(self.site.now(), &self.site.group.zone);
        let query = Query::new(text)
            .with("slug", slug.as_str())
            .with("site", site.key.as_str())
            .with("locale", locale.code())
            .with("today", days.today.to_string())
            .with("tomorrow", days.tomorrow.to_string());
        query.with("source", Site::source(*locale, slug)).uncached()
    }

    /// The days whose events are wanted, of a page that shows days.
    fn with_days<'q>(&self, query: Query<'q>) -> Query<'q> {
        let today = Days::at(self.site.now(), &self.site.group.zone).today;
        let months = self.address.site.calendar_months;
        let asked = CalendarQuery::read(self.search, today);
        let days = asked.wanted(months, today);
        query
            .with("from", days.from.to_string())
            .with("until", days.until.to_string())
            .with("tag", asked.tag)
            .with("audience", asked.audience)
    }

    pub(super) async fn ask(
        &self,
        query: Query<'_>,
        tag: &str,
    ) -> Result<Arc<QueryResponse>, FindError> {
        let query = query.clone().tagged(tag).unwrap_or(query);
        Ok(self.client()?.query(&query).await?)
    }
}
