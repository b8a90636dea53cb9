//! Sizes and parts: what each parameter does to them.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use pictures::{Cut, Format, Original, Parameters, Recipe, Rectangle};

fn original(width: u32, height: u32) -> Original {
    Original {
        width,
        height,
        format: Format::Jpeg,
        transparent: false,
        frames: 1,
    }
}

fn recipe(original: &Original, query: &str) -> Recipe {
    let parameters = Parameters::parse(query).unwrap();
    parameters.recipe(original, Format::Jpeg).unwrap()
}

/// Query, width and height.
type Sizes<'a> = &'a [(&'a str, u32, u32)];

fn check(original: &Original, table: Sizes<'_>) {
    for (query, width, height) in table {
        let size = recipe(original, query).size();
        assert_eq!((size.width, size.height), (*width, *height), "{query}");
    }
}

fn part(left: u32, top: u32, width: u32, height: u32) -> Cut {
    Cut::Part(Rectangle {
        left,
        top,
        width,
        height,
    })
}

#[test]
fn one_side_brings_the_other_along() {
    check(
        &original(3000, 2000),
        &[
            ("", 3000, 2000),
            ("w=300", 300, 200),
            ("h=300", 450, 300),
            // Rounded to the nearest: 400 * 2 / 3 is 266.67.
            ("w=400", 400, 267),
            // "Small images get scaled up to the width or height you specify."
            ("w=6000", 6000, 4000),
            ("w=6000&fit=crop", 6000, 4000),
            ("w=6000&fit=fill", 6000, 4000),
            ("w=6000&fit=scale", 6000, 4000),
            // "To avoid this use fit=max."
            ("w=6000&fit=max", 3000, 2000),
            ("w=6000&fit=fillmax", 3000, 2000),
            ("w=6000&fit=min", 3000, 2000),
            // A fraction is rounded.
            ("w=300.4", 300, 200),
        ],
    );
}

#[test]
fn fit_says_how_both_sides_are_reached() {
    check(
        &original(300, 200),
        &[
            // clip: within, growing.
            ("w=600&h=600", 600, 400),
            ("w=600&h=600&fit=clip", 600, 400),
            ("w=100&h=100&fit=clip", 100, 67),
            // crop: exactly.
            ("w=600&h=600&fit=crop", 600, 600),
            ("w=100&h=50&fit=crop", 100, 50),
            // fill: exactly, the rest filled.
            ("w=600&h=600&fit=fill", 600, 600),
            // fillmax: exactly, without growing.
            ("w=600&h=600&fit=fillmax", 600, 600),
            // max: within, without growing.
            ("w=600&h=600&fit=max", 300, 200),
            ("w=100&h=100&fit=max", 100, 67),
            // scale: exactly, distorted.
            ("w=600&h=600&fit=scale", 600, 600),
            // min: the shape, without growing.
            ("w=600&h=600&fit=min", 200, 200),
            ("w=100&h=100&fit=min", 100, 100),
            ("w=600&h=100&fit=min", 300, 50),
        ],
    );
}

#[test]
fn fill_puts_the_picture_in_the_middle() {
    let fill = recipe(&original(300, 200), "w=600&h=600&fit=fill&bg=f00");
    let canvas = fill.canvas.unwrap();
    assert_eq!((fill.scale.width, fill.scale.height), (600, 400));
    assert_eq!((canvas.left, canvas.top), (0, 100));
    assert_eq!((canvas.colour.red, canvas.colour.alpha), (255, 255));
    let fillmax = recipe(&original(300, 200), "w=600&h=600&fit=fillmax");
    let canvas = fillmax.canvas.unwrap();
    assert_eq!((fillmax.scale.width, fillmax.scale.height), (300, 200));
    assert_eq!((canvas.left, canvas.top), (150, 200));
    assert_eq!(
        canvas.colour.alpha, 0,
        "nothing is painted unless requested"
    );
    let exact = recipe(&original(300, 200), "w=600&h=400&fit=fill");
    assert_eq!(exact.canvas, None);
}

#[test]
fn crop_says_what_stays() {
    let table = [
        ("", part(50, 0, 200, 200)),
        ("&crop=center", part(50, 0, 200, 200)),
        ("&crop=left", part(0, 0, 200, 200)),
        ("&crop=right", part(100, 0, 200, 200)),
        // Nothing is cut above or below.
        ("&crop=top", part(50, 0, 200, 200)),
        ("&crop=top,left", part(0, 0, 200, 200)),
        ("&crop=bottom,right", part(100, 0, 200, 200)),
        ("&crop=right,top", part(100, 0, 200, 200)),
        ("&crop=focalpoint&fp-x=0.5&fp-y=0.1", part(50, 0, 200, 200)),
        ("&crop=focalpoint&fp-x=0.4&fp-y=0.1", part(20, 0, 200, 200)),
        ("&crop=focalpoint&fp-x=1&fp-y=1", part(100, 0, 200, 200)),
        ("&crop=focalpoint&fp-x=0", part(0, 0, 200, 200)),
        // A focal point without a mode is meant.
        ("&fp-x=0.4&fp-y=0.5", part(20, 0, 200, 200)),
        // A mode without its focal point is the middle.
        ("&crop=focalpoint", part(50, 0, 200, 200)),
        // A mode of its own does not look at the point.
        ("&crop=left&fp-x=1&fp-y=0.5", part(0, 0, 200, 200)),
    ];
    for (query, cut) in table {
        let query = format!("w=100&h=100&fit=crop{query}");
        assert_eq!(recipe(&original(300, 200), &query).cut, cut, "{query}");
    }
    let entropy = recipe(&original(300, 200), "w=100&h=100&fit=crop&crop=entropy");
    let whole = Rectangle {
        left: 0,
        top: 0,
        width: 300,
        height: 200,
    };
    assert_eq!(entropy.cut, Cut::Entropy(whole));
    // Where nothing is cut there is nothing to look for.
    let same_shape = recipe(&original(300, 200), "w=150&h=100&fit=crop&crop=entropy");
    assert_eq!(same_shape.cut, Cut::Whole);
    // Without fit=crop or fit=min there is nothing to cut.
    let clip = recipe(&original(300, 200), "w=100&h=100&crop=left");
    assert_eq!(clip.cut, Cut::Whole);
}

#[test]
fn rect_comes_first_and_the_rest_happens_in_it() {
    let picture = original(3000, 2000);
    let table = [
        ("rect=70,20,120,150", part(70, 20, 120, 150), 120, 150),
        ("rect=70,20,120,150&h=200", part(70, 20, 120, 150), 160, 200),
        // All of it is no part.
        ("rect=0,0,3000,2000&w=30", Cut::Whole, 30, 20),
        // What reaches beyond is cut off: the builder rounds.
        (
            "rect=2900,1900,200,200",
            part(2900, 1900, 100, 100),
            100,
            100,
        ),
        ("rect=-10,-10,20,20", part(0, 0, 10, 10), 10, 10),
        ("rect=10.4,10.5,20.2,20", part(10, 11, 20, 20), 20, 20),
        (
            "rect=1000,0,1000,2000&w=100&h=100&fit=crop&fp-x=0&fp-y=0",
            part(1000, 0, 1000, 1000),
            100,
            100,
        ),
        (
            "rect=1000,0,1000,2000&w=100&h=100&fit=crop&crop=bottom",
            part(1000, 1000, 1000, 1000),
            100,
            100,
        ),
    ];
    for (query, cut, width, height) in table {
        let recipe = recipe(&picture, query);
        assert_eq!(recipe.cut, cut, "{query}");
        let size = recipe.size();
        assert_eq!((size.width, size.height), (width, height), "{query}");
    }
    let outside = Parameters::parse("rect=3000,0,10,10").unwrap();
    let error = outside.recipe(&picture, Format::Jpeg).unwrap_err();
    assert_eq!(
        error.to_string(),
        "rect must be a part of the picture, which is 3000 by 2000"
    );
}

#[test]
fn bounds_hold_with_fit_crop_only() {
    check(
        &original(3000, 1000),
        &[
            // As in the documentation of min-h and max-h: expanded, or not.
            ("fit=crop&w=300&min-h=50", 300, 100),
            ("fit=crop&w=300&min-h=300", 300, 300),
            ("fit=crop&w=300&max-h=1200", 300, 100),
            ("fit=crop&w=300&max-h=80", 300, 80),
            ("fit=crop&h=100&max-w=200", 200, 100),
            ("fit=crop&h=100&min-w=200", 300, 100),
            // Without a size the picture's own shape is kept as far as it goes.
            ("fit=crop&max-w=300", 300, 100),
            ("fit=crop&max-w=300&max-h=50", 150, 50),
            ("fit=crop&max-w=300&min-h=200", 300, 200),
            ("fit=crop&min-w=6000", 6000, 2000),
            // Both sides are kept within, too.
            ("fit=crop&w=500&h=500&max-w=400", 400, 500),
            // They mean nothing otherwise.
            ("max-w=300", 3000, 1000),
            ("w=300&min-h=300", 300, 100),
            ("w=300&fit=max&max-h=10", 300, 100),
        ],
    );
}

#[test]
fn dpr_multiplies_sizes() {
    check(
        &original(3000, 2000),
        &[
            ("w=300&dpr=2", 600, 400),
            ("w=300&h=300&fit=crop&dpr=1.5", 450, 450),
            ("w=333&dpr=1.1", 366, 244),
            ("w=2000&dpr=3&fit=max", 3000, 2000),
            ("fit=crop&w=300&min-h=300&dpr=2", 600, 600),
            // Of nothing it makes nothing.
            ("dpr=3", 3000, 2000),
            // A part is in the original's pixels.
            ("rect=0,0,100,100&dpr=2", 100, 100),
        ],
    );
}

#[test]
fn pad_is_within_the_size_that_is_asked() {
    let picture = original(300, 200);
    check(
        &picture,
        &[
            ("pad=10", 320, 220),
            ("w=320&pad=10", 320, 220),
            ("w=100&h=100&fit=crop&pad=10", 100, 100),
            ("w=100&h=100&fit=fill&pad=10", 100, 100),
            ("w=120&h=120&pad=10", 120, 87),
            ("w=320&pad=10&dpr=2", 640, 440),
        ],
    );
    let padded = recipe(&picture, "w=120&h=120&pad=10&fit=crop&bg=00ff00");
    let canvas = padded.canvas.unwrap();
    assert_eq!((padded.scale.width, padded.scale.height), (100, 100));
    assert_eq!((canvas.left, canvas.top), (10, 10));
    let too_much = Parameters::parse("w=100&pad=50").unwrap();
    let error = too_much.recipe(&picture, Format::Jpeg).unwrap_err();
    assert_eq!(error.parameter, "pad");
}

#[test]
fn a_turned_picture_has_the_size_that_is_asked() {
    check(
        &original(300, 200),
        &[
            ("or=90", 200, 300),
            ("or=180", 300, 200),
            ("or=90&w=100", 100, 150),
            ("or=270&h=100", 67, 100),
            ("or=90&w=100&h=300&fit=crop", 100, 300),
            ("or=90&w=100&h=300&fit=fill", 100, 300),
            ("or=90&w=100&fit=crop&max-h=50", 100, 50),
            ("or=90&w=100&pad=10", 100, 140),
        ],
    );
}

#[test]
fn nothing_is_larger_than_the_limit() {
    check(
        &original(12000, 8000),
        &[
            // As large as may be, in its shape.
            ("fm=jpg", 8192, 5461),
            ("w=10000", 8192, 5461),
            ("w=5000&dpr=3", 8192, 5461),
            ("w=10000&h=5000&fit=crop", 8192, 4096),
            ("w=10000&h=10000&fit=scale", 8192, 8192),
            ("w=8192&h=8192&fit=fill", 8192, 8192),
            ("w=9000&pad=100", 8192, 5528),
            ("pad=100", 8192, 5528),
            ("fit=crop&min-w=20000&min-h=100", 8192, 5461),
        ],
    );
    // A strip is bounded by its other side.
    check(&original(10, 10000), &[("w=100", 8, 8192)]);
    check(&original(1, 100_000), &[("w=1&fit=max", 1, 8192)]);
}
