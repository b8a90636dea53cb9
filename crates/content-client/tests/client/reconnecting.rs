//! A service that ends its streams: when the client comes back.

use content_client::{ApiVersion, Client, DatasetName, LiveEvent, ProjectId, Settings};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::Instant;

const WELCOME: &str = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\
    connection: close\r\n\r\nevent: welcome\ndata: {}\n\n";

/// A service that responds to connections with these texts, one each, and hangs up after it. Returns
/// its address, and when each connection came.
async fn start(responses: &'static [&'static str]) -> (String, UnboundedReceiver<Instant>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (sender, receiver) = unbounded_channel();
    tokio::spawn(async move {
        for response in responses {
            let (mut stream, _) = listener.accept().await.unwrap();
            sender.send(Instant::now()).unwrap();
            let mut head = [0; 4096];
            let _ = stream.read(&mut head).await;
            let _ = stream.write_all(response.as_bytes()).await;
        }
    });
    (address, receiver)
}

/// Each failure doubles the delay, from a second on; a stream that was opened ends the row.
#[tokio::test]
async fn a_subscriber_waits_longer_after_each_failure() {
    let (address, mut connections) = start(&["", "", WELCOME, WELCOME]).await;
    let project = ProjectId::parse("museerne").unwrap();
    let settings = Settings {
        version: ApiVersion::parse("2024-10-01").unwrap(),
        ..Settings::new(&address, project, DatasetName::parse("stage").unwrap())
    };
    let client = Client::new(settings, Arc::new(|bytes: &mut [u8]| bytes.fill(0))).unwrap();
    let mut events = client.live_events().unwrap();
    let mut welcomes = 0;
    while welcomes < 2 {
        welcomes += usize::from(events.next().await == LiveEvent::Welcome);
    }
    let mut times = Vec::new();
    while let Ok(time) = connections.try_recv() {
        times.push(time);
    }
    let delays: Vec<Duration> = times.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let [first, second, after_welcome] = delays[..] else {
        panic!("{delays:?}");
    };
    assert!(first >= Duration::from_secs(1), "{delays:?}");
    assert!(second >= Duration::from_secs(2), "{delays:?}");
    // It would be four seconds without the welcome. A busy machine adds to one second.
    let again = Duration::from_secs(1)..Duration::from_secs(4);
    assert!(again.contains(&after_welcome), "{delays:?}");
}
