//! What is made for who has no token: what pages ask for, and of all else so much work.

use super::running::{StoreKind, with_service};
use super::samples;
use assets::{Allowance, AssetSettings};
use std::sync::atomic::Ordering;
use std::time::Duration;

fn nothing(settings: &mut AssetSettings) {
    settings.allowance = Allowance {
        variants: Duration::ZERO,
        odd_a_second: Duration::ZERO,
        odd_at_once: Duration::ZERO,
    };
}

/// Nothing but the ladder is free, and a picture that would have to grow is not on it.
#[test]
fn only_what_pages_ask_for_is_made_without_a_budget() {
    with_service(StoreKind::Folder, nothing, |running| async move {
        let path = running.picture(&samples::jpeg(1000, 800, 1)).await;
        for query in [
            "w=240&fit=max&auto=format&q=60",
            "w=390&fit=max&auto=format&q=60",
            "w=960&fit=max&auto=format&q=50",
            "w=640",
            "w=640&fm=webp",
            // Not larger than the original: its own size.
            "w=3840&fit=max&auto=format&q=50",
            "auto=format",
        ] {
            running.get(&format!("{path}?{query}")).await.expect(200);
        }
        for query in [
            "w=1440",
            "w=3840&fm=avif",
            "w=2000&h=1050&fit=crop&fm=jpg",
            "w=640&h=480&fit=crop",
            "w=640&h=640&fit=min",
            "w=640&q=90",
            "w=640&fm=png",
            "w=640&fm=gif",
            "w=320",
            "w=640&rect=0,0,800,800",
        ] {
            let refused = running.get(&format!("{path}?{query}")).await;
            assert_eq!(refused.status, 429, "{query}");
        }
    });
}

/// One large AVIF is as dear as many small pictures.
#[test]
fn the_budget_is_one_of_work() {
    let change = |settings: &mut AssetSettings| {
        settings.allowance.odd_a_second = Duration::from_millis(100);
        settings.allowance.odd_at_once = Duration::from_secs(1);
    };
    with_service(StoreKind::Folder, change, |running| async move {
        let path = running.picture(&samples::jpeg(1000, 800, 1)).await;
        let ask = async |query: String| running.get(&format!("{path}?{query}")).await;
        for width in 100..120 {
            ask(format!("w={width}")).await.expect(200);
        }
        let large = || "w=2000&fm=avif&q=90".to_owned();
        let refused = ask(large()).await.expect(429);
        let wait: i64 = refused.header("retry-after").parse().unwrap();
        assert!((1..=10).contains(&wait), "{wait}");
        running.clock.fetch_add(wait * 1000, Ordering::Relaxed);
        ask(large()).await.expect(200);
        ask("w=99".to_owned()).await.expect(429);
        // Who waits gets what there is.
        running.clock.fetch_add(10_000, Ordering::Relaxed);
        ask("w=99".to_owned()).await.expect(200);
    });
}
