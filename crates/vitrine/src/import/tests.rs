//! Assets of an import, from a folder into a folder.

use super::work::Work;
use super::*;
use crate::bundle::{AssetKind, BundledFile, Metadata, settle};
use crate::commands::random_name;
use serde_json::json;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A folder of a test, which goes away with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("vitrine-assets-{}", random_name(12)));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    fn put(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, content).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Stores assets in a folder, each under its id, with its fields beside it.
struct InFolder {
    folder: PathBuf,
    /// How many it stores before it fails.
    patience: usize,
    stored: AtomicUsize,
    names: Mutex<BTreeSet<String>>,
}

impl InFolder {
    fn new(folder: &Path, patience: usize) -> Self {
        Self {
            folder: folder.to_owned(),
            patience,
            stored: AtomicUsize::new(0),
            names: Mutex::new(BTreeSet::new()),
        }
    }
}

impl AssetUploads for InFolder {
    async fn upload(&self, asset: NewAsset) -> Result<String, UploadError> {
        if self.stored.fetch_add(1, Ordering::Relaxed) >= self.patience {
            return Err("the store is away".into());
        }
        let id = match asset.kind {
            AssetKind::Image => format!("image-{}-1x1-jpg", asset.sha1),
            AssetKind::File => format!("file-{}-pdf", asset.sha1),
        };
        tokio::fs::copy(&asset.path, self.folder.join(&id)).await?;
        let fields = serde_json::to_vec(&asset.fields)?;
        tokio::fs::write(self.folder.join(format!("{id}.json")), fields).await?;
        self.names.lock().unwrap().insert(asset.filename);
        Ok(id)
    }
}

/// SHA-1 of `one` and of `two`.
const ONE: &str = "fe05bcdcdc4928012781a5f1a2a77cbb5398e106";
const TWO: &str = "ad782ecdac770fc6eb9a62e44f90873fb97fb26b";

fn bundle(folder: &Folder) {
    let documents = [
        json!({"_id": "a", "_type": "page", "cover": {"_sanityAsset": format!("image@file://./images/{ONE}-1x1.jpg")}}),
        json!({"_id": "b", "_type": "page", "all": [{"_sanityAsset": "file@file://./files/named.pdf"}]}),
        json!({"_id": "c", "_type": "page", "asset": {"_ref": "image-Tb9Ew8CXIwaY6R1kjMvI0uRR-1x1-jpg"}}),
    ];
    let lines = documents.map(|line| line.to_string()).join("\n");
    folder.put("top/data.ndjson", lines);
    folder.put(&format!("top/images/{ONE}-1x1.jpg"), "one");
    folder.put("top/images/Tb9Ew8CXIwaY6R1kjMvI0uRR-1x1.jpg", "two");
    folder.put("top/files/named.pdf", "one");
    let known = json!({
        format!("image-{ONE}"): {"_rev": "r", "title": "One", "originalFilename": "one.jpg", "size": 9},
        format!("image-{TWO}"): {"metadata": {"lqip": "x"}},
    });
    folder.put("top/assets.json", known.to_string());
}

fn workplace<'a>(folder: &Folder, requested: Option<&'a Path>) -> Workplace<'a> {
    Workplace {
        requested,
        temporary: folder.0.join("temporary"),
        target: "museum/production".to_owned(),
    }
}

fn go_on() -> AtomicBool {
    AtomicBool::new(false)
}

fn open(folder: &Folder, path: &Path) -> Result<ImportInput, InputError> {
    ImportInput::open(path, &workplace(folder, None), &go_on())
}

fn archive(folder: &Folder, name: &str) -> PathBuf {
    let path = folder.0.join(name);
    let mut builder = tar::Builder::new(Vec::new());
    builder.append_dir_all(".", folder.0.join("input")).unwrap();
    std::fs::write(&path, builder.into_inner().unwrap()).unwrap();
    path
}

/// The documents of an import whose assets go to a folder.
async fn documents(
    input: &ImportInput,
    uploads: &InFolder,
    lenient: bool,
) -> Result<Vec<Value>, String> {
    let source = &input.source;
    let folder = source.folder.as_deref().unwrap();
    let work = input.work.as_ref().unwrap();
    let scanned = scan(source, lenient, &go_on()).map_err(|error| error.to_string())?;
    let mut wanted = scanned.assets;
    wanted.extend(present(folder).unwrap());
    let metadata = Metadata::read(&folder.join("assets.json"), &work.spool()).unwrap();
    let assets = Assets {
        folder,
        metadata: &metadata,
        lenient,
    };
    let settled = assets.store(uploads, &wanted, work.stored().unwrap()).await;
    let settled = settled.map_err(|error| error.to_string())?;
    let lines = source.lines().unwrap().map(|line| {
        let mut document = line.unwrap().document;
        let id = document["_id"].as_str().unwrap().to_owned();
        settle(&mut document, &settled, &mut keys_of(&id));
        Value::Object(document)
    });
    Ok(lines.collect())
}

fn expected() -> Vec<Value> {
    let reference = |id: String| json!({"_ref": id, "_type": "reference"});
    let mut keys = keys_of("b");
    vec![
        json!({"_id": "a", "_type": "page",
            "cover": {"_type": "image", "asset": reference(format!("image-{ONE}-1x1-jpg"))}}),
        json!({"_id": "b", "_type": "page",
            "all": [{"_key": keys(), "asset": reference(format!("file-{ONE}-pdf"))}]}),
        json!({"_id": "c", "_type": "page", "asset": {"_ref": format!("image-{TWO}-1x1-jpg")}}),
    ]
}

#[tokio::test]
async fn a_folder_and_an_archive_bring_documents_and_assets() {
    let folder = Folder::new();
    let input = Folder(folder.0.join("input"));
    bundle(&input);
    let store = Folder(folder.0.join("store"));
    std::fs::create_dir(&store.0).unwrap();
    let plain = archive(&folder, "museum.tar");
    let compressed = folder.0.join("museum.tar.gz");
    let file = std::fs::File::create(&compressed).unwrap();
    let mut encoder = flate2::write::GzEncoder::new(file, flate2::Compression::fast());
    std::io::copy(&mut std::fs::File::open(&plain).unwrap(), &mut encoder).unwrap();
    encoder.finish().unwrap();
    for path in [&input.0, &input.0.join("top"), &plain, &compressed] {
        let opened = open(&folder, path).unwrap();
        let uploads = InFolder::new(&store.0, 9);
        let documents = documents(&opened, &uploads, false).await.unwrap();
        assert_eq!(documents, expected(), "{}", path.display());
        assert_eq!(uploads.stored.load(Ordering::Relaxed), 3);
        let names = uploads.names.into_inner().unwrap();
        let wanted = ["Tb9Ew8CXIwaY6R1kjMvI0uRR-1x1.jpg", "named.pdf", "one.jpg"];
        assert!(names.iter().eq(wanted.iter()), "{names:?}");
        let fields = |id: String| std::fs::read_to_string(store.0.join(id)).unwrap();
        let fields_of_one = fields(format!("image-{ONE}-1x1-jpg.json"));
        assert_eq!(
            fields_of_one,
            r#"{"title":"One","originalFilename":"one.jpg"}"#
        );
        let fields_of_two = fields(format!("image-{TWO}-1x1-jpg.json"));
        assert_eq!(fields_of_two, r#"{"metadata":{"lqip":"x"}}"#);
        opened.work.unwrap().finish().unwrap();
    }
    let mut left: Vec<_> = std::fs::read_dir(&folder.0)
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    left.sort();
    assert_eq!(left, ["input", "museum.tar", "museum.tar.gz", "store"]);
}

#[tokio::test]
async fn what_was_stored_is_not_stored_again() {
    let folder = Folder::new();
    let input = Folder(folder.0.join("input"));
    bundle(&input);
    for number in 0..40 {
        input.put(&format!("top/images/{number}.jpg"), format!("{number}"));
    }
    let store = Folder(folder.0.join("store"));
    std::fs::create_dir(&store.0).unwrap();
    let path = archive(&folder, "museum.tar");

    let opened = open(&folder, &path).unwrap();
    let uploads = InFolder::new(&store.0, 17);
    let error = documents(&opened, &uploads, false).await.unwrap_err();
    assert!(error.contains("the store is away"), "{error}");
    assert!(error.contains("of 43 assets are stored"), "{error}");
    drop(opened);
    let list = folder.0.join("museum.tar.importing/stored.ndjson");
    let stored = std::fs::read_to_string(&list).unwrap().lines().count();
    assert!((1..=17).contains(&stored), "{stored}");
    // The last line was cut short, as by a fall of the machine.
    let cut = std::fs::read(&list).unwrap();
    std::fs::write(&list, &cut[..cut.len() - 5]).unwrap();

    let opened = open(&folder, &path).unwrap();
    let uploads = InFolder::new(&store.0, 99);
    let documents = documents(&opened, &uploads, false).await.unwrap();
    assert_eq!(documents, expected());
    let again = uploads.stored.load(Ordering::Relaxed);
    assert_eq!(again, 43 - (stored - 1));
    let all = std::fs::read_to_string(&list).unwrap();
    assert_eq!(all.lines().count(), 43);
}

#[tokio::test]
async fn an_asset_that_fails_is_let_go_if_that_is_asked() {
    let folder = Folder::new();
    let input = Folder(folder.0.join("input"));
    bundle(&input);
    std::fs::remove_file(input.0.join("top/files/named.pdf")).unwrap();
    let store = Folder(folder.0.join("store"));
    std::fs::create_dir(&store.0).unwrap();
    let opened = open(&folder, &input.0).unwrap();
    let uploads = InFolder::new(&store.0, 9);
    let refused = documents(&opened, &uploads, false).await.unwrap_err();
    assert!(
        refused.starts_with("line 2 of data.ndjson in "),
        "{refused}"
    );
    assert!(refused.contains("an asset in files/named.pdf, and there is no such file"));
    let lenient = documents(&opened, &uploads, true).await.unwrap();
    let mut keys = keys_of("b");
    let without = json!({"_id": "b", "_type": "page", "all": [{"_key": keys()}]});
    assert_eq!(lenient[1], without);
    assert_eq!(lenient[0], expected()[0]);
    opened.work.unwrap().finish().unwrap();
}

#[tokio::test]
async fn a_link_out_of_the_folder_brings_nothing() {
    let folder = Folder::new();
    let input = Folder(folder.0.join("input"));
    bundle(&input);
    let secret = folder.put("secret", "secret");
    let link = input.0.join("top/files/named.pdf");
    std::fs::remove_file(&link).unwrap();
    std::os::unix::fs::symlink(secret, &link).unwrap();
    let opened = open(&folder, &input.0).unwrap();
    let uploads = InFolder::new(&folder.0, 9);
    let refused = documents(&opened, &uploads, false).await.unwrap_err();
    assert!(refused.contains("there is no such file"), "{refused}");
    documents(&opened, &uploads, true).await.unwrap();
    let names = uploads.names.into_inner().unwrap();
    assert!(!names.contains("named.pdf"), "{names:?}");
    opened.work.unwrap().finish().unwrap();
}

#[test]
fn documents_alone_cannot_have_assets() {
    let folder = Folder::new();
    let line = r#"{"_id": "a", "_type": "page", "a": {"_sanityAsset": "image@file://./a.jpg"}}"#;
    let path = folder.put("data.ndjson", line);
    let opened = open(&folder, &path).unwrap();
    assert!(opened.work.is_none() && opened.source.folder.is_none());
    let refused = scan(&opened.source, false, &go_on()).err().unwrap();
    assert!(
        refused
            .to_string()
            .contains("give the archive or the folder")
    );
}

#[test]
fn what_holds_no_documents_is_refused() {
    let folder = Folder::new();
    let input = Folder(folder.0.join("input"));
    input.put("images/a.jpg", "a");
    let message = |opened: Result<ImportInput, InputError>| opened.err().unwrap().to_string();
    assert!(message(open(&folder, &input.0)).contains("holds no .ndjson file"));
    let path = archive(&folder, "none.tar");
    assert!(message(open(&folder, &path)).contains("holds no .ndjson file"));
    input.put("a.ndjson", "");
    input.put("b.ndjson", "");
    assert!(message(open(&folder, &input.0)).contains("more than one .ndjson file"));
}

#[test]
fn a_folder_of_work_belongs_to_one_import() {
    let folder = Folder::new();
    let work = folder.0.join("work");
    let file_named = |name: &str| BundledFile {
        kind: AssetKind::Image,
        path: name.into(),
    };
    let first = Work::open(&work, "one", false).unwrap();
    first
        .stored()
        .unwrap()
        .1
        .add(&file_named("a"), "image-a")
        .unwrap();
    let busy = Work::open(&work, "one", false).err().unwrap();
    assert_eq!(busy.to_string(), "another import is at work in it");
    drop(first);
    let again = Work::open(&work, "one", false).unwrap();
    assert_eq!(again.stored().unwrap().0.len(), 1);
    drop(again);
    let other = Work::open(&work, "two", false).unwrap();
    assert!(other.stored().unwrap().0.is_empty());
    drop(other);
    let full = Folder::new();
    full.put("mine.txt", "mine");
    let refused = Work::open(&full.0, "one", false).err().unwrap();
    assert_eq!(refused.to_string(), "it is not empty, and not of an import");
    assert!(full.0.join("mine.txt").exists());
    drop(Work::open(&folder.0.join("short"), "one", true).unwrap());
    assert!(!folder.0.join("short").exists());
}

/// A line is held in memory, and compressed it may be a thousand times shorter.
#[test]
fn a_line_is_not_longer_than_it_may_be() {
    let line = std::io::repeat(b' ').take(LONGEST_LINE + 1);
    let mut lines = Lines {
        name: "data.ndjson".to_owned(),
        reader: Box::new(std::io::BufReader::new(line)),
        number: 0,
    };
    let refused = lines.next().and_then(Result::err);
    let message = refused.expect("it is refused").to_string();
    let expected = "line 1 of data.ndjson: it is longer than 67108864 bytes";
    assert_eq!(message, expected);
}
