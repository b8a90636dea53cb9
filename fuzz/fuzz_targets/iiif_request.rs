//! Any text as what follows the identifier in an IIIF address: what is read is written the same,
//! and its canonical address is the same picture.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pictures::iiif::{Info, Request};
use pictures::{Format, LONGEST_SIDE, Original};

const SIZES: [(u32, u32); 4] = [(1, 1), (3000, 2000), (5, 40_000), (u32::MAX, u32::MAX)];

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(request) = Request::parse(text) else {
        return;
    };
    let written = request.to_string();
    assert_eq!(Request::parse(&written).as_ref(), Ok(&request), "{written}");
    assert!(
        !written.contains("..") && !written.contains('?'),
        "{written}"
    );
    for (width, height) in SIZES {
        let original = Original {
            width,
            height,
            format: Format::Jpeg,
            transparent: false,
            frames: 1,
        };
        request.on_ladder(&original);
        request.is_tile(&original);
        let Ok(recipe) = request.recipe(&original) else {
            continue;
        };
        let scale = recipe.scale;
        assert!(scale.width >= 1 && scale.height >= 1, "{recipe:?}");
        assert!(scale.width.max(scale.height) <= LONGEST_SIDE, "{recipe:?}");
        let canonical = request.canonical(&original).expect("a recipe is measured");
        let again = Request::parse(&canonical).expect("a canonical address is read");
        assert_eq!(again.recipe(&original).as_ref(), Ok(&recipe), "{canonical}");
        assert_eq!(again.canonical(&original).as_ref(), Ok(&canonical));
        let info = Info::of("a", &original, None);
        serde_json::to_string(&info).expect("JSON");
    }
});
