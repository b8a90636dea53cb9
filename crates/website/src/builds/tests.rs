//! A folder of builds: adding, rolling back, and files of earlier builds.

use super::*;
use crate::content_coding::Coding;
use std::sync::atomic::{AtomicU64, Ordering};

/// A folder that is removed at the end of the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("vitrine-{name}-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A build with the worker of the tests.
pub(crate) fn dist(folder: &Path, id: &str) -> PathBuf {
    let dist = folder.join(format!("dist-{id}"));
    let workers = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/workers");
    std::fs::create_dir_all(dist.join("server")).unwrap();
    for name in ["worker.js", "frames.js"] {
        std::fs::copy(workers.join(name), dist.join("server").join(name)).unwrap();
    }
    std::fs::create_dir_all(dist.join("catalogue")).unwrap();
    let catalogue = dist.join("catalogue/server.js");
    std::fs::copy(workers.join("catalogue.js"), catalogue).unwrap();
    for part in ["server", "catalogue"] {
        let package = dist.join(part).join("package.json");
        std::fs::write(package, r#"{"type": "module"}"#).unwrap();
    }
    let client = dist.join("client");
    for part in ["assets", "meta", "icons", ".vite"] {
        std::fs::create_dir_all(client.join(part)).unwrap();
    }
    let file = |name: &str, text: String| std::fs::write(client.join(name), text).unwrap();
    file("latest.json", format!(r#"{{"id":"{id}"}}"#));
    file(
        &format!("meta/{id}.json"),
        format!(r#"{{"id":"{id}","fonts":["assets/f.woff2"]}}"#),
    );
    file(
        ".vite/manifest.json",
        format!(
            r#"{{"src/entry-client.tsx":{{"file":"assets/e-{id}.js","css":["assets/e.css"]}},
            "src/pages/landingPage/LandingPage.tsx":{{"file":"assets/landing-{id}.js"}}}}"#
        ),
    );
    file(&format!("assets/e-{id}.js"), "console.log(1)\n".repeat(200));
    let icon = crate::touch_icon::tests::picture([0, 0, 0, 128, 128, 128, 255, 255, 255]);
    std::fs::write(client.join("icons/bevaring-180.png"), icon).unwrap();
    dist
}

#[test]
fn earlier_files_stay_and_one_can_go_back() {
    let folder = Folder::new("builds");
    let place = folder.0.join("builds");
    std::fs::create_dir_all(&place).unwrap();
    assert!(matches!(Builds::open(&place), Err(BuildError::None(_))));
    let first = Builds::add(&place, &dist(&folder.0, "aaa1")).unwrap();
    let builds = Builds::open(&place).unwrap();
    assert!(builds.changed().unwrap().is_none());
    let second = Builds::add(&place, &dist(&folder.0, "bbb2")).unwrap();
    let new = builds.changed().unwrap().unwrap();
    assert_eq!(new.id, second);
    builds.set_current(new);
    for id in [&first, &second] {
        let file = builds.file(&format!("assets/e-{id}.js")).unwrap();
        assert_eq!(file.media_type(), "text/javascript; charset=utf-8");
        assert!(file.bytes(Coding::Brotli).len() < file.bytes(Coding::Identity).len());
        assert!(builds.file(&format!("meta/{id}.json")).is_some());
    }
    assert!(builds.file("../server/worker.js").is_none());
    assert!(builds.file(".vite/manifest.json").is_none());
    Builds::set_latest(&place, &first).unwrap();
    assert_eq!(builds.changed().unwrap().unwrap().id, first);
    assert_eq!(Builds::list(&place).1, Some(first));
    assert!(Builds::set_latest(&place, "none").is_err());
    // A website that opens the folder later serves all of them.
    let again = Builds::open(&place).unwrap();
    assert!(again.file("assets/e-bbb2.js").is_some());
}

#[test]
fn a_broken_build_is_refused() {
    let folder = Folder::new("broken");
    let dist = dist(&folder.0, "aaa1");
    std::fs::remove_file(dist.join("server/worker.js")).unwrap();
    let error = Build::read(&dist).unwrap_err().to_string();
    assert!(error.contains("server/worker.js"), "{error}");
    std::fs::write(dist.join("client/latest.json"), r#"{"id":"../x"}"#).unwrap();
    let error = Build::read(&dist).unwrap_err().to_string();
    assert!(error.contains("is not letters and digits"), "{error}");
}
