//! Archives of strangers.

use super::unpack::{Limits, UnpackError, is_tar, unpack};
use crate::commands::random_name;
use std::io::Write;
use std::path::PathBuf;
use tar::{Builder, EntryType, Header};

const LIMITS: Limits = Limits {
    bytes: 10_000,
    entries: 20,
};

/// A folder of a test, which goes away with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("vitrine-unpack-{}", random_name(12)));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    /// What is in it, by name.
    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        let mut folders = vec![self.0.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(&self.0).unwrap();
                    names.push(name.to_str().unwrap().to_owned());
                }
            }
        }
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// An entry with any name, also one that the library would not write.
fn entry(archive: &mut Vec<u8>, name: &str, kind: EntryType, content: &[u8]) {
    let mut header = Header::new_ustar();
    header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
    header.set_entry_type(kind);
    header.set_size(content.len() as u64);
    header.set_mode(0o644);
    if matches!(kind, EntryType::Symlink | EntryType::Link) {
        header.set_link_name("/etc/passwd").unwrap();
    }
    header.set_cksum();
    archive.extend_from_slice(header.as_bytes());
    archive.extend_from_slice(content);
    archive.resize(archive.len().next_multiple_of(512), 0);
}

fn of(entries: &[(&str, EntryType, &[u8])]) -> Vec<u8> {
    let mut archive = Vec::new();
    for (name, kind, content) in entries {
        entry(&mut archive, name, *kind, content);
    }
    archive.extend_from_slice(&[0; 1024]);
    archive
}

const FILE: EntryType = EntryType::Regular;
const DOCUMENTS: (&str, EntryType, &[u8]) = ("top/data.ndjson", FILE, b"{}\n");

fn go_on() -> bool {
    true
}

#[test]
fn only_what_a_bundle_has_is_taken() {
    let folder = Folder::new();
    let archive = of(&[
        ("top/", EntryType::Directory, b""),
        DOCUMENTS,
        ("./top/assets.json", FILE, b"{}"),
        ("top/images/a.jpg", FILE, b"a"),
        ("top/files/b.pdf", FILE, b"b"),
        ("top/README.md", FILE, b"x"),
        ("top/.data.ndjson", FILE, b"x"),
        ("top/images/.hidden", FILE, b"x"),
        ("top/bin/run.sh", FILE, b"x"),
        ("a/b/c/d/data.ndjson", FILE, b"x"),
    ]);
    assert!(is_tar(archive.as_slice()).unwrap());
    unpack(archive.as_slice(), &folder.0, LIMITS, go_on).unwrap();
    let expected = [
        "top/assets.json",
        "top/data.ndjson",
        "top/files/b.pdf",
        "top/images/a.jpg",
    ];
    assert_eq!(folder.names(), expected);
}

#[test]
fn long_names_are_read() {
    let folder = Folder::new();
    let mut builder = Builder::new(Vec::new());
    let name = format!("{}/images/{}.jpg", "t".repeat(120), "a".repeat(120));
    let mut header = Header::new_gnu();
    header.set_size(1);
    header.set_mode(0o644);
    builder.append_data(&mut header, &name, &b"x"[..]).unwrap();
    let archive = builder.into_inner().unwrap();
    unpack(archive.as_slice(), &folder.0, LIMITS, go_on).unwrap();
    assert_eq!(folder.names(), [name]);
}

#[test]
fn what_is_not_a_plain_file_in_the_archive_is_refused() {
    let outside = |name| (name, FILE);
    let table = [
        outside("../data.ndjson"),
        outside("top/../../data.ndjson"),
        outside("/tmp/data.ndjson"),
        outside("top/images/../../../x.jpg"),
        ("top/images", EntryType::Symlink),
        ("top/images/a.jpg", EntryType::Symlink),
        ("top/images/a.jpg", EntryType::Link),
        ("top/data.ndjson", EntryType::Fifo),
        ("top/data.ndjson", EntryType::Char),
        ("top/data.ndjson", EntryType::Block),
        ("top/data.ndjson", EntryType::GNUSparse),
    ];
    for (name, kind) in table {
        let folder = Folder::new();
        let archive = of(&[(name, kind, b"")]);
        let refused = unpack(archive.as_slice(), &folder.0, LIMITS, go_on);
        let known = match refused {
            Err(UnpackError::Outside(_)) => kind == FILE,
            Err(UnpackError::Kind { .. }) => kind != FILE,
            // A sparse file without its map is broken already.
            Err(UnpackError::Broken(_)) => kind == EntryType::GNUSparse,
            _ => false,
        };
        assert!(known, "{name} {kind:?}: {refused:?}");
        assert!(folder.names().is_empty(), "{name}");
    }
}

#[test]
fn nothing_comes_twice() {
    let folder = Folder::new();
    let archive = of(&[DOCUMENTS, ("./top/./data.ndjson", FILE, b"[]\n")]);
    let refused = unpack(archive.as_slice(), &folder.0, LIMITS, go_on);
    assert!(matches!(refused, Err(UnpackError::Twice(_))), "{refused:?}");
}

#[test]
fn an_archive_is_not_larger_than_it_may_be() {
    let folder = Folder::new();
    let large = vec![0; 6000];
    let archive = of(&[
        ("top/images/a.jpg", FILE, &large),
        ("top/images/b.jpg", FILE, &large),
    ]);
    let refused = unpack(archive.as_slice(), &folder.0, LIMITS, go_on);
    assert!(
        matches!(refused, Err(UnpackError::TooLarge(10_000))),
        "{refused:?}"
    );
    // What is passed over counts too.
    let archive = of(&[("top/x", FILE, &large), ("top/y", FILE, &large)]);
    let refused = unpack(archive.as_slice(), &folder.0, LIMITS, go_on);
    assert!(
        matches!(refused, Err(UnpackError::TooLarge(_))),
        "{refused:?}"
    );
    let names: Vec<String> = (0..21)
        .map(|number| format!("top/images/{number}"))
        .collect();
    let many: Vec<_> = names
        .iter()
        .map(|name| (name.as_str(), FILE, &b""[..]))
        .collect();
    let refused = unpack(of(&many).as_slice(), &folder.0, LIMITS, go_on);
    assert!(
        matches!(refused, Err(UnpackError::TooMany(20))),
        "{refused:?}"
    );
}

#[test]
fn a_header_that_promises_too_much_is_refused_before_it_is_followed() {
    let folder = Folder::new();
    let mut archive = of(&[("top/images/a.jpg", FILE, b"")]);
    let mut header = Header::new_gnu();
    header.set_path("top/images/b.jpg").unwrap();
    header.set_size(1 << 50);
    header.set_cksum();
    archive.splice(512..1024, *header.as_bytes());
    let refused = unpack(archive.as_slice(), &folder.0, LIMITS, go_on);
    assert!(
        matches!(refused, Err(UnpackError::TooLarge(_))),
        "{refused:?}"
    );
    assert_eq!(folder.names(), ["top/images/a.jpg"]);
}

/// Names and attributes that are too long for a header are held in memory, before anything of
/// the entry itself is seen.
#[test]
fn what_describes_an_entry_is_not_longer_than_it_may_be() {
    let long = vec![b'a'; 2 << 20];
    let limits = Limits {
        bytes: 100 << 20,
        ..LIMITS
    };
    for kind in [
        EntryType::GNULongName,
        EntryType::GNULongLink,
        EntryType::XHeader,
    ] {
        let folder = Folder::new();
        let archive = of(&[DOCUMENTS, ("././@LongLink", kind, &long), DOCUMENTS]);
        let refused = unpack(archive.as_slice(), &folder.0, limits, go_on);
        let message = refused.expect_err("too long").to_string();
        let expected = "it describes an entry by more than 1048576 bytes";
        assert_eq!(message, expected, "{kind:?}");
    }
    // What is passed over, or was taken before, may be as long as a file may be.
    let folder = Folder::new();
    let archive = of(&[
        ("top/README.md", FILE, &long),
        ("top/images/a.jpg", FILE, &long),
        DOCUMENTS,
    ]);
    for _ in 0..2 {
        unpack(archive.as_slice(), &folder.0, limits, go_on).unwrap();
        assert_eq!(folder.names(), ["top/data.ndjson", "top/images/a.jpg"]);
    }
}

#[test]
fn a_bomb_in_a_compressed_archive_ends_at_the_limit() {
    let folder = Folder::new();
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let archive = of(&[("top/data.ndjson", FILE, &vec![b' '; 4 << 20])]);
    encoder.write_all(&archive).unwrap();
    let compressed = encoder.finish().unwrap();
    assert!(compressed.len() < 20_000);
    let reader = flate2::read::MultiGzDecoder::new(compressed.as_slice());
    let limits = Limits {
        bytes: 1 << 20,
        ..LIMITS
    };
    let refused = unpack(reader, &folder.0, limits, go_on);
    assert!(
        matches!(refused, Err(UnpackError::TooLarge(_))),
        "{refused:?}"
    );
    let usual = Limits::for_archive(compressed.len() as u64);
    assert_eq!(usual.bytes, 1 << 30, "a small archive may hold a gigabyte");
}

#[test]
fn what_is_cut_off_is_told_and_goes_on_later() {
    let folder = Folder::new();
    let content = vec![7; 2000];
    let archive = of(&[
        DOCUMENTS,
        ("top/images/a.jpg", FILE, &content),
        ("top/images/b.jpg", FILE, &content),
    ]);
    let cut = &archive[..archive.len() - 2500];
    let broken = unpack(cut, &folder.0, LIMITS, go_on);
    assert!(matches!(broken, Err(UnpackError::Broken(_))), "{broken:?}");
    let there = ["top/data.ndjson", "top/images/a.jpg"];
    for name in there {
        assert!(folder.names().contains(&name.to_owned()), "{name}");
    }
    assert!(!folder.names().contains(&"top/images/b.jpg".to_owned()));
    let before = std::fs::metadata(folder.0.join("top/images/a.jpg")).unwrap();
    unpack(archive.as_slice(), &folder.0, LIMITS, go_on).unwrap();
    let after = std::fs::metadata(folder.0.join("top/images/a.jpg")).unwrap();
    assert_eq!(before.modified().unwrap(), after.modified().unwrap());
    let whole = std::fs::read(folder.0.join("top/images/b.jpg")).unwrap();
    assert_eq!(whole, content);
}

#[test]
fn it_stops_when_it_is_told() {
    let folder = Folder::new();
    let archive = of(&[DOCUMENTS, ("top/images/a.jpg", FILE, b"a")]);
    let stopped = unpack(archive.as_slice(), &folder.0, LIMITS, || false);
    assert!(
        matches!(stopped, Err(UnpackError::Interrupted)),
        "{stopped:?}"
    );
    assert_eq!(folder.names(), ["top/data.ndjson"]);
}

#[test]
fn what_is_no_archive_is_known_for_that() {
    assert!(!is_tar(&b"{}\n"[..]).unwrap());
    assert!(!is_tar(vec![b' '; 1000].as_slice()).unwrap());
    assert!(!is_tar(&b""[..]).unwrap());
}
