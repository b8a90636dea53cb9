//! Formats, and which one a browser gets.

use pictures::{Accept, Format, Original, Parameters};

fn original(format: Format, transparent: bool, frames: u32) -> Original {
    Original {
        width: 1200,
        height: 800,
        format,
        transparent,
        frames,
    }
}

#[test]
fn formats_are_known_by_their_names() {
    for format in Format::ALL {
        assert_eq!(Format::from_extension(format.extension()), Some(format));
        assert_eq!(Format::from_mime(format.mime()), Some(format));
    }
    assert_eq!(Format::from_extension("JPEG"), Some(Format::Jpeg));
    assert_eq!(Format::from_extension("tiff"), Some(Format::Tiff));
    assert_eq!(Format::from_extension("heic"), Some(Format::Heif));
    assert_eq!(Format::from_extension("exe"), None);
    assert_eq!(Format::from_mime("Image/JPG"), Some(Format::Jpeg));
    assert_eq!(
        Format::from_mime("image/svg+xml; charset=utf-8"),
        Some(Format::Svg)
    );
    assert_eq!(Format::from_mime("text/html"), None);
}

#[test]
fn auto_takes_the_best_format_that_is_named() {
    let (jpeg, png) = (
        original(Format::Jpeg, false, 1),
        original(Format::Png, true, 1),
    );
    let table = [
        // What browsers send for an <img>.
        (
            "image/avif,image/webp,image/apng,image/*,*/*;q=0.8",
            Format::Avif,
            Format::Avif,
        ),
        (
            "image/webp,image/png;q=0.9,*/*;q=0.5",
            Format::Webp,
            Format::Webp,
        ),
        (
            "image/png,image/*;q=0.8,*/*;q=0.5",
            Format::Jpeg,
            Format::Png,
        ),
        // A star promises nothing.
        ("*/*", Format::Jpeg, Format::Png),
        ("image/*", Format::Jpeg, Format::Png),
        ("", Format::Jpeg, Format::Png),
        // A weight of 0 is a no, any other a yes.
        ("image/avif;q=0, image/webp", Format::Webp, Format::Webp),
        (
            "image/avif;q=0.000,image/webp;q=0.0",
            Format::Jpeg,
            Format::Png,
        ),
        ("image/avif ; q=0.1", Format::Avif, Format::Avif),
        ("IMAGE/WebP", Format::Webp, Format::Webp),
        ("text/html,image/avifx", Format::Jpeg, Format::Png),
    ];
    let parameters = Parameters::parse("auto=format").unwrap();
    for (header, opaque, transparent) in table {
        let accept = Accept::parse(header);
        assert_eq!(parameters.format(&jpeg, accept), opaque, "{header}");
        assert_eq!(parameters.format(&png, accept), transparent, "{header}");
    }
    assert!(parameters.varies());
}

#[test]
fn a_moving_picture_goes_on_moving() {
    let moving = original(Format::Gif, false, 12);
    let modern = Accept::parse("image/avif,image/webp");
    let auto = Parameters::parse("auto=format").unwrap();
    assert_eq!(auto.format(&moving, modern), Format::Webp);
    assert_eq!(auto.format(&moving, Accept::default()), Format::Gif);
    let still = Parameters::parse("auto=format&frame=1").unwrap();
    assert_eq!(still.format(&moving, modern), Format::Avif);
    assert_eq!(still.format(&moving, Accept::default()), Format::Jpeg);
}

#[test]
fn without_a_wish_the_format_stays_if_it_is_written() {
    let parameters = Parameters::parse("w=100").unwrap();
    let modern = Accept::parse("image/avif,image/webp");
    let table = [
        (Format::Jpeg, false, Format::Jpeg),
        (Format::Gif, false, Format::Gif),
        (Format::Tiff, false, Format::Jpeg),
        (Format::Tiff, true, Format::Png),
        (Format::Heif, false, Format::Jpeg),
        (Format::Svg, true, Format::Svg),
    ];
    for (format, transparent, expected) in table {
        let original = original(format, transparent, 1);
        assert_eq!(parameters.format(&original, modern), expected);
    }
    assert!(!parameters.varies());
}

#[test]
fn fm_is_stronger_than_auto() {
    let parameters = Parameters::parse("auto=format&fm=png").unwrap();
    let modern = Accept::parse("image/avif,image/webp");
    let original = original(Format::Jpeg, false, 1);
    assert_eq!(parameters.format(&original, modern), Format::Png);
    assert!(!parameters.varies());
}

#[test]
fn an_svg_is_given_as_it_is() {
    let svg = original(Format::Svg, true, 1);
    let parameters = Parameters::parse("w=100&auto=format").unwrap();
    assert!(parameters.is_original(&svg));
    assert!(parameters.recipe(&svg, Format::Svg).is_err());
}
