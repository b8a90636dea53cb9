//! The pictures of a page as IIIF Presentation 3, for viewers of others: a gallery, or a
//! collection with its pictures.

use crate::fields::Fields;
use crate::link::to_page;
use crate::picture::{self, Picture};
use crate::words::Message;
use crate::{Json, Locale, PageType, Shaping};
use pictures::ImageId;
use serde_json::{Value, json};

/// How long a viewer may keep it, in seconds.
pub const MAX_AGE: u32 = 60 * 60;
const CONTEXT: &str = "http://iiif.io/api/presentation/3/context.json";
/// The width in which a viewer shows a picture at first, of the ladder.
const SHOWN_WIDTH: u32 = 1440;
/// The width of a small one, of the ladder.
const SMALL_WIDTH: u32 = 390;

/// The address of the pictures of a page.
pub(crate) fn address(page: &str, shaping: &Shaping<'_>) -> String {
    let (site, locale) = (&shaping.site.key, shaping.locale);
    format!("/feeds/manifest/{site}/{locale}/{page}.json")
}

/// A picture of a page, with the terms under which it may be used.
struct Shown<'a> {
    image: Fields<'a>,
    rights: Option<&'a str>,
}

/// The manifest of a result of [`crate::queries::manifest`]; `None` if there is no image, or
/// the site does not have such pages.
pub fn manifest(answer: &Json<'_>, shaping: &Shaping<'_>) -> Option<Value> {
    let page = Fields::of(answer);
    let kind = page.text("_type").and_then(PageType::named)?;
    if !shaping.site.enables(kind.name) {
        return None;
    }
    let id = shaping.absolute(&address(page.text("_id")?, shaping));
    let shown = shown(page);
    let each = shown.iter().enumerate();
    let canvases: Vec<Value> = each
        .filter_map(|(number, shown)| canvas(shown, number + 1, &id, shaping))
        .collect();
    if canvases.is_empty() {
        return None;
    }
    let mut manifest = json!({
        "@context": CONTEXT,
        "id": id,
        "type": "Manifest",
        "label": language_map(page.text("title").unwrap_or_default(), shaping.locale),
        "homepage": [text_page(page, shaping)?],
        "provider": [provider(page, shaping)],
        "items": canvases,
    });
    if let Some(summary) = page.text("description") {
        manifest["summary"] = language_map(summary, shaping.locale);
    }
    let mut rights = shown.iter().map(|shown| shown.rights);
    if let Some(Some(first)) = rights.next()
        && rights.all(|other| other == Some(first))
    {
        manifest["rights"] = first.into();
    }
    if let Some(thumbnail) = manifest["items"][0].get("thumbnail").cloned() {
        manifest["thumbnail"] = thumbnail;
    }
    Some(manifest)
}

/// The pictures in the order of the page. The page's own comes first where pictures are
/// what it is about.
fn shown(page: Fields<'_>) -> Vec<Shown<'_>> {
    let whole = page.text("rights").filter(|terms| is_rights(terms));
    let mut shown = Vec::new();
    let mut add = |image, rights: Option<_>| {
        shown.push(Shown {
            image,
            rights: rights.or(whole),
        });
    };
    if page.text("_type") == Some("collection")
        && let Some(image) = page.child("image")
    {
        add(image, None);
    }
    for module in page.list("modules") {
        let rights = module.text("rights").filter(|terms| is_rights(terms));
        match module.text("_type") {
            Some("imageSlider") => module.list("images").for_each(|image| add(image, rights)),
            Some("imageDetail") => {
                if let Some(image) = module.child("image") {
                    add(image, rights);
                }
            }
            _ => add(module, rights),
        }
    }
    shown.retain(|shown| asset(shown.image).is_some());
    shown
}

/// The terms that IIIF knows: addresses of these two hosts.
fn is_rights(terms: &str) -> bool {
    let hosts = [
        "http://creativecommons.org/",
        "http://rightsstatements.org/",
    ];
    hosts.iter().any(|host| terms.starts_with(host))
}

fn asset(image: Fields<'_>) -> Option<ImageId> {
    ImageId::parse(image.child("asset")?.text("_id")?).ok()
}

fn canvas(shown: &Shown<'_>, number: usize, base: &str, shaping: &Shaping<'_>) -> Option<Value> {
    let asset = asset(shown.image)?;
    let service = shaping.absolute(&picture::iiif(shown.image, shaping)?);
    let picture = Picture::shape(shown.image, shaping, "manifest")?;
    let at = |width: u32| {
        let width = width.min(asset.width());
        let height =
            (u64::from(asset.height()) * u64::from(width) / u64::from(asset.width())).max(1);
        json!({
            "id": format!("{service}/full/{width},/0/default.jpg"),
            "type": "Image",
            "format": "image/jpeg",
            "width": width,
            "height": height,
            "service": [{"id": service, "type": "ImageService3", "profile": "level2"}],
        })
    };
    let id = format!("{base}/canvas/{number}");
    let label = picture.caption.as_deref().unwrap_or(&picture.alt);
    let label = if label.is_empty() {
        number.to_string()
    } else {
        label.to_owned()
    };
    let mut canvas = json!({
        "id": id,
        "type": "Canvas",
        "label": language_map(&label, shaping.locale),
        "width": asset.width(),
        "height": asset.height(),
        "thumbnail": [at(SMALL_WIDTH)],
        "items": [{
            "id": format!("{id}/page"),
            "type": "AnnotationPage",
            "items": [{
                "id": format!("{id}/picture"),
                "type": "Annotation",
                "motivation": "painting",
                "target": id,
                "body": at(SHOWN_WIDTH),
            }],
        }],
    });
    if !picture.alt.is_empty() && picture.caption.is_some() {
        canvas["summary"] = language_map(&picture.alt, shaping.locale);
    }
    if let Some(rights) = shown.rights {
        canvas["rights"] = rights.into();
    }
    if let Some(credit) = &picture.credit {
        canvas["requiredStatement"] = json!({
            "label": language_map(credit_label(shaping.locale), shaping.locale),
            "value": language_map(credit, shaping.locale),
        });
    }
    let metadata = metadata(shown.image, shaping);
    if !metadata.is_empty() {
        canvas["metadata"] = metadata.into();
    }
    Some(canvas)
}

/// What is known of the thing that a picture shows, in pairs that viewers list.
fn metadata(image: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Value> {
    let locale = shaping.locale;
    let Some(object) = image.child("object") else {
        return Vec::new();
    };
    let known = [
        (Message::ObjectTitle, object.spoken("title", locale)),
        (Message::ObjectMaker, object.spoken("maker", locale)),
        (Message::ObjectDate, object.spoken("date", locale)),
        (Message::InventoryNumber, object.text("inventoryNumber")),
    ];
    let pair = |(label, value): (Message, Option<&str>)| {
        Some(json!({
            "label": language_map(label.text(locale), locale),
            "value": language_map(value?, locale),
        }))
    };
    known.into_iter().filter_map(pair).collect()
}

fn credit_label(locale: Locale) -> &'static str {
    Message::Credit.text(locale)
}

fn text_page(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Value> {
    let link = to_page(page, shaping, "manifest")?;
    Some(json!({
        "id": shaping.absolute(&link.href),
        "type": "Text",
        "label": language_map(&link.title, shaping.locale),
        "format": "text/html",
        "language": [shaping.locale.code()],
    }))
}

fn provider(page: Fields<'_>, shaping: &Shaping<'_>) -> Value {
    let config = page.child("siteConfig");
    let name = config.and_then(|config| config.spoken("siteName", shaping.locale));
    let name = name.unwrap_or(shaping.site.name(shaping.locale));
    let home = shaping.site.path(shaping.locale, crate::FRONT);
    json!({
        "id": shaping.absolute(&home),
        "type": "Agent",
        "label": language_map(name, shaping.locale),
        "homepage": [{
            "id": shaping.absolute(&home),
            "type": "Text",
            "label": language_map(name, shaping.locale),
            "format": "text/html",
        }],
    })
}

fn language_map(text: &str, locale: Locale) -> Value {
    json!({ locale.code(): [text] })
}
