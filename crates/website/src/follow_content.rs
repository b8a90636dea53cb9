//! Follows the changes of content: live events mark pages as stale, and stale pages are
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

/// Pages that were read this often are rendered in the background.
const MIN_READS: u32 = 2;

/// How often the last good copies on disk are confirmed.
const CONFIRM_INTERVAL: Duration = Duration::from_mins(1);

/// Follows the live events of every dataset. It never ends.
pub(crate) async fn follow_content(app: App) {
    let mut tasks = JoinSet::new();
    for (dataset, client) in app.datasets().iter().enumerate() {
        let (root_data_queue, queue) = unbounded_channel();
        let follower = DatasetFollower {
            app: app.clone(),
            dataset,
            client: client.clone(),
            root_data_queue,
        };
        tasks.spawn(follower.follow());
        tasks.spawn(refresh_all_root_data(app.clone(), queue));
    }
    if let Some(stale_pages) = app.pages.refresh_queue() {
        tasks.spawn(refresh_pages(app.clone(), stale_pages));
    }
    tasks.spawn(confirm_copies(app));
    tasks.join_all().await;
}

struct DatasetFollower {
    app: App,
    dataset: usize,
    client: Client,
    /// Receives sites and languages whose root data may have changed.
    root_data_queue: UnboundedSender<(String, Locale)>,
}

impl DatasetFollower {
    async fn follow(self) {
        let mut events = match self.client.live_events() {
            Ok(events) => events,
            Err(error) => {
                return tracing::error!(
                    cause = %error,
                    "the client for live events cannot be built: no page is cached"
                );
            }
        };
        let mut is_first = true;
        loop {
            let event = events.next().await;
            // It is unknown what changed before the first stream was open.
            if is_first && event == LiveEvent::Welcome {
                self.mark_all_stale();
                is_first = false;
            }
            self.on_event(event);
        }
    }

    /// Responses of the client are marked as stale before pages, so that pages are rendered from
    /// new content.
    fn on_event(&self, event: LiveEvent) {
        let Self {
            app,
            dataset,
            client,
            ..
        } = self;
        let now = app.now();
        match event {
            LiveEvent::Welcome => self.set_live(),
            LiveEvent::Changed(tags) => {
                client.mark_stale(&tags);
                app.mark_stale(*dataset, &tags);
                let affected = app.root_data.affected_by(&tags).into_iter();
                for root_data in affected.filter(|(site, _)| app.dataset_of(site) == *dataset) {
                    // Receiver gone: the website is shutting down.
                    let _ = self.root_data_queue.send(root_data);
                }
            }
            // In this order: what was cached before must not count as fresh.
            LiveEvent::Restart => {
                self.mark_all_stale();
                self.set_live();
            }
            LiveEvent::Disconnected(error) => {
                let settings = client.settings();
                let (project, dataset_name) = (&settings.project, &settings.dataset);
                tracing::warn!(
                    %project,
                    dataset = %dataset_name,
                    cause = %error,
                    "live events lost: cached pages count as stale"
                );
                client.set_live(false);
                app.pages.set_live(*dataset, false, now);
            }
        }
    }

    /// From now on its live events come.
    fn set_live(&self) {
        let settings = self.client.settings();
        let (project, dataset) = (&settings.project, &settings.dataset);
        tracing::info!(%project, %dataset, "live events connected");
        self.client.set_live(true);
        self.app.pages.set_live(self.dataset, true, self.app.now());
    }

    /// It is unknown what changed.
    fn mark_all_stale(&self) {
        let app = &self.app;
        self.client.mark_all_stale();
        let is_of_dataset = |key: &PageKey| app.dataset_of(&key.site) == self.dataset;
        app.pages
            .mark_all_stale(self.dataset, app.now(), is_of_dataset);
        app.shared_caches.purge_all();
    }
}

/// Fetches root data that may have changed, one after the other, so that the newest are stored
/// last.
async fn refresh_all_root_data(app: App, mut queue: UnboundedReceiver<(String, Locale)>) {
    while let Some((site, locale)) = queue.recv().await {
        refresh_root_data(&app, &site, locale).await;
    }
}

/// Refreshes stale pages: one at a time, however much changes, so that workers stay free for
/// visitors. A page that fails is retried until it succeeds or its last good copy is too old to be
/// served. The others do not wait for it.
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
            let next_delay = (delay * 2).min(MAX_RECONNECT_DELAY);
            retries.push(async move {
                tokio::time::sleep(delay).await;
                (key, next_delay)
            });
        }
    }
}

/// Refreshes a page. Returns false if it has to be retried. A page that is rarely read is rendered
/// only when a visitor requests it.
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
        // The next visitor of the page gets the reason why there is none.
        Err(no_page) => !no_page.is_failure(),
    }
}

/// Writes the time until which live events came, while those of all datasets come.
async fn confirm_copies(app: App) {
    loop {
        let datasets = app.datasets().len();
        if (0..datasets).all(|dataset| app.pages.is_live(dataset)) {
            app.pages.confirm_copies(app.now());
        }
        tokio::time::sleep(CONFIRM_INTERVAL).await;
    }
}
