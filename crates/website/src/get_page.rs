//! A page for a visitor: the cached one while it is true, or one that is rendered now, or the
//! last good copy when that fails or takes too long.

use crate::admission::SharedPlace;
use crate::page_cache::{CachedPage, Outcome, Page, PageKey};
use crate::render_page::{IfChanged, NoPage, render_again, render_page};
use crate::state::Website;
use content_client::Tagged;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{timeout, timeout_at};

/// How often a page is rendered again because something changed while it was rendered. Beyond
/// that it is served as it is, and not stored.
const MOST_FILLS: usize = 3;

/// How long a page may take with everything that it needs.
const LONGEST: Duration = Duration::from_secs(30);

/// A page, and where it is from.
pub(crate) struct Served {
    pub(crate) page: Page,
    pub(crate) source: Source,
}

/// Where a page is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The cache.
    Cache,
    /// It was rendered for this request, or for one that came a moment before.
    Renderer,
    /// It is the last good copy: what it shows may be old.
    Copy,
}

/// The page of a key, for a client. Only what has to be rendered for it is counted.
pub(crate) async fn get_page(
    site: &Website,
    key: &PageKey,
    client: Option<IpAddr>,
) -> Result<Served, Arc<NoPage>> {
    if let Some(served) = cached_page(site, key) {
        return Ok(served);
    }
    let copy = || site.pages.copy(key, site.now(), site.dataset_of(&key.site));
    let Some(known) = copy() else {
        return flight(site, key, client, None).await.map(rendered);
    };
    if site.pages.has_just_failed(key) {
        return Ok(stale(site, key, known, &NoPage::Broken).await);
    }
    // One visitor has waited in vain: the others need not.
    let patience = if site.pages.is_troubled(key) {
        Duration::ZERO
    } else {
        site.settings.pages.deadline
    };
    match flight(site, key, client, Some(patience)).await {
        Ok(page) => Ok(rendered(page)),
        Err(why) if why.is_failure() => match copy() {
            // There may be a newer one by now, or none: the page may be gone.
            Some(copy) => Ok(stale(site, key, copy, &why).await),
            None => Err(why),
        },
        Err(why) => Err(why),
    }
}

/// The page of a key from the cache.
pub(crate) fn cached_page(site: &Website, key: &PageKey) -> Option<Served> {
    let page = true_page(site, key)?;
    page.value.read();
    site.metrics.page_cache_hit();
    let source = Source::Cache;
    Some(Served { page, source })
}

fn rendered(page: Page) -> Served {
    let source = Source::Renderer;
    Served { page, source }
}

/// The cached page, if nothing that it shows has changed.
pub(crate) fn true_page(site: &Website, key: &PageKey) -> Option<Page> {
    let page = site.pages.get(key)?;
    let dataset = site.dataset_of(&key.site);
    let of_build = site.is_current_build(&page.value.facts.build);
    (of_build && site.pages.is_true(&page, site.now(), dataset)).then_some(page)
}

/// What comes of rendering a page, within some time if that is bounded.
async fn flight(
    site: &Website,
    key: &PageKey,
    client: Option<IpAddr>,
    within: Option<Duration>,
) -> Outcome {
    let flight = site.pages.join(key, || {
        let place = RenderPlace::take(site, key, client)?;
        let (site, key) = (site.clone(), key.clone());
        Ok(async move {
            let _place = place.enter(&site).await.map_err(Arc::new)?;
            fill(&site, &key, IfChanged::Render).await
        })
    });
    let flight = flight.map_err(Arc::new)?;
    match within {
        None => flight.outcome.await,
        Some(within) => timeout_at(flight.begun + within, flight.outcome)
            .await
            .unwrap_or_else(|_elapsed| {
                site.pages.note_trouble(key);
                Err(Arc::new(NoPage::Broken))
            }),
    }
}

/// A place among the pages in the making, until it is dropped.
#[expect(dead_code, reason = "a place is held, and not looked at")]
pub(crate) enum RenderPlace {
    Taken(OwnedSemaphorePermit),
    /// For a page with parameters one waits.
    Awaited,
    Shared(SharedPlace),
}

impl RenderPlace {
    /// A place for a page, if there is one, and its client has not had too many.
    pub(crate) fn take(
        site: &Website,
        key: &PageKey,
        client: Option<IpAddr>,
    ) -> Result<Self, NoPage> {
        if !key.has_parameters() {
            return site.admission.enter().map(Self::Taken).ok_or(NoPage::Busy);
        }
        if !site.may_choose(client) {
            return Err(NoPage::TooMany);
        }
        Ok(Self::Awaited)
    }

    /// Waits for it.
    pub(crate) async fn enter(self, site: &Website) -> Result<Self, NoPage> {
        match self {
            Self::Awaited => {
                let place = site.choices.enter().await;
                place.map(Self::Shared).ok_or(NoPage::Busy)
            }
            taken => Ok(taken),
        }
    }
}

/// Renders a page and stores it.
pub(crate) async fn fill(site: &Website, key: &PageKey, if_changed: IfChanged) -> Outcome {
    site.metrics.page_cache_miss();
    let filled = timeout(LONGEST, fill_until_true(site, key, if_changed)).await;
    let filled = filled.unwrap_or(Err(NoPage::Broken));
    filled.map_err(|why| {
        if why.is_failure() {
            site.pages.note_failure(key);
        } else if !matches!(why, NoPage::Changed) {
            site.pages.remove(key);
        }
        Arc::new(why)
    })
}

async fn fill_until_true(
    site: &Website,
    key: &PageKey,
    if_changed: IfChanged,
) -> Result<Page, NoPage> {
    let _rendering = site.pages.begin_rendering(key).await;
    // Another may have rendered it meanwhile.
    if let Some(page) = true_page(site, key) {
        return Ok(page);
    }
    let dataset = site.dataset_of(&key.site);
    let mut fills = 1;
    loop {
        let since = site.pages.position(dataset);
        let before = site.pages.newest(key);
        let rendition = render_page(site, key, before.as_ref(), if_changed).await?;
        let whole = rendition.tags.is_some();
        let parts = (rendition.body, rendition.content);
        let page = CachedPage::new(key.clone(), rendition.facts, parts);
        let page = Arc::new(Tagged::new(page, rendition.tags.unwrap_or_default()));
        if whole && site.pages.store(&page, dataset, since) {
            return Ok(page);
        }
        // What changed meanwhile may be missing from it, and others may have seen it.
        if !whole {
            page.set_dropped();
            return Ok(page);
        }
        if fills == MOST_FILLS {
            site.pages.store_copy(&page, site.now());
            return Ok(page);
        }
        fills += 1;
    }
}

/// The last good copy. One whose time is over is shaped again, if that is still possible.
async fn stale(site: &Website, key: &PageKey, copy: Page, why: &NoPage) -> Served {
    site.metrics.stale_page();
    let mut page = copy;
    let renderer_lives = !matches!(why, NoPage::Render(_) | NoPage::Busy | NoPage::TooMany);
    if !page.value.is_valid(site.now()) && renderer_lives {
        let again = timeout(
            site.settings.pages.deadline,
            render_again(site, &page.value),
        );
        if let Ok(Some(again)) = again.await {
            page = site.pages.replace_copy(again);
        }
    }
    if page.value.key.coding != key.coding {
        let recoded = page.value.in_coding(key.coding).await;
        page = Arc::new(Tagged::new(recoded, Vec::new()));
    }
    let source = Source::Copy;
    Served { page, source }
}
