//! Values that know where they came from.

use super::{answer_with, dataset, environment};
use groq::{Environment, Limits, Origin, PathSegment, Value};

fn location(origin: &Origin) -> String {
    let Some(document) = origin.document() else {
        return "query".to_owned();
    };
    let segment = |segment: &&PathSegment| match segment {
        PathSegment::Attribute(name) => format!(".{name}"),
        PathSegment::Element(index, None) => format!("[{index}]"),
        PathSegment::Element(_, Some(key)) => format!("[{key}]"),
    };
    let path: String = origin.path().iter().map(segment).collect();
    format!("{}{path}", document.id)
}

/// Every value of the result that has an origin, with its place in the result.
fn origins(value: &Value, at: &str, found: &mut Vec<String>) {
    if let Some(origin) = value.origin() {
        found.push(format!("{at} = {}", location(origin)));
        return;
    }
    for (index, item) in value.elements().into_iter().flatten().enumerate() {
        origins(&item, &format!("{at}[{index}]"), found);
    }
    for (name, item) in value.entries() {
        origins(&item, &format!("{at}.{name}"), found);
    }
}

#[test]
fn projected_attributes_lead_back_to_their_documents() {
    let source = dataset(
        r#"[
            {"_id": "page", "title": "Viking", "author": {"_ref": "person"},
             "body": [{"_key": "k1", "text": "One"}, {"_key": "k2", "text": "Two"}]},
            {"_id": "person", "name": "Ida"}
        ]"#,
    );
    let cases: [(&str, &[&str]); 8] = [
        ("*[_id == \"page\"][0].title", &["$ = page.title"]),
        (
            "*[_id == \"page\"]{title, \"by\": author->name, \"n\": 1}",
            &["$[0].title = page.title", "$[0].by = person.name"],
        ),
        (
            "*[_id == \"page\"][0].body[].text",
            &["$[0] = page.body[k1].text", "$[1] = page.body[k2].text"],
        ),
        (
            "*[_id == \"page\"][0]{\"b\": body[text == \"Two\"]{\"t\": text}}",
            &["$.b[0].t = page.body[k2].text"],
        ),
        ("*[_id == \"page\"][0]{body}", &["$.body = page.body"]),
        (
            "*[_id == \"page\"][0]{...author->}",
            &["$._id = person._id", "$.name = person.name"],
        ),
        ("coalesce(*[0].missing, *[0].title)", &["$ = page.title"]),
        // A new value comes from no document.
        ("*[0].title + \"!\"", &[]),
    ];
    let environment = Environment {
        trace: true,
        ..environment()
    };
    for (query, expected) in cases {
        let value = answer_with(query, &source, &environment, &Limits::default()).unwrap();
        let mut found = Vec::new();
        origins(&value, "$", &mut found);
        assert_eq!(found, expected, "{query}");
    }
}
