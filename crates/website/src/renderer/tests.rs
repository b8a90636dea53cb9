//! Workers that hang, throw, die or use all memory do not harm the host.

use super::*;
use crate::builds::tests::{Folder, dist};
use std::path::Path;

/// Node as the project pins it, or the machine's.
fn node() -> PathBuf {
    let pinned = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../node_modules/.bin/node");
    if pinned.exists() {
        pinned
    } else {
        PathBuf::from("node")
    }
}

/// A clock that stands still.
fn clock() -> Clock {
    Arc::new(|| jiff::Timestamp::UNIX_EPOCH)
}

struct Pool {
    renderer: Renderer,
    folder: Folder,
}

async fn pool(change: impl FnOnce(&mut RendererSettings)) -> Pool {
    let folder = Folder::new("renderer");
    let build = Arc::new(Build::read(&dist(&folder.0, "aaa1")).unwrap());
    let mut settings = RendererSettings {
        node: node(),
        socket_folder: folder.0.clone(),
        // A page of these tests takes a few milliseconds.
        render_timeout: Duration::from_secs(2),
        ..RendererSettings::default()
    };
    change(&mut settings);
    let renderer = Renderer::start(build, settings, Metrics::default(), clock());
    Pool {
        renderer: renderer.await.unwrap(),
        folder,
    }
}

fn request(title: &str) -> String {
    let view = serde_json::json!({"page": {"title": title}});
    let request = serde_json::json!({"render": "page", "view": view});
    request.to_string()
}

impl Pool {
    async fn render(&self, title: &str) -> Result<String, RenderError> {
        let rendered = self
            .renderer
            .render(&RenderRequest::new(&request(title)))
            .await?;
        Ok(rendered.html.html)
    }

    /// Renders a page that the quarantine knows by its title.
    async fn render_page(&self, title: &str) -> Result<String, RenderError> {
        let request = RenderRequest::new(&request(title)).with_quarantine_name(title);
        let rendered = self.renderer.render(&request).await?;
        Ok(rendered.html.html)
    }

    /// Waits until this many workers are idle.
    async fn idle(&self, count: usize) {
        for _ in 0..600 {
            if self.renderer.pool().idle_count() >= count {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!(
            "{} of {count} workers are idle",
            self.renderer.pool().idle_count()
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_fails_once_is_rendered_by_another_worker() {
    for act in ["hang", "throw", "die", "eat"] {
        let pool = pool(|settings| {
            settings.heap_megabytes = 32;
            // Memory takes longer to fill than other faults to show.
            if act == "eat" {
                settings.render_timeout = Duration::from_secs(20);
            }
        })
        .await;
        pool.idle(2).await;
        let rendered = pool.render(&format!("{act} once")).await;
        assert!(rendered.is_ok(), "{act}: {rendered:?}");
        pool.idle(2).await;
        assert!(pool.render("fine").await.is_ok(), "{act}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_always_fails_has_two_attempts() {
    let pool = pool(|_| {}).await;
    pool.idle(2).await;
    let cases = [
        ("hang", RenderError::Hung),
        (
            "throw",
            RenderError::Threw("Error: the page cannot be drawn".to_owned()),
        ),
    ];
    for (act, expected) in cases {
        assert_eq!(pool.render(act).await, Err(expected), "{act}");
        pool.idle(2).await;
        assert!(pool.render("fine").await.is_ok(), "{act}");
    }
    let died = pool.render("die").await;
    assert!(matches!(died, Err(RenderError::Died(_))), "{died:?}");
    pool.idle(2).await;
    assert!(pool.render("fine").await.is_ok());
}

/// Visitors disconnect while the page is rendered or waits, more often than there are workers and
/// slots in the queue.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_who_disconnects_ends_no_worker() {
    let pool = pool(|settings| settings.max_queue = 2).await;
    pool.idle(2).await;
    for round in 0..6 {
        let gone = tokio::time::timeout(Duration::from_millis(50), async {
            let each = (0..4).map(|_| pool.render("hang"));
            futures_util::future::join_all(each).await
        });
        assert!(gone.await.is_err(), "{round}: nothing hung");
    }
    pool.idle(2).await;
    assert!(pool.render("fine").await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_hangs_delays_no_others() {
    let pool = Arc::new(pool(|settings| settings.render_timeout = Duration::from_mins(10)).await);
    pool.idle(2).await;
    let hanging = tokio::spawn({
        let pool = pool.clone();
        async move { pool.render("hang").await }
    });
    while pool.renderer.pool().idle_count() > 1 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for _ in 0..5 {
        pool.render("fine").await.unwrap();
    }
    assert!(!hanging.is_finished());
    hanging.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_queue_has_a_maximum_length() {
    let pool = Arc::new(
        pool(|settings| {
            settings.workers = 1;
            settings.max_queue = 2;
        })
        .await,
    );
    let many: Vec<_> = (0..8)
        .map(|number| {
            let pool = pool.clone();
            let title = if number == 0 { "hang" } else { "fine" };
            tokio::spawn(async move { pool.render(title).await })
        })
        .collect();
    let mut busy = 0;
    for one in many {
        busy += usize::from(one.await.unwrap() == Err(RenderError::Busy));
    }
    assert!((1..8).contains(&busy), "{busy} were turned away");
    pool.idle(1).await;
    assert!(pool.render("fine").await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_is_replaced_after_its_last_page() {
    let pool = pool(|settings| {
        settings.workers = 1;
        settings.max_renders = 3;
    })
    .await;
    let mut workers = Vec::new();
    for _ in 0..7 {
        workers.push(pool.render("fine").await.unwrap());
    }
    workers.dedup();
    assert!(workers.len() >= 3, "{workers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn switching_builds_loses_no_page() {
    let pool = Arc::new(pool(|_| {}).await);
    pool.idle(2).await;
    let drawing: Vec<_> = (0..4)
        .map(|_| {
            let pool = pool.clone();
            tokio::spawn(async move {
                for _ in 0..100 {
                    let rendered = pool
                        .renderer
                        .render(&RenderRequest::new(&request("fine")))
                        .await;
                    rendered.map(|rendered| rendered.build.id.clone())?;
                }
                Ok::<(), RenderError>(())
            })
        })
        .collect();
    let next = Arc::new(Build::read(&dist(&pool.folder.0, "bbb2")).unwrap());
    pool.renderer.swap(next).await.unwrap();
    for one in drawing {
        one.await.unwrap().unwrap();
    }
    let rendered = pool
        .renderer
        .render(&RenderRequest::new(&request("fine")))
        .await;
    assert_eq!(
        rendered.ok().map(|r| r.build.id.clone()),
        Some("bbb2".to_owned())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_program_is_reported() {
    let folder = Folder::new("renderer");
    let build = Arc::new(Build::read(&dist(&folder.0, "aaa1")).unwrap());
    let settings = RendererSettings {
        node: PathBuf::from("/no/such/node"),
        socket_folder: folder.0.clone(),
        ..RendererSettings::default()
    };
    assert!(
        Renderer::start(build, settings, Metrics::default(), clock())
            .await
            .is_err()
    );
}

/// A request that finds the queue full fails at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_refuses_at_once() {
    let pool = pool(|settings| {
        settings.workers = 1;
        settings.max_queue = 0;
    })
    .await;
    assert_eq!(pool.render("fine").await, Err(RenderError::Busy));
}

/// The environment of the website may have secrets, which the code of pages must not see.
#[tokio::test(flavor = "multi_thread")]
async fn a_worker_sees_no_secret_of_the_website() {
    // Cargo sets this variable for a test, as an operator sets secrets for a website.
    assert!(std::env::var_os("CARGO_PKG_NAME").is_some());
    let pool = pool(|_| {}).await;
    let names = pool.render("environment").await.unwrap();
    let names: Vec<&str> = names.split_whitespace().collect();
    assert!(names.contains(&"NODE_ENV"), "{names:?}");
    let needed = ["NODE_ENV", "PATH", "LD_LIBRARY_PATH"];
    let secrets = names.iter().filter(|name| !needed.contains(name));
    assert_eq!(secrets.collect::<Vec<_>>(), [&""; 0]);
}

/// A page is quarantined also if its visitors disconnect. Requests for it that already wait for a
/// worker get none.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_quarantined_for_waiting_requests_too() {
    let pool = Arc::new(pool(|settings| settings.workers = 1).await);
    for round in 0..2 {
        let gone = tokio::time::timeout(Duration::from_millis(100), pool.render_page("hang"));
        assert!(gone.await.is_err(), "{round}: nothing hung");
        let waiting = {
            let pool = pool.clone();
            tokio::spawn(async move { pool.render_page("hang").await })
        };
        if round == 1 {
            assert_eq!(waiting.await.unwrap(), Err(RenderError::Quarantined));
        } else {
            waiting.abort();
            pool.idle(1).await;
        }
    }
    assert_eq!(
        pool.render_page("hang").await,
        Err(RenderError::Quarantined)
    );
    let figures = pool.renderer.common.metrics.text();
    assert!(figures.contains("lost_workers_total 2\n"), "{figures}");
    assert!(pool.render_page("fine").await.is_ok());
}
