//! Queries with which a fuzzer or a property once found something.

use super::{answer, dataset};
use groq::Limits;

#[test]
fn a_word_after_an_arrow_is_an_operator_unless_it_touches() {
    let source = dataset(r#"[{"_id": "a", "ref": {"_ref": "b"}}, {"_id": "b", "in": 1}]"#);
    let cases = [
        ("*[0].ref-> in [1]", "false"),
        ("*[0].ref->in", "1"),
        ("*[0].ref-> match \"x\"", "false"),
        ("*[0].ref-> _id", "\"b\""),
    ];
    for (query, expected) in cases {
        let value = answer(query, &source, &Limits::default()).unwrap();
        assert_eq!(value.to_json(), expected, "{query}");
        let tree = groq::parse(query).unwrap();
        assert_eq!(groq::parse(&tree.to_string()).unwrap(), tree, "{query}");
    }
}
