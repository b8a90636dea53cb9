//! A bundle out of a folder of assets, and in again.

use super::*;
use crate::bundle::{AssetKind, DATA, Metadata, Settled, find, settle};
use crate::commands::random_name;
use crate::import::{ImportInput, Workplace, keys_of, present, scan};
use ::documents::Document;
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use sha1::{Digest, Sha1};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// A folder of a test, which goes away with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("vitrine-bundle-{}", random_name(12)));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Assets in a folder, each under its id.
struct FromFolder(PathBuf);

impl AssetSource for FromFolder {
    async fn read(&self, asset: &Document) -> Result<Option<AssetBytes>, SourceError> {
        let id = asset["_id"].as_str().unwrap();
        let bytes = match tokio::fs::read(self.0.join(id)).await {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            bytes => bytes?,
        };
        // In pieces, as a store gives them.
        let pieces: Vec<_> = bytes
            .chunks(3)
            .map(Bytes::copy_from_slice)
            .map(Ok)
            .collect();
        Ok(Some(stream::iter(pieces).boxed()))
    }
}

/// Documents with assets: their texts, and the assets' ids.
fn dataset(store: &Path) -> (Vec<Value>, Vec<String>) {
    let mut ids = Vec::new();
    for (content, kind, end) in [
        ("a picture", AssetKind::Image, "-20x30-jpg"),
        ("another", AssetKind::Image, "-1x1-png"),
        ("a sound", AssetKind::File, "-mp3"),
    ] {
        let sha1 = hex::encode(Sha1::digest(content));
        let id = format!("{}-{sha1}{end}", kind.name());
        std::fs::create_dir_all(store).unwrap();
        std::fs::write(store.join(&id), content).unwrap();
        ids.push(id);
    }
    let image = |id: &str| json!({"_type": "image", "alt": "å", "asset": {"_ref": id, "_type": "reference"}});
    let mut documents = vec![
        json!({"_id": "drafts.p", "_type": "page", "cover": image(&ids[0]), "n": 1.5}),
        json!({"_id": "note", "_type": "note", "cover": image(&ids[1])}),
        json!({"_id": "p", "_type": "page", "all": [
            {"_key": "k", "_type": "file", "asset": {"_ref": ids[2], "_type": "reference"}}]}),
    ];
    for id in &ids {
        let kind = AssetKind::of_id(id).unwrap();
        documents.push(json!({
            "_id": id, "_type": kind.document_type(), "title": format!("Title of {id}"),
            "originalFilename": "original", "url": "u", "size": 9, "mimeType": "m",
        }));
    }
    (documents, ids)
}

/// Packs documents as the command does.
async fn pack(
    documents: &[Value],
    store: &Path,
    folder: &Path,
    form: Form,
    chosen: bool,
) -> (PathBuf, ExportCounts) {
    std::fs::create_dir(folder).unwrap();
    let listed = folder.join("listed");
    let mut taker = Documents::create(&folder.join(DATA), &listed, chosen).unwrap();
    for document in documents {
        taker.take(&document.to_string()).unwrap();
    }
    let written = taker.finish().unwrap();
    let (made, packing) = match form {
        Form::Folder => {
            let made = folder.join("made");
            std::fs::create_dir(&made).unwrap();
            let packing = Packing::folder(&made).unwrap();
            (made, packing)
        }
        Form::Archive { compressed } => {
            let made = folder.join("made.tar.gz");
            let file = std::fs::File::create_new(&made).unwrap();
            (made, Packing::archive(file, compressed, "top", 1))
        }
    };
    let source = FromFolder(store.to_owned());
    let counts = pack_assets(&source, packing, folder, &listed, written).await;
    (made, counts.unwrap())
}

fn open(path: &Path, folder: &Folder) -> ImportInput {
    let workplace = Workplace {
        requested: None,
        temporary: folder.0.join("temporary"),
        target: String::new(),
    };
    ImportInput::open(path, &workplace, &AtomicBool::new(false)).unwrap()
}

#[tokio::test]
async fn what_goes_out_comes_in_again() {
    let folder = Folder::new();
    let store = folder.0.join("store");
    let (documents, ids) = dataset(&store);
    let forms = [
        Form::Folder,
        Form::Archive { compressed: true },
        Form::Archive { compressed: false },
    ];
    for (number, form) in forms.into_iter().enumerate() {
        let work = folder.0.join(format!("work{number}"));
        let (made, counts) = pack(&documents, &store, &work, form, false).await;
        let expected = ExportCounts {
            documents: 3,
            assets: 3,
            missing: 0,
        };
        assert_eq!(counts, expected);
        let input = open(&made, &folder);
        let source = &input.source;
        let laid = source.folder.as_deref().unwrap();
        let scanned = scan(source, false, &AtomicBool::new(false)).unwrap();
        assert_eq!(scanned.documents, 3);
        assert_eq!(scanned.assets, present(laid).unwrap());
        let metadata = Metadata::read(&laid.join("assets.json"), &work.join("spool")).unwrap();
        let mut settled = Settled::default();
        for file in scanned.assets {
            let content = std::fs::read(laid.join(&file.path)).unwrap();
            let sha1 = hex::encode(Sha1::digest(&content));
            let id = ids.iter().find(|id| id.contains(&sha1)).unwrap();
            assert_eq!(content, std::fs::read(store.join(id)).unwrap());
            let fields = metadata.of(file.kind, &sha1).unwrap();
            let expected = json!({"title": format!("Title of {id}"), "originalFilename": "original", "size": 9});
            assert_eq!(Value::Object(fields), expected);
            settled.ids.insert(file, id.clone());
        }
        let back: Vec<Value> = source
            .lines()
            .unwrap()
            .map(|line| {
                let mut document = line.unwrap().document;
                settle(&mut document, &settled, &mut keys_of(""));
                Value::Object(document)
            })
            .collect();
        assert_eq!(back, documents[..3]);
        input.work.unwrap().finish().unwrap();
    }
}

#[tokio::test]
async fn an_archive_has_the_layout_of_the_ecosystem() {
    let folder = Folder::new();
    let store = folder.0.join("store");
    let (documents, ids) = dataset(&store);
    let form = Form::Archive { compressed: false };
    let (made, _) = pack(&documents, &store, &folder.0.join("work"), form, false).await;
    let mut archive = tar::Archive::new(std::fs::File::open(made).unwrap());
    let names: BTreeSet<String> = archive
        .entries()
        .unwrap()
        .map(|entry| entry.unwrap().path().unwrap().to_str().unwrap().to_owned())
        .collect();
    let sha1 = |id: &String| id.split('-').nth(1).unwrap().to_owned();
    let expected = [
        "top/assets.json".to_owned(),
        "top/data.ndjson".to_owned(),
        format!("top/files/{}-mp3.bin", sha1(&ids[2])),
        format!("top/images/{}-1x1.png", sha1(&ids[1])),
        format!("top/images/{}-20x30.jpg", sha1(&ids[0])),
    ];
    assert_eq!(names, BTreeSet::from(expected));
}

#[tokio::test]
async fn a_choice_of_documents_brings_the_assets_that_they_use() {
    let folder = Folder::new();
    let store = folder.0.join("store");
    let (mut documents, ids) = dataset(&store);
    documents.retain(|document| document["_type"] != "page");
    let work = folder.0.join("work");
    let (made, counts) = pack(&documents, &store, &work, Form::Folder, true).await;
    assert_eq!((counts.documents, counts.assets), (1, 1));
    let files = present(&made).unwrap();
    let sha1 = ids[1].split('-').nth(1).unwrap();
    assert!(
        files
            .iter()
            .all(|file| file.path.to_str().unwrap().contains(sha1))
    );
}

#[tokio::test]
async fn bytes_that_are_missing_are_counted() {
    let folder = Folder::new();
    let store = folder.0.join("store");
    let (documents, ids) = dataset(&store);
    std::fs::remove_file(store.join(&ids[1])).unwrap();
    let work = folder.0.join("work");
    let (made, counts) = pack(&documents, &store, &work, Form::Folder, false).await;
    assert_eq!((counts.assets, counts.missing), (2, 1));
    assert_eq!(present(&made).unwrap().len(), 2);
    let data = std::fs::read_to_string(made.join(DATA)).unwrap();
    for line in data.lines() {
        let document: Document = serde_json::from_str(line).unwrap();
        assert_eq!(find(&document).unwrap().len(), 1);
    }
}

#[test]
fn the_name_says_the_form() {
    let table = [
        ("museum/", Some(Form::Folder)),
        ("a.tar", Some(Form::Archive { compressed: false })),
        ("a.tar.gz", Some(Form::Archive { compressed: true })),
        ("A.TGZ", Some(Form::Archive { compressed: true })),
        ("a.ndjson", None),
        ("a.ndjson.gz", None),
        ("-", None),
    ];
    for (name, form) in table {
        assert_eq!(Form::of(Path::new(name)), form, "{name}");
    }
}
