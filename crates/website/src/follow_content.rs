//! Following what changes in the content: live events drop pages, and pages that were dropped
//! are looked at again before the next visitor wants them.

use crate::find::look_at_root_data;
use crate::get_page::{fill, true_page};
use crate::page_cache::PageKey;
use crate::render_page::IfChanged;
use crate::state::Website;
use content_client::{Client, LONGEST_RECONNECT_DELAY, LiveEvent, RECONNECT_DELAY};
use museum::Locale;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// A page that was read this often is rendered again before the next visitor wants it.
const HOT: u32 = 2;

/// How often the copies on disk are confirmed.
const CONFIRMED: Duration = Duration::from_mins(1);

/// Follows the live events of every dataset, until it is dropped.
pub(crate) async fn follow_content(site: Website) {
    let mut following = JoinSet::new();
    for (dataset, client) in site.datasets().iter().enumerate() {
        let (root_data, waiting) = unbounded_channel();
        let follower = Follower {
            site: site.clone(),
            dataset,
            client: client.clone(),
            root_data,
        };
        following.spawn(follower.follow());
        following.spawn(look_at_all_root_data(site.clone(), waiting));
    }
    if let Some(dropped) = site.pages.dropped() {
        following.spawn(look_again(site.clone(), dropped));
    }
    following.spawn(confirm_copies(site));
    following.join_all().await;
}

struct Follower {
    site: Website,
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
        let mut first = true;
        loop {
            let event = events.next().await;
            // What happened before the first stream opened is not known.
            let unknown = first && event == LiveEvent::Welcome;
            first &= event != LiveEvent::Welcome;
            if unknown {
                self.heard(LiveEvent::Restart);
            }
            self.heard(event);
        }
    }

    /// The content cache is first: whoever renders a page that was dropped finds new content.
    fn heard(&self, event: LiveEvent) {
        let Self {
            site,
            dataset,
            client,
            ..
        } = self;
        let now = site.now();
        match event {
            LiveEvent::Welcome => {
                tracing::info!(dataset, "live events");
                client.set_live(true);
                site.pages.set_live(*dataset, true, now);
            }
            LiveEvent::Changed(tags) => {
                client.drop_tagged(&tags);
                site.drop_tagged(*dataset, &tags);
                let bearing = site.root_data.bearing(&tags).into_iter();
                for own in bearing.filter(|(own, _)| site.dataset_of(own) == *dataset) {
                    // It fails only where nobody looks any more.
                    let _ = self.root_data.send(own);
                }
            }
            LiveEvent::Restart => {
                client.drop_all();
                let is_own = |key: &PageKey| site.dataset_of(&key.site) == *dataset;
                site.pages.drop_all(*dataset, now, is_own);
                site.shared_caches.purge_all();
            }
            LiveEvent::Disconnected(error) => {
                tracing::warn!(dataset, cause = %error, "no live events: pages are not trusted");
                client.set_live(false);
                site.pages.set_live(*dataset, false, now);
            }
        }
    }
}

/// Looks at root data that may have changed: one after the other, so that the last look is the
/// one that counts.
async fn look_at_all_root_data(site: Website, mut waiting: UnboundedReceiver<(String, Locale)>) {
    while let Some((own, locale)) = waiting.recv().await {
        look_at_root_data(&site, &own, locale).await;
    }
}

/// Looks at pages that were dropped: one at a time, however much changes, so that visitors find
/// renderers. A page that cannot be looked at is looked at again until it can, or until its
/// copy is not served any more.
async fn look_again(site: Website, mut waiting: UnboundedReceiver<PageKey>) {
    while let Some(key) = waiting.recv().await {
        let mut delay = RECONNECT_DELAY;
        while !is_settled(&site, &key).await {
            tokio::time::sleep(delay).await;
            delay = (delay * 2).min(LONGEST_RECONNECT_DELAY);
        }
    }
}

/// Looks at a page once; whether that is enough. A page that few want is not rendered.
async fn is_settled(site: &Website, key: &PageKey) -> bool {
    if true_page(site, key).is_some() {
        return true;
    }
    let dataset = site.dataset_of(&key.site);
    let Some(copy) = site.pages.copy(key, site.now(), dataset) else {
        site.pages.remove(key);
        return true;
    };
    let if_changed = if copy.value.reads() >= HOT {
        IfChanged::Render
    } else {
        IfChanged::Leave
    };
    match fill(site, key, if_changed).await {
        Ok(_) => true,
        // Whoever wants the page next finds out why there is none.
        Err(why) => !why.is_failure(),
    }
}

/// Notes on disk, while live events come, that the copies there are true.
async fn confirm_copies(site: Website) {
    loop {
        let datasets = site.datasets().len();
        if (0..datasets).all(|dataset| site.pages.is_live(dataset)) {
            site.pages.confirm_copies(site.now());
        }
        tokio::time::sleep(CONFIRMED).await;
    }
}
