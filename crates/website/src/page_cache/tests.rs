use super::*;
use crate::builds::tests::Folder;
use crate::content_coding::Coding;
use crate::page_cache::PageForm;
use bytes::Bytes;
use museum::Locale;

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn noon() -> Timestamp {
    at("2026-11-17T12:00:00Z")
}

fn cache(copies: Option<Copies>) -> PageCache {
    let cache = PageCache::new(1 << 20, 1, copies, Metrics::default());
    cache.set_live(0, true, noon());
    cache
}

fn key(slug: &str, coding: Coding) -> PageKey {
    PageKey {
        site: "jelling".to_owned(),
        locale: Locale::Da,
        slug: slug.to_owned(),
        query_string: String::new(),
        form: PageForm::Document,
        coding,
    }
}

fn page(slug: &str, tags: &[&str]) -> Page {
    page_at(noon(), key(slug, Coding::Identity), tags)
}

fn page_at(rendering_began: Timestamp, key: PageKey, tags: &[&str]) -> Page {
    page_with("v", rendering_began, key, tags)
}

fn page_with(view_hash: &str, rendering_began: Timestamp, key: PageKey, tags: &[&str]) -> Page {
    let metadata = PageMetadata {
        status: 200,
        coding: Coding::Identity,
        valid_until: Some(at("2026-11-17T16:00:00Z")),
        rendering_began,
        build: "b".to_owned(),
        view_hash: view_hash.to_owned(),
        page_type: Some("landingPage".to_owned()),
    };
    let body = format!("page {}", key.slug);
    let page = CachedPage::new(key, metadata, Bytes::from(body), Bytes::from("content"));
    let tags = tags.iter().map(|tag| (*tag).to_owned()).collect();
    Arc::new(Tagged::new(page, tags))
}

fn change(cache: &PageCache, tag: &str, now: &str) {
    cache.mark_stale(0, &[tag.to_owned()], at(now));
}

#[test]
fn a_page_is_fresh_until_its_content_changes_or_it_expires() {
    let cache = cache(None);
    let (one, other) = (page("x", &["a", "b"]), page("y", &["c"]));
    for page in [&one, &other] {
        assert!(cache.store(page, 0, cache.change_count(0)));
    }
    assert!(cache.is_fresh(&one, noon(), 0));
    assert!(!cache.is_fresh(&one, at("2026-11-17T16:00:00Z"), 0));
    change(&cache, "b", "2026-11-17T12:00:00Z");
    let mut refresh_queue = cache.refresh_queue().unwrap();
    assert_eq!(refresh_queue.try_recv(), Ok(key("x", Coding::Identity)));
    assert!(refresh_queue.try_recv().is_err());
    assert!(!cache.is_fresh(&one, noon(), 0) && cache.is_fresh(&other, noon(), 0));
    // Without live events it is unknown; a stream that resumes brings the missed events.
    cache.set_live(0, false, noon());
    assert!(!cache.is_fresh(&other, noon(), 0));
    cache.set_live(0, true, noon());
    assert!(cache.is_fresh(&other, noon(), 0));
}

/// A restart of live events at noon, after which the content of a page is compared at 12:50.
fn left_stale(cache: &PageCache, content_changed: bool) {
    cache.mark_all_stale(0, noon(), |_| true);
    let now = at("2026-11-17T12:50:00Z");
    cache.note_left_stale(&key("x", Coding::Identity), content_changed, now);
}

#[test]
fn a_page_that_changes_while_it_is_rendered_is_not_stored() {
    let cache = cache(None);
    let begun = cache.change_count(0);
    change(&cache, "a", "2026-11-17T12:00:00Z");
    assert!(!cache.store(&page("x", &["a"]), 0, begun));
    assert!(cache.get(&key("x", Coding::Identity)).is_none());
}

/// How long a copy is served after its content changed, after live events were lost, and after
/// everything may have changed.
#[test]
fn a_copy_is_served_ten_minutes_or_a_day() {
    type Happens = (&'static str, fn(&PageCache));
    let happens: [Happens; 5] = [
        ("changed", |cache| {
            change(cache, "a", "2026-11-17T12:00:00Z");
        }),
        ("lost", |cache| cache.set_live(0, false, noon())),
        // The page is rarely read, and its content was compared after a restart.
        ("other content", |cache| left_stale(cache, true)),
        ("same content", |cache| left_stale(cache, false)),
        ("restart", |cache| {
            cache.mark_all_stale(0, noon(), |_| true);
        }),
    ];
    let cases = [
        ("changed", "2026-11-17T12:09:59Z", true),
        ("changed", "2026-11-17T12:10:00Z", false),
        ("lost", "2026-11-18T11:59:59Z", true),
        ("lost", "2026-11-18T12:00:00Z", false),
        ("other content", "2026-11-17T12:59:59Z", true),
        ("other content", "2026-11-17T13:00:00Z", false),
        ("same content", "2026-11-18T12:49:59Z", true),
        ("same content", "2026-11-18T12:50:00Z", false),
        ("restart", "2026-11-18T11:59:59Z", true),
        ("restart", "2026-11-18T12:00:00Z", false),
    ];
    for (name, happens) in happens {
        for (_, now, expected) in cases.iter().filter(|(case, ..)| *case == name) {
            let cache = cache(None);
            cache.store(&page("x", &["a"]), 0, 0);
            happens(&cache);
            let copy = cache.last_good_copy(&key("x", Coding::Identity), at(now), 0);
            assert_eq!(copy.is_some(), *expected, "{name} at {now}");
        }
    }
}

/// While live events come, a page is confirmed at every moment.
#[test]
fn the_day_begins_when_live_events_are_lost() {
    let cache = cache(None);
    cache.store(&page("x", &["a"]), 0, 0);
    cache.set_live(0, false, at("2026-11-20T12:00:00Z"));
    let copy = |now| cache.last_good_copy(&key("x", Coding::Identity), at(now), 0);
    assert!(copy("2026-11-21T11:59:59Z").is_some());
    assert!(copy("2026-11-21T12:00:00Z").is_none());
}

#[tokio::test]
async fn a_copy_is_encoded_again_for_another_coding() {
    let cache = cache(None);
    cache.store(&page("x", &["a"]), 0, 0);
    let copy = cache
        .last_good_copy(&key("x", Coding::Gzip), noon(), 0)
        .unwrap();
    assert_eq!(copy.value.in_coding(Coding::Gzip).await.body, "page x");
    cache.remove(&key("x", Coding::Gzip));
    assert!(
        cache
            .last_good_copy(&key("x", Coding::Identity), noon(), 0)
            .is_none()
    );
}

/// A visitor who has seen the new page does not get the old one in another coding.
#[test]
fn the_newest_copy_is_served() {
    let cache = cache(None);
    let (plain, gzip) = (key("x", Coding::Identity), key("x", Coding::Gzip));
    let later = at("2026-11-17T12:00:01Z");
    for (rendering_began, key) in [(noon(), &plain), (later, &gzip)] {
        let page = page_at(rendering_began, key.clone(), &["a"]);
        assert!(cache.store(&page, 0, cache.change_count(0)));
    }
    let copy = cache.last_good_copy(&plain, later, 0).unwrap();
    assert_eq!(copy.value.key, gzip);
}

/// One coding has new content before its live event arrives.
#[test]
fn a_new_page_makes_its_other_forms_and_codings_stale() {
    let cache = cache(None);
    let store = |view_hash: &str, seconds: i64, key: PageKey| {
        let rendering_began = noon() + jiff::SignedDuration::from_secs(seconds);
        let page = page_with(view_hash, rendering_began, key, &["a"]);
        assert!(cache.store(&page, 0, cache.change_count(0)));
        page
    };
    let payload = PageKey {
        form: PageForm::Payload,
        ..key("x", Coding::Identity)
    };
    let old = store("old", 0, key("x", Coding::Identity));
    let old_data = store("old", 1, payload);
    let other = store("other", 2, key("y", Coding::Identity));
    assert!(cache.is_fresh(&old, noon(), 0) && cache.is_fresh(&old_data, noon(), 0));
    let new = store("new", 3, key("x", Coding::Gzip));
    for (page, is_fresh) in [
        (&old, false),
        (&old_data, false),
        (&other, true),
        (&new, true),
    ] {
        assert_eq!(
            cache.is_fresh(page, noon(), 0),
            is_fresh,
            "{:?}",
            page.value.key
        );
    }
    let mut refresh_queue = cache.refresh_queue().unwrap();
    assert_eq!(refresh_queue.try_recv().unwrap().slug, "x");
    // A copy that is shaped again from the old content is too late.
    let again = page_with("old", noon(), key("x", Coding::Gzip), &[]);
    let again = Arc::into_inner(again).unwrap().value;
    assert_eq!(cache.replace_copy(again).value.metadata.view_hash, "new");
}

#[tokio::test]
async fn a_page_is_rendered_once_at_a_time() {
    use futures_util::FutureExt;
    let cache = cache(None);
    let begin = |slug, coding| {
        let (cache, key) = (cache.clone(), key(slug, coding));
        async move { cache.lock_for_rendering(&key).await }.boxed()
    };
    let first = begin("x", Coding::Identity).await;
    let mut second = begin("x", Coding::Gzip);
    assert!((&mut second).now_or_never().is_none());
    assert!(begin("y", Coding::Identity).now_or_never().is_some());
    drop(first);
    assert!(second.now_or_never().is_some());
}

/// Waits until the thread that writes has done all jobs before this file.
fn written(folder: &Folder, name: &str) {
    let copies = Copies::open(&folder.0, Metrics::default()).unwrap();
    for _ in 0..1000 {
        if copies.read_file(name).is_some() {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("{name} is not written");
}

#[test]
fn the_folder_has_what_memory_has() {
    let folder = Folder::new("copies");
    let copies = || Some(Copies::open(&folder.0, Metrics::default()).unwrap());
    let first = cache(copies());
    for (slug, tags) in [("x", ["a"]), ("y", ["b"]), ("z", ["c"])] {
        first.store(&page(slug, &tags), 0, first.change_count(0));
    }
    first.confirm_copies(at("2026-11-18T12:00:00Z"));
    change(&first, "b", "2026-11-18T12:00:00Z");
    first.remove(&key("z", Coding::Identity));
    first
        .copies
        .as_ref()
        .unwrap()
        .write_file("done".to_owned(), Bytes::new());
    written(&folder, "done");

    let second = PageCache::new(1 << 20, 1, copies(), Metrics::default());
    assert_eq!(second.load(), 2);
    let copy = |slug, now| second.last_good_copy(&key(slug, Coding::Identity), at(now), 0);
    let x = copy("x", "2026-11-19T11:59:59Z").unwrap();
    assert_eq!(
        (&x.value.body[..], &x.value.query_result[..]),
        (&b"page x"[..], &b"content"[..])
    );
    assert!(x.is_stale());
    assert!(copy("x", "2026-11-19T12:00:00Z").is_none());
    assert!(copy("y", "2026-11-18T12:09:59Z").is_some());
    assert!(copy("y", "2026-11-18T12:10:00Z").is_none());
    assert!(copy("z", "2026-11-18T12:00:00Z").is_none());
}

/// Confirming all copies each minute does not count for pages whose changes no live event reports,
/// also after a restart.
#[test]
fn the_folder_has_the_state_of_pages_that_stay_stale() {
    let folder = Folder::new("left_stale");
    let copies = || Some(Copies::open(&folder.0, Metrics::default()).unwrap());
    let first = cache(copies());
    for slug in ["x", "y", "z"] {
        first.store(&page(slug, &["a"]), 0, 0);
    }
    first.mark_all_stale(0, noon(), |_| true);
    let compared = at("2026-11-17T12:50:00Z");
    first.note_left_stale(&key("x", Coding::Identity), true, compared);
    first.note_left_stale(&key("y", Coding::Identity), false, compared);
    first.note_left_stale(&key("z", Coding::Identity), false, compared);
    // One of them is rendered after all.
    let rendering_began = at("2026-11-17T13:00:00Z");
    first.store(
        &page_at(rendering_began, key("z", Coding::Identity), &["a"]),
        0,
        first.change_count(0),
    );
    first.confirm_copies(at("2026-11-18T06:00:00Z"));
    let own = first.copies.as_ref().unwrap();
    own.write_file("done".to_owned(), Bytes::new());
    written(&folder, "done");

    let second = PageCache::new(1 << 20, 1, copies(), Metrics::default());
    assert_eq!(second.load(), 3);
    let copy = |slug, now| {
        second
            .last_good_copy(&key(slug, Coding::Identity), at(now), 0)
            .is_some()
    };
    assert!(!copy("x", "2026-11-17T13:00:00Z"));
    assert!(copy("y", "2026-11-18T12:49:59Z"));
    assert!(!copy("y", "2026-11-18T12:50:00Z"));
    assert!(copy("z", "2026-11-19T05:59:59Z"));
}

/// However many pages with parameters are requested, however often, the others stay, in memory
/// and on disk.
#[test]
fn pages_with_parameters_evict_no_others() {
    let folder = Folder::new("segments");
    let copies = || Some(Copies::open(&folder.0, Metrics::default()).unwrap());
    let small = PageCache::new(32 << 10, 1, copies(), Metrics::default());
    small.set_live(0, true, noon());
    small.store(&page("x", &["a"]), 0, 0);
    let chosen = |number: usize| PageKey {
        query_string: format!("tag={number:0300}"),
        ..key("kalender", Coding::Identity)
    };
    for number in 0..200 {
        let key = chosen(number);
        for _ in 0..3 {
            assert!(small.get(&key).is_none());
        }
        small.store(&page_at(noon(), key, &["a"]), 0, 0);
        small.pages.run_pending_tasks();
    }
    assert!(small.get(&key("x", Coding::Identity)).is_some());
    let stay = (0..200)
        .filter(|number| small.get(&chosen(*number)).is_some())
        .count();
    assert!((1..20).contains(&stay), "{stay}");
    let own = small.copies.as_ref().unwrap();
    own.write_file("done".to_owned(), Bytes::new());
    written(&folder, "done");
    let second = PageCache::new(32 << 10, 1, copies(), Metrics::default());
    assert_eq!(second.load(), stay + 1);
    assert!(second.get(&key("x", Coding::Identity)).is_some());
}

#[test]
fn half_a_copy_is_not_loaded() {
    let folder = Folder::new("half");
    let copies = || Some(Copies::open(&folder.0, Metrics::default()).unwrap());
    let first = cache(copies());
    first.store(&page("x", &["a"]), 0, 0);
    let own = first.copies.as_ref().unwrap();
    own.write_file("done".to_owned(), Bytes::new());
    written(&folder, "done");
    let files = std::fs::read_dir(&folder.0).unwrap().flatten();
    let mut pages = files
        .map(|file| file.path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "page"));
    let file = pages.next().unwrap();
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() - 1]).unwrap();
    let second = PageCache::new(1 << 20, 1, copies(), Metrics::default());
    assert_eq!(second.load(), 0);
    assert!(!file.exists());
}
