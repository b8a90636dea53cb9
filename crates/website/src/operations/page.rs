//! Every other path: a page, or a page's data at `{path}/_payload.json`.

use super::page_answers::{no_error_page, no_route, redirect, refused, too_many};
use super::preview_card::preview_card;
use crate::content_coding::{self, Coding};
use crate::document::plain_failure;
use crate::find::failure;
use crate::get_page::{self, RenderPlace, Served, Source, get_page, true_page};
use crate::page_cache::{CachedPage, PageKey};
use crate::page_parameters::{clean_search, page_parameters};
use crate::render_page::{IfChanged, NoPage, render_document, render_page};
use crate::renderer::RenderError;
use crate::shaped::Shaped;
use crate::state::Website;
use crate::visitor::{Visitor, remember};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use content_client::Tagged;
use museum::{
    FRONT, FailedPage, LONGEST_SEARCH, Locale, PAYLOAD, PageAddress, PreviewCard, RequestError,
    Resolved, Target,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Browsers ask again each time for what is not cached here either.
pub(super) const FRESH: &str = "no-cache";
/// Nobody keeps it.
const UNKEPT: &str = "no-store";
pub(super) const HTML: &str = "text/html; charset=utf-8";
const JSON: &str = "application/json";

/// Which form of a page is requested.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    Document,
    Payload,
}

impl Form {
    /// All of them.
    pub(crate) const ALL: [Self; 2] = [Self::Document, Self::Payload];

    /// The page's path and the form of it that a path requests.
    fn of(path: &str) -> (&str, Self) {
        let page = path
            .strip_suffix(PAYLOAD)
            .and_then(|page| page.strip_suffix('/'));
        match page {
            Some("") => ("/", Self::Payload),
            Some(page) => (page, Self::Payload),
            None => (path, Self::Document),
        }
    }

    /// The path at which a page has this form.
    fn path(self, page: &str) -> String {
        match self {
            Self::Document => page.to_owned(),
            Self::Payload => format!("{}/{PAYLOAD}", page.trim_end_matches('/')),
        }
    }
}

/// A page.
pub(crate) async fn page(
    State(site): State<Website>,
    visitor: Visitor,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let site = site.at(visitor.as_of);
    if let Some(card) = PreviewCard::parse(uri.path()) {
        return preview_card(&site, &visitor, &headers, card).await;
    }
    let (path, form) = Form::of(uri.path());
    let asked = PageRequest {
        site: &site,
        visitor: &visitor,
        headers: &headers,
        form,
        query: uri.query(),
    };
    asked.answer(path).await
}

/// A page from the cache, if that is what the request leads to.
pub(crate) fn cached_page(
    site: &Website,
    visitor: &Visitor,
    headers: &HeaderMap,
    uri: &Uri,
) -> Option<Response> {
    let (path, form) = Form::of(uri.path());
    let asked = PageRequest {
        site,
        visitor,
        headers,
        form,
        query: uri.query(),
    };
    asked.cached(path)
}

/// The data of a published page, for what is made of it; or the status of the response.
pub(crate) async fn published_page(
    site: &Website,
    visitor: &Visitor,
    headers: &HeaderMap,
    path: &str,
) -> Result<Served, StatusCode> {
    let Ok(Resolved::Page(address)) = site.group.resolve(&visitor.host, path) else {
        return Err(StatusCode::NOT_FOUND);
    };
    let asked = PageRequest {
        site,
        visitor,
        headers,
        form: Form::Payload,
        query: None,
    };
    let key = PageKey {
        coding: Coding::Plain,
        ..asked.key(&address)
    };
    if asked.is_refused(&key) {
        return Err(StatusCode::TOO_MANY_REQUESTS);
    }
    let served = asked.served(&key).await;
    let served = served.map_err(|why| match &*why {
        NoPage::NotFound => {
            asked.note_not_found();
            StatusCode::NOT_FOUND
        }
        NoPage::Redirect(_) | NoPage::Parameters(_) => StatusCode::NOT_FOUND,
        NoPage::TooMany => StatusCode::TOO_MANY_REQUESTS,
        NoPage::Busy => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    })?;
    let is_page = served.is_page();
    is_page.then_some(served).ok_or(StatusCode::NOT_FOUND)
}

struct PageRequest<'a> {
    site: &'a Website,
    visitor: &'a Visitor,
    headers: &'a HeaderMap,
    form: Form,
    query: Option<&'a str>,
}

impl PageRequest<'_> {
    fn cached(&self, path: &str) -> Option<Response> {
        let resolved = self.site.group.resolve(&self.visitor.host, path);
        let Ok(Resolved::Page(address)) = resolved else {
            return None;
        };
        if !self.is_cacheable() || self.chosen_language(&address).is_some() {
            return None;
        }
        let served = get_page::cached_page(self.site, &self.key(&address))?;
        let mut response = served.response(self.headers, self.site);
        self.remember_language(&address, response.headers_mut());
        Some(response)
    }

    fn key(&self, address: &PageAddress<'_>) -> PageKey {
        PageKey {
            site: address.site.key.clone(),
            locale: address.locale,
            slug: address.slug.clone(),
            search: page_parameters(self.query.unwrap_or_default(), self.form),
            form: self.form,
            coding: self.visitor.coding,
        }
    }

    /// One who looks at another time, or who changes the sources, gets pages rendered, as does
    /// everyone where nothing is cached.
    fn is_cacheable(&self) -> bool {
        let settings = &self.site.settings;
        let cached = settings.hot.is_none() && settings.pages.bytes > 0;
        cached && self.visitor.as_of.is_none()
    }

    async fn answer(&self, path: &str) -> Response {
        let group = &self.site.group;
        let address = match group.resolve(&self.visitor.host, path) {
            Ok(Resolved::Page(address)) => address,
            Ok(Resolved::Nowhere(address, why)) => {
                tracing::info!(site = address.site.key, "{why}");
                address
            }
            Ok(Resolved::Elsewhere(path)) => return self.elsewhere(&path),
            Ok(Resolved::UnknownHost) => return no_route(&RequestError::NoMatch(path.to_owned())),
            Err(error) => return no_route(&error),
        };
        if let Some(locale) = self.chosen_language(&address) {
            let to = address.site.path(locale, FRONT);
            return redirect(StatusCode::FOUND, &to, &[(header::VARY, "cookie")]);
        }
        let key = self.key(&address);
        if self.is_refused(&key) {
            return too_many("Too many pages that do not exist.\n");
        }
        if address.is_search() && self.is_search_refused() {
            return too_many("Too many searches. Wait a moment.\n");
        }
        if key.search.len() > LONGEST_SEARCH && !address.is_search() {
            return self.cleaned(&address, "");
        }
        let mut served = self.served(&key).await;
        if served
            .as_ref()
            .is_err_and(|why| matches!(**why, NoPage::NotFound))
        {
            self.note_not_found();
            if self.visitor.crawler {
                return no_error_page(StatusCode::NOT_FOUND, path);
            }
            served = self.served(&key.not_found()).await;
        }
        let mut response = match served {
            Ok(served) if self.visitor.crawler && !served.is_page() => {
                return no_error_page(StatusCode::NOT_FOUND, path);
            }
            Ok(served) => served.response(self.headers, self.site),
            Err(other) => match &*other {
                NoPage::Redirect(target) => return self.redirected(target),
                NoPage::Parameters(read) => return self.cleaned(&address, read),
                NoPage::Busy | NoPage::Render(RenderError::Busy) => {
                    return refused(address.locale);
                }
                NoPage::TooMany => return too_many("Too many choices. Wait a moment.\n"),
                NoPage::Content(_) if self.visitor.crawler => {
                    return no_error_page(StatusCode::INTERNAL_SERVER_ERROR, path);
                }
                NoPage::Content(shaped) => self.error_page(shaped, &address).await,
                NoPage::Render(error) => self.not_rendered(error, &address).await,
                NoPage::NotFound | NoPage::Broken | NoPage::Changed => {
                    self.plain_error(&address).await
                }
            },
        };
        self.remember_language(&address, response.headers_mut());
        response
    }

    /// The page, from the cache or rendered.
    async fn served(&self, key: &PageKey) -> Result<Served, Arc<NoPage>> {
        if self.is_cacheable() {
            return get_page(self.site, key, self.visitor.client).await;
        }
        let rendered = async {
            let place = RenderPlace::take(self.site, key, self.visitor.client)?;
            let _place = place.enter(self.site).await?;
            render_page(self.site, key, None, IfChanged::Render).await
        };
        let page = rendered.await.map_err(Arc::new)?;
        let page = CachedPage::new(key.clone(), page.facts, (page.body, page.content));
        Ok(Served {
            page: Arc::new(Tagged::new(page, Vec::new())),
            source: Source::Renderer,
        })
    }

    /// Whether a client has requested too many paths without a page. Cached pages are not
    /// refused to it.
    fn is_refused(&self, key: &PageKey) -> bool {
        let Some(client) = self.site.counted(self.visitor.client) else {
            return false;
        };
        let limit = &self.site.not_found_limit;
        limit.is_exhausted(client, self.site.now()) && true_page(self.site, key).is_none()
    }

    /// Whether a client has searched too often. Who has typed nothing yet searches nothing.
    fn is_search_refused(&self) -> bool {
        self.query.is_some() && !self.site.may_search(self.visitor.client)
    }

    fn note_not_found(&self) {
        if let Some(client) = self.site.counted(self.visitor.client) {
            self.site.not_found_limit.note(client, self.site.now());
        }
    }

    /// The page for content that could not be fetched.
    async fn error_page(&self, shaped: &Shaped, address: &PageAddress<'_>) -> Response {
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        if self.form == Form::Payload {
            return self.packed(status, JSON, shaped.data.clone()).await;
        }
        match render_document(self.site, shaped).await {
            Ok((body, _)) => self.packed(status, HTML, body).await,
            Err(error) => self.not_rendered(&error, address).await,
        }
    }

    /// The same page in its one form. The question mark and what follows stay.
    fn elsewhere(&self, path: &str) -> Response {
        let path = self.form.path(path);
        let to = match self.query {
            Some(query) => format!("{path}?{query}"),
            None => path,
        };
        redirect(StatusCode::MOVED_PERMANENTLY, &to, &[])
    }

    /// The same page with what it reads of the parameters. What it does not know now it may know
    /// tomorrow, such as a tag: neither browsers nor caches keep this.
    fn cleaned(&self, address: &PageAddress<'_>, read: &str) -> Response {
        let path = self.form.path(&address.path());
        let search = clean_search(self.query.unwrap_or_default(), read, self.form);
        let to = match search.as_str() {
            "" => path,
            search => format!("{path}?{search}"),
        };
        let mut response = redirect(StatusCode::FOUND, &to, &[]);
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(UNKEPT));
        response
    }

    /// An editor's redirect. One that leaves the site cannot be followed in a page's data: the
    /// response has the browser go there itself.
    fn redirected(&self, target: &Target) -> Response {
        let status = if target.permanent {
            StatusCode::MOVED_PERMANENTLY
        } else {
            StatusCode::FOUND
        };
        match (self.form, target.leaves) {
            (Form::Payload, true) => (StatusCode::CONFLICT, "It is elsewhere.\n").into_response(),
            (Form::Payload, false) => redirect(status, &self.form.path(&target.to), &[]),
            (Form::Document, _) => redirect(status, &target.to, &[]),
        }
    }

    /// The language that a visitor chose before and that the front page should open in. A
    /// visitor who comes from a page of the site wants the requested language.
    fn chosen_language(&self, address: &PageAddress<'_>) -> Option<Locale> {
        let plain = address.slug == FRONT && address.locale == Locale::default();
        let fresh = self.form == Form::Document && !self.visitor.from_here;
        let chosen = self.visitor.language?;
        let other = chosen != address.locale && address.site.locales.contains(&chosen);
        (plain && fresh && other && !self.visitor.crawler).then_some(chosen)
    }

    /// Going from one language to another within a site is a choice: spec 4.
    fn remember_language(&self, address: &PageAddress<'_>, headers: &mut HeaderMap) {
        let known = self.visitor.language.unwrap_or_default();
        if self.visitor.from_here
            && known != address.locale
            && let Ok(value) = HeaderValue::from_str(&remember(address.locale))
        {
            headers.append(header::SET_COOKIE, value);
        }
    }

    async fn not_rendered(&self, error: &RenderError, address: &PageAddress<'_>) -> Response {
        match error {
            RenderError::Busy => return refused(address.locale),
            RenderError::SetAside => return self.set_aside(address).await,
            error => tracing::error!(cause = %error, path = address.path(), "no page"),
        }
        // The fault may be in this page: the error page is rendered instead.
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        if self.visitor.crawler {
            return status.into_response();
        }
        let shaped = failure(self.site, address);
        let body = match render_document(self.site, &shaped).await {
            Ok((body, _)) => body,
            Err(error) => {
                tracing::error!(cause = %error, "no page for what went wrong either");
                let page = FailedPage::new(address.locale);
                plain_failure(&page, address.locale.code())
            }
        };
        self.packed(status, HTML, body).await
    }

    /// The page has cost enough renderers: its error page costs none.
    async fn set_aside(&self, address: &PageAddress<'_>) -> Response {
        tracing::info!(path = address.path(), "the page is set aside");
        self.plain_error(address).await
    }

    /// An error page that needs no renderer.
    async fn plain_error(&self, address: &PageAddress<'_>) -> Response {
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        if self.visitor.crawler {
            return status.into_response();
        }
        let locale = address.locale;
        let body = plain_failure(&FailedPage::new(locale), locale.code());
        self.packed(status, HTML, body).await
    }

    async fn packed(&self, status: StatusCode, media_type: &'static str, body: String) -> Response {
        let (body, coding) = content_coding::pack(body.into(), self.visitor.coding).await;
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FRESH));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(name) = content_coding::name(coding) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        (status, headers, body).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_and_its_data_have_addresses_of_their_own() {
        let cases = [
            ("/", "/", Form::Document),
            ("/_payload.json", "/", Form::Payload),
            ("/en/visit", "/en/visit", Form::Document),
            ("/en/visit/_payload.json", "/en/visit", Form::Payload),
            ("/x_payload.json", "/x_payload.json", Form::Document),
        ];
        for (path, page, form) in cases {
            assert_eq!(Form::of(path), (page, form), "{path}");
            assert_eq!(form.path(page), path);
        }
    }
}
