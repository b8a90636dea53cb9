//! Which pictures everybody may ask for.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use pictures::{Format, LADDER, Original, Parameters, QUALITIES, RATIOS, Rung};

const PHOTOGRAPH: Original = Original {
    width: 6000,
    height: 4000,
    format: Format::Jpeg,
    transparent: false,
    frames: 1,
};

fn rung(original: &Original, query: &str) -> Rung {
    Parameters::parse(query).unwrap().on_ladder(original)
}

#[test]
fn every_width_shape_and_quality_of_the_ladder_is_known() {
    for width in LADDER {
        assert_eq!(rung(&PHOTOGRAPH, &format!("w={width}")), Rung::Known);
        for (across, down) in RATIOS {
            for height in [
                width * down / across,
                (width * down).div_ceil(across),
                (width * down + across / 2) / across,
            ] {
                let query = format!("w={width}&h={height}&fit=crop&auto=format");
                assert_eq!(rung(&PHOTOGRAPH, &query), Rung::Known, "{query}");
            }
        }
        for quality in QUALITIES {
            let query = format!("w={width}&q={quality}&fm=webp");
            assert_eq!(rung(&PHOTOGRAPH, &query), Rung::Known, "{query}");
        }
    }
}

#[test]
fn the_ladder_fits_screens_and_previews() {
    for query in [
        "w=390&dpr=2",
        "w=320&dpr=3",
        "w=480&dpr=3&fit=max",
        "w=1440&dpr=2",
        "w=2000&h=1050&fit=crop",
        "w=1200&h=630&fit=crop",
        "w=640&frame=1&dl=a.jpg",
        "w=640&h=480&fit=min&crop=center",
        "w=640&h=480&fit=crop&fp-x=0.5&fp-y=0.5",
        "w=640&fit=crop&crop=entropy",
        "w=640&rect=0,0,6000,4000",
    ] {
        assert_eq!(rung(&PHOTOGRAPH, query), Rung::Known, "{query}");
    }
}

#[test]
fn a_part_that_an_editor_chose_is_a_variant() {
    for query in [
        "w=640&rect=10,10,3000,2000",
        "rect=0,500,3000,3000&w=640&h=640",
        "w=640&h=640&fit=crop&fp-x=0.3&fp-y=0.5",
        "w=640&h=640&fit=crop&crop=top",
    ] {
        assert_eq!(rung(&PHOTOGRAPH, query), Rung::Variant, "{query}");
    }
}

#[test]
fn anything_else_is_odd() {
    for query in [
        "w=641",
        "h=640",
        "w=640&h=333&fit=crop",
        "w=640&q=77",
        "w=640&blur=1",
        "w=640&sharp=1",
        "w=640&sat=-100",
        "w=640&invert=true",
        "w=640&flip=h",
        "w=640&or=90",
        "w=640&pad=1",
        "w=640&bg=fff",
        "w=640&h=640&fit=fill",
        "w=640&h=640&fit=scale",
        "w=640&h=640&fit=crop&crop=entropy",
        "w=640&fit=crop&max-h=100",
        "w=640&dpr=1.01",
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
    assert_eq!(rung(&PHOTOGRAPH, "auto=format"), Rung::Odd);
}
