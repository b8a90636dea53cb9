//! The IIIF Image API 3.0, rule by rule.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use pictures::iiif::{Info, Request};
use pictures::{Cut, Format, Original, Recipe, Rung, Shade};

fn original(width: u32, height: u32) -> Original {
    Original {
        width,
        height,
        format: Format::Jpeg,
        transparent: false,
        frames: 1,
    }
}

/// The picture of the specification's examples.
const EXAMPLE: (u32, u32) = (300, 200);

fn recipe(path: &str) -> Result<Recipe, String> {
    let picture = original(EXAMPLE.0, EXAMPLE.1);
    let request = Request::parse(path).map_err(|error| error.to_string())?;
    request.recipe(&picture).map_err(|error| error.to_string())
}

fn canonical(path: &str) -> String {
    let picture = original(EXAMPLE.0, EXAMPLE.1);
    Request::parse(path).unwrap().canonical(&picture).unwrap()
}

#[test]
fn regions_as_in_the_specification() {
    let table = [
        ("full", "full", 300, 200),
        ("square", "50,0,200,200", 200, 200),
        ("125,15,120,140", "125,15,120,140", 120, 140),
        ("pct:41.6,7.5,40,70", "125,15,120,140", 120, 140),
        // What reaches beyond is cut off.
        ("125,15,200,200", "125,15,175,185", 175, 185),
        ("pct:41.6,7.5,66.6,100", "125,15,175,185", 175, 185),
        ("0,0,300,200", "full", 300, 200),
        ("pct:0,0,100,100", "full", 300, 200),
        ("pct:0,0,0.01,.01", "0,0,1,1", 1, 1),
    ];
    for (region, written, width, height) in table {
        let path = format!("{region}/max/0/default.jpg");
        let size = recipe(&path).unwrap().size();
        assert_eq!((size.width, size.height), (width, height), "{region}");
        assert_eq!(canonical(&path), format!("{written}/max/0/default.jpg"));
    }
    assert_eq!(recipe("full/max/0/default.jpg").unwrap().cut, Cut::Whole);
}

#[test]
fn sizes_as_in_the_specification() {
    let table = [
        ("max", 300, 200, "max"),
        ("150,", 150, 100, "150,100"),
        (",150", 225, 150, "225,150"),
        ("pct:50", 150, 100, "150,100"),
        ("225,100", 225, 100, "225,100"),
        ("!225,100", 150, 100, "150,100"),
        ("300,", 300, 200, "max"),
        ("pct:100", 300, 200, "max"),
        ("^360,", 360, 240, "^360,240"),
        ("^,240", 360, 240, "^360,240"),
        ("^pct:120", 360, 240, "^360,240"),
        ("^360,360", 360, 360, "^360,360"),
        ("^!360,360", 360, 240, "^360,240"),
        ("^150,", 150, 100, "150,100"),
        ("^!2000,50", 75, 50, "75,50"),
        ("^max", 8192, 5461, "^max"),
        ("^!9000,9000", 8192, 5461, "^max"),
    ];
    for (size, width, height, written) in table {
        let path = format!("full/{size}/0/default.jpg");
        let made = recipe(&path).unwrap().size();
        assert_eq!((made.width, made.height), (width, height), "{size}");
        assert_eq!(canonical(&path), format!("full/{written}/0/default.jpg"));
    }
}

#[test]
fn max_is_bounded_by_what_is_made() {
    let large = original(12000, 8000);
    let max = Request::parse("full/max/0/default.jpg").unwrap();
    let size = max.recipe(&large).unwrap().size();
    assert_eq!((size.width, size.height), (8192, 5461));
    assert_eq!(max.canonical(&large).unwrap(), "full/max/0/default.jpg");
}

#[test]
fn rotations_keep_all_of_the_picture() {
    let table = [
        ("0", false, 0.0, (300, 200), "0"),
        ("90", false, 90.0, (200, 300), "90"),
        ("180", false, 180.0, (300, 200), "180"),
        ("270", false, 270.0, (200, 300), "270"),
        ("360", false, 0.0, (300, 200), "0"),
        ("22.50", false, 22.5, (354, 300), "22.5"),
        ("!0", true, 0.0, (300, 200), "!0"),
        ("!180.0", true, 180.0, (300, 200), "!180"),
    ];
    for (rotation, mirror, turn, size, written) in table {
        let path = format!("full/max/{rotation}/default.png");
        let recipe = recipe(&path).unwrap();
        assert_eq!((recipe.mirror, recipe.turn), (mirror, turn), "{rotation}");
        let made = recipe.size();
        assert_eq!((made.width, made.height), size, "{rotation}");
        assert_eq!(canonical(&path), format!("full/max/{written}/default.png"));
    }
}

#[test]
fn qualities_and_formats() {
    let shade = |path| recipe(path).unwrap().shade;
    assert_eq!(shade("full/max/0/default.jpg"), Shade::Colour);
    assert_eq!(shade("full/max/0/color.jpg"), Shade::Colour);
    assert_eq!(shade("full/max/0/gray.jpg"), Shade::Grey);
    assert_eq!(shade("full/max/0/bitonal.png"), Shade::Bitonal);
    assert_eq!(canonical("full/max/0/color.jpg"), "full/max/0/default.jpg");
    assert_eq!(canonical("full/max/0/gray.jpg"), "full/max/0/gray.jpg");
    for (extension, format) in [
        ("jpg", Format::Jpeg),
        ("png", Format::Png),
        ("webp", Format::Webp),
        ("avif", Format::Avif),
        ("gif", Format::Gif),
    ] {
        let recipe = recipe(&format!("full/max/0/default.{extension}"));
        assert_eq!(recipe.unwrap().format, format);
    }
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    let table = [
        ("full/max/0", "path"),
        ("full/max/0/default.jpg/x", "path"),
        ("", "path"),
        ("0,0,0,10/max/0/default.jpg", "region"),
        ("300,0,10,10/max/0/default.jpg", "region"),
        ("0,200,10,10/max/0/default.jpg", "region"),
        ("pct:101,0,10,10/max/0/default.jpg", "region"),
        ("pct:0,0,0,10/max/0/default.jpg", "region"),
        ("-1,0,10,10/max/0/default.jpg", "region"),
        ("0,0,10/max/0/default.jpg", "region"),
        ("0,0,10,10,10/max/0/default.jpg", "region"),
        ("1.5,0,10,10/max/0/default.jpg", "region"),
        ("pct:+1,0,10,10/max/0/default.jpg", "region"),
        ("pct:1e1,0,10,10/max/0/default.jpg", "region"),
        ("Full/max/0/default.jpg", "region"),
        ("full/full/0/default.jpg", "size"),
        ("full//0/default.jpg", "size"),
        ("full/,/0/default.jpg", "size"),
        ("full/150/0/default.jpg", "size"),
        ("full/0,/0/default.jpg", "size"),
        ("full/,0/0/default.jpg", "size"),
        ("full/!150,/0/default.jpg", "size"),
        ("full/1.5,/0/default.jpg", "size"),
        ("full/pct:0/0/default.jpg", "size"),
        ("full/pct:0.1/0/default.jpg", "size"),
        ("full/pct:/0/default.jpg", "size"),
        ("full/^/0/default.jpg", "size"),
        ("full/^^max/0/default.jpg", "size"),
        // It would have to grow.
        ("full/301,/0/default.jpg", "size"),
        ("full/,201/0/default.jpg", "size"),
        ("full/pct:101/0/default.jpg", "size"),
        ("full/300,201/0/default.jpg", "size"),
        ("full/!2000,3000/0/default.jpg", "size"),
        // It would be too large.
        ("full/^8193,/0/default.jpg", "size"),
        ("full/^pct:100000/0/default.jpg", "size"),
        ("full/^999999999,1/0/default.jpg", "size"),
        ("full/max/361/default.jpg", "rotation"),
        ("full/max/-90/default.jpg", "rotation"),
        ("full/max/!/default.jpg", "rotation"),
        ("full/max/1e1/default.jpg", "rotation"),
        ("full/max/!!0/default.jpg", "rotation"),
        ("full/max/0/native.jpg", "quality"),
        ("full/max/0/grey.jpg", "quality"),
        ("full/max/0/default.tif", "format"),
        ("full/max/0/default.jp2", "format"),
        ("full/max/0/default.pdf", "format"),
        ("full/max/0/default.jpeg", "format"),
        ("full/max/0/default", "format"),
    ];
    for (path, name) in table {
        let error = recipe(path).unwrap_err();
        assert!(error.starts_with(&format!("{name} ")), "{path}: {error}");
    }
    let svg = Original {
        format: Format::Svg,
        ..original(10, 10)
    };
    let request = Request::parse("full/max/0/default.jpg").unwrap();
    assert_eq!(request.recipe(&svg).unwrap_err().parameter, "identifier");
}

#[test]
fn a_moving_picture_stands_still() {
    let film = Original {
        frames: 9,
        format: Format::Gif,
        ..original(300, 200)
    };
    let gif = Request::parse("full/max/0/default.gif").unwrap();
    assert_eq!(gif.recipe(&film).unwrap().frame, Some(0));
}

#[test]
fn info_says_what_can_be_asked() {
    let id = "https://museum.example/iiif/p/d/image-abc";
    let info = Info::of(id, &original(6000, 4000), None);
    let text = serde_json::to_string(&info).unwrap();
    assert!(text.starts_with(r#"{"@context":"http://iiif.io/api/image/3/context.json","id""#));
    let info = serde_json::to_value(&info).unwrap();
    assert_eq!(info["id"], id);
    assert_eq!(info["type"], "ImageService3");
    assert_eq!(info["protocol"], "http://iiif.io/api/image");
    assert_eq!(info["profile"], "level2");
    assert_eq!(info["width"], 6000);
    assert_eq!(info["height"], 4000);
    assert_eq!(info["maxWidth"], 8192);
    assert_eq!(info["maxHeight"], 8192);
    assert_eq!(info["maxArea"], 8192 * 8192);
    assert_eq!(
        info["tiles"],
        serde_json::json!([{"width": 512, "scaleFactors": [1, 2, 4, 8, 16]}])
    );
    assert_eq!(
        info["sizes"],
        serde_json::json!([
            {"width": 375, "height": 250},
            {"width": 750, "height": 500},
            {"width": 1500, "height": 1000},
            {"width": 3000, "height": 2000},
            {"width": 6000, "height": 4000},
        ])
    );
    assert!(info.get("rights").is_none());
    let rights = "http://rightsstatements.org/vocab/InC-EDU/1.0/";
    let info = Info::of(id, &original(12000, 400), Some(rights));
    let info = serde_json::to_value(&info).unwrap();
    assert_eq!(info["rights"], rights);
    // A size that is listed can be asked.
    assert_eq!(
        info["sizes"].as_array().unwrap().last().unwrap()["width"],
        6000
    );
    let small = serde_json::to_value(Info::of(id, &original(100, 512), None)).unwrap();
    assert_eq!(small["tiles"][0]["scaleFactors"], serde_json::json!([1]));
}

/// What a viewer asks for, by the arithmetic of the implementation notes.
fn tiles(width: u32, height: u32, scale: u32) -> Vec<String> {
    let step = 512 * scale;
    let mut paths = Vec::new();
    for top in (0..height).step_by(step as usize) {
        for left in (0..width).step_by(step as usize) {
            let (w, h) = (step.min(width - left), step.min(height - top));
            let (across, down) = (w.div_ceil(scale), h.div_ceil(scale));
            paths.push(format!(
                "{left},{top},{w},{h}/{across},{down}/0/default.jpg"
            ));
            // Older viewers give the width alone.
            paths.push(format!("{left},{top},{w},{h}/{across},/0/default.jpg"));
        }
    }
    paths
}

#[test]
fn tiles_are_known() {
    let picture = original(3001, 2003);
    for scale in [1, 2, 4] {
        for path in tiles(3001, 2003, scale) {
            let request = Request::parse(&path).unwrap();
            assert!(request.is_tile(&picture), "{path}");
            assert_eq!(request.on_ladder(&picture), Rung::Known, "{path}");
        }
    }
}

#[test]
fn the_sizes_of_info_and_of_the_ladder_are_known() {
    let picture = original(3001, 2003);
    for path in [
        "full/max/0/default.jpg",
        "full/376,251/0/default.jpg",
        "full/751,501/0/default.jpg",
        "full/1501,1002/0/color.jpg",
        "full/640,/0/default.jpg",
        "full/!960,960/0/color.jpg",
    ] {
        let request = Request::parse(path).unwrap();
        assert_eq!(request.on_ladder(&picture), Rung::Known, "{path}");
    }
    for path in [
        "full/641,/0/default.jpg",
        "full/640,/0/default.webp",
        "full/640,/0/default.png",
        "full/640,640/0/default.jpg",
        "1,0,512,512/512,512/0/default.jpg",
        "0,0,512,512/511,511/0/default.jpg",
        "0,0,513,512/max/0/default.jpg",
        "512,512,512,512/512,512/90/default.jpg",
        "512,512,512,512/512,512/!0/default.jpg",
        "512,512,512,512/512,512/0/gray.jpg",
        "512,512,512,512/512,512/0/default.avif",
        "full/^4000,/0/default.jpg",
        "full/^max/0/default.jpg",
        "9999,0,10,10/max/0/default.jpg",
    ] {
        let request = Request::parse(path).unwrap();
        assert!(!request.is_tile(&picture), "{path}");
        assert_eq!(request.on_ladder(&picture), Rung::Odd, "{path}");
    }
    let large = Request::parse("full/max/0/default.jpg").unwrap();
    assert_eq!(large.on_ladder(&original(9000, 9000)), Rung::Odd);
}
