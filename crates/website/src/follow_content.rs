//! Following what changes in the content: live events drop pages.

use crate::page_cache::PageKey;
use crate::render_page::render_page;
use crate::state::Website;
use content_client::{Client, LiveEvent};
use museum::PageAddress;
use std::sync::Arc;
use tokio::sync::Mutex;

/// Follows the live events of every dataset, until it is dropped.
pub(crate) async fn follow_content(site: Website) {
    let mut following = tokio::task::JoinSet::new();
    for (dataset, client) in site.datasets().iter().enumerate() {
        following.spawn(follow(site.clone(), dataset, client.clone()));
    }
    following.join_all().await;
}

async fn follow(site: Website, dataset: usize, client: Client) {
    let mut events = match client.live_events() {
        Ok(events) => events,
        Err(error) => return tracing::error!(cause = %error, "no live events: no page is cached"),
    };
    let rendering = Arc::new(Mutex::new(()));
    loop {
        match events.next().await {
            LiveEvent::Welcome => {
                tracing::info!(dataset, "live events");
                site.pages.go_live(dataset);
            }
            LiveEvent::Changed(tags) => {
                let hot = site.pages.drop_tagged(dataset, tags).await;
                if !hot.is_empty() {
                    tokio::spawn(render_again(site.clone(), hot, rendering.clone()));
                }
            }
            LiveEvent::Restart => {
                site.pages.lose(dataset).await;
                site.pages.go_live(dataset);
            }
            LiveEvent::Disconnected(error) => {
                tracing::warn!(dataset, cause = %error, "no live events: no page is cached");
                site.pages.lose(dataset).await;
            }
        }
    }
}

/// Renders pages that visitors want often before the next of them comes: one at a time, however
/// much changes, so that visitors find renderers.
async fn render_again(site: Website, pages: Vec<PageKey>, rendering: Arc<Mutex<()>>) {
    for key in pages {
        let _one = rendering.lock().await;
        let Ok(museum_site) = site.group.site(&key.site) else {
            continue;
        };
        let address = PageAddress {
            site: museum_site,
            locale: key.locale,
            slug: key.slug.clone(),
        };
        let fill = || render_page(&site, &key, &address);
        // Whoever wants the page next finds out why there is none.
        let _ = site.pages.get(&key, site.now(), fill).await;
    }
}
