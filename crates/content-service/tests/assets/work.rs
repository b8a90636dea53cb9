//! Making pictures: once each, within a budget, by workers that may die.

use super::running::{StoreKind, with_service};
use super::samples;
use assets::Allowance;
use futures_util::future::join_all;
use std::sync::atomic::Ordering;
use std::time::Duration;

#[test]
fn a_hundred_equal_requests_make_one_picture() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                let path = running.picture(&samples::jpeg(2400, 1600, 1)).await;
                let path = format!("{path}?w=960");
                let answers = join_all((0..100).map(|_| running.get(&path))).await;
                for answer in &answers {
                    assert_eq!(answer.status, 200);
                    assert_eq!(answer.bytes, answers[0].bytes);
                }
                assert_eq!(running.figure("derivatives_made_total").await, 1);
                assert!(running.figure("asset_flights_joined_total").await > 50);
                assert_eq!(running.figure("image_jobs").await, 0);
                running.get(&path).await.expect(200);
                assert_eq!(running.figure("derivatives_made_total").await, 1);
            },
        );
    }
}

/// Who goes away does not take the picture from those who stay.
#[test]
fn work_goes_on_when_its_first_caller_leaves() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let path = running.picture(&samples::jpeg(3000, 2000, 1)).await;
            let path = format!("{path}?w=2000&fm=webp");
            let first = running.clone();
            let first_path = path.clone();
            let first = tokio::spawn(async move { first.get(&first_path).await });
            tokio::time::sleep(Duration::from_millis(30)).await;
            first.abort();
            running.get(&path).await.expect(200);
            assert_eq!(running.figure("derivatives_made_total").await, 1);
        },
    );
}

#[test]
fn odd_sizes_are_few_for_who_has_no_token() {
    let change = |settings: &mut assets::AssetSettings| {
        settings.allowance = Allowance {
            // A picture takes about 9 milliseconds, a part 12.
            variants: Duration::from_millis(25),
            odd_a_second: Duration::from_millis(10),
            odd_at_once: Duration::from_millis(30),
        };
    };
    with_service(StoreKind::Folder, change, |running| async move {
        let path = running.picture(&samples::jpeg(500, 400, 1)).await;
        for width in [101, 102, 103] {
            running.get(&format!("{path}?w={width}")).await.expect(200);
        }
        let refused = running.get(&format!("{path}?w=104")).await.expect(429);
        assert_eq!(refused.header("retry-after"), "1");
        assert_eq!(running.figure("derivatives_over_budget_total").await, 1);
        // What is kept, what is on the ladder, and what a reader asks is free.
        running.get(&format!("{path}?w=101")).await.expect(200);
        running.get(&format!("{path}?w=390")).await.expect(200);
        running.get(&path).await.expect(200);
        running
            .get_as("viewer", &format!("{path}?w=105"))
            .await
            .expect(200);
        running
            .get_as("letters", &format!("{path}?w=106"))
            .await
            .expect(429);
        running.clock.fetch_add(1000, Ordering::Relaxed);
        running.get(&format!("{path}?w=104")).await.expect(200);
        running.get(&format!("{path}?w=107")).await.expect(429);

        for left in [0, 10] {
            let rect = format!("{path}?rect={left},0,320,200&w=320");
            running.get(&rect).await.expect(200);
        }
        let third = format!("{path}?rect=20,0,320,200&w=320");
        running.get(&third).await.expect(429);
        running.clock.fetch_add(3_600_000, Ordering::Relaxed);
        running.get(&third).await.expect(200);
    });
}

/// A worker that is killed costs nothing but time.
#[test]
fn a_worker_is_killed_in_the_middle() {
    let change = |settings: &mut assets::AssetSettings| settings.workers.count = 1;
    with_service(StoreKind::Folder, change, |running| async move {
        let path = running.picture(&samples::jpeg(3000, 2000, 1)).await;
        let asking = running.clone();
        let url = format!("{path}?w=2880&fm=avif");
        let picture = tokio::spawn(async move { asking.get(&url).await });
        running.jobs(1).await;
        let killed = kill_workers();
        assert!(killed > 0, "no worker was at work");
        let picture = picture.await.unwrap().expect(200);
        assert_eq!(picture.header("content-type"), "image/avif");
        assert!(running.figure("image_worker_mishaps_total").await >= 1);
        running.get(&format!("{path}?w=320")).await.expect(200);
    });
}

/// Kills the workers of this process.
fn kill_workers() -> usize {
    let own = std::process::id().to_string();
    let mut killed = 0;
    for process in std::fs::read_dir("/proc").unwrap().flatten() {
        let Ok(stat) = std::fs::read_to_string(process.path().join("stat")) else {
            continue;
        };
        let Some((name, rest)) = stat.rsplit_once(") ") else {
            continue;
        };
        let parent = rest.split(' ').nth(1);
        if name.contains("(vitrine-image-") && parent == Some(&own) {
            let pid = process.file_name();
            let done = std::process::Command::new("kill")
                .arg("-9")
                .arg(pid)
                .status();
            killed += usize::from(done.unwrap().success());
        }
    }
    killed
}

/// Beyond the line nobody waits.
#[test]
fn a_full_line_is_told() {
    let change = |settings: &mut assets::AssetSettings| {
        settings.workers.count = 1;
        settings.workers.queue = 1;
    };
    with_service(StoreKind::Folder, change, |running| async move {
        let path = running.picture(&samples::jpeg(2000, 1500, 1)).await;
        let ask = |query: &'static str| {
            let (running, path) = (running.clone(), format!("{path}?{query}"));
            tokio::spawn(async move { running.get(&path).await })
        };
        // One is at work for seconds, and one waits.
        let slow = ask("w=1920&fm=avif&q=90");
        running.jobs(1).await;
        let waiting = ask("w=160&fm=webp");
        running.jobs(2).await;
        for width in [240, 320, 390, 480] {
            let refused = running.get(&format!("{path}?w={width}&fm=webp")).await;
            assert_eq!(refused.expect(503).header("retry-after"), "2");
        }
        slow.await.unwrap().expect(200);
        waiting.await.unwrap().expect(200);
        running
            .get(&format!("{path}?w=640&fm=webp"))
            .await
            .expect(200);
    });
}

#[test]
fn a_slow_picture_is_given_up() {
    let change = |settings: &mut assets::AssetSettings| {
        // A small picture takes a hundredth of it, the slow one many times as long.
        settings.workers.time = Duration::from_secs(2);
    };
    with_service(StoreKind::Folder, change, |running| async move {
        let path = running.picture(&samples::jpeg(1000, 800, 1)).await;
        let slow = format!("{path}?w=8000&fm=avif&q=100");
        running.get_as("viewer", &slow).await.expect(504);
        running.get(&format!("{path}?w=160")).await.expect(200);
    });
}

/// What is kept on disk is there after a restart.
#[test]
fn derivatives_outlive_the_service() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                let drawing = running.picture(&samples::png(300, 200)).await;
                let photo = running.picture(&samples::jpeg(900, 600, 1)).await;
                let paths = [format!("{drawing}?w=160"), format!("{photo}?w=320"), photo];
                for path in &paths {
                    running.get(path).await.expect(200);
                }
                let anew = running.anew();
                for path in &paths {
                    let (before, after) =
                        (running.get(path).await, anew.get(path).await.expect(200));
                    assert_eq!(before.bytes, after.bytes);
                    assert_eq!(before.header("etag"), after.header("etag"));
                }
                assert_eq!(anew.figure("derivatives_made_total").await, 0);
            },
        );
    }
}

/// What is kept on disk stays within its bound.
#[test]
fn derivatives_stay_within_a_bound() {
    let change = |settings: &mut assets::AssetSettings| {
        settings.derivative_memory_bytes = 1;
        settings.derivative_bytes = 100_000;
    };
    with_service(StoreKind::Folder, change, |running| async move {
        let path = running.picture(&samples::jpeg(1600, 1200, 1)).await;
        for width in [160, 240, 320, 390, 480, 640, 780, 960, 1200] {
            let path = format!("{path}?w={width}&fm=png");
            running.get(&path).await.expect(200);
        }
        running.get(&format!("{path}?w=160")).await.expect(200);
        let size = || {
            let folders = std::fs::read_dir(running.data.join("derivatives")).unwrap();
            let files =
                folders.flat_map(|folder| std::fs::read_dir(folder.unwrap().path()).unwrap());
            files
                .map(|file| file.unwrap().metadata().unwrap().len())
                .sum::<u64>()
        };
        for _ in 0..50 {
            if size() < 110_000 {
                break;
            }
            running.get(&format!("{path}?w=160")).await.expect(200);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert!(size() > 0 && size() < 110_000, "{}", size());
    });
}

/// A large original gets a pyramid, from which its parts are read.
#[test]
fn a_large_original_is_read_by_parts() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                // Made by the worker itself, which is quicker at it.
                let small = running.picture(&samples::jpeg(500, 400, 1)).await;
                let large = format!("{small}?w=5000&fm=jpg");
                let large = running.get_as("viewer", &large).await.expect(200);
                let path = running.picture(&large.bytes).await;
                let name = path.rsplit_once('/').unwrap().1;
                let base = format!("/iiif/3/{}/stage/{name}", running.project);
                let tile = format!("{base}/4096,3584,512,416/512,416/0/default.jpg");
                let tile = running.get_as("viewer", &tile).await.expect(200);
                assert_eq!(tile.size(), (512, 416));
                let pyramid = format!("pyramids/{}/stage/{name}.tif", running.project);
                assert!(running.stored().await.contains(&pyramid));
                assert_eq!(
                    running.get(&format!("{path}?w=640")).await.size(),
                    (640, 512)
                );
            },
        );
    }
}
