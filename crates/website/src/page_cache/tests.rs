use super::*;
use crate::content_coding::Coding;
use crate::operations::page::Form;
use museum::Locale;
use std::sync::atomic::{AtomicUsize, Ordering};

const NOW: Timestamp = Timestamp::UNIX_EPOCH;

fn cache() -> PageCache {
    let cache = PageCache::new(1 << 20, 1, Metrics::default());
    cache.go_live(0);
    cache
}

fn key(slug: &str) -> PageKey {
    PageKey {
        dataset: 0,
        site: "jelling".to_owned(),
        locale: Locale::Da,
        slug: slug.to_owned(),
        search: String::new(),
        form: Form::Document,
        coding: Coding::Plain,
        build: "b".to_owned(),
    }
}

fn rendition(body: &str, tags: &[&str]) -> Rendition {
    Rendition {
        media_type: "text/html",
        body: body.to_owned().into(),
        coding: Coding::Plain,
        tags: Some(tags.iter().map(|tag| (*tag).to_owned()).collect()),
        valid_until: None,
    }
}

/// Gets a page that bears the tag `a`, and counts how often it is rendered.
async fn get(cache: &PageCache, slug: &str, fills: &AtomicUsize) -> Arc<CachedPage> {
    let fill = || async {
        fills.fetch_add(1, Ordering::SeqCst);
        tokio::task::yield_now().await;
        Ok::<_, ()>(rendition(slug, &["a"]))
    };
    cache.get(&key(slug), NOW, fill).await.unwrap()
}

#[tokio::test]
async fn a_page_is_rendered_once_until_it_is_dropped() {
    let (cache, fills) = (cache(), AtomicUsize::new(0));
    let visitors = (0..10).map(|_| get(&cache, "x", &fills));
    futures_util::future::join_all(visitors).await;
    assert_eq!(fills.load(Ordering::SeqCst), 1);
    assert!(cache.drop_tagged(0, vec!["b".to_owned()]).await.is_empty());
    get(&cache, "x", &fills).await;
    assert_eq!(fills.load(Ordering::SeqCst), 1);
    let hot = cache.drop_tagged(0, vec!["a".to_owned()]).await;
    assert_eq!(hot, [key("x")]);
    get(&cache, "x", &fills).await;
    assert_eq!(fills.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn what_changes_while_it_is_rendered_is_rendered_again() {
    let (cache, fills) = (cache(), AtomicUsize::new(0));
    let fill = || async {
        let first = fills.fetch_add(1, Ordering::SeqCst) == 0;
        if first {
            cache.drop_tagged(0, vec!["a".to_owned()]).await;
        }
        Ok::<_, ()>(rendition(if first { "old" } else { "new" }, &["a"]))
    };
    let page = cache.get(&key("x"), NOW, fill).await.unwrap();
    let body = page.response(&axum::http::HeaderMap::new()).into_body();
    let body = axum::body::to_bytes(body, 100).await.unwrap();
    assert_eq!(body.as_ref(), b"new");
    assert_eq!(fills.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn without_live_events_nothing_is_stored() {
    let (cache, fills) = (cache(), AtomicUsize::new(0));
    get(&cache, "x", &fills).await;
    cache.lose(0).await;
    for _ in 0..2 {
        get(&cache, "x", &fills).await;
    }
    assert_eq!(fills.load(Ordering::SeqCst), 3);
    cache.go_live(0);
    for _ in 0..2 {
        get(&cache, "x", &fills).await;
    }
    assert_eq!(fills.load(Ordering::SeqCst), 4);
}

#[tokio::test]
async fn a_page_is_true_for_its_time_and_when_it_is_whole() {
    let cache = cache();
    let until: Timestamp = "1970-01-01T10:00:00Z".parse().unwrap();
    let cases = [
        (Some(until), true, "1970-01-01T09:59:59Z", 1),
        (Some(until), true, "1970-01-01T10:00:00Z", 2),
        (None, true, "1971-01-01T10:00:00Z", 1),
        (None, false, "1970-01-01T00:00:00Z", 2),
    ];
    for (number, (valid_until, whole, later, expected)) in cases.into_iter().enumerate() {
        let fills = AtomicUsize::new(0);
        let key = key(&number.to_string());
        for now in [NOW, later.parse().unwrap()] {
            let fill = || async {
                fills.fetch_add(1, Ordering::SeqCst);
                let page = rendition("x", &[]);
                let tags = page.tags.filter(|_| whole);
                Ok::<_, ()>(Rendition {
                    tags,
                    valid_until,
                    ..page
                })
            };
            cache.get(&key, now, fill).await.unwrap();
        }
        assert_eq!(fills.load(Ordering::SeqCst), expected, "{later}");
    }
}
