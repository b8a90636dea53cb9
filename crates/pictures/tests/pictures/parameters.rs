//! Values: what is allowed, and what is said of what is not.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use pictures::{Colour, Format, Original, Parameters, Recipe};

const PHOTOGRAPH: Original = Original {
    width: 3000,
    height: 2000,
    format: Format::Jpeg,
    transparent: false,
    frames: 1,
};
const CUT_OUT: Original = Original {
    format: Format::Png,
    transparent: true,
    ..PHOTOGRAPH
};
const FILM: Original = Original {
    width: 300,
    height: 200,
    format: Format::Gif,
    transparent: false,
    frames: 40,
};

fn recipe(original: &Original, query: &str, format: Format) -> Recipe {
    let parameters = Parameters::parse(query).unwrap();
    parameters.recipe(original, format).unwrap()
}

/// Query, and what is said of it.
const REFUSED: &[(&str, &str)] = &[
    (
        "w=abc",
        r#"w must be a number of pixels from 1 to 100000, not "abc""#,
    ),
    (
        "w=",
        r#"w must be a number of pixels from 1 to 100000, not """#,
    ),
    (
        "w=0",
        r#"w must be a number of pixels from 1 to 100000, not "0""#,
    ),
    (
        "h=-5",
        r#"h must be a number of pixels from 1 to 100000, not "-5""#,
    ),
    (
        "w=NaN",
        r#"w must be a number of pixels from 1 to 100000, not "NaN""#,
    ),
    (
        "w=inf",
        r#"w must be a number of pixels from 1 to 100000, not "inf""#,
    ),
    (
        "w=1e9",
        r#"w must be a number of pixels from 1 to 100000, not "1e9""#,
    ),
    (
        "max-h=x",
        r#"max-h must be a number of pixels from 1 to 100000, not "x""#,
    ),
    (
        "fit=cover",
        r#"fit must be clip, crop, fill, fillmax, max, scale or min, not "cover""#,
    ),
    (
        "crop=top,bottom",
        r#"crop must be focalpoint, entropy, center, or edges such as top,left, not "top,bottom""#,
    ),
    (
        "crop=faces",
        r#"crop must be focalpoint, entropy, center, or edges such as top,left, not "faces""#,
    ),
    (
        "rect=1,2,3",
        r#"rect must be left,top,width,height in pixels, with a width and a height of at least 1, not "1,2,3""#,
    ),
    (
        "rect=0,0,0,5",
        r#"rect must be left,top,width,height in pixels, with a width and a height of at least 1, not "0,0,0,5""#,
    ),
    (
        "fp-x=1.5",
        r#"fp-x must be a number from 0 to 1, not "1.5""#,
    ),
    ("dpr=4", r#"dpr must be a number from 1 to 3, not "4""#),
    ("dpr=0.5", r#"dpr must be a number from 1 to 3, not "0.5""#),
    ("q=101", r#"q must be a number from 0 to 100, not "101""#),
    (
        "blur=2001",
        r#"blur must be a number from 0 to 2000, not "2001""#,
    ),
    (
        "sharp=-1",
        r#"sharp must be a number from 0 to 100, not "-1""#,
    ),
    (
        "sat=-101",
        r#"sat must be a number from -100 to 100, not "-101""#,
    ),
    ("or=45", r#"or must be 0, 90, 180 or 270, not "45""#),
    ("flip=x", r#"flip must be h, v or hv, not "x""#),
    (
        "invert=maybe",
        r#"invert must be true or false, not "maybe""#,
    ),
    (
        "bg=red",
        r#"bg must be a hexadecimal colour: rgb, argb, rrggbb or aarrggbb, not "red""#,
    ),
    (
        "bg=12345",
        r#"bg must be a hexadecimal colour: rgb, argb, rrggbb or aarrggbb, not "12345""#,
    ),
    (
        "bg=%2B12",
        r#"bg must be a hexadecimal colour: rgb, argb, rrggbb or aarrggbb, not "+12""#,
    ),
    (
        "fm=tif",
        r#"fm must be jpg, pjpg, png, webp, avif or gif, not "tif""#,
    ),
    (
        "fm=json",
        r#"fm must be jpg, pjpg, png, webp, avif or gif, not "json""#,
    ),
    ("auto=compress", r#"auto must be format, not "compress""#),
    ("frame=2", r#"frame must be 1, the first, not "2""#),
    (
        "pad=-1",
        r#"pad must be a number of pixels from 0 to 100000, not "-1""#,
    ),
    (
        "fit=crop&min-w=200&max-w=100",
        "min-w must not be more than max-w, which is 100",
    ),
    (
        "min-h=200&max-h=100",
        "min-h must not be more than max-h, which is 100",
    ),
];

#[test]
fn a_bad_value_is_refused_by_name() {
    for (query, message) in REFUSED {
        let error = Parameters::parse(query).unwrap_err();
        assert_eq!(error.to_string(), *message, "{query}");
    }
    let long = format!("w={}", "x".repeat(1000));
    let message = Parameters::parse(&long).unwrap_err().to_string();
    assert!(message.len() < 150, "{message}");
}

#[test]
fn colours_have_their_alpha_first() {
    let table = [
        ("fff", [255, 255, 255, 255]),
        ("f80", [255, 136, 0, 255]),
        // "bg=ff00 for red background with no transparency"
        ("ff00", [255, 0, 0, 255]),
        ("8f00", [255, 0, 0, 136]),
        ("0A1b2C", [10, 27, 44, 255]),
        ("80ff8000", [255, 128, 0, 128]),
        ("%23fff", [255, 255, 255, 255]),
    ];
    for (text, [red, green, blue, alpha]) in table {
        let recipe = recipe(&CUT_OUT, &format!("bg={text}"), Format::Png);
        let colour = Colour {
            red,
            green,
            blue,
            alpha,
        };
        assert_eq!(recipe.background, Some(colour), "{text}");
    }
}

#[test]
fn a_background_behind_nothing_transparent_is_none() {
    let opaque = recipe(&PHOTOGRAPH, "w=100&bg=f00", Format::Jpeg);
    assert_eq!(opaque.background, None);
    let filled = recipe(&PHOTOGRAPH, "w=100&h=100&fit=fill&bg=8f00", Format::Png);
    assert!(filled.background.is_some());
}

#[test]
fn the_look_is_taken_over() {
    let look = "flip=hv&or=90&blur=50&sharp=20&sat=-100&invert=true";
    let changed = recipe(&PHOTOGRAPH, look, Format::Jpeg);
    assert!(changed.mirror && changed.flip && changed.invert);
    assert_eq!((changed.turn, changed.blur), (90.0, 2.5));
    assert_eq!((changed.sharpen, changed.saturation), (20, -100));
    let nothing = "or=0&blur=0&sharp=0&sat=0&invert=false&pad=0";
    assert!(Parameters::parse(nothing).unwrap().is_original(&PHOTOGRAPH));
    let mirrored = recipe(&PHOTOGRAPH, "flip=h&invert", Format::Jpeg);
    assert!(mirrored.mirror && !mirrored.flip && mirrored.invert);
}

#[test]
fn quality_looks_alike_in_every_format() {
    let table = [
        ("", Format::Jpeg, 75),
        ("", Format::Webp, 75),
        ("", Format::Avif, 50),
        ("q=60", Format::Jpeg, 60),
        ("q=60", Format::Avif, 40),
        ("q=100", Format::Jpeg, 100),
        ("q=100", Format::Avif, 100),
        ("q=0", Format::Jpeg, 1),
        ("q=0", Format::Avif, 1),
        // There is none to choose.
        ("q=10", Format::Png, 100),
        ("q=90", Format::Gif, 100),
    ];
    for (query, format, quality) in table {
        let recipe = recipe(&PHOTOGRAPH, query, format);
        assert_eq!(recipe.quality, quality, "{query} {format:?}");
    }
}

#[test]
fn a_frame_stands_still() {
    assert_eq!(recipe(&FILM, "w=100", Format::Webp).frame, None);
    assert_eq!(recipe(&FILM, "w=100&frame=1", Format::Webp).frame, Some(0));
    // A format that cannot move shows the first anyway.
    assert_eq!(recipe(&FILM, "w=100&frame=1", Format::Jpeg).frame, None);
    assert_eq!(recipe(&PHOTOGRAPH, "frame=1", Format::Webp).frame, None);
}

#[test]
fn a_moving_picture_does_not_grow_without_end() {
    let huge = Parameters::parse("w=8000").unwrap();
    let error = huge.recipe(&FILM, Format::Gif).unwrap_err();
    assert_eq!(error.parameter, "w");
    assert!(huge.recipe(&FILM, Format::Jpeg).is_ok());
    let still = Parameters::parse("w=8000&frame=1").unwrap();
    assert!(still.recipe(&FILM, Format::Gif).is_ok());
}

#[test]
fn downloads_have_a_name_or_none() {
    let download = |query: &str| {
        let parameters = Parameters::parse(query).unwrap();
        parameters.download().map(|download| download.name.clone())
    };
    assert_eq!(download("w=1"), None);
    assert_eq!(download("dl=false"), None);
    assert_eq!(download("dl=true"), Some(None));
    assert_eq!(download("dl="), Some(None));
    assert_eq!(
        download("dl=mona%20lisa.jpg"),
        Some(Some("mona lisa.jpg".to_owned()))
    );
    let raw = Parameters::parse("dlRaw=true&w=100").unwrap();
    assert!(raw.raw() && raw.is_original(&PHOTOGRAPH));
}

#[test]
fn what_asks_nothing_gets_the_original() {
    let original = |query| Parameters::parse(query).unwrap().is_original(&PHOTOGRAPH);
    for query in [
        "",
        "dl=a.jpg",
        "utm_source=x",
        "fit=max",
        "crop=top",
        "dpr=2",
        "max-w=10",
    ] {
        assert!(original(query), "{query}");
    }
    for query in ["w=100", "auto=format", "fm=jpg", "q=80", "rect=0,0,10,10"] {
        assert!(!original(query), "{query}");
    }
}

#[test]
fn a_key_says_what_is_done_and_no_more() {
    let key = |query| recipe(&PHOTOGRAPH, query, Format::Webp).key();
    assert_eq!(key("w=300"), "300x200;webp;q75");
    let same = [
        "w=300&utm_source=newsletter",
        "w=150&dpr=2",
        "h=200",
        "w=300&h=900",
        "w=300&q=75",
        "w=300&fit=crop&crop=top",
        "w=300.2&dl=x.jpg",
        "w=300&w=500",
        "%77=300",
        "rect=0,0,3000,2000&w=300&bg=f00",
    ];
    for query in same {
        assert_eq!(key(query), "300x200;webp;q75", "{query}");
    }
    assert_eq!(
        key(
            "rect=10,20,300,300&w=100&h=50&fit=fill&bg=f00&blur=3&flip=h&or=180&sat=-100&sharp=5&invert=1"
        ),
        "c10,20,300,300;50x50;k100x50+25+0+ffff0000;m;t180;b0.15;h5;s-100;i;gffff0000;webp;q75"
    );
    assert_eq!(
        key("w=100&h=100&fit=crop&crop=entropy"),
        "e0,0,3000,2000;100x100;webp;q75"
    );
}
