//! Any bytes as what `vitrine import` is given: lines of documents or an archive, compressed or
//! not. It is read or refused; nothing is written outside of the folder of the work, and no link
//! is made in it.
#![no_main]
#![expect(
    dead_code,
    unused_imports,
    reason = "the modules are vitrine's, which asks more of them"
)]

use libfuzzer_sys::fuzz_target;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

/// The modules by themselves: the program around them would bring both services along.
#[path = "../../crates/vitrine/src"]
mod vitrine {
    pub(crate) mod bundle;
    pub(crate) mod import;
    pub(crate) mod progress;
}

use vitrine::import::{ImportInput, Workplace, keys_of, scan};
use vitrine::{bundle, progress};

/// The folder of this process, in memory where there is such a place.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let memory = PathBuf::from("/dev/shm");
    let folder = if memory.is_dir() {
        memory
    } else {
        std::env::temp_dir()
    };
    let folder = folder.join(format!("vitrine-fuzz-import-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
});

fuzz_target!(|data: &[u8]| {
    let (input, work) = (FOLDER.join("input"), FOLDER.join("work"));
    fs::write(&input, data).expect("a file");
    read(&input, &work);
    plain(&work);
    let _ = fs::remove_dir_all(&work);
    let names = fs::read_dir(&*FOLDER).expect("the folder").flatten();
    let names: Vec<_> = names.map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["input"], "something lies beside the work");
});

fn read(input: &Path, work: &Path) {
    let workplace = Workplace {
        requested: Some(work),
        temporary: FOLDER.join("temporary"),
        target: "museum/stage".to_owned(),
    };
    let Ok(input) = ImportInput::open(input, &workplace, &AtomicBool::new(false)) else {
        return;
    };
    for lenient in [false, true] {
        let Ok(scanned) = scan(&input.source, lenient, &AtomicBool::new(false)) else {
            continue;
        };
        for asset in scanned.assets {
            assert!(asset.path.is_relative() && !asset.path.starts_with(".."));
        }
    }
    if let Some(folder) = &input.source.folder {
        let metadata = folder.join(bundle::ASSETS);
        let _ = bundle::Metadata::read(&metadata, &work.join("spool"));
    }
    let settled = bundle::Settled::default();
    let lines = input.source.lines().into_iter().flatten();
    // A file that cannot be read on says so each time it is asked.
    for line in lines.map_while(Result::ok) {
        let mut document = line.document;
        let bundled = bundle::bundled_document(document.clone(), &mut |_| {});
        let _ = bundle::find(&bundled);
        bundle::settle(&mut document, &settled, &mut keys_of("castle"));
    }
}

/// Only folders and plain files are there.
fn plain(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let kind = entry.file_type().expect("a kind");
        assert!(kind.is_dir() || kind.is_file(), "{:?}", entry.path());
        if kind.is_dir() {
            plain(&entry.path());
        }
    }
}
