//! Notes, with the default configuration.

use super::running::{next_tags, query, with_dataset, write};
use crate::access::search::until;
use crate::streams::stream::Stream;
use lake::DatasetConfiguration;
use serde_json::{Value, json};

fn note(id: &str, title: &str, text: &str) -> Value {
    json!({"_id": id, "_type": "note", "title": title, "slug": {"current": id},
        "content": [{"_type": "block", "children": [{"_type": "span", "text": text}]}]})
}

#[test]
fn a_dataset_needs_no_configuration() {
    with_dataset(DatasetConfiguration::default(), |running| async move {
        let notes = [
            note("milk", "Milk", "Two bottles from the corner."),
            note("bread", "Bread", "A loaf of rye."),
        ];
        write(&running, &notes).await;
        let (milk, tags) = query(
            &running,
            "*[_type == 'note' && slug.current == 'milk'][0].title",
        )
        .await;
        assert_eq!(milk, "Milk");
        let (latest, _) = query(&running, "*[_type == 'note'] | order(title desc)[0].title").await;
        assert_eq!(latest, "Milk");
        let mut events = Stream::live(&running, "", "").await;
        assert_eq!(events.next().await.unwrap().event, "welcome");
        write(&running, &[note("bread", "Bread", "Two loaves of rye.")]).await;
        assert!(next_tags(&mut events).await.is_disjoint(&tags));
        write(&running, &[note("milk", "Oat milk", "One bottle.")]).await;
        assert!(!next_tags(&mut events).await.is_disjoint(&tags));
        until(&running, "loaves", &["bread"]).await;
        until(&running, "oat", &["milk"]).await;
        write(
            &running,
            &[json!({"_id": "bread", "_type": "note", "title": "Bread"})],
        )
        .await;
        until(&running, "bread", &[]).await;
    });
}
