//! What a home screen and a browser know of a site: the W3C's web application manifest.

use crate::{FRONT, Locale, Site};
use serde_json::{Value, json};

/// The name of the file, below the site's base path.
pub const WEB_MANIFEST: &str = "manifest.webmanifest";
/// The file of the picture for home screens of iOS.
pub const APPLE_TOUCH_ICON: &str = "apple-touch-icon.png";

/// The pictures for home screens: the name of each file, and its width.
pub const TOUCH_ICONS: [(&str, u32); 3] = [
    (APPLE_TOUCH_ICON, 180),
    ("icon-192.png", 192),
    (MASKED, 512),
];
/// One that a system may cut to its own form.
const MASKED: &str = "icon-512.png";

/// The manifest of a site.
pub fn web_manifest(site: &Site) -> Value {
    let locale = site.locales.first().copied().unwrap_or_default();
    let theme = site.theme.clone().unwrap_or_default();
    let name = site.name(locale);
    let icons = TOUCH_ICONS
        .iter()
        .filter(|(file, _)| *file != APPLE_TOUCH_ICON);
    let icons: Vec<Value> = icons.map(|icon| listed(*icon, site)).collect();
    let home = site.path(Locale::default(), FRONT);
    json!({
        "id": home,
        "name": name,
        "short_name": name,
        "lang": locale.code(),
        "start_url": home,
        "scope": format!("{}/", site.base_path),
        // A visitor still needs to go back, and to see where a link leads.
        "display": "minimal-ui",
        "theme_color": theme.primary.background,
        "background_color": theme.primary.background,
        "icons": icons,
    })
}

fn listed((file, width): (&str, u32), site: &Site) -> Value {
    json!({
        "src": format!("{}/{file}", site.base_path),
        "sizes": format!("{width}x{width}"),
        "type": "image/png",
        "purpose": if file == MASKED { "maskable" } else { "any" },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Environment, Group};

    #[test]
    fn a_site_below_a_base_path_has_its_own() {
        let text = include_str!("../../../demo/group.toml");
        let group = Group::parse(text, Environment::Production).unwrap();
        let found = web_manifest(group.site("bevaring").unwrap());
        let expected = json!({
            "id": "/bevaring", "name": "Bevaring", "short_name": "Bevaring", "lang": "da",
            "start_url": "/bevaring", "scope": "/bevaring/", "display": "minimal-ui",
            "theme_color": "#fafcf8", "background_color": "#fafcf8",
            "icons": [
                {"src": "/bevaring/icon-192.png", "sizes": "192x192", "type": "image/png",
                    "purpose": "any"},
                {"src": "/bevaring/icon-512.png", "sizes": "512x512", "type": "image/png",
                    "purpose": "maskable"},
            ],
        });
        assert_eq!(found, expected);
        let host = web_manifest(group.site("nationalmuseet").unwrap());
        assert_eq!(host["scope"], "/");
    }
}
