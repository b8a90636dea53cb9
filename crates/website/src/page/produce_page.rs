//! A page from nothing, or from the content of an older one: look up, shape, render.

use super::content::PageDocument;
use super::look_up::PageLookup;
use super::render::{RenderedBody, render_body};
use super::shaped_page::ShapedPage;
use crate::app::App;
use crate::content_coding::{self, Coding};
use crate::page_cache::{CachedPage, Page, PageKey, PageMetadata};
use crate::page_result::{NoPage, PageResult};
use bytes::Bytes;
use content_client::QueryResponse;
use jiff::Timestamp;
use museum::PageAddress;
use std::sync::Arc;

/// How the cache stores the content that a page was shaped from.
const CONTENT_CODING: Coding = Coding::Gzip;

/// What to do about a page that shows something else than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IfChanged {
    Render,
    Leave,
}

/// A page that is ready for the cache.
pub(super) struct ProducedPage {
    pub(super) page: CachedPage,
    /// The sync tags of all queries behind it; `None` if one of them was not answered.
    pub(super) tags: Option<Vec<String>>,
}

/// Looks up the page at an address and shapes it.
pub(crate) async fn shape_page(
    app: &App,
    address: &PageAddress<'_>,
    search: &str,
) -> PageResult<ShapedPage> {
    let start = app.now();
    let lookup = PageLookup {
        app,
        address,
        search,
    };
    let (root_data, content) = tokio::join!(lookup.root_data(), lookup.content());
    app.metrics.content_took(app.since(start));
    lookup.shape(&content?, &root_data)
}

/// Looks up, shapes and renders the page of a key. One that shows the same as `previous` is not
/// rendered again.
pub(super) async fn produce_page(
    app: &App,
    key: &PageKey,
    previous: Option<&Page>,
    if_changed: IfChanged,
) -> PageResult<ProducedPage> {
    let address = key
        .address(&app.group)
        .map_err(|_unknown_site| NoPage::NotFound)?;
    let start = app.now();
    let shaped = shape_page(app, &address, &key.search).await?;
    let document = shaped.origin.document.as_ref();
    let content = document.map_or_else(Bytes::new, |(_, result)| {
        Bytes::copy_from_slice(result.as_bytes())
    });
    let same = previous.filter(|page| shows_the_same(app, &page.value, &shaped));
    let body = match same {
        Some(page) => reuse_body(app, key, &page.value).await,
        None if if_changed == IfChanged::Leave => {
            let content_changed = match previous {
                Some(page) => unpacked_content(&page.value).await != content,
                None => false,
            };
            return Err(NoPage::LeftStale { content_changed });
        }
        None => render_body(app, key, &shaped)
            .await
            .map_err(NoPage::NotRendered)?,
    };
    let content = content_coding::compress(content, CONTENT_CODING).await;
    let metadata = metadata(&shaped, &body, start);
    Ok(ProducedPage {
        page: CachedPage::new(key.clone(), metadata, body.bytes, content),
        tags: shaped.origin.tags,
    })
}

/// Shapes a page again from the content that it was once shaped from, as it is shown now.
pub(crate) async fn reshape_page(app: &App, page: &CachedPage) -> Option<ShapedPage> {
    let address = page.key.address(&app.group).ok()?;
    let content = String::from_utf8(unpacked_content(page).await.into()).ok()?;
    let document = PageDocument {
        page_type: page.page_type()?,
        response: Arc::new(QueryResponse::of_result(content).ok()?),
        lookup_tags: Vec::new(),
    };
    let lookup = PageLookup {
        app,
        address: &address,
        search: &page.key.search,
    };
    lookup
        .shape_document(&document, &lookup.last_root_data())
        .ok()
}

/// Renders a page again from the content that it was once shaped from. It is as old as its
/// content.
pub(super) async fn reproduce_page(app: &App, copy: &CachedPage) -> Option<CachedPage> {
    let shaped = reshape_page(app, copy).await?;
    let body = render_body(app, &copy.key, &shaped).await.ok()?;
    let metadata = metadata(&shaped, &body, copy.metadata.rendered);
    let page = CachedPage::new(copy.key.clone(), metadata, body.bytes, copy.content.clone());
    Some(page.inherit_staleness(copy))
}

/// The query result that a page was shaped from.
async fn unpacked_content(page: &CachedPage) -> Bytes {
    content_coding::unpack(page.content.clone(), CONTENT_CODING).await
}

fn shows_the_same(app: &App, page: &CachedPage, shaped: &ShapedPage) -> bool {
    let metadata = &page.metadata;
    metadata.view == shaped.hash()
        && metadata.build == app.build_id()
        && metadata.status == shaped.status().as_u16()
}

/// The body of a page that shows the same, in the coding of a key.
async fn reuse_body(app: &App, key: &PageKey, page: &CachedPage) -> RenderedBody {
    if page.key == *key {
        app.metrics.page_unchanged();
        return RenderedBody {
            bytes: page.body.clone(),
            coding: page.metadata.coding,
            build: page.metadata.build.clone(),
        };
    }
    let page = page.in_coding(key.coding).await;
    RenderedBody {
        bytes: page.body,
        coding: page.metadata.coding,
        build: page.metadata.build,
    }
}

fn metadata(shaped: &ShapedPage, body: &RenderedBody, rendered: Timestamp) -> PageMetadata {
    let page_type = shaped
        .origin
        .document
        .as_ref()
        .map(|(page_type, _)| page_type);
    PageMetadata {
        status: shaped.status().as_u16(),
        coding: body.coding,
        valid_until: shaped.origin.valid_until,
        rendered,
        build: body.build.clone(),
        view: shaped.hash(),
        page_type: page_type.map(|page_type| page_type.name.to_owned()),
    }
}
