//! Ids, file names and addresses of assets.

use pictures::{AssetAddress, AssetFile, AssetName, FileId, ImageId, NotAnAsset};
use proptest::prelude::*;

const SHA1: &str = "027401f31c3ac1e6d78c5d539ccd1beff72b9b11";

#[test]
fn an_image_has_an_id_and_a_file_name() {
    // The second is of an old project, as the builder's own example has it.
    for name in [SHA1, "Tb9Ew8CXIwaY6R1kjMvI0uRR"] {
        let id = ImageId::parse(&format!("image-{name}-2000x3000-jpg")).unwrap();
        assert_eq!(
            (id.width(), id.height(), id.extension()),
            (2000, 3000, "jpg")
        );
        assert_eq!(id.name().as_str(), name);
        assert_eq!(id.file_name(), format!("{name}-2000x3000.jpg"));
        assert_eq!(ImageId::from_file_name(&id.file_name()), Ok(id));
    }
}

#[test]
fn a_file_has_an_id_and_a_file_name() {
    let id = FileId::parse(&format!("file-{SHA1}-pdf")).unwrap();
    assert_eq!(id.file_name(), format!("{SHA1}.pdf"));
    assert_eq!(FileId::from_file_name(&id.file_name()), Ok(id));
}

#[test]
fn a_name_of_40_lower_case_digits_is_a_sha1() {
    let sha1 = AssetName::parse(SHA1).unwrap().sha1().unwrap();
    assert_eq!(sha1[..3], [0x02, 0x74, 0x01]);
    assert_eq!(AssetName::of_sha1(sha1).as_str(), SHA1);
    let upper_case = AssetName::parse(&SHA1.to_uppercase()).unwrap();
    assert_eq!(upper_case.sha1(), None);
    let old = AssetName::parse("Tb9Ew8CXIwaY6R1kjMvI0uRR").unwrap();
    assert_eq!(old.sha1(), None);
}

#[test]
fn what_is_not_an_id_is_refused() {
    for id in [
        "",
        "image-",
        "image-abc-1x1-jpg",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-2000x3000",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-0x3000-jpg",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-02000x3000-jpg",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-+2x3-jpg",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-2000x3000-JPG",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-2000x3000-",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-99999999999x1-jpg",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b1/-2000x3000-jpg",
        "image-027401f31c3ac1e6d78c5d539ccd1beff72b9b110-2000x3000-jpg",
        "file-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-2000x3000-jpg",
        "file-027401f31c3ac1e6d78c5d539ccd1beff72b9b11",
        "file-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-../x",
        "draft-027401f31c3ac1e6d78c5d539ccd1beff72b9b11-pdf",
    ] {
        assert_eq!(AssetFile::parse(id), Err(NotAnAsset), "{id}");
    }
}

#[test]
fn an_address_leads_to_its_asset() {
    let path = format!("images/museum/production/{SHA1}-20x30.png");
    let address = AssetAddress::parse(&format!("/{path}")).unwrap();
    assert_eq!(address.project, "museum");
    assert_eq!(address.dataset, "production");
    assert_eq!(address.asset.to_string(), format!("image-{SHA1}-20x30-png"));
    assert_eq!(address.to_string(), path);
    let pretty = format!("{path}/mona-lisa.png");
    let pretty = AssetAddress::parse(&pretty).unwrap();
    assert_eq!(pretty.vanity.as_deref(), Some("mona-lisa.png"));
    assert_eq!(pretty.asset, address.asset);
    let file = format!("files/museum/production/{SHA1}.pdf");
    let file = AssetAddress::parse(&file).unwrap();
    assert_eq!(file.asset.to_string(), format!("file-{SHA1}-pdf"));
}

/// An asset is an image or a file.
#[test]
fn other_addresses_are_refused() {
    for path in [
        "",
        "/images",
        "/images/museum/production",
        "/images/museum//027401f31c3ac1e6d78c5d539ccd1beff72b9b11-20x30.png",
        "/images/museum/production/027401f31c3ac1e6d78c5d539ccd1beff72b9b11.png",
        "/files/museum/production/027401f31c3ac1e6d78c5d539ccd1beff72b9b11-20x30.png",
        "/images/museum/production/027401f31c3ac1e6d78c5d539ccd1beff72b9b11-20x30.png/a/b",
        "/video/museum/production/027401f31c3ac1e6d78c5d539ccd1beff72b9b11-20x30.png",
    ] {
        assert_eq!(AssetAddress::parse(path), Err(NotAnAsset), "{path}");
    }
}

proptest! {
    #[test]
    fn ids_survive_the_round(
        sha1: [u8; 20], width in 1_u32.., height in 1_u32.., extension in "[a-z0-9]{1,16}",
    ) {
        let name = AssetName::of_sha1(sha1);
        prop_assert_eq!(name.sha1(), Some(sha1));
        let image = ImageId::new(name.clone(), width, height, &extension).unwrap();
        prop_assert_eq!(&ImageId::parse(&image.to_string()).unwrap(), &image);
        prop_assert_eq!(&ImageId::from_file_name(&image.file_name()).unwrap(), &image);
        let file = FileId::new(name, &extension).unwrap();
        prop_assert_eq!(&FileId::parse(&file.to_string()).unwrap(), &file);
        prop_assert_eq!(&FileId::from_file_name(&file.file_name()).unwrap(), &file);
    }

    #[test]
    fn what_is_read_is_written_as_it_was(id in "(image|file)-[a-zA-Z0-9_]{20,42}(-[0-9]{1,5}x[0-9]{1,5})?-[a-z0-9.]{0,5}") {
        if let Ok(asset) = AssetFile::parse(&id) {
            prop_assert_eq!(asset.to_string(), id);
        }
    }

    #[test]
    fn nothing_makes_it_panic(text in ".{0,100}") {
        let _ = AssetFile::parse(&text);
        let _ = AssetAddress::parse(&text);
    }
}
