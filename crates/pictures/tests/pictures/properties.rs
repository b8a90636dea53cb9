//! What holds for every request.

use pictures::iiif::Request;
use pictures::{Accept, Cut, Format, LONGEST_SIDE, Original, Parameters, Recipe, Rectangle};
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn originals() -> impl Strategy<Value = Original> {
    let sides = prop_oneof![1_u32..20, 1_u32..6000, 6000_u32..40_000, Just(u32::MAX)];
    let formats = select(Format::ALL.to_vec());
    (sides.clone(), sides, formats, any::<bool>(), 1_u32..4).prop_map(
        |(width, height, format, transparent, frames)| Original {
            width,
            height,
            format,
            transparent,
            frames,
        },
    )
}

/// A parameter with a value that it may have, at least by its look.
fn parameters() -> impl Strategy<Value = Vec<String>> {
    let pixels = prop_oneof![1_u32..50, 1_u32..4000, 8000_u32..9000, Just(100_000)];
    let sized = (
        select(vec!["w", "h", "min-w", "max-w", "min-h", "max-h"]),
        pixels,
    )
        .prop_map(|(name, pixels)| format!("{name}={pixels}"));
    let chosen = select(vec![
        "fit=clip",
        "fit=crop",
        "fit=fill",
        "fit=fillmax",
        "fit=max",
        "fit=scale",
        "fit=min",
        "crop=top,left",
        "crop=right",
        "crop=entropy",
        "crop=focalpoint",
        "flip=h",
        "or=90",
        "or=180",
        "or=270",
        "invert=true",
        "bg=8fff",
        "sat=-100",
        "sharp=10",
        "auto=format",
        "fm=png",
        "frame=1",
        "dl=x",
        "utm_source=x",
    ])
    .prop_map(str::to_owned);
    let numbers = prop_oneof![
        (0.0..=1.0).prop_map(|x: f64| format!("fp-x={x}")),
        (0.0..=1.0).prop_map(|y: f64| format!("fp-y={y}")),
        (1.0..=3.0).prop_map(|ratio: f64| format!("dpr={ratio}")),
        (0..=100).prop_map(|quality: i32| format!("q={quality}")),
        (0..=2000).prop_map(|blur: i32| format!("blur={blur}")),
        (0..=40).prop_map(|pad: i32| format!("pad={pad}")),
        (-50..5000_i32, -50..5000_i32, 1..5000_i32, 1..5000_i32)
            .prop_map(|(left, top, w, h)| format!("rect={left},{top},{w},{h}")),
    ];
    let one = prop_oneof![3 => sized, 3 => chosen, 2 => numbers];
    // One of a name: of several, the first counts, and that is not to be shuffled.
    prop::collection::vec(one, 0..8).prop_map(|all| {
        let mut names = std::collections::BTreeSet::new();
        let name = |text: &String| text.split('=').next().unwrap_or_default().to_owned();
        all.into_iter()
            .filter(|text| names.insert(name(text)))
            .collect()
    })
}

fn iiif_paths() -> impl Strategy<Value = String> {
    let region = prop_oneof![
        Just("full".to_owned()),
        Just("square".to_owned()),
        (0..3000, 0..3000, 1..3000, 1..3000)
            .prop_map(|(x, y, w, h): (i32, i32, i32, i32)| format!("{x},{y},{w},{h}")),
        (0.0..100.0, 0.0..100.0, 0.0..100.0, 0.0..100.0).prop_map(
            |(x, y, w, h): (f64, f64, f64, f64)| format!("pct:{x:.3},{y:.3},{w:.3},{h:.3}")
        ),
    ];
    let size = (
        "\\^?",
        prop_oneof![
            Just("max".to_owned()),
            "[1-9][0-9]{0,3},",
            ",[1-9][0-9]{0,3}",
            "!?[1-9][0-9]{0,3},[1-9][0-9]{0,3}",
            "pct:[0-9]{1,3}(\\.[0-9]{1,3})?",
        ],
    )
        .prop_map(|(up, size)| format!("{up}{size}"));
    let rotation = "!?([0-9]{1,2}|[12][0-9]{2}(\\.[0-9]{1,3})?)";
    let quality = select(vec!["default", "color", "gray", "bitonal"]);
    let format = select(vec!["jpg", "png", "webp", "gif", "avif"]);
    (region, size, rotation, quality, format).prop_map(
        |(region, size, rotation, quality, format)| {
            format!("{region}/{size}/{rotation}/{quality}.{format}")
        },
    )
}

fn lies_within(part: Rectangle, original: &Original) -> bool {
    part.width > 0
        && part.height > 0
        && u64::from(part.left) + u64::from(part.width) <= u64::from(original.width)
        && u64::from(part.top) + u64::from(part.height) <= u64::from(original.height)
}

fn sound(recipe: &Recipe, original: &Original) -> Result<(), TestCaseError> {
    if let Cut::Part(part) | Cut::Entropy(part) = recipe.cut {
        prop_assert!(lies_within(part, original), "{recipe:?}");
    }
    prop_assert!(recipe.scale.width >= 1 && recipe.scale.height >= 1);
    prop_assert!(recipe.scale.width <= LONGEST_SIDE && recipe.scale.height <= LONGEST_SIDE);
    if let Some(canvas) = recipe.canvas {
        prop_assert!(canvas.size.width <= LONGEST_SIDE && canvas.size.height <= LONGEST_SIDE);
        prop_assert!(canvas.left + recipe.scale.width <= canvas.size.width);
        prop_assert!(canvas.top + recipe.scale.height <= canvas.size.height);
    }
    prop_assert!((1..=100).contains(&recipe.quality));
    prop_assert!((0.0..360.0).contains(&recipe.turn));
    prop_assert!(recipe.format.is_written());
    Ok(())
}

fn made(query: &str, original: &Original) -> Option<Recipe> {
    let parameters = Parameters::parse(query).ok()?;
    let format = parameters.format(original, Accept::parse("image/webp"));
    parameters.recipe(original, format).ok()
}

/// The value of a parameter in pixels of the screen.
fn requested(all: &[String], name: &str) -> Option<f64> {
    let value = |name: &str| {
        let prefix = format!("{name}=");
        all.iter()
            .find_map(|one| one.strip_prefix(&prefix)?.parse::<f64>().ok())
    };
    let ratio = value("dpr").unwrap_or(1.0);
    value(name).map(|pixels| (pixels * ratio).round())
}

proptest! {
    #[test]
    fn every_recipe_is_sound(all in parameters(), original in originals()) {
        if let Some(recipe) = made(&all.join("&"), &original) {
            sound(&recipe, &original)?;
        }
    }

    #[test]
    fn sizes_that_are_asked_are_kept(all in parameters(), original in originals()) {
        let Some(recipe) = made(&all.join("&"), &original) else { return Ok(()) };
        let size = recipe.size();
        let made = (f64::from(size.width), f64::from(size.height));
        let (width, height) = (requested(&all, "w"), requested(&all, "h"));
        let exact = ["fit=crop", "fit=fill", "fit=fillmax", "fit=scale"];
        let bounded = all.iter().any(|one| one.starts_with('m'));
        if let (Some(width), Some(height)) = (width, height)
            && width.max(height) <= f64::from(LONGEST_SIDE) && !bounded
        {
            prop_assert!(made.0 <= width && made.1 <= height, "{size:?}");
            if all.iter().any(|one| exact.contains(&one.as_str())) {
                prop_assert_eq!(made, (width, height));
            }
        }
        if let (Some(width), None) = (width, height) && !bounded {
            prop_assert!(made.0 <= width);
        }
    }

    #[test]
    fn the_order_does_not_matter(
        all in parameters(), original in originals(), shuffle: [Index; 8],
    ) {
        let mut shuffled = all.clone();
        for (position, index) in (0..all.len()).zip(shuffle) {
            shuffled.swap(position, index.index(all.len()));
        }
        let (one, other) = (all.join("&"), shuffled.join("&"));
        let read = (Parameters::parse(&one).ok(), Parameters::parse(&other).ok());
        prop_assert_eq!(&read.0, &read.1);
        let keys = (made(&one, &original), made(&other, &original));
        prop_assert_eq!(keys.0.map(|it| it.key()), keys.1.map(|it| it.key()));
    }

    #[test]
    fn one_key_is_one_recipe(
        one in parameters(), other in parameters(), original in originals(),
    ) {
        let (one, other) = (made(&one.join("&"), &original), made(&other.join("&"), &original));
        if let (Some(one), Some(other)) = (one, other) {
            prop_assert_eq!(one == other, one.key() == other.key());
            let name = one.key();
            prop_assert!(name.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'/'));
        }
    }

    #[test]
    fn no_query_string_makes_it_panic(
        names in prop::collection::vec("(w|h|m(in|ax)-[wh]|fit|crop|rect|fp-[xy]|dpr|pad|or|flip|blur|sharp|sat|invert|bg|fm|auto|q|frame|dl)", 0..5),
        values in prop::collection::vec("[0-9a-f,.%+-]{0,12}|.{0,8}", 5),
        original in originals(),
    ) {
        let pairs: Vec<String> = names.iter().zip(values).map(|(name, value)| format!("{name}={value}")).collect();
        let parameters = Parameters::parse(&pairs.join("&"));
        let recipe = parameters.and_then(|parameters| parameters.recipe(&original, Format::Webp));
        if let Ok(recipe) = recipe {
            sound(&recipe, &original)?;
            prop_assert!(recipe.cost(&original) > std::time::Duration::ZERO);
            let known = recipe.on_ladder(&original) == pictures::Rung::Known;
            let grows = recipe.scale.width > original.width;
            prop_assert!(!known || !grows);
        }
    }

    #[test]
    fn every_iiif_recipe_is_sound(path in iiif_paths(), original in originals()) {
        let Ok(request) = Request::parse(&path) else { return Ok(()) };
        request.on_ladder(&original);
        if let Ok(recipe) = request.recipe(&original) {
            sound(&recipe, &original)?;
        }
    }

    #[test]
    fn a_canonical_iiif_address_is_the_same_picture(path in iiif_paths(), original in originals()) {
        let Ok(request) = Request::parse(&path) else { return Ok(()) };
        let Ok(recipe) = request.recipe(&original) else { return Ok(()) };
        let canonical = request.canonical(&original).unwrap();
        let again = Request::parse(&canonical).unwrap();
        prop_assert_eq!(again.recipe(&original).unwrap(), recipe);
        prop_assert_eq!(again.canonical(&original).unwrap(), canonical);
    }

    #[test]
    fn no_iiif_path_makes_it_panic(path in "[a-z0-9:,.!^/]{0,40}|.{0,30}", original in originals()) {
        if let Ok(request) = Request::parse(&path) {
            request.is_tile(&original);
            let _ = request.recipe(&original);
        }
    }

    #[test]
    fn no_accept_header_makes_it_panic(header in ".{0,60}") {
        Accept::parse(&header);
    }
}
