//! Depth: nesting is bounded, length is not.

use super::{answer, dataset};
use groq::{Limits, syntax::MAX_DEPTH};

/// Each shape nested `n` times.
fn nested(n: usize) -> Vec<(&'static str, String)> {
    let around = |open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(n), close.repeat(n))
    };
    vec![
        ("groups", around("(", "1", ")")),
        ("arrays", around("[", "1", "]")),
        ("objects", around("{\"a\": ", "1", "}")),
        ("not", around("!", "true", "")),
        ("calls", around("count([", "1", "])")),
        ("sums", around("a + ", "1", "")),
        ("left sums", around("", "1", " + a")),
        ("powers", around("2 ** ", "1", "")),
        ("attributes", around("", "a", ".a")),
        ("dereferences", around("", "a", "->")),
        ("elements", around("", "a", "[0]")),
        ("flattened", around("", "a", "[].b")),
        ("filters", around("", "*", "[a == 1]")),
        (
            "nested filters",
            around("*[a == 1 && _id in ", "[1]", "[]._id]"),
        ),
        ("projections", around("*{\"a\": ", "1", "}")),
        ("inner projections", around("a{\"a\": ", "1", "}")),
        ("pipes", around("", "*", " | order(a)")),
        (
            "functions",
            format!(
                "fn f::a($x) = $x[]->{{\"s\": s}}; {}",
                around("f::a(", "*", ")")
            ),
        ),
        ("select", around("select(a => ", "1", ")")),
        (
            "selectors",
            format!("diff::changedAny({{}}, {{}}, {})", around("a.(", "b", ")")),
        ),
        (
            "mixed",
            around("*[a match \"b\"]{\"c\": [d->{\"e\": ^.f || (", "1", ")}]}"),
        ),
    ]
}

#[test]
fn the_deepest_query_fits_a_small_stack_and_a_deeper_one_is_refused() {
    let documents = r#"[{"_id": "a", "a": {"a": [{"b": 1}]}}]"#;
    let check = move || {
        let source = dataset(documents);
        for times in [8, 60, 128, 250, 255, 256, 257, 1_000, 50_000] {
            for (shape, query) in nested(times) {
                match answer(&query, &source, &Limits::default()) {
                    Ok(_) => assert!(times <= MAX_DEPTH as usize, "{shape} {times}"),
                    Err(error) => {
                        let error = error.to_string();
                        let deep = error == "query is nested too deeply";
                        let dear = error == "query takes too many steps";
                        assert!(deep && times > 20 || dear, "{shape} {times}: {error}");
                    }
                }
            }
        }
    };
    // Two mebibytes are what a Rust thread gets by default.
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(check);
    thread.unwrap().join().unwrap();
}

#[test]
fn long_queries_are_not_deep() {
    let source = dataset(r#"[{"_id": "a", "n": 4999}]"#);
    let terms: Vec<String> = (0..5_000).map(|n| format!("n == {n}")).collect();
    let query = format!("count(*[{}])", terms.join(" || "));
    assert!(query.len() > 60_000);
    let value = answer(&query, &source, &Limits::default()).unwrap();
    assert_eq!(value.to_json(), "1");
}
