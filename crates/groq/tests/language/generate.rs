//! Random queries and documents.

use proptest::prelude::*;

/// Text of an expression. Groups keep operators apart where precedence would not.
pub(super) fn expression() -> impl Strategy<Value = String> {
    leaf().prop_recursive(6, 48, 4, |inner| {
        let listed = proptest::collection::vec(inner.clone(), 0..3).prop_map(|l| l.join(", "));
        prop_oneof![
            (inner.clone(), operator(), inner.clone())
                .prop_map(|(a, o, b)| format!("({a}) {o} ({b})")),
            (leaf(), operator(), inner.clone()).prop_map(|(a, o, b)| format!("({a} {o} ({b}))")),
            inner.clone().prop_map(|a| format!("!({a})")),
            inner.clone().prop_map(|a| format!("-({a})")),
            (inner.clone(), step(inner.clone())).prop_map(|(a, s)| format!("({a}){s}")),
            (path(), step(inner.clone())).prop_map(|(a, s)| format!("{a}{s}")),
            (source(), step(inner.clone())).prop_map(|(a, s)| format!("{a}{s}")),
            (source(), step(inner.clone()), step(inner.clone()))
                .prop_map(|(a, s, t)| format!("{a}{s}{t}")),
            listed.prop_map(|l| format!("[{l}]")),
            object(inner.clone()),
            (function(), inner.clone()).prop_map(|(f, a)| format!("{f}({a})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("coalesce({a}, {b})")),
            (inner.clone(), inner.clone(), inner.clone())
                .prop_map(|(a, b, c)| format!("select({a} => {b}, {c})")),
            (inner.clone(), inner.clone(), inner.clone())
                .prop_map(|(a, b, c)| format!("(({a}) in ({b})..({c}))")),
            (source(), inner.clone()).prop_map(|(s, a)| format!("{s} | order({a} desc, _id)")),
            (source(), inner.clone()).prop_map(|(s, a)| format!("{s} | score({a})")),
            (inner.clone(), inner)
                .prop_map(|(a, b)| format!("diff::changedAny({a}, {b}, (a, list[].n))")),
        ]
    })
}

fn leaf() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("null".to_owned()),
        any::<bool>().prop_map(|b| b.to_string()),
        (0u32..5).prop_map(|n| n.to_string()),
        Just("0.5".to_owned()),
        "[a-cæ ]{0,3}".prop_map(|text| format!("\"{text}\"")),
        Just("$p".to_owned()),
        Just("@".to_owned()),
        Just("^".to_owned()),
        Just("^.^".to_owned()),
        path(),
        source(),
    ]
}

fn path() -> impl Strategy<Value = String> {
    let name = prop_oneof![
        Just("a"),
        Just("b"),
        Just("list"),
        Just("ref"),
        Just("_id"),
        Just("_type")
    ];
    (
        name,
        prop_oneof![
            Just(""),
            Just("[].n"),
            Just("->"),
            Just("->a"),
            Just("[0]"),
            Just(".a")
        ],
    )
        .prop_map(|(name, rest)| format!("{name}{rest}"))
}

fn source() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("*".to_owned()),
        Just("*[_type == \"x\"]".to_owned()),
        Just("*[references(^._id)]".to_owned()),
        Just("*[_id == ^.ref._ref]".to_owned()),
    ]
}

fn operator() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec![
        "==", "!=", "<", "<=", ">", ">=", "in", "match", "+", "-", "*", "/", "%", "**", "&&", "||",
    ])
}

fn function() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec![
        "count",
        "defined",
        "length",
        "lower",
        "string",
        "round",
        "references",
        "dateTime",
        "path",
        "array::compact",
        "array::unique",
        "math::sum",
        "math::max",
        "pt::text",
        "geo",
        "sanity::versionOf",
    ])
}

fn step(inner: impl Strategy<Value = String> + Clone) -> impl Strategy<Value = String> {
    prop_oneof![
        inner.clone().prop_map(|a| format!("[{a}]")),
        object(inner),
        Just("[0..2]".to_owned()),
        Just("[-1]".to_owned()),
        Just("[]".to_owned()),
        Just(".a".to_owned()),
        Just("->".to_owned()),
    ]
}

fn object(inner: impl Strategy<Value = String> + Clone) -> impl Strategy<Value = String> {
    let entry = prop_oneof![
        inner.clone().prop_map(|a| format!("\"x\": {a}")),
        inner.clone().prop_map(|a| format!("\"y\": {a}")),
        inner.clone().prop_map(|a| format!("...({a})")),
        (inner.clone(), inner).prop_map(|(a, b)| format!("({a}) => ({b})")),
        Just("...".to_owned()),
        Just("a".to_owned()),
        Just("list[]".to_owned()),
    ];
    proptest::collection::vec(entry, 0..3).prop_map(|entries| format!("{{{}}}", entries.join(", ")))
}

/// Documents with ids `d0`, `d1`, … that refer to each other, each as its attributes' JSON texts.
pub(super) fn documents() -> impl Strategy<Value = Vec<Vec<(String, String)>>> {
    let attributes = (
        prop_oneof![Just("\"x\""), Just("\"y\"")],
        scalar(),
        proptest::option::of(scalar()),
        proptest::collection::vec(scalar(), 0..3),
        0usize..7,
    );
    proptest::collection::vec(attributes, 0..5).prop_map(|documents| {
        let numbered = documents.into_iter().enumerate();
        numbered
            .map(|(i, (kind, a, b, list, target))| {
                let items: Vec<String> = list.iter().map(|n| format!("{{\"n\": {n}}}")).collect();
                let mut attributes = vec![
                    ("_id".to_owned(), format!("\"d{i}\"")),
                    ("_type".to_owned(), kind.to_owned()),
                    ("a".to_owned(), a),
                    ("list".to_owned(), format!("[{}]", items.join(","))),
                    ("ref".to_owned(), format!("{{\"_ref\": \"d{target}\"}}")),
                ];
                attributes.extend(b.map(|b| ("b".to_owned(), b)));
                attributes
            })
            .collect()
    })
}

fn scalar() -> impl Strategy<Value = String> {
    prop_oneof![
        (0u32..4).prop_map(|n| n.to_string()),
        "[a-c ]{0,3}".prop_map(|text| format!("\"{text}\"")),
        any::<bool>().prop_map(|b| b.to_string()),
        Just("null".to_owned()),
        Just("{\"a\": 1}".to_owned()),
        Just("[1, \"a\"]".to_owned()),
    ]
}

/// A document as JSON, its attributes in this order or the other way round.
pub(super) fn json(document: &[(String, String)], reversed: bool) -> String {
    let mut entries: Vec<String> = document
        .iter()
        .map(|(n, v)| format!("\"{n}\": {v}"))
        .collect();
    if reversed {
        entries.reverse();
    }
    format!("{{{}}}", entries.join(", "))
}
