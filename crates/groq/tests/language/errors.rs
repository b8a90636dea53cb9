//! What is wrong with a query, and where.

use groq::Parameters;

fn refused(query: &str) -> (String, usize, usize) {
    let error = match groq::parse(query) {
        Err(error) => error,
        Ok(parsed) => groq::resolve(&parsed, &Parameters::new()).unwrap_err(),
    };
    let excerpt = error.excerpt(query, usize::MAX);
    (error.message.clone(), excerpt.start, excerpt.end)
}

#[test]
fn syntax_errors_name_what_was_expected_and_the_place() {
    let cases = [
        ("", "unexpected end-of-file, expected expression", 0, 0),
        ("*[", "unexpected end-of-file, expected expression", 2, 2),
        (
            "*[_type == \"event]",
            "unexpected token \"\\\"event]\", expected expression",
            11,
            18,
        ),
        (
            "*[_type == event\"]",
            "expected ']' following expression",
            16,
            18,
        ),
        (
            "*[_type == 'æ' ",
            "expected ']' following expression",
            15,
            15,
        ),
        ("(1", "expected ')' following expression", 2, 2),
        ("{\"a\": 1", "expected '}' following object body", 7, 7),
        ("[1, 2", "expected ']' following array body", 5, 5),
        ("count(1", "expected ')' following function arguments", 7, 7),
        ("a b", "unexpected token \"b\", expected end of query", 2, 3),
        (
            "a.",
            "unexpected end-of-file, expected attribute name",
            2,
            2,
        ),
        (
            "* | 1",
            "unexpected token \"1\", expected pipe function",
            4,
            5,
        ),
        ("{a: 1}", "attribute names before ':' must be strings", 1, 2),
        ("\"\\x\"", "invalid escape sequence in string", 0, 4),
        (
            "a == b == c",
            "unexpected token \"==\", expected end of query",
            7,
            9,
        ),
        (
            "fn a::b($x) = $x{c} 1",
            "expected ';' following function body",
            20,
            21,
        ),
    ];
    for (query, message, start, end) in cases {
        assert_eq!(refused(query), (message.to_owned(), start, end), "{query}");
    }
}

#[test]
fn what_parses_may_still_make_no_sense() {
    let cases = [
        ("eventDate()", "unknown function \"eventDate\"", 0, 11),
        ("a::b(1)", "unknown function \"a::b\"", 0, 7),
        ("* | sort(a)", "unknown pipe function \"sort\"", 0, 11),
        (
            "count()",
            "function count() takes 1 argument(s), got 0",
            0,
            7,
        ),
        (
            "round(1, 2, 3)",
            "function round() takes 1 to 2 argument(s), got 3",
            0,
            14,
        ),
        ("$x", "param $x referenced, but not provided", 0, 2),
        (
            "{a.b}",
            "attribute must have a name: write it as \"name\": value",
            1,
            4,
        ),
        ("a[b..c]", "slicing must use constant numbers", 2, 3),
        ("1 => 2", "unexpected =>", 0, 6),
        ("a asc", "unexpected asc", 0, 5),
        ("1 in (2 + (3..4))", "unexpected range", 11, 15),
        ("boost(a, 1)", "boost() may only be used in score()", 0, 11),
        (
            "*{a} | score(b)",
            "score() must be applied to documents, before any projection",
            0,
            4,
        ),
        (
            "fn a::f($x) = $x{\"b\": a::f(c)}; 1",
            "function a::f calls itself",
            0,
            31,
        ),
        (
            "fn a::f($x) = $x; 1",
            "function body must be a projection of $x",
            14,
            16,
        ),
    ];
    for (query, message, start, end) in cases {
        assert_eq!(refused(query), (message.to_owned(), start, end), "{query}");
    }
}
