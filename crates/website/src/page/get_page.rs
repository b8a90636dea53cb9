//! The page cache around the steps that produce a page: the cached page while it is fresh, or
//! one that is produced now, or the last good copy when that fails or takes too long.

use super::produce_page::{IfChanged, ProducedPage, produce_page, rerender_copy};
use super::render_permit::AdmittedPage;
use crate::app::App;
use crate::page_cache::{Page, PageKey, PageSource, ServedPage};
use crate::page_result::{NoPage, PageResult};
use content_client::Tagged;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{timeout, timeout_at};

/// How often a page is rendered in a row because it changed while it was rendered. After that it is
/// served as it is, and stored only as the last good copy.
const MAX_RENDERS: usize = 3;

/// How long all steps of a page may take together.
const PRODUCE_TIMEOUT: Duration = Duration::from_secs(30);

/// The page of a key, for a client. Only a page that has to be rendered counts towards its limit.
pub(super) async fn get_page(
    app: &App,
    key: &PageKey,
    client: Option<IpAddr>,
) -> PageResult<ServedPage> {
    if let Some(page) = cached_page(app, key) {
        return Ok(page);
    }
    let last_good_copy = || {
        app.pages
            .last_good_copy(key, app.now(), app.dataset_of(&key.site))
    };
    let Some(copy) = last_good_copy() else {
        return join_rendering(app, key, client, None)
            .await
            .map(from_renderer);
    };
    if app.pages.is_in_retry_pause(key) {
        let may_rerender = true;
        return Ok(serve_copy(app, key, copy, may_rerender).await);
    }
    // One visitor has already waited the whole time, or the rendering failed.
    let max_wait = if app.pages.failed_recently(key) {
        Duration::ZERO
    } else {
        app.settings.pages.page_wait
    };
    match join_rendering(app, key, client, Some(max_wait)).await {
        Ok(page) => Ok(from_renderer(page)),
        Err(no_page) if no_page.is_failure() => match last_good_copy() {
            // Meanwhile it may have been replaced or removed.
            Some(copy) => {
                let may_rerender = !no_page.forbids_rendering();
                Ok(serve_copy(app, key, copy, may_rerender).await)
            }
            None => Err(no_page),
        },
        Err(no_page) => Err(no_page),
    }
}

/// A page that is produced for one visitor only, and is not cached.
pub(super) async fn get_uncached_page(
    app: &App,
    key: &PageKey,
    client: Option<IpAddr>,
) -> PageResult<ServedPage> {
    let admitted = AdmittedPage::new(app, key, client)?;
    let _permit = admitted.permit(app).await?;
    let dataset = app.dataset_of(&key.site);
    let count_at_start = app.pages.change_count(dataset);
    let produced = produce_page(app, key, None, IfChanged::Render).await?;
    let page = with_sync_tags(produced);
    if app.pages.change_count(dataset) != count_at_start {
        // It may have changed while it was rendered: no shared cache may store it.
        page.mark_stale();
    }
    Ok(from_renderer(page))
}

/// The page of a key from the cache.
pub(super) fn cached_page(app: &App, key: &PageKey) -> Option<ServedPage> {
    let page = fresh_page(app, key)?;
    page.value.count_read();
    app.metrics.count_page_cache_hit();
    let source = PageSource::Cache;
    Some(ServedPage { page, source })
}

fn from_renderer(page: Page) -> ServedPage {
    let source = PageSource::Renderer;
    ServedPage { page, source }
}

/// The cached page, if nothing that it shows has changed.
pub(crate) fn fresh_page(app: &App, key: &PageKey) -> Option<Page> {
    let page = app.pages.get(key)?;
    let dataset = app.dataset_of(&key.site);
    let is_of_current_build = app.is_current_build(&page.value.metadata.build);
    (is_of_current_build && app.pages.is_fresh(&page, app.now(), dataset)).then_some(page)
}

/// Joins the rendering of a page, or starts it. It continues without a visitor that waits.
async fn join_rendering(
    app: &App,
    key: &PageKey,
    client: Option<IpAddr>,
    max_wait: Option<Duration>,
) -> PageResult<Page> {
    let rendering = app.renderings.try_start_or_join(key, || {
        let admitted = AdmittedPage::new(app, key, client)?;
        let (app, key) = (app.clone(), key.clone());
        Ok(async move {
            let _permit = admitted.permit(&app).await?;
            render_and_store(&app, &key, IfChanged::Render).await
        })
    })?;
    let result = match max_wait {
        None => rendering.result.await,
        Some(max_wait) => timeout_at(rendering.started + max_wait, rendering.result)
            .await
            .unwrap_or_else(|_elapsed| {
                app.pages.note_timeout(key);
                None
            }),
    };
    result.unwrap_or(Err(NoPage::Interrupted))
}

/// Renders a page and stores it. A page that no longer exists is removed from the cache.
pub(crate) async fn render_and_store(
    app: &App,
    key: &PageKey,
    if_changed: IfChanged,
) -> PageResult<Page> {
    app.metrics.count_page_cache_miss();
    let result = timeout(PRODUCE_TIMEOUT, render_until_fresh(app, key, if_changed)).await;
    result
        .unwrap_or(Err(NoPage::Interrupted))
        .inspect_err(|no_page| {
            if let NoPage::LeftStale { content_changed } = no_page {
                app.pages.note_left_stale(key, *content_changed, app.now());
            } else if no_page.is_failure() {
                app.pages.note_failure(key);
            } else {
                app.pages.remove(key);
            }
        })
}

async fn render_until_fresh(app: &App, key: &PageKey, if_changed: IfChanged) -> PageResult<Page> {
    let _rendering = app.pages.lock_for_rendering(key).await;
    // It may have been rendered while this waited for the lock.
    if let Some(page) = fresh_page(app, key) {
        return Ok(page);
    }
    let dataset = app.dataset_of(&key.site);
    let mut renders = 1;
    loop {
        let count_at_start = app.pages.change_count(dataset);
        let previous = app.pages.newest(key);
        let produced = produce_page(app, key, previous.as_ref(), if_changed).await?;
        let page = with_sync_tags(produced);
        if page.is_stale() || app.pages.store(&page, dataset, count_at_start) {
            return Ok(page);
        }
        // It may lack a change that other visitors have seen.
        if renders == MAX_RENDERS {
            app.pages.store_stale(&page, app.now());
            return Ok(page);
        }
        renders += 1;
    }
}

/// A page with its sync tags. One without them is stale at once: no live event says when it
/// changes, so neither this cache nor a shared one stores it.
fn with_sync_tags(produced: ProducedPage) -> Page {
    let is_complete = produced.sync_tags.is_some();
    let page = Tagged::new(produced.page, produced.sync_tags.unwrap_or_default());
    if !is_complete {
        page.mark_stale();
    }
    Arc::new(page)
}

/// Joins the rendering of a copy from its stored query result, or starts it. All visitors of an
/// expired copy wait for one rendering.
async fn join_rerendering(app: &App, copy: &Page) -> Option<Page> {
    let rerendering = app
        .copy_rerenderings
        .try_start_or_join(&copy.value.key, || {
            let admitted = AdmittedPage::new(app, &copy.value.key, None)?;
            let (app, copy) = (app.clone(), copy.clone());
            Ok::<_, NoPage>(async move {
                let _permit = admitted.permit(&app).await.ok()?;
                let page = rerender_copy(&app, &copy.value).await?;
                Some(app.pages.replace_copy(page))
            })
        })
        .ok()?;
    let deadline = rerendering.started + app.settings.pages.page_wait;
    timeout_at(deadline, rerendering.result)
        .await
        .ok()
        .flatten()
        .flatten()
}

/// Serves the last good copy. An expired one is first shaped and rendered again, if that is
/// allowed.
async fn serve_copy(app: &App, key: &PageKey, copy: Page, may_rerender: bool) -> ServedPage {
    app.metrics.count_stale_page();
    let mut page = copy;
    if may_rerender && !page.value.is_valid(app.now()) {
        page = join_rerendering(app, &page).await.unwrap_or(page);
    }
    if page.value.key.coding != key.coding {
        let encoded = page.value.in_coding(key.coding).await;
        page = Arc::new(Tagged::new(encoded, Vec::new()));
    }
    let source = PageSource::LastGoodCopy;
    ServedPage { page, source }
}
