//! `@`, `^` and what a traversal maps over.

use super::{answer, dataset};
use groq::{Environment, Limits, Parameters, Value};

#[test]
fn each_scope_has_its_own_this_and_parent() {
    let source = dataset(
        r#"[
            {"_id": "a", "name": "A", "list": [{"n": 1, "sub": [{"m": 2}]}, {"n": 2}], "ref": {"_ref": "b"}},
            {"_id": "b", "name": "B"}
        ]"#,
    );
    let cases = [
        ("@", "null"),
        ("^", "null"),
        ("*[0].list[].n", "[1,2]"),
        ("*.name", r#"["A","B"]"#),
        (
            "*[0]{\"x\": list[]{\"y\": ^.name}}",
            r#"{"x":[{"y":"A"},{"y":"A"}]}"#,
        ),
        (
            "*[0]{\"x\": list[n == 1]{\"y\": ^.name}}",
            r#"{"x":[{"y":"A"}]}"#,
        ),
        (
            "*[0]{\"x\": list[].sub[]{\"y\": ^.name, m}}",
            r#"{"x":[{"y":"A","m":2},null]}"#,
        ),
        (
            "*[0]{\"x\": list[defined(sub)]{\"y\": sub[m > ^.n]{\"z\": ^.n}}}",
            r#"{"x":[{"y":[{"z":1}]}]}"#,
        ),
        ("*[0]{\"x\": ref->{\"y\": ^.name}}", r#"{"x":{"y":"A"}}"#),
        (
            "*[0]{\"x\": *[_id != ^._id]{\"y\": ^._id}}",
            r#"{"x":[{"y":"a"}]}"#,
        ),
        (
            "*[0]{\"x\": *[_id == ^.ref._ref]{\"y\": *[_id == ^.^._id].name}}",
            r#"{"x":[{"y":["A"]}]}"#,
        ),
        ("(*[0].list[]).n", "null"),
        ("*[0].list[1].n", "2"),
        ("*[0..0].list[1].n", "[2]"),
        ("*|order(name desc)[0].name", "\"B\""),
        ("*[0]{\"x\": list[] | order(^.name, n desc)}.x[].n", "[2,1]"),
        (
            "*[0]{...list[0], name}",
            r#"{"n":1,"sub":[{"m":2}],"name":"A"}"#,
        ),
        (
            "*{name, name == \"A\" => {\"first\": true}}",
            r#"[{"name":"A","first":true},{"name":"B"}]"#,
        ),
        ("*[name in [\"A\", \"Z\"]]._id", r#"["a"]"#),
        ("*[@.name == \"B\"]._id", r#"["b"]"#),
        ("*[count(*[name == \"B\"]) == 1]._id", r#"["a","b"]"#),
    ];
    for (query, expected) in cases {
        let value = answer(query, &source, &Limits::default());
        let value = value.unwrap_or_else(|e| panic!("{query}: {e}"));
        let expected = Value::from_json(expected).unwrap();
        assert_eq!(value.to_json(), expected.to_json(), "{query}");
    }
}

#[test]
fn a_condition_can_be_asked_of_one_document() {
    let parameters = Parameters::new();
    let query = groq::parse("_type == \"page\" && site in [\"castle\"]").unwrap();
    let resolved = groq::resolve(&query, &parameters).unwrap();
    let document = r#"{"_type": "page", "site": "castle"}"#;
    let environment = Environment {
        this: Value::from_json(document).unwrap(),
        ..super::environment()
    };
    let limits = Limits::default();
    let source = dataset("[]");
    let value = groq::evaluate(&resolved, &parameters, &source, &environment, &limits);
    assert_eq!(value.unwrap().to_json(), "true");
}

#[test]
fn parameters_in_brackets_shape_the_query() {
    let source = dataset(r#"[{"_id": "a", "list": [1, 2, 3]}, {"_id": "b"}]"#);
    let cases = [("0", "[1]"), ("\"_id\"", "[null]"), ("true", "[1,2,3]")];
    for (parameter, expected) in cases {
        let value = Value::from_json(parameter).unwrap();
        let parameters = Parameters::from([("p".into(), value)]);
        let query = groq::parse("*[_id == \"a\"].list[$p]").unwrap();
        let resolved = groq::resolve(&query, &parameters).unwrap();
        assert!(resolved.shaped_by.contains("p"));
        let (environment, limits) = (super::environment(), Limits::default());
        let found = groq::evaluate(&resolved, &parameters, &source, &environment, &limits);
        assert_eq!(found.unwrap().to_json(), expected, "$p = {parameter}");
    }
}
