//! From a key to a rendered page: content, view, HTML, compressed bytes.

use crate::content_coding::{self, Coding};
use crate::document::{Parts, document};
use crate::find::{Found, find, shape_again};
use crate::operations::page::Form;
use crate::page_cache::{CachedPage, Facts, Page, PageKey, Rendition};
use crate::renderer::{RenderError, Rendered};
use crate::shaped::Shaped;
use crate::state::Website;
use axum::http::StatusCode;
use bytes::Bytes;
use content_client::QueryResponse;
use jiff::Timestamp;
use museum::Target;

/// What is there instead of a page.
pub(crate) enum NoPage {
    /// Another address.
    Redirect(Target),
    /// The same address with these parameters.
    Parameters(String),
    /// Nothing.
    NotFound,
    /// The content could not be fetched: an error page to render.
    Content(Box<Shaped>),
    /// The page was found and not rendered.
    Render(RenderError),
    /// More pages are requested than can be rendered.
    Busy,
    /// The client has had too many pages with parameters rendered.
    TooMany,
    /// It was not rendered in time, or rendering it broke off.
    Broken,
    /// It has changed, and nobody waits for it.
    Changed,
}

impl NoPage {
    /// Whether there may be a page, which could not be had.
    pub(crate) fn is_failure(&self) -> bool {
        matches!(
            self,
            Self::Content(_) | Self::Render(_) | Self::Busy | Self::TooMany | Self::Broken
        )
    }
}

/// What to do about a page that shows something else than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IfChanged {
    Render,
    Leave,
}

/// Renders the page of a key. One that shows the same as `before` is not rendered again.
pub(crate) async fn render_page(
    site: &Website,
    key: &PageKey,
    before: Option<&Page>,
    if_changed: IfChanged,
) -> Result<Rendition, NoPage> {
    let address = key
        .address(&site.group)
        .map_err(|_unknown| NoPage::NotFound)?;
    let begun = site.now();
    let (shaped, status) = match find(site, &address, &key.search).await {
        Found::View(shaped, StatusCode::INTERNAL_SERVER_ERROR) => {
            return Err(NoPage::Content(shaped));
        }
        Found::View(shaped, status) => (shaped, status),
        Found::Redirect(target) => return Err(NoPage::Redirect(target)),
        Found::Parameters(search) => return Err(NoPage::Parameters(search)),
        Found::Nothing => return Err(NoPage::NotFound),
    };
    let view = shaped.hash();
    let same = before.filter(|page| {
        let facts = &page.value.facts;
        (facts.view == view && facts.build == site.build_id()) && facts.status == status.as_u16()
    });
    let rendered = match same {
        Some(page) if page.value.key == *key => {
            site.metrics.page_unchanged();
            let facts = &page.value.facts;
            (page.value.body.clone(), facts.coding, facts.build.clone())
        }
        Some(page) => {
            let page = page.value.in_coding(key.coding).await;
            (page.body, page.facts.coding, page.facts.build)
        }
        None if if_changed == IfChanged::Leave => return Err(NoPage::Changed),
        None => rendered(site, key, &shaped).await?,
    };
    Ok(rendition(shaped, (status, view, begun), rendered).await)
}

async fn rendition(
    shaped: Box<Shaped>,
    (status, view, begun): (StatusCode, String, Timestamp),
    (body, coding, build): (Bytes, Coding, String),
) -> Rendition {
    let made_of = shaped.made_of;
    let (kind, content) = made_of.page.unzip();
    let content = String::from(content.unwrap_or_default());
    let content = content_coding::compress(content.into(), CONTENT).await;
    Rendition {
        facts: Facts {
            status: status.as_u16(),
            coding,
            valid_until: made_of.valid_until,
            rendered: begun,
            build,
            view,
            kind: kind.map(|kind| kind.name.to_owned()),
        },
        body,
        content,
        tags: made_of.tags,
    }
}

/// How the content that a page was shaped from is stored.
const CONTENT: Coding = Coding::Gzip;

/// The body of a page, its coding, and the build that rendered it.
async fn rendered(
    site: &Website,
    key: &PageKey,
    shaped: &Shaped,
) -> Result<(Bytes, Coding, String), NoPage> {
    let (body, build) = match key.form {
        Form::Payload => (shaped.data.clone(), site.build_id()),
        Form::Document => render_document(site, shaped)
            .await
            .map_err(NoPage::Render)?,
    };
    let (body, coding) = content_coding::pack(body.into(), key.coding).await;
    Ok((body, coding, build))
}

/// Renders the document of a view. Returns it, and the build that rendered it.
pub(crate) async fn render_document(
    site: &Website,
    shaped: &Shaped,
) -> Result<(String, String), RenderError> {
    let begun = site.now();
    let rendered = site.renderer.render(&shaped.request).await;
    site.metrics.render_took(site.since(begun));
    let Rendered { drawn, build } = rendered?;
    let document = document(&Parts {
        view: &shaped.view,
        data: &shaped.data,
        structured_data: &shaped.structured_data,
        head: &drawn.head,
        html: &drawn.html,
        modules: &drawn.modules,
        build: &build,
        base_path: site.base_path(&shaped.view.shell.site.key),
    });
    Ok((document, build.id.clone()))
}

/// Shapes a page of the content that it was once shaped from.
pub(crate) async fn shape_page_again(site: &Website, page: &CachedPage) -> Option<Shaped> {
    let (key, kind) = (&page.key, page.kind()?);
    let address = key.address(&site.group).ok()?;
    let content = content_coding::unpack(page.content.clone(), CONTENT).await;
    let content = String::from_utf8(content.into()).ok()?;
    let response = QueryResponse::of_result(content).ok()?;
    shape_again(site, &address, &key.search, (kind, &response))
}

/// Renders a page as the content that it was once shaped from is shown now.
pub(crate) async fn render_again(site: &Website, copy: &CachedPage) -> Option<CachedPage> {
    let key = &copy.key;
    let shaped = shape_page_again(site, copy).await?;
    let view = shaped.hash();
    let rendered = rendered(site, key, &shaped).await.ok()?;
    // It is as old as its content.
    let known = (copy.status(), view, copy.facts.rendered);
    let page = rendition(Box::new(shaped), known, rendered).await;
    let parts = (page.body, copy.content.clone());
    Some(CachedPage::new(key.clone(), page.facts, parts).no_truer_than(copy))
}
