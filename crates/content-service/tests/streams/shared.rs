//! What one stream finds out serves others.

use super::stream::{Stream, museum, page, write};
use crate::access::running::with_service;
use crate::access::statements::with_statements;
use content_service::Settings;
use futures_util::future::join_all;
use serde_json::json;

#[test]
fn one_look_tells_all_streams_without_a_token_what_is_public() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let mut streams = Vec::new();
        for n in 0..20 {
            let path = format!(
                "/v2025-02-19/data/listen/production?query=*%5B_type==%22page%22%26%26{n}%3E=0%5D"
            );
            let mut stream = Stream::try_open(&running, "", &path, "").await.1;
            assert_eq!(stream.next().await.unwrap().event, "welcome");
            streams.push(stream);
        }
        write(&running, json!([page("a", "jelling", "a")])).await;
        let events = streams.iter_mut().map(Stream::next);
        let (events, statements) = with_statements(join_all(events)).await;
        assert!(
            events
                .iter()
                .all(|one| one.as_ref().unwrap().data["documentId"] == "a")
        );
        let looks = statements.iter().filter(|one| one.contains("document.rev"));
        let looks = looks.count();
        // A second one for those who asked while the first was under way on a busy machine.
        assert!((1..=3).contains(&looks), "{looks}: {statements:?}");
    });
}
