//! Produces a page: looks it up, shapes it and renders it. Or shapes and renders an older page
//! again from the query result that is stored with it.

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

/// The coding in which the cache stores the query result that a page was shaped from.
const QUERY_RESULT_CODING: Coding = Coding::Gzip;

/// What to do with a page that would show something else than the cached one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IfChanged {
    Render,
    LeaveStale,
}

/// A page that is ready for the cache.
pub(super) struct ProducedPage {
    pub(super) page: CachedPage,
    /// The sync tags of all queries behind it; `None` if the page must not be cached.
    pub(super) sync_tags: Option<Vec<String>>,
}

/// Looks up the page at an address and shapes it.
pub(crate) async fn shape_page(
    app: &App,
    address: &PageAddress<'_>,
    query_string: &str,
) -> PageResult<ShapedPage> {
    let start = app.now();
    let lookup = PageLookup {
        app,
        address,
        query_string,
    };
    let (root_data, content) = tokio::join!(lookup.root_data(), lookup.content());
    app.metrics
        .observe_content_seconds(app.seconds_since(start));
    lookup.shape(&content?, &root_data)
}

/// Looks up, shapes and renders the page of a key. If it shows the same as `previous`, it has the
/// body of that and is not rendered.
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
    let shaped = shape_page(app, &address, &key.query_string).await?;
    let document = shaped.provenance.document.as_ref();
    let query_result = document.map_or_else(Bytes::new, |(_, result)| {
        Bytes::copy_from_slice(result.as_bytes())
    });
    let unchanged = previous.filter(|page| shows_the_same(app, &page.value, &shaped));
    let body = match unchanged {
        Some(page) => reuse_body(app, key, &page.value).await,
        None if if_changed == IfChanged::LeaveStale => {
            let content_changed = match previous {
                Some(page) => decoded_query_result(&page.value).await != query_result,
                None => false,
            };
            return Err(NoPage::LeftStale { content_changed });
        }
        None => render_body(app, key, &shaped)
            .await
            .map_err(NoPage::NotRendered)?,
    };
    let query_result = content_coding::encode_always(query_result, QUERY_RESULT_CODING).await;
    let metadata = metadata(&shaped, &body, start);
    Ok(ProducedPage {
        page: CachedPage::new(key.clone(), metadata, body.bytes, query_result),
        sync_tags: shaped.provenance.sync_tags,
    })
}

/// Shapes a page again from its stored query result, as it would be shown now.
pub(crate) async fn reshape_page(app: &App, page: &CachedPage) -> Option<ShapedPage> {
    let address = page.key.address(&app.group).ok()?;
    let query_result = String::from_utf8(decoded_query_result(page).await.into()).ok()?;
    let document = PageDocument {
        page_type: page.page_type()?,
        response: Arc::new(QueryResponse::of_result(query_result).ok()?),
        lookup_tags: Vec::new(),
    };
    let lookup = PageLookup {
        app,
        address: &address,
        query_string: &page.key.query_string,
    };
    lookup
        .shape_document(&document, &lookup.last_root_data())
        .ok()
}

/// Shapes and renders a copy again from its stored query result. It stays as stale as the copy.
pub(super) async fn rerender_copy(app: &App, copy: &CachedPage) -> Option<CachedPage> {
    let shaped = reshape_page(app, copy).await?;
    let body = render_body(app, &copy.key, &shaped).await.ok()?;
    let metadata = metadata(&shaped, &body, copy.metadata.rendering_began);
    let query_result = copy.query_result.clone();
    let page = CachedPage::new(copy.key.clone(), metadata, body.bytes, query_result);
    Some(page.inherit_staleness(copy))
}

/// The stored query result of a page.
async fn decoded_query_result(page: &CachedPage) -> Bytes {
    content_coding::decode(page.query_result.clone(), QUERY_RESULT_CODING).await
}

fn shows_the_same(app: &App, page: &CachedPage, shaped: &ShapedPage) -> bool {
    let metadata = &page.metadata;
    metadata.view_hash == shaped.hash()
        && metadata.build == app.build_id()
        && metadata.status == shaped.status().as_u16()
}

/// The body of a page that shows the same, in the coding of a key.
async fn reuse_body(app: &App, key: &PageKey, page: &CachedPage) -> RenderedBody {
    if page.key == *key {
        app.metrics.count_unchanged_page();
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

fn metadata(shaped: &ShapedPage, body: &RenderedBody, rendering_began: Timestamp) -> PageMetadata {
    let page_type = shaped
        .provenance
        .document
        .as_ref()
        .map(|(page_type, _)| page_type);
    PageMetadata {
        status: shaped.status().as_u16(),
        coding: body.coding,
        valid_until: shaped.provenance.valid_until,
        rendering_began,
        build: body.build.clone(),
        view_hash: shaped.hash(),
        page_type: page_type.map(|page_type| page_type.name.to_owned()),
    }
}
