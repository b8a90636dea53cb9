//! From an address to everything that its page is rendered from: spec 7.
//!
//! What is around a page does not depend on the page, so it is fetched at the same time. Only
//! the type of the page has to be known before its own query can be chosen.

mod accessibility_statement;
mod error_pages;
mod newsletter;
mod search;
mod warnings;

pub(crate) use error_pages::failure;
pub(crate) use search::find_suggestions;

use crate::shaped::{MadeOf, Shaped};
use crate::state::Website;
use axum::http::StatusCode;
use content_client::{Client, ContentError, Query, QueryResponse};
use jiff::Timestamp;
use jiff::civil::Date;
use museum::{
    ACCESSIBILITY_PATH, CalendarQuery, Days, FAILED_PATH, Json, Locale, Lookup, PageAddress,
    PageType, PageView, RequestError, Shaping, SignUpOutcome, Site, Target, queries,
};
use search::SearchResult;
use std::sync::Arc;
use thiserror::Error;

/// The slug of the "not found" page.
pub(crate) const NOT_FOUND: &str = "404";

/// What is at an address.
pub(crate) enum Found {
    /// Something to render.
    View(Box<Shaped>, StatusCode),
    /// Another address.
    Redirect(Target),
    /// The same page with these parameters: it knows no others, or not with these values.
    Parameters(String),
    /// No page.
    Nothing,
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
    match found {
        Ok(Lookedup::Page(kind, tags, page)) => asking.found(kind, (&tags, &page), &shell),
        Ok(Lookedup::Redirect(target)) => Found::Redirect(target),
        Ok(Lookedup::Parameters(search)) => Found::Parameters(search),
        Ok(Lookedup::Nothing) => Found::Nothing,
        Ok(Lookedup::NotFound) => asking.not_found(&shell).await,
        Ok(Lookedup::Failure) => asking.failure(&shell),
        Ok(Lookedup::AccessibilityStatement) => asking.accessibility_statement(&shell),
        Ok(Lookedup::SignUp(outcome)) => asking.newsletter_page(outcome, &shell),
        Ok(Lookedup::Search(result)) => asking
            .search_page(result.as_ref(), &shell)
            .unwrap_or_else(|error| asking.failed(&error, &shell)),
        Err(error) => asking.failed(&error, &shell),
    }
}

/// Looks at the root data of a site: something that they show may have changed. If they cannot
/// be fetched, nobody knows, and all pages that show them are dropped.
pub(crate) async fn look_at_root_data(site: &Website, key: &str, locale: Locale) {
    let Ok(own) = site.group.site(key) else {
        return;
    };
    let address = PageAddress {
        site: own,
        locale,
        slug: String::new(),
    };
    let asking = Asking {
        site,
        address: &address,
        search: "",
    };
    if let Err(error) = asking.fetch_root_data().await {
        asking.no_root_data(&error);
        let tag = site.root_data.tag(own, locale);
        site.drop_tagged(site.dataset_of(key), tag.as_slice());
    }
}

/// Shapes a page anew from the responses that it was once made of.
pub(crate) fn shape_again(
    site: &Website,
    address: &PageAddress<'_>,
    search: &str,
    (kind, page): (&'static PageType, &QueryResponse),
) -> Option<Shaped> {
    let asking = Asking {
        site,
        address,
        search,
    };
    let shell = asking.stored_root_data();
    asking.view(kind, (&[], page), &shell).ok().flatten()
}

enum Lookedup {
    /// A page: its type, the tags of the lookup, and its content.
    Page(&'static PageType, Vec<String>, Arc<QueryResponse>),
    Redirect(Target),
    Parameters(String),
    Nothing,
    /// The "not found" page itself was requested.
    NotFound,
    /// The error page itself was requested.
    Failure,
    /// The short address of the accessibility statement.
    AccessibilityStatement,
    /// The page that says what came of a sign-up.
    SignUp(SignUpOutcome),
    /// The search page; without a result where the search is away.
    Search(Option<SearchResult>),
}

/// Root data, if there is any.
pub(super) struct RootData {
    response: Option<Arc<QueryResponse>>,
    /// The tag of pages that show it, if the content service sent it now.
    tag: Option<String>,
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

    /// Root data: what the content service sends, or else what it sent last. Without either the
    /// page has an empty frame: spec 8.
    async fn shell(&self) -> RootData {
        match self.fetch_root_data().await {
            Ok(data) => data,
            Err(error) => {
                self.no_root_data(&error);
                self.stored_root_data()
            }
        }
    }

    /// Fetches root data. Pages in another frame are dropped.
    async fn fetch_root_data(&self) -> Result<RootData, FindError> {
        let PageAddress { site, locale, .. } = self.address;
        let query = Query::new(queries::shell())
            .with("site", site.key.as_str())
            .with("locale", locale.code())
            // The page cache stores what is made of it until it changes: no older copy will do.
            .uncached();
        let response = self.ask(query, "website.shell").await?;
        let is_same = |before: &QueryResponse| self.frame(before) == self.frame(&response);
        let stored = self.site.root_data.store(site, *locale, &response, is_same);
        if let Some(before) = stored.before {
            let dataset = self.site.dataset_of(&site.key);
            self.site.drop_tagged(dataset, &[before]);
        }
        Ok(RootData {
            response: Some(response),
            tag: Some(stored.tag),
        })
    }

    /// What root data show around any page now, and until when.
    fn frame(&self, response: &QueryResponse) -> Option<(String, Option<Timestamp>)> {
        let PageAddress { site, locale, .. } = self.address;
        let shaping = self.site.shaping(site, *locale);
        let data: Json<'_> = response.read().ok()?;
        let view = PageView::failed(Some(&data), self.address, &shaping);
        let shell = serde_json::to_string(&view.shell).ok()?;
        Some((shell, shaping.valid_until()))
    }

    fn stored_root_data(&self) -> RootData {
        let PageAddress { site, locale, .. } = self.address;
        RootData {
            response: self.site.root_data.get(site, *locale),
            tag: None,
        }
    }

    pub(super) fn root_data<'j>(&self, shell: &'j RootData) -> Option<Json<'j>> {
        let response = shell.response.as_ref()?;
        let read = response.read().map_err(FindError::from);
        read.inspect_err(|error| self.no_root_data(error)).ok()
    }

    fn no_root_data(&self, error: &FindError) {
        tracing::error!(site = self.address.site.key, cause = %error, "no root data");
    }

    fn found(
        &self,
        kind: &'static PageType,
        content: (&[String], &QueryResponse),
        shell: &RootData,
    ) -> Found {
        match self.view(kind, content, shell) {
            Ok(Some(shaped)) => Found::View(Box::new(shaped), StatusCode::OK),
            Ok(None) => Found::Nothing,
            Err(error) => self.failed(&error, shell),
        }
    }

    /// The view of a page; `None` if it is not one that can be shown.
    fn view(
        &self,
        kind: &'static PageType,
        (looked_up, page): (&[String], &QueryResponse),
        shell: &RootData,
    ) -> Result<Option<Shaped>, FindError> {
        let shaping = self.shaping();
        let content: Json<'_> = page.read()?;
        let frame = self.root_data(shell);
        let view = PageView::shape(kind, &content, frame.as_ref(), self.address, &shaping);
        let made_of = MadeOf {
            tags: tags_of(looked_up, page, shell),
            valid_until: shaping.valid_until(),
            page: Some((kind, page.result.get().into())),
        };
        let warnings = shaping.into_warnings();
        self.note(&warnings);
        let shaped = view.map(|view| Shaped::new(view, warnings));
        Ok(shaped.map(|shaped| shaped.made_of(made_of)))
    }

    async fn page(&self) -> Result<Lookedup, FindError> {
        match self.address.slug.as_str() {
            "" => return Ok(Lookedup::Nothing),
            NOT_FOUND => return Ok(Lookedup::NotFound),
            FAILED_PATH => return Ok(Lookedup::Failure),
            ACCESSIBILITY_PATH => return Ok(Lookedup::AccessibilityStatement),
            _ if self.address.is_search() => return Ok(self.search().await),
            _ if self.address.is_newsletter() => return Ok(self.sign_up_outcome()),
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
        let possible = kind.possible_search(self.search, self.today());
        if possible != self.search {
            return Ok(Lookedup::Parameters(possible));
        }
        let tag = format!("website.{}", kind.name);
        let mut query = self.query(kind.query());
        if kind.is_calendar() {
            query = self.with_days(query);
        }
        if kind.has_parts() {
            let (start, end) = museum::requested_range(self.search);
            query = query.with("start", start).with("end", end);
        }
        if kind.has_parameter("connected") {
            query = query.with("connected", self.address.site.connected.clone());
        }
        let tags = response.sync_tags.clone();
        let page = self.ask(query, &tag).await?;
        let known = kind.known_search(&page.read()?, self.search, self.today());
        if known != self.search {
            return Ok(Lookedup::Parameters(known));
        }
        Ok(Lookedup::Page(kind, tags, page))
    }

    /// The day, in the group's zone.
    fn today(&self) -> Date {
        Days::at(self.site.now(), &self.site.group.zone).today
    }

    /// A query with the parameters of spec 7, and with what redirects name the page by.
    pub(super) fn query<'q>(&self, text: &'q str) -> Query<'q> {
        let PageAddress { site, locale, slug } = self.address;
        let days = Days::at(self.site.now(), &self.site.group.zone);
        let query = Query::new(text)
            .with("slug", slug.as_str())
            .with("site", site.key.as_str())
            .with("locale", locale.code())
            .with("yesterday", days.yesterday.to_string())
            .with("today", days.today.to_string())
            .with("tomorrow", days.tomorrow.to_string());
        query.with("source", Site::source(*locale, slug)).uncached()
    }

    /// The days whose events are wanted, of a page that shows days.
    fn with_days<'q>(&self, query: Query<'q>) -> Query<'q> {
        let today = self.today();
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

/// The tags of all that a page is made of; `None` if its frame is not fresh.
fn tags_of(looked_up: &[String], page: &QueryResponse, shell: &RootData) -> Option<Vec<String>> {
    let frame = shell.tag.as_slice();
    let tags = [looked_up, &page.sync_tags, frame];
    let mut tags: Vec<String> = tags.into_iter().flatten().cloned().collect();
    tags.sort_unstable();
    tags.dedup();
    (!frame.is_empty()).then_some(tags)
}
