//! CSL-JSON: a list of one item.

use super::{Citation, Kind, family_and_given};
use serde_json::{Map, Value, json};

pub(super) fn written(citation: &Citation) -> String {
    let kind = match citation.kind() {
        Kind::Article => "article-journal",
        Kind::Book => "book",
        Kind::Other => "document",
    };
    let authors: Vec<Value> = citation.authors.iter().map(|name| author(name)).collect();
    let issued = citation
        .published
        .map(|day| json!({"date-parts": [[day.year(), day.month(), day.day()]]}));
    let text = |text: &Option<String>| text.clone().map(Value::String);
    let fields = [
        ("id", Some(citation.key().into())),
        ("type", Some(kind.into())),
        ("title", Some(citation.title.as_str().into())),
        ("author", (!authors.is_empty()).then_some(authors.into())),
        ("issued", issued),
        ("container-title", text(&citation.journal)),
        ("volume", text(&citation.volume)),
        ("issue", text(&citation.issue)),
        ("page", text(&citation.pages)),
        ("publisher", text(&citation.publisher)),
        ("ISBN", text(&citation.isbn)),
        ("DOI", text(&citation.doi)),
        ("URL", Some(citation.address.as_str().into())),
        ("language", Some(citation.language.as_str().into())),
    ];
    let known = fields.into_iter();
    let known = known.filter_map(|(name, value)| Some((name.to_owned(), value?)));
    let item: Map<String, Value> = known.collect();
    json!([item]).to_string()
}

fn author(name: &str) -> Value {
    match family_and_given(name) {
        (family, "") => json!({"literal": family}),
        (family, given) => json!({"family": family, "given": given}),
    }
}
