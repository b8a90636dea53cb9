//! Any text as the id of a document or an asset, as a release, and as a perspective.
#![no_main]

use documents::{DocumentId, IdKind, MAX_ID_LENGTH, Perspective, ReleaseName};
use libfuzzer_sys::fuzz_target;
use pictures::{AssetFile, FileId, ImageId};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let id = DocumentId::parse(text);
    if let Ok(id) = &id {
        document(id, text);
    }
    if let Ok(release) = ReleaseName::parse(text) {
        assert_eq!(release.as_str(), text);
    }
    if let Ok(perspective) = Perspective::parse(text) {
        let written = perspective.to_string();
        assert_eq!(Perspective::parse(&written).as_ref(), Ok(&perspective));
    }
    if let Ok(asset) = AssetFile::parse(text) {
        assert_eq!(asset.to_string(), text);
        assert!(id.is_ok(), "the id of an asset is one of a document");
    }
    if let Ok(image) = ImageId::from_file_name(text) {
        assert_eq!(image.file_name(), text);
        assert_eq!(ImageId::parse(&image.to_string()).as_ref(), Ok(&image));
    }
    if let Ok(file) = FileId::from_file_name(text) {
        assert_eq!(file.file_name(), text);
        assert_eq!(FileId::parse(&file.to_string()).as_ref(), Ok(&file));
    }
});

fn document(id: &DocumentId, text: &str) {
    assert_eq!(id.as_str(), text);
    assert!(text.len() <= MAX_ID_LENGTH && !text.contains(['\0', '/', '%', ' ']));
    assert_eq!(id.is_public(), !text.contains('.'));
    assert_eq!(id.release().is_some(), id.kind() == IdKind::Version);
    let published = id.published_id();
    assert_eq!(
        DocumentId::parse(published.as_str()).as_ref(),
        Ok(&published)
    );
    // A prefix may make it too long.
    if let Ok(draft) = published.draft_id() {
        assert_eq!(draft.kind(), IdKind::Draft);
        assert_eq!(draft.published_id(), published);
    }
    for candidate in Perspective::drafts().candidates(id) {
        assert_eq!(candidate.published_id(), published);
    }
}
