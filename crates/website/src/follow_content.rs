//! Following what changes in the content: live events drop pages, and pages that were dropped
//! are looked at again before the next visitor wants them.

use crate::get_page::{fill, true_page};
use crate::page_cache::{Page, PageKey};
use crate::render_page::IfChanged;
use crate::state::Website;
use content_client::{Client, LONGEST_RECONNECT_DELAY, LiveEvent, RECONNECT_DELAY};
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
        let (dropped, waiting) = unbounded_channel();
        let follower = Follower {
            site: site.clone(),
            dataset,
            client: client.clone(),
            dropped,
        };
        following.spawn(follower.follow());
        following.spawn(look_again(site.clone(), waiting));
    }
    following.spawn(confirm_copies(site));
    following.join_all().await;
}

struct Follower {
    site: Website,
    dataset: usize,
    client: Client,
    /// Pages that were dropped.
    dropped: UnboundedSender<PageKey>,
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
                self.queue(site.pages.drop_tagged(*dataset, &tags, now));
                site.edge.purge(&tags);
            }
            LiveEvent::Restart => {
                client.drop_all();
                site.pages.drop_all(*dataset, now);
                let pages = site.pages.dropped().into_iter();
                let own = |page: &Page| site.dataset_of(&page.value.key.site) == *dataset;
                self.queue(pages.filter(own).collect());
                site.edge.purge_all();
            }
            LiveEvent::Disconnected(error) => {
                tracing::warn!(dataset, cause = %error, "no live events: pages are not trusted");
                client.set_live(false);
                site.pages.set_live(*dataset, false, now);
            }
        }
    }

    /// Those that most visitors want are first.
    fn queue(&self, mut pages: Vec<Page>) {
        pages.sort_by_key(|page| std::cmp::Reverse(page.value.reads()));
        for page in pages {
            // It fails only where nobody looks any more.
            let _ = self.dropped.send(page.value.key.clone());
        }
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
