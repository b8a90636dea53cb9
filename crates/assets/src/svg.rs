//! SVG: images that are pages. They are read only to find their size, and served only after
//! everything that could run or call elsewhere was taken out of them.

use crate::AssetError;
use pictures::Size;
use std::io::{self, Write};
use svg_hush::{Filter, data_url_filter};
use xml::attribute::OwnedAttribute;
use xml::reader::{EventReader, XmlEvent};

/// An SVG with more bytes is refused.
pub(crate) const LARGEST: u64 = 16 << 20;

/// The size of an SVG that declares none, as browsers have it.
const USUAL: Size = Size {
    width: 300,
    height: 150,
};

/// The longest side that an SVG may declare.
const LONGEST: f64 = 100_000.0;

/// Whether a file is an XML document whose root is `svg`, by its first bytes.
pub(crate) fn begins(head: &[u8]) -> bool {
    let mut rest = head.iter().skip_while(|byte| {
        // A byte order mark may precede it.
        byte.is_ascii_whitespace() || [0xef, 0xbb, 0xbf, 0xfe, 0xff, 0].contains(*byte)
    });
    rest.next() == Some(&b'<') && root(head).is_some()
}

/// The size that an SVG declares, by its first bytes.
pub(crate) fn size(head: &[u8]) -> Option<Size> {
    let attributes = root(head)?;
    let of = |name: &str| {
        let mut attributes = attributes.iter();
        let found = attributes.find(|one| one.name.local_name == name && one.name.prefix.is_none());
        found.map(|one| one.value.as_str())
    };
    let width = of("width").and_then(length);
    let height = of("height").and_then(length);
    let view = of("viewBox").and_then(view);
    let (width, height) = match (width, height, view) {
        (Some(width), Some(height), _) => (width, height),
        (Some(width), None, Some((w, h))) => (width, width * h / w),
        (None, Some(height), Some((w, h))) => (height * w / h, height),
        (None, None, Some(view)) => view,
        (width, height, None) => (
            width.unwrap_or(USUAL.width.into()),
            height.unwrap_or(USUAL.height.into()),
        ),
    };
    Some(Size {
        width: whole(width),
        height: whole(height),
    })
}

/// The SVG without scripts, handlers, and addresses of others.
pub(crate) fn hush(drawing: &[u8]) -> Result<Vec<u8>, AssetError> {
    let mut filter = Filter::new();
    filter.set_data_url_filter(data_url_filter::allow_standard_images);
    let mut hushed = Bounded {
        bytes: Vec::with_capacity(drawing.len()),
        // Entities may expand to more than they are written with, but not without end.
        most: drawing.len() * 2 + (1 << 20),
    };
    filter
        .filter(drawing, &mut hushed)
        .map_err(|error| AssetError::Broken(error.to_string()))?;
    Ok(hushed.bytes)
}

struct Bounded {
    bytes: Vec<u8>,
    most: usize,
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > self.most {
            return Err(io::Error::other("the drawing becomes too long"));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The attributes of the root, if it is `svg`.
fn root(head: &[u8]) -> Option<Vec<OwnedAttribute>> {
    for event in EventReader::new(head) {
        match event.ok()? {
            XmlEvent::StartElement {
                name, attributes, ..
            } => return (name.local_name == "svg").then_some(attributes),
            XmlEvent::EndDocument => return None,
            _ => {}
        }
    }
    None
}

/// A length in pixels: `210mm`, `12.5`, not `100%`.
fn length(text: &str) -> Option<f64> {
    let text = text.trim();
    let end = text.find(|c: char| c.is_ascii_alphabetic() || c == '%');
    let (number, unit) = text.split_at(end.unwrap_or(text.len()));
    let pixels = match unit.trim() {
        "" | "px" => 1.0,
        "pt" => 4.0 / 3.0,
        "pc" | "em" | "rem" => 16.0,
        "in" => 96.0,
        "cm" => 96.0 / 2.54,
        "mm" => 96.0 / 25.4,
        _ => return None,
    };
    positive(number.trim().parse::<f64>().ok()? * pixels)
}

/// The width and height of `viewBox="0 0 20 10"`.
fn view(text: &str) -> Option<(f64, f64)> {
    let numbers = text.split([' ', ',', '\t', '\n', '\r']);
    let numbers: Vec<&str> = numbers.filter(|text| !text.is_empty()).collect();
    let [_, _, width, height] = numbers.as_slice() else {
        return None;
    };
    Some((
        positive(width.parse().ok()?)?,
        positive(height.parse().ok()?)?,
    ))
}

fn positive(number: f64) -> Option<f64> {
    (number.is_finite() && number > 0.0).then_some(number)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 1 and the longest side"
)]
fn whole(length: f64) -> u32 {
    length.round().clamp(1.0, LONGEST) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_tells_its_size() {
        for (attributes, expected) in [
            (r#"width="40" height="30.4px""#, (40, 30)),
            (r#"viewBox="0 0 20 10""#, (20, 10)),
            (
                r#"width="100%" height="100%" viewBox="0,0,20,10""#,
                (20, 10),
            ),
            (r#"width="40" viewBox="0 0 20 10""#, (40, 20)),
            (r#"height="1in" viewBox="0 0 20 10""#, (192, 96)),
            (r#"width="210mm" height="297mm""#, (794, 1123)),
            ("", (300, 150)),
            (r#"width="-5" height="NaN""#, (300, 150)),
            (r#"width="9999999" height="1""#, (100_000, 1)),
        ] {
            let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {attributes}>");
            let size = size(svg.as_bytes()).unwrap();
            assert_eq!((size.width, size.height), expected, "{attributes}");
        }
    }

    #[test]
    fn only_a_root_makes_a_drawing() {
        for (text, is) in [
            (
                "\u{feff}<?xml version='1.0'?>\n<!-- x --><svg xmlns='http://www.w3.org/2000/svg'>",
                true,
            ),
            (
                "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><svg/>",
                true,
            ),
            ("<html><svg/></html>", false),
            ("<!-- <svg> --><p/>", false),
            ("svg", false),
            ("", false),
        ] {
            assert_eq!(begins(text.as_bytes()), is, "{text}");
        }
    }

    #[test]
    fn what_could_run_is_taken_out() {
        let drawing = r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
            onload="alert(1)"><script>alert(2)</script><a xlink:href="javascript:alert(3)">
            <circle r="4" onclick="alert(4)" fill="red"/></a>
            <foreignObject><iframe src="https://evil.example"/></foreignObject>
            <image href="https://evil.example/x.png"/><use href="#a"/></svg>"##;
        let hushed = String::from_utf8(hush(drawing.as_bytes()).unwrap()).unwrap();
        for bad in ["alert", "script", "onload", "evil", "iframe"] {
            assert!(!hushed.contains(bad), "{bad} in {hushed}");
        }
        assert!(
            hushed.contains("circle") && hushed.contains("red"),
            "{hushed}"
        );
    }

    #[test]
    fn entities_do_not_grow_without_end() {
        let mut drawing = String::from("<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">");
        for (name, of) in [
            ("b", "a"),
            ("c", "b"),
            ("d", "c"),
            ("e", "d"),
            ("f", "e"),
            ("g", "f"),
        ] {
            let many = format!("&{of};").repeat(10);
            drawing.extend(["<!ENTITY ", name, " \"", &many, "\">"]);
        }
        drawing += "]><svg xmlns=\"http://www.w3.org/2000/svg\"><text>&g;&g;&g;&g;</text></svg>";
        if let Ok(hushed) = hush(drawing.as_bytes()) {
            assert!(hushed.len() < 4 << 20, "{}", hushed.len());
        }
    }
}
