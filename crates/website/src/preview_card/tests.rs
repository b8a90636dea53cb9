use super::*;
use image::{Rgb, RgbImage};
use museum::Theme;

fn card(title: &str) -> PreviewCard {
    PreviewCard {
        title: title.to_owned(),
        site_name: "Nationalmuseet".to_owned(),
        logo: "nationalmuseet".to_owned(),
        theme: Theme::default(),
        picture: None,
    }
}

fn without_pictures() -> Pictures {
    Pictures {
        page: None,
        marks: [None, None],
    }
}

fn draw_card(card: &PreviewCard, pictures: &Pictures) -> RgbImage {
    let jpeg = draw(card, pictures).unwrap();
    decode(&jpeg, ImageFormat::Jpeg).unwrap().into_rgb8()
}

fn is_near(found: Rgb<u8>, [red, green, blue]: [u8; 3]) -> bool {
    let Rgb([a, b, c]) = found;
    a.abs_diff(red) < 24 && b.abs_diff(green) < 24 && c.abs_diff(blue) < 24
}

/// The background of the default theme.
const GROUND: [u8; 3] = [0xb8, 0x33, 0x0f];

#[test]
fn a_card_has_the_size_of_previews_and_space_around_its_title() {
    let long = "Arbejdsmarkedsuddannelsescentrenes konserveringsværksteder ".repeat(9);
    for title in ["Besøg os", &long] {
        let card = draw_card(&card(title), &without_pictures());
        assert_eq!(card.dimensions(), (OG_IMAGE_WIDTH, OG_IMAGE_HEIGHT));
        let margin = 60;
        let edges = card.enumerate_pixels().filter(|(x, y, _)| {
            let across = *x < margin || *x >= OG_IMAGE_WIDTH - margin;
            across || *y < margin || *y >= OG_IMAGE_HEIGHT - margin
        });
        for (x, y, pixel) in edges {
            assert!(is_near(*pixel, GROUND), "{title}: {x} {y} {pixel:?}");
        }
        let light = card
            .pixels()
            .filter(|pixel| is_near(**pixel, [0xff, 0xf8, 0xea]));
        assert!(light.count() > 1000, "{title}");
    }
}

#[test]
fn the_picture_fills_the_right() {
    let blue = RgbImage::from_pixel(300, 300, Rgb([20, 40, 200]));
    let mut jpeg = Vec::new();
    let mut encoder = JpegEncoder::new(&mut jpeg);
    encoder.encode_image(&blue).unwrap();
    let pictures = Pictures {
        page: Some(jpeg.into()),
        ..without_pictures()
    };
    let card = draw_card(&card("Guldhornene"), &pictures);
    for y in [0, 500, OG_IMAGE_HEIGHT - 1] {
        let right = card.get_pixel(OG_IMAGE_WIDTH - PICTURE_WIDTH + 8, y);
        assert!(is_near(*right, [20, 40, 200]), "{right:?}");
        let left = card.get_pixel(20, y);
        assert!(is_near(*left, GROUND), "{left:?}");
    }
}

#[test]
fn an_invalid_picture_is_refused() {
    let pictures = Pictures {
        page: Some("<svg/>".into()),
        ..without_pictures()
    };
    assert!(matches!(
        draw(&card("x"), &pictures),
        Err(DrawError::Picture(_))
    ));
}
