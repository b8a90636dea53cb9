//! Any path and query string, a line break between them, as the address of an asset: what is
//! taken for one becomes an address of the service that leads to that asset and nowhere else,
//! and what it asks of a picture is possible.
#![no_main]
#![expect(
    dead_code,
    reason = "the modules are the client's, which asks more of them"
)]

use libfuzzer_sys::fuzz_target;
use pictures::{Accept, AssetAddress, Format, LONGEST_SIDE, Original, Parameters, Recipe};

/// The modules by themselves: the client around them would bring TLS along.
#[path = "../../crates/content-client/src"]
mod client {
    pub(crate) mod asset_request;
    pub(crate) mod names;
}

use client::asset_request::AssetRequest;
use client::names;

const BASE: &str = "http://127.0.0.1:1";

const ORIGINALS: [(u32, u32, Format); 5] = [
    (1, 1, Format::Png),
    (3000, 2000, Format::Jpeg),
    (7, 40_000, Format::Gif),
    (u32::MAX, 3, Format::Tiff),
    (640, 480, Format::Svg),
];

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let (path, search) = text.split_once('\n').unwrap_or((text, ""));
    if let Ok(address) = AssetAddress::parse(path) {
        let written = address.to_string();
        assert_eq!(AssetAddress::parse(&written).as_ref(), Ok(&address));
    }
    if let Ok(request) = AssetRequest::parse(path, search) {
        sent(&request);
    }
    if let Ok(parameters) = Parameters::parse(search) {
        for (width, height, format) in ORIGINALS {
            let original = Original {
                width,
                height,
                format,
                transparent: width % 2 == 0,
                frames: 1 + height % 3,
            };
            let format = parameters.format(&original, Accept::parse(path));
            parameters.is_original(&original);
            if let Ok(recipe) = parameters.recipe(&original, format) {
                sound(&recipe, &original);
            }
        }
    }
});

/// The address that goes to the service has the path that was read, with a name to save it
/// under at most.
fn sent(request: &AssetRequest) {
    let url = request.url(BASE).expect("an address");
    let path = request.path();
    assert_eq!((url.host_str(), url.port()), (Some("127.0.0.1"), Some(1)));
    let rest = url
        .path()
        .strip_prefix(&path)
        .expect("the path as it was read");
    assert!(rest.is_empty() || (rest.starts_with('/') && !rest[1..].contains('/')));
    assert_eq!(url.fragment(), None);
    if request.is_iiif() {
        assert_eq!((rest, url.query()), ("", None));
    }
    let again = AssetRequest::parse(&path[1..], url.query().unwrap_or_default());
    assert_eq!(again.expect("an asset's address").path(), path);
}

fn sound(recipe: &Recipe, original: &Original) {
    let (scale, size) = (recipe.scale, recipe.size());
    for side in [scale.width, scale.height] {
        assert!((1..=LONGEST_SIDE).contains(&side), "{recipe:?}");
    }
    assert!(size.width >= 1 && size.height >= 1, "{recipe:?}");
    assert!((1..=100).contains(&recipe.quality), "{recipe:?}");
    assert!(!recipe.cost(original).is_zero(), "{recipe:?}");
    let key = recipe.key();
    assert!(
        key.bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'/'),
        "{key}"
    );
    recipe.on_ladder(original);
}
