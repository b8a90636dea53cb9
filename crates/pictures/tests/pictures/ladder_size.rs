//! How many pictures of one original are made for everybody: work that anyone can ask
//! for, so that the number is part of the promise.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use pictures::iiif::Request;
use pictures::{Accept, Format, Original, Parameters, Rung};
use std::collections::{BTreeMap, BTreeSet};

const PHOTOGRAPH: Original = Original {
    width: 6000,
    height: 4000,
    format: Format::Jpeg,
    transparent: false,
    frames: 1,
};

/// The key of a picture if it is made for everybody.
fn free(original: &Original, query: &str) -> Option<String> {
    let parameters = Parameters::parse(query).unwrap();
    let all = Accept::parse("image/avif,image/webp");
    let recipe = parameters.recipe(original, parameters.format(original, all));
    let recipe = recipe.unwrap();
    (recipe.on_ladder(original) == Rung::Known).then(|| recipe.key())
}

/// Widths and heights that are free at a quality that is asked often, one for each size
/// that comes of them.
fn sides(original: &Original) -> Vec<String> {
    let once = |sides: &mut dyn Iterator<Item = String>| -> Vec<String> {
        let requested = |side: &String| {
            let at = |quality| free(original, &format!("{side}&fit=max&q={quality}"));
            let keys = [50, 60, 75].map(at);
            keys.iter().any(Option::is_some).then_some(keys)
        };
        let found = sides.filter_map(|side| Some((requested(&side)?, side)));
        found.collect::<BTreeMap<_, _>>().into_values().collect()
    };
    let widths = once(&mut (1..=8192).map(|width| format!("w={width}")));
    let shapes = once(&mut widths.iter().flat_map(|width| {
        let shaped = move |height: u32| format!("{width}&h={height}");
        (1..=4000).map(shaped)
    }));
    [vec![String::new()], widths, shapes].concat()
}

/// All that is free, by what is made and not by how it is spelled.
fn all_free(original: &Original) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for side in sides(original) {
        let qualities = (0..=100).map(|quality| format!("{side}&q={quality}"));
        let qualities = qualities.filter(|query| free(original, query).is_some());
        for query in qualities.chain([side.clone()]) {
            for format in [
                "auto=format",
                "fm=jpg",
                "fm=png",
                "fm=webp",
                "fm=avif",
                "fm=gif",
            ] {
                for fit in ["clip", "crop", "fill", "fillmax", "max", "scale", "min"] {
                    found.extend(free(original, &format!("{query}&{format}&fit={fit}")));
                }
            }
        }
    }
    found
}

#[test]
fn few_pictures_of_an_original_are_made_for_everybody() {
    assert_eq!(all_free(&PHOTOGRAPH).len(), 54);
    let small = Original {
        width: 500,
        height: 400,
        ..PHOTOGRAPH
    };
    assert_eq!(all_free(&small).len(), 18);
}

/// None is larger than the original: what is not there need not be made.
#[test]
fn nothing_is_enlarged_for_everybody() {
    for side in 1..=500 {
        let small = Original {
            width: side,
            height: 300,
            ..PHOTOGRAPH
        };
        for query in [
            "w=640",
            "w=640&fm=avif",
            "w=1440&h=1440&fit=crop",
            "w=3840&q=50",
        ] {
            assert_eq!(free(&small, query), None, "{query} of {side}");
        }
        let as_it_is = free(&small, "auto=format");
        assert!(as_it_is.is_some());
        assert_eq!(free(&small, "w=3840&fit=max&auto=format"), as_it_is);
    }
}

/// Viewers ask for each pixel of each level once, and for the picture as a whole.
#[test]
fn a_viewer_gets_one_set_of_tiles() {
    let mut found = BTreeSet::new();
    let mut ask = |path: String| {
        let request = Request::parse(&path).unwrap();
        if request.on_ladder(&PHOTOGRAPH) == Rung::Known {
            found.insert(request.recipe(&PHOTOGRAPH).unwrap().key());
        }
    };
    for format in ["jpg", "png", "webp", "avif", "gif"] {
        for width in 1..=6000 {
            ask(format!("full/{width},/0/default.{format}"));
        }
        for factor in [1, 2, 4, 8, 16, 32] {
            let step = 512 * factor;
            for (left, top) in grid(step) {
                let (w, h) = (step.min(6000 - left), step.min(4000 - top));
                for across in [w / factor, w.div_ceil(factor)] {
                    ask(format!("{left},{top},{w},{h}/{across},/0/default.{format}"));
                    for down in [h / factor, h.div_ceil(factor)] {
                        let size = format!("{across},{down}");
                        ask(format!("{left},{top},{w},{h}/{size}/0/default.{format}"));
                    }
                }
            }
        }
    }
    // 12 × 8 tiles, 6 × 4, 3 × 2, 2 × 1; 9 widths, and 4 sizes of the whole that
    // `info.json` lists.
    assert_eq!(found.len(), 128 + 9 + 4);
}

fn grid(step: u32) -> impl Iterator<Item = (u32, u32)> {
    let across = (0..6000).step_by(step as usize);
    across.flat_map(move |left| (0..4000).step_by(step as usize).map(move |top| (left, top)))
}

/// What is dearest to make is made dearest.
#[test]
fn a_picture_costs_what_it_takes() {
    let cost = |query: &str| {
        let parameters = Parameters::parse(query).unwrap();
        let format = parameters.format(&PHOTOGRAPH, Accept::default());
        let recipe = parameters.recipe(&PHOTOGRAPH, format).unwrap();
        recipe.cost(&PHOTOGRAPH).as_millis()
    };
    // 16 megapixels are read, and 0.01, 0.27 or 9.8 written.
    assert_eq!(cost("w=120"), 245);
    assert_eq!(cost("w=640"), 261);
    assert_eq!(cost("w=3840"), 834);
    assert_eq!(cost("w=3840&fm=webp"), 1228);
    assert_eq!(cost("w=3840&fm=avif"), 1719);
    assert_eq!(cost("w=3840&fm=avif&q=100"), 4177);
    assert_eq!(cost("w=3840&fm=png"), 2702);
    assert_eq!(cost("w=3840&blur=50"), 1817);
}
