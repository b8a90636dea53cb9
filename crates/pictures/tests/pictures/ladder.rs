//! Which pictures everybody may ask for.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use pictures::{Accept, Format, LADDER, Original, Parameters, Rung, page_quality};

const PHOTOGRAPH: Original = Original {
    width: 6000,
    height: 4000,
    format: Format::Jpeg,
    transparent: false,
    frames: 1,
};

/// For a browser that takes all formats.
fn rung(original: &Original, query: &str) -> Rung {
    let parameters = Parameters::parse(query).unwrap();
    let all = Accept::parse("image/avif,image/webp");
    let recipe = parameters.recipe(original, parameters.format(original, all));
    recipe.unwrap().on_ladder(original)
}

#[test]
fn what_pages_ask_for_is_known() {
    for width in LADDER {
        let quality = page_quality(width);
        for query in [
            format!("w={width}"),
            format!("w={width}&q=75&fm=jpg"),
            format!("w={width}&fit=max&auto=format&q={quality}"),
            format!("w={width}&q={quality}&fm=webp"),
            format!("w={width}&q={quality}&fm=avif"),
            format!("w={width}&fit=crop&crop=entropy&dl=a.jpg"),
            format!("w={width}&rect=0,0,6000,4000&frame=1"),
        ] {
            assert_eq!(rung(&PHOTOGRAPH, &query), Rung::Known, "{query}");
        }
    }
    for query in ["w=390&dpr=2", "w=320&dpr=3", "w=1440&dpr=2"] {
        assert_eq!(rung(&PHOTOGRAPH, query), Rung::Known, "{query}");
    }
}

#[test]
fn a_part_is_a_variant() {
    for query in [
        "w=640&h=333&fit=crop",
        "w=640&h=640&fit=crop&crop=top",
        "w=640&fit=crop&max-h=100",
        "w=640&rect=10,10,3000,2000",
        "w=640&h=480&fit=crop&rect=0,500,4000,3000",
        "w=3840&fit=max&auto=format&q=60&rect=0,500,300,300",
        // Also one that is cut for others, and grows.
        "w=2000&h=1050&fit=crop&fm=jpg",
        "w=1440&h=1440&fit=crop&crop=focalpoint&fp-x=0.3&fp-y=0.5&fm=jpg",
        "w=1440&h=1440&fit=crop&rect=0,0,300,200&fm=jpg",
    ] {
        assert_eq!(rung(&PHOTOGRAPH, query), Rung::Variant, "{query}");
    }
}

#[test]
fn anything_else_is_odd() {
    for query in [
        "w=641",
        "w=320",
        "h=650",
        "w=640&q=77",
        "w=640&q=50",
        "w=780&q=60",
        "w=640&fm=png",
        "w=640&fm=gif",
        "w=640&blur=1",
        "w=640&sharp=1",
        "w=640&sat=-100",
        "w=640&invert=true",
        "w=640&flip=h",
        "w=640&or=90",
        "w=640&pad=1",
        "w=640&h=640&fit=fill",
        "w=640&h=640&fit=scale",
        "w=640&h=640&fit=crop&crop=entropy",
        "w=640&dpr=1.01",
        "w=640&rect=0,0,300,300",
        "w=2000&h=1050&fit=crop&fm=jpg&q=100",
        "auto=format",
    ] {
        assert_eq!(rung(&PHOTOGRAPH, query), Rung::Odd, "{query}");
    }
}

#[test]
fn a_picture_in_its_own_size_is_known_if_that_is_on_the_ladder() {
    let small = Original {
        width: 800,
        height: 600,
        ..PHOTOGRAPH
    };
    assert_eq!(rung(&small, "auto=format"), Rung::Known);
    assert_eq!(rung(&small, "auto=format&rect=0,0,10,10"), Rung::Variant);
}

/// A picture that is taller than what is made is made as high as that.
#[test]
fn a_tall_picture_is_known() {
    let tall = Original {
        width: 4000,
        height: 20_000,
        ..PHOTOGRAPH
    };
    for width in LADDER {
        let query = format!("w={width}&fit=max&auto=format&q={}", page_quality(width));
        assert_eq!(rung(&tall, &query), Rung::Known, "{query}");
    }
}

/// Each kind of picture in the formats that pages get it in.
#[test]
fn formats_are_those_of_pages() {
    let clear = Original {
        format: Format::Png,
        transparent: true,
        ..PHOTOGRAPH
    };
    let moving = Original {
        format: Format::Gif,
        frames: 9,
        ..PHOTOGRAPH
    };
    let cases = [
        (&PHOTOGRAPH, [true, false, true, true, false]),
        (&clear, [false, true, true, true, false]),
        (&moving, [true, false, true, true, true]),
    ];
    for (original, known) in cases {
        for (format, known) in ["jpg", "png", "webp", "avif", "gif"].into_iter().zip(known) {
            let found = rung(original, &format!("w=640&fm={format}"));
            assert_eq!(found == Rung::Known, known, "{format} of {original:?}");
        }
    }
}
