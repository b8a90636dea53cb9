//! The page cache around the steps that produce a page: the cached page while it is fresh, or
//! one that is produced now, or the last good copy when that fails or takes too long.

use super::produce_page::{IfChanged, ProducedPage, produce_page, reproduce_page};
use super::render_permit::Admitted;
use crate::app::App;
use crate::page_cache::{Page, PageKey, PageSource, ServedPage};
use crate::page_result::{NoPage, PageResult};
use content_client::Tagged;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{timeout, timeout_at};

/// How often a page is rendered because something changed while it was rendered. Beyond that it
/// is served as it is, and stored as a copy that is stale already.
const MAX_RENDERS: usize = 3;

/// How long a page may take with everything that it needs.
const PRODUCE_TIMEOUT: Duration = Duration::from_secs(30);

/// The page of a key, for a client. Only what has to be rendered counts towards its limit.
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
        return join_rendering(app, key, client, None).await.map(rendered);
    };
    if app.pages.is_in_retry_pause(key) {
        return Ok(serve_copy(app, key, copy, &NoPage::Interrupted).await);
    }
    // One visitor has waited in vain: the others need not.
    let patience = if app.pages.failed_recently(key) {
        Duration::ZERO
    } else {
        app.settings.pages.deadline
    };
    match join_rendering(app, key, client, Some(patience)).await {
        Ok(page) => Ok(rendered(page)),
        Err(why) if why.is_failure() => match last_good_copy() {
            // There may be a newer one by now, or none: the page may be gone.
            Some(copy) => Ok(serve_copy(app, key, copy, &why).await),
            None => Err(why),
        },
        Err(why) => Err(why),
    }
}

/// A page that is produced for one visitor alone, and is not cached.
pub(super) async fn get_uncached_page(
    app: &App,
    key: &PageKey,
    client: Option<IpAddr>,
) -> PageResult<ServedPage> {
    let admitted = Admitted::new(app, key, client)?;
    let _permit = admitted.permit(app).await?;
    let produced = produce_page(app, key, None, IfChanged::Render).await?;
    Ok(rendered(tagged(produced)))
}

/// The page of a key from the cache.
pub(super) fn cached_page(app: &App, key: &PageKey) -> Option<ServedPage> {
    let page = fresh_page(app, key)?;
    page.value.count_read();
    app.metrics.page_cache_hit();
    let source = PageSource::Cache;
    Some(ServedPage { page, source })
}

fn rendered(page: Page) -> ServedPage {
    let source = PageSource::Renderer;
    ServedPage { page, source }
}

/// The cached page, if nothing that it shows has changed.
pub(crate) fn fresh_page(app: &App, key: &PageKey) -> Option<Page> {
    let page = app.pages.get(key)?;
    let dataset = app.dataset_of(&key.site);
    let of_build = app.is_current_build(&page.value.metadata.build);
    (of_build && app.pages.is_fresh(&page, app.now(), dataset)).then_some(page)
}

/// Joins the rendering of a page, or starts it. It ends even if nobody waits for it any longer.
async fn join_rendering(
    app: &App,
    key: &PageKey,
    client: Option<IpAddr>,
    within: Option<Duration>,
) -> PageResult<Page> {
    let rendering = app.renderings.try_start_or_join(key, || {
        let admitted = Admitted::new(app, key, client)?;
        let (app, key) = (app.clone(), key.clone());
        Ok(async move {
            let _permit = admitted.permit(&app).await?;
            render_and_store(&app, &key, IfChanged::Render).await
        })
    })?;
    let result = match within {
        None => rendering.result.await,
        Some(within) => timeout_at(rendering.started + within, rendering.result)
            .await
            .unwrap_or_else(|_elapsed| {
                app.pages.note_timeout(key);
                None
            }),
    };
    result.unwrap_or(Err(NoPage::Interrupted))
}

/// Renders a page and stores it. A page that is gone is removed from the cache.
pub(crate) async fn render_and_store(
    app: &App,
    key: &PageKey,
    if_changed: IfChanged,
) -> PageResult<Page> {
    app.metrics.page_cache_miss();
    let result = timeout(PRODUCE_TIMEOUT, render_until_fresh(app, key, if_changed)).await;
    result
        .unwrap_or(Err(NoPage::Interrupted))
        .inspect_err(|why| {
            if let NoPage::LeftStale { content_changed } = why {
                app.pages.note_left_stale(key, *content_changed, app.now());
            } else if why.is_failure() {
                app.pages.note_failure(key);
            } else {
                app.pages.remove(key);
            }
        })
}

async fn render_until_fresh(app: &App, key: &PageKey, if_changed: IfChanged) -> PageResult<Page> {
    let _rendering = app.pages.begin_rendering(key).await;
    // Another may have rendered it meanwhile.
    if let Some(page) = fresh_page(app, key) {
        return Ok(page);
    }
    let dataset = app.dataset_of(&key.site);
    let mut renders = 1;
    loop {
        let begun_at = app.pages.change_count(dataset);
        let previous = app.pages.newest(key);
        let produced = produce_page(app, key, previous.as_ref(), if_changed).await?;
        let page = tagged(produced);
        if page.is_stale() || app.pages.store(&page, dataset, begun_at) {
            return Ok(page);
        }
        // A change may be missing from it which other visitors have seen.
        if renders == MAX_RENDERS {
            app.pages.store_stale(&page, app.now());
            return Ok(page);
        }
        renders += 1;
    }
}

/// A page with its sync tags. One without them is stale at once: no live event would say when it
/// changes, so neither this cache nor one in front stores it.
fn tagged(produced: ProducedPage) -> Page {
    let is_complete = produced.tags.is_some();
    let page = Tagged::new(produced.page, produced.tags.unwrap_or_default());
    if !is_complete {
        page.mark_stale();
    }
    Arc::new(page)
}

/// Joins the rendering of a page from the content of its copy, or starts it. All visitors who
/// miss the same page while the content service is away wait for one rendering.
async fn join_reproduction(app: &App, copy: &Page) -> Option<Page> {
    let reproduction = app
        .reproductions
        .try_start_or_join(&copy.value.key, || {
            let admitted = Admitted::new(app, &copy.value.key, None)?;
            let (app, copy) = (app.clone(), copy.clone());
            Ok::<_, NoPage>(async move {
                let _permit = admitted.permit(&app).await.ok()?;
                let page = reproduce_page(&app, &copy.value).await?;
                Some(app.pages.replace_copy(page))
            })
        })
        .ok()?;
    let deadline = reproduction.started + app.settings.pages.deadline;
    timeout_at(deadline, reproduction.result)
        .await
        .ok()
        .flatten()
        .flatten()
}

/// Serves the last good copy. One whose time is over is shaped again, if it can be rendered.
async fn serve_copy(app: &App, key: &PageKey, copy: Page, why: &NoPage) -> ServedPage {
    app.metrics.stale_page();
    let mut page = copy;
    if !page.value.is_valid(app.now()) && !why.forbids_rendering() {
        page = join_reproduction(app, &page).await.unwrap_or(page);
    }
    if page.value.key.coding != key.coding {
        let recoded = page.value.in_coding(key.coding).await;
        page = Arc::new(Tagged::new(recoded, Vec::new()));
    }
    let source = PageSource::LastGoodCopy;
    ServedPage { page, source }
}
