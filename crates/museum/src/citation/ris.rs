//! RIS: a tag, two spaces, a hyphen, a value; one to a line.

use super::{Citation, Kind, family_and_given};

pub(super) fn written(citation: &Citation) -> String {
    let kind = match citation.kind() {
        Kind::Article => "JOUR",
        Kind::Book => "BOOK",
        Kind::Other => "GEN",
    };
    let range = citation.page_range();
    let day = citation.published;
    let mut lines = vec![("TY", kind.to_owned())];
    lines.extend(citation.authors.iter().map(|name| ("AU", author(name))));
    let fields = [
        ("TI", Some(citation.title.clone())),
        ("T2", citation.journal.clone()),
        ("VL", citation.volume.clone()),
        ("IS", citation.issue.clone()),
        ("SP", range.map(|(first, _)| first.to_owned())),
        ("EP", range.and_then(|(_, last)| Some(last?.to_owned()))),
        ("PB", citation.publisher.clone()),
        ("PY", day.map(|day| day.year().to_string())),
        ("DA", day.map(|day| day.strftime("%Y/%m/%d").to_string())),
        ("SN", citation.isbn.clone()),
        ("DO", citation.doi.clone()),
        ("UR", Some(citation.address.clone())),
        ("LA", Some(citation.language.clone())),
    ];
    let known = fields
        .into_iter()
        .filter_map(|(tag, value)| Some((tag, value?)));
    lines.extend(known);
    lines.push(("ER", String::new()));
    let line = |(tag, value): (&str, String)| format!("{tag}  - {value}\r\n");
    lines.into_iter().map(line).collect()
}

/// `Sandholm, Erik`
fn author(name: &str) -> String {
    match family_and_given(name) {
        (family, "") => family.to_owned(),
        (family, given) => format!("{family}, {given}"),
    }
}
