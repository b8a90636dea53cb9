//! Pictures from documents.

use super::*;
use crate::{Environment, Group, Locale};
use pictures::{Accept, Format, Original, Parameters, Rung};
use serde_json::{Value, json};

const ID: &str = "image-0123456789abcdef0123456789abcdef01234567-2000x1000-jpg";

/// A Wednesday.
const NOW: jiff::civil::DateTime = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);

fn shaped(image: &Value) -> (Option<Picture>, Vec<crate::Warning>) {
    let text = include_str!("../../../../demo/group.toml");
    let group = Group::parse(text, Environment::Development).unwrap();
    let site = group.site("jelling").unwrap();
    let shaping = Shaping::new(
        &group,
        site,
        Locale::En,
        "/media",
        group.zone.to_timestamp(NOW).unwrap(),
    );
    let page = json!({ "image": image });
    let picture = Picture::at(
        Fields::of(crate::fields::owned(&page).get_value()),
        "image",
        &shaping,
    );
    (picture, shaping.into_warnings())
}

#[test]
fn widths_are_not_above_the_original() {
    let (picture, _) = shaped(&json!({"asset": {"_id": ID}, "alt": "A stone"}));
    let picture = picture.unwrap();
    let widths: Vec<u32> = picture.sources.iter().map(|source| source.width).collect();
    assert_eq!(widths, [240, 390, 640, 780, 960, 1440, 2000]);
    assert_eq!(
        picture.sources[2].url,
        "/media/images/museerne/stage/0123456789abcdef0123456789abcdef01234567-2000x1000.jpg\
         ?w=640&fit=max&auto=format&q=60"
    );
    assert_eq!((picture.width, picture.height), (2000, 1000));
}

/// What a crop leaves, and where the hotspot is in it.
#[test]
fn crop_and_hotspot() {
    let crop = |left: f64, right: f64, top: f64, bottom: f64| {
        json!({"asset": {"_id": ID}, "hotspot": {"x": 0.5, "y": 0.25},
            "crop": {"left": left, "right": right, "top": top, "bottom": bottom}})
    };
    let cases = [
        (crop(0.0, 0.0, 0.0, 0.0), "", (2000, 1000), (0.5, 0.25)),
        (
            crop(0.25, 0.25, 0.0, 0.0),
            "rect=500,0,1000,1000&",
            (1000, 1000),
            (0.5, 0.25),
        ),
        (
            crop(0.5, 0.0, 0.0, 0.5),
            "rect=1000,0,1000,500&",
            (1000, 500),
            (0.0, 0.5),
        ),
        (crop(0.6, 0.6, 0.0, 0.0), "", (2000, 1000), (0.5, 0.25)),
    ];
    for (image, rect, (width, height), (x, y)) in cases {
        let picture = shaped(&image).0.unwrap();
        assert_eq!((picture.width, picture.height), (width, height), "{image}");
        assert_eq!(picture.focus, Focus { x, y }, "{image}");
        let expected = format!(".jpg?{rect}w=240&");
        assert!(
            picture.sources[0].url.contains(&expected),
            "{}",
            picture.sources[0].url
        );
    }
}

/// Alt text per locale with fallback.
#[test]
fn alt_is_in_the_nearest_language() {
    let cases = [
        (json!({"da": "Sten", "en": "Stone"}), "Stone"),
        (json!({"da": "Sten"}), "Sten"),
        (json!({"de": "Stein"}), "Stein"),
        (json!("Stone"), "Stone"),
        (json!(7), ""),
    ];
    for (alt, expected) in cases {
        let picture = shaped(&json!({"asset": {"_id": ID}, "alt": alt}))
            .0
            .unwrap();
        assert_eq!(picture.alt, expected, "{alt}");
    }
}

/// Missing image asset: warning, no image.
#[test]
fn a_picture_without_its_asset_is_left_out() {
    let (picture, warnings) = shaped(&json!({"ref": ID, "asset": null}));
    assert!(picture.is_none());
    assert_eq!(warnings[0].kind, WarningKind::MissingAsset);
    let (picture, warnings) = shaped(&json!({"alt": "x"}));
    assert!(picture.is_none() && warnings.is_empty());
}

/// It becomes part of a style: only the bytes of a small picture do.
#[test]
fn a_placeholder_is_a_small_picture_and_nothing_else() {
    let fine = ["png", "jpeg", "webp", "gif"]
        .map(|kind| format!("data:image/{kind};base64,iVBORw0KGgo+/9A="));
    let longest = format!("data:image/png;base64,{}", "A".repeat(8170));
    let bad = [
        "data:image/svg+xml;base64,PHN2Zz4=".to_owned(),
        "data:image/png,iVBO".to_owned(),
        "data:image/png;base64,".to_owned(),
        "data:image/png;base64,=".to_owned(),
        "data:image/png;base64,AAA===".to_owned(),
        "data:image/png;base64,AA=A".to_owned(),
        "data:image/png;base64,iVBO\"); background: url(https://example.org/x".to_owned(),
        "data:image/png;base64,iVBO\\\");x".to_owned(),
        "data:image/png;base64,iV BO".to_owned(),
        "data:image/png;base64,iVBO\n".to_owned() + "x",
        "data:image/png;charset=utf-8;base64,iVBO".to_owned(),
        "DATA:image/png;base64,iVBO".to_owned(),
        "https://example.org/x.png".to_owned(),
        format!("{longest}A"),
    ];
    let fine = fine.into_iter().chain([longest]).map(|text| (text, true));
    for (text, shown) in fine.chain(bad.map(|text| (text, false))) {
        let image = json!({"asset": {"_id": ID, "lqip": text}});
        let placeholder = shaped(&image).0.unwrap().placeholder;
        assert_eq!(placeholder, shown.then_some(text));
    }
}

/// How well known the asset service takes an address to be, for each kind of browser.
fn rungs(id: &ImageId, url: &str) -> Vec<Rung> {
    let (_, query) = url.split_once('?').unwrap();
    let original = Original {
        width: id.width(),
        height: id.height(),
        format: Format::from_extension(id.extension()).unwrap(),
        transparent: id.extension() == "png",
        frames: 1,
    };
    let parameters = Parameters::parse(query).unwrap();
    let browsers = ["image/avif,image/webp", "image/webp", "*/*"];
    let rung = |accept| {
        let format = parameters.format(&original, Accept::parse(accept));
        let recipe = parameters.recipe(&original, format).unwrap();
        recipe.on_ladder(&original)
    };
    browsers.map(rung).to_vec()
}

/// Every image that pages request is rendered for visitors, who have no token.
#[test]
fn what_pages_ask_for_is_on_the_ladder() {
    let text = include_str!("../../../../demo/group.toml");
    let group = Group::parse(text, Environment::Development).unwrap();
    let site = group.site("jelling").unwrap();
    let shaping = Shaping::new(
        &group,
        site,
        Locale::En,
        "/media",
        group.zone.to_timestamp(NOW).unwrap(),
    );
    let crop = json!({"left": 0.1, "right": 0.2, "top": 0.0, "bottom": 0.31});
    for size in [
        "6000x4000",
        "4000x20000",
        "3840x100",
        "1000x1500",
        "777x500",
        "100x80",
    ] {
        for (kind, crop) in [("jpg", None), ("png", None), ("jpg", Some(&crop))] {
            let id = format!("image-0123456789abcdef0123456789abcdef01234567-{size}-{kind}");
            let image =
                json!({"asset": {"_id": id}, "hotspot": {"x": 0.3, "y": 0.7}, "crop": crop});
            let value = crate::fields::owned(&image);
            let fields = Fields::of(value.get_value());
            let id = ImageId::parse(&id).unwrap();
            let known = if crop.is_some() {
                Rung::Variant
            } else {
                Rung::Known
            };
            let picture = Picture::shape(fields, &shaping, "image").unwrap();
            for source in &picture.sources {
                assert_eq!(rungs(&id, &source.url), [known; 3], "{}", source.url);
            }
            let cut = [
                Picture::square(fields, &shaping),
                Picture::preview(fields, &shaping),
            ];
            for url in cut.into_iter().flatten() {
                assert_eq!(rungs(&id, &url), [Rung::Variant; 3], "{url}");
            }
        }
    }
}
