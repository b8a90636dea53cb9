//! The store goes away and comes back.

use super::running::{StoreKind, s3_endpoint, with_service};
use super::samples;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What the way to the store does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Open,
    /// Connections are refused, and those there are cut.
    Closed,
    /// Connections are taken and nothing is said.
    Silent,
}

/// A way to the S3 store that can be closed.
struct Proxy {
    endpoint: String,
    way: watch::Sender<Way>,
}

impl Proxy {
    /// Starts it on a thread of its own, since the service's runtime comes later.
    fn start() -> Self {
        let (way, watched) = watch::channel(Way::Open);
        let (tell, bound) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build();
            runtime.unwrap().block_on(async move {
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                tell.send(listener.local_addr().unwrap()).unwrap();
                while let Ok((near, _)) = listener.accept().await {
                    tokio::spawn(pass(near, watched.clone()));
                }
            });
        });
        Self {
            endpoint: format!("http://{}", bound.recv().unwrap()),
            way,
        }
    }
}

async fn pass(mut near: TcpStream, mut way: watch::Receiver<Way>) {
    let now = *way.borrow_and_update();
    match now {
        Way::Closed => return,
        Way::Silent => {
            // Until something changes.
            let _ = way.changed().await;
            return;
        }
        Way::Open => {}
    }
    let endpoint = s3_endpoint();
    let address = endpoint.trim_start_matches("http://");
    let mut far = TcpStream::connect(address).await.unwrap();
    tokio::select! {
        _ = copy_bidirectional(&mut near, &mut far) => {}
        _ = way.changed() => {}
    }
}

#[test]
fn the_store_goes_away_and_comes_back() {
    let proxy = Arc::new(Proxy::start());
    let store = StoreKind::S3(proxy.endpoint.clone());
    with_service(
        store,
        |_| {},
        |running| async move {
            let photo = samples::jpeg(600, 400, 1);
            let path = running.picture(&photo).await;
            let shown = running.get(&format!("{path}?w=240")).await.expect(200);
            for way in [Way::Closed, Way::Silent] {
                proxy.way.send_replace(way);
                let number = 10 + u32::from(way == Way::Silent);
                // What is kept is served, and what can be made of a copy is made.
                let again = running.get(&format!("{path}?w=240")).await.expect(200);
                assert_eq!(again.bytes, shown.bytes);
                running
                    .get(&format!("{path}?w={}", 310 + number))
                    .await
                    .expect(200);
                let other = samples::jpeg(300, 200, number);
                let begun = now();
                let refused = running.upload("images", &other).await.expect(503);
                let took = begun.elapsed();
                // The client of the store would try for minutes.
                assert!(took < Duration::from_secs(30), "{way:?} {took:?}");
                assert!(
                    refused.text().contains("store of originals is away"),
                    "{}",
                    refused.text()
                );
                assert!(refused.headers.contains_key("retry-after"));
                let sha1 = "0123456789012345678901234567890123456789";
                let missing = format!("/images/{}/stage/{sha1}-10x10.jpg?w=5", running.project);
                running.get_as("viewer", &missing).await.expect(503);
                // A duplicate cannot be known to be one either.
                running.upload("images", &photo).await.expect(503);

                proxy.way.send_replace(Way::Open);
                assert_eq!(running.documents().await, u64::from(number - 10) + 1);
                assert_eq!(
                    running.stored().await.len(),
                    usize::try_from(number - 9).unwrap()
                );
                running.get(&missing).await.expect(404);
                let path = running.picture(&other).await;
                running.get(&format!("{path}?w=160")).await.expect(200);
            }
            assert_eq!(running.documents().await, 3);
        },
    );
}

#[expect(clippy::disallowed_methods, reason = "a test measures real time")]
fn now() -> Instant {
    Instant::now()
}
