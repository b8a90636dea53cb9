//! Following what changes in the content: live events mark pages as stale, and stale pages are
//! refreshed before the next visitor requests them.

use crate::app::App;
use crate::page::{IfChanged, fresh_page, refresh_root_data, render_and_store};
use crate::page_cache::PageKey;
use content_client::{Client, LiveEvent, MAX_RECONNECT_DELAY, RECONNECT_DELAY};
use futures_util::stream::{FuturesUnordered, StreamExt};
use museum::Locale;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// A page that was read this often is rendered before the next visitor wants it.
const MIN_READS: u32 = 2;

/// How often the copies on disk are confirmed.
const CONFIRM_INTERVAL: Duration = Duration::from_mins(1);

/// Follows the live events of every dataset, until it is dropped.
pub(crate) async fn follow_content(app: App) {
    let mut following = JoinSet::new();
    for (dataset, client) in app.datasets().iter().enumerate() {
        let (root_data, waiting) = unbounded_channel();
        let follower = Follower {
            app: app.clone(),
            dataset,
            client: client.clone(),
            root_data,
        };
        following.spawn(follower.follow());
        following.spawn(refresh_all_root_data(app.clone(), waiting));
    }
    if let Some(stale_pages) = app.pages.refresh_queue() {
        following.spawn(refresh_pages(app.clone(), stale_pages));
    }
    following.spawn(confirm_copies(app));
    following.join_all().await;
}

struct Follower {
    app: App,
    dataset: usize,
    client: Client,
    /// Sites and languages whose root data may have changed.
    root_data: UnboundedSender<(String, Locale)>,
}

impl Follower {
    async fn follow(self) {
        let mut events = match self.client.live_events() {
            Ok(events) => events,
            Err(error) => {
                return tracing::error!(cause = %error, "no live events: no page is cached");
            }
        };
        let mut is_first = true;
        loop {
            let event = events.next().await;
            // Nobody knows what changed before the first stream opened.
            if is_first && event == LiveEvent::Welcome {
                self.on_event(LiveEvent::Restart);
                is_first = false;
            }
            self.on_event(event);
        }
    }

    /// The content cache is first, so that a stale page is rendered from new content.
    fn on_event(&self, event: LiveEvent) {
        let Self {
            app,
            dataset,
            client,
            ..
        } = self;
        let now = app.now();
        match event {
            LiveEvent::Welcome => {
                tracing::info!(dataset, "live events");
                client.set_live(true);
                app.pages.set_live(*dataset, true, now);
            }
            LiveEvent::Changed(tags) => {
                client.mark_stale(&tags);
                app.mark_stale(*dataset, &tags);
                let affected = app.root_data.affected_by(&tags).into_iter();
                for root_data in affected.filter(|(site, _)| app.dataset_of(site) == *dataset) {
                    // Receiver gone: the website is shutting down.
                    let _ = self.root_data.send(root_data);
                }
            }
            LiveEvent::Restart => {
                client.mark_all_stale();
                let is_own = |key: &PageKey| app.dataset_of(&key.site) == *dataset;
                app.pages.mark_all_stale(*dataset, now, is_own);
                app.shared_caches.purge_all();
            }
            LiveEvent::Disconnected(error) => {
                tracing::warn!(dataset, cause = %error, "no live events: pages are not trusted");
                client.set_live(false);
                app.pages.set_live(*dataset, false, now);
            }
        }
    }
}

/// Fetches root data that may have changed: one after the other, so that the newest is stored
/// last.
async fn refresh_all_root_data(app: App, mut waiting: UnboundedReceiver<(String, Locale)>) {
    while let Some((site, locale)) = waiting.recv().await {
        refresh_root_data(&app, &site, locale).await;
    }
}

/// Refreshes stale pages: one at a time, however much changes, so that workers stay free for
/// visitors. A page that fails is tried again until it succeeds, or until its copy is
/// not served any longer. The others do not wait for it.
async fn refresh_pages(app: App, mut stale_pages: UnboundedReceiver<PageKey>) {
    let mut retries = FuturesUnordered::new();
    loop {
        let (key, delay) = tokio::select! {
            Some(retry) = retries.next() => retry,
            stale_page = stale_pages.recv() => match stale_page {
                Some(key) => (key, RECONNECT_DELAY),
                None => return,
            },
        };
        if !refresh_page(&app, &key).await {
            let longer = (delay * 2).min(MAX_RECONNECT_DELAY);
            retries.push(async move {
                tokio::time::sleep(delay).await;
                (key, longer)
            });
        }
    }
}

/// Refreshes a page, and says whether that is done. A page that few visitors read is rendered
/// when the next one wants it.
async fn refresh_page(app: &App, key: &PageKey) -> bool {
    if fresh_page(app, key).is_some() {
        return true;
    }
    let dataset = app.dataset_of(&key.site);
    let Some(copy) = app.pages.last_good_copy(key, app.now(), dataset) else {
        app.pages.remove(key);
        return true;
    };
    let if_changed = if copy.value.reads() >= MIN_READS {
        IfChanged::Render
    } else {
        IfChanged::LeaveStale
    };
    match render_and_store(app, key, if_changed).await {
        Ok(_) => true,
        // Whoever wants the page next finds out why there is none.
        Err(why) => !why.is_failure(),
    }
}

/// Notes on disk, while live events come, that the copies there are fresh.
async fn confirm_copies(app: App) {
    loop {
        let datasets = app.datasets().len();
        if (0..datasets).all(|dataset| app.pages.is_live(dataset)) {
            app.pages.confirm_copies(app.now());
        }
        tokio::time::sleep(CONFIRM_INTERVAL).await;
    }
}
