//! Every other path: a page, or its payload at `{path}/_payload.json`.
//!
//! This file handles only HTTP: it resolves the address, gets the page from `page`, and turns the
//! result into a response.

use super::page_errors::{
    HTML, NO_CACHE, crawler_error, redirect, service_unavailable, service_unavailable_for_crawler,
    too_many_requests, unknown_host,
};
use super::preview_card::preview_card;
use crate::app::App;
use crate::content_coding;
use crate::page::{
    ErrorPageShell, PageRequest, error_page, page_response, render_html, static_error_html,
    with_tracking_parameters,
};
use crate::page_cache::{PageForm, PageKey, ServedPage};
use crate::page_result::{NoPage, PageResult};
use crate::renderer::RenderError;
use crate::visitor::{Visitor, language_cookie};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use museum::{
    FRONT, FailedPage, Locale, MAX_QUERY_STRING_BYTES, PageAddress, PreviewCard, RequestError,
    Resolved, Target,
};

const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");
const JSON: &str = "application/json";

/// A page.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let app = app.with_clock_at(visitor.as_of);
    if let Some(card) = PreviewCard::parse(uri.path()) {
        return preview_card(&app, &visitor, &headers, card).await;
    }
    PageOperation::new(&app, &visitor, &headers, &uri)
        .respond()
        .await
}

/// The response with a cached page, if the request is for one.
pub(crate) fn cached_page(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    uri: &Uri,
) -> Option<Response> {
    PageOperation::new(app, visitor, headers, uri).respond_from_cache()
}

/// A request for a page, with everything that its response depends on.
struct PageOperation<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    headers: &'a HeaderMap,
    /// The path of the page, without that of its payload.
    path: &'a str,
    request: PageRequest<'a>,
}

impl<'a> PageOperation<'a> {
    fn new(app: &'a App, visitor: &'a Visitor, headers: &'a HeaderMap, uri: &'a Uri) -> Self {
        let (path, form) = PageForm::split(uri.path());
        let request = PageRequest {
            app,
            visitor,
            form,
            query_string: uri.query(),
        };
        Self {
            app,
            visitor,
            headers,
            path,
            request,
        }
    }

    fn respond_from_cache(&self) -> Option<Response> {
        let resolved = self.app.group.resolve(&self.visitor.host, self.path);
        let Ok(Resolved::Page(address)) = resolved else {
            return None;
        };
        if !self.request.is_cacheable() || self.chosen_language(&address).is_some() {
            return None;
        }
        let page = self.request.cached_page(&self.request.key(&address))?;
        Some(self.set_language_cookie(&address, self.send(&page)))
    }

    async fn respond(&self) -> Response {
        match self.app.group.resolve(&self.visitor.host, self.path) {
            Ok(Resolved::Page(address)) => self.respond_at(&address).await,
            Ok(Resolved::Nowhere(address, reason)) => {
                tracing::info!(site = address.site.key, "{reason}");
                self.respond_at(&address).await
            }
            Ok(Resolved::Elsewhere(path)) => self.redirect_to_path(&path),
            Ok(Resolved::UnknownHost) => unknown_host(&RequestError::NoMatch(self.path.to_owned())),
            Err(error) => unknown_host(&error),
        }
    }

    async fn respond_at(&self, address: &PageAddress<'_>) -> Response {
        if let Some(locale) = self.chosen_language(address) {
            let front_page = address.site.path(locale, FRONT);
            return redirect(StatusCode::FOUND, &front_page, &[(header::VARY, "cookie")]);
        }
        let key = self.request.key(address);
        if self.request.is_over_not_found_limit(&key) {
            return too_many_requests("Too many pages that do not exist.\n");
        }
        if address.is_search() && self.request.is_over_search_limit() {
            return too_many_requests("Too many searches. Wait a moment.\n");
        }
        if key.query_string.len() > MAX_QUERY_STRING_BYTES && !address.is_search() {
            return self.redirect_to_parameters(address, "");
        }
        match self.request.page(&key).await {
            Err(NoPage::NotFound) => self.respond_not_found(address, &key).await,
            result => self.respond_with(result, address).await,
        }
    }

    /// The "not found" page of the site, which is a page with a key of its own.
    async fn respond_not_found(&self, address: &PageAddress<'_>, key: &PageKey) -> Response {
        self.request.count_not_found();
        if self.visitor.crawler {
            return crawler_error(StatusCode::NOT_FOUND, self.path);
        }
        let result = self.request.page(&key.of_not_found_page()).await;
        self.respond_with(result, address).await
    }

    async fn respond_with(
        &self,
        result: PageResult<ServedPage>,
        address: &PageAddress<'_>,
    ) -> Response {
        let response = match result {
            Ok(page) if self.visitor.crawler && !page.is_content() => {
                return crawler_error(StatusCode::NOT_FOUND, self.path);
            }
            Ok(page) => self.send(&page),
            Err(NoPage::Redirect(target)) => return self.redirect_to_target(&target),
            Err(NoPage::CanonicalParameters(canonical)) => {
                return self.redirect_to_parameters(address, &canonical);
            }
            Err(NoPage::Overloaded | NoPage::NotRendered(RenderError::Busy)) => {
                return self.respond_service_unavailable(address);
            }
            Err(NoPage::ClientLimit) => {
                return too_many_requests("Too many choices. Wait a moment.\n");
            }
            Err(NoPage::NoContent) if self.visitor.crawler => {
                return crawler_error(StatusCode::INTERNAL_SERVER_ERROR, self.path);
            }
            Err(NoPage::NoContent) => self.respond_no_content(address).await,
            Err(NoPage::NotRendered(error)) => self.respond_not_rendered(&error, address).await,
            Err(NoPage::NotFound | NoPage::Interrupted | NoPage::LeftStale { .. }) => {
                self.send_static_error(address).await
            }
        };
        self.set_language_cookie(address, response)
    }

    fn send(&self, page: &ServedPage) -> Response {
        page_response(self.app, page, self.headers)
    }

    async fn respond_not_rendered(
        &self,
        error: &RenderError,
        address: &PageAddress<'_>,
    ) -> Response {
        if *error == RenderError::Quarantined {
            // The page has ended workers: its error page needs none.
            tracing::info!(path = address.path(), "the page is quarantined");
            return self.send_static_error(address).await;
        }
        tracing::error!(cause = %error, path = address.path(), "no page");
        if self.visitor.crawler {
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
        // The menus of the site may be what cannot be rendered.
        let shaped = error_page(self.app, address, ErrorPageShell::Empty);
        match render_html(self.app, &shaped).await {
            Ok((html, _)) => self.send_error_html(html).await,
            Err(error) => {
                tracing::error!(cause = %error, path = address.path(), "no error page");
                self.send_static_error(address).await
            }
        }
    }

    /// The error page for content that could not be fetched.
    async fn respond_no_content(&self, address: &PageAddress<'_>) -> Response {
        let shaped = error_page(self.app, address, ErrorPageShell::OfSite);
        if self.request.form == PageForm::Payload {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            return self.send_text(status, JSON, shaped.json).await;
        }
        match render_html(self.app, &shaped).await {
            Ok((html, _)) => self.send_error_html(html).await,
            Err(RenderError::Busy) => self.respond_service_unavailable(address),
            Err(error) => self.respond_not_rendered(&error, address).await,
        }
    }

    fn respond_service_unavailable(&self, address: &PageAddress<'_>) -> Response {
        if self.visitor.crawler {
            return service_unavailable_for_crawler(self.path);
        }
        service_unavailable(address.locale)
    }

    /// Responds with an error page that needs no worker.
    async fn send_static_error(&self, address: &PageAddress<'_>) -> Response {
        if self.visitor.crawler {
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
        let locale = address.locale;
        let html = static_error_html(&FailedPage::new(locale), locale.code());
        self.send_error_html(html).await
    }

    async fn send_error_html(&self, html: String) -> Response {
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        self.send_text(status, HTML, html).await
    }

    async fn send_text(
        &self,
        status: StatusCode,
        media_type: &'static str,
        text: String,
    ) -> Response {
        let (body, coding) = content_coding::encode(text.into(), self.visitor.coding).await;
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(NO_CACHE));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(name) = content_coding::name(coding) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        (status, headers, body).into_response()
    }

    /// Redirects to the canonical path of the same page. The query string stays.
    fn redirect_to_path(&self, path: &str) -> Response {
        let path = self.request.form.path(path);
        let to = match self.request.query_string {
            Some(query_string) => format!("{path}?{query_string}"),
            None => path,
        };
        redirect(StatusCode::MOVED_PERMANENTLY, &to, &[])
    }

    /// Redirects to the same page with its canonical parameters. They may change, as new content
    /// may bring a new filter: neither browsers nor shared caches may store the redirect.
    fn redirect_to_parameters(&self, address: &PageAddress<'_>, canonical: &str) -> Response {
        let form = self.request.form;
        let path = form.path(&address.path());
        let query_string = with_tracking_parameters(
            self.request.query_string.unwrap_or_default(),
            canonical,
            form,
        );
        let to = match query_string.as_str() {
            "" => path,
            query_string => format!("{path}?{query_string}"),
        };
        let mut response = redirect(StatusCode::FOUND, &to, &[]);
        response
            .headers_mut()
            .insert(header::CACHE_CONTROL, NO_STORE);
        response
    }

    /// Redirects as an editor has written it. A payload cannot be fetched from another site: 409
    /// tells our script to navigate there.
    fn redirect_to_target(&self, target: &Target) -> Response {
        let status = if target.permanent {
            StatusCode::MOVED_PERMANENTLY
        } else {
            StatusCode::FOUND
        };
        match (self.request.form, target.leaves) {
            (PageForm::Payload, true) => {
                (StatusCode::CONFLICT, "It is elsewhere.\n").into_response()
            }
            (PageForm::Payload, false) => {
                redirect(status, &PageForm::Payload.path(&target.to), &[])
            }
            (PageForm::Document, _) => redirect(status, &target.to, &[]),
        }
    }

    /// The language of the cookie, to which a visitor of the front page is redirected. A visitor
    /// who comes from a page of the site gets the requested language.
    fn chosen_language(&self, address: &PageAddress<'_>) -> Option<Locale> {
        let visitor = self.visitor;
        let is_default_front_page = address.slug == FRONT && address.locale == Locale::default();
        let is_arrival = self.request.form == PageForm::Document && !visitor.is_same_origin;
        let chosen = visitor.language?;
        let differs = chosen != address.locale && address.site.locales.contains(&chosen);
        (is_default_front_page && is_arrival && differs && !visitor.crawler).then_some(chosen)
    }

    /// Remembers the language of the page in a cookie, if the visitor has changed it within the
    /// site.
    fn set_language_cookie(&self, address: &PageAddress<'_>, mut response: Response) -> Response {
        let current = self.visitor.language.unwrap_or_default();
        if self.visitor.is_same_origin
            && current != address.locale
            && let Ok(value) = HeaderValue::from_str(&language_cookie(address.locale))
        {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }
}
