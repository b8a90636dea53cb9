//! A generator of requests with something wrong in them.

use super::malformed_actions::actions;
use super::random::Random;
use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request};
use serde_json::{Value, json};

/// A request as it is to be sent.
pub(crate) struct Malformed {
    method: Method,
    path: String,
    headers: Vec<(String, Vec<u8>)>,
    body: Vec<u8>,
}

impl Malformed {
    /// The request; none if no client can write such an address.
    pub(crate) fn request(&self) -> Option<Request<Body>> {
        let uri: axum::http::Uri = self.path.parse().ok()?;
        let mut request = Request::builder().method(self.method.clone()).uri(uri);
        for (name, value) in &self.headers {
            let name: HeaderName = name.parse().ok()?;
            request = request.header(name, HeaderValue::from_bytes(value).ok()?);
        }
        if !self.body.is_empty() {
            request = request.header("content-type", "application/json");
        }
        request.body(Body::from(self.body.clone())).ok()
    }

    pub(crate) fn text(&self) -> String {
        let body = String::from_utf8_lossy(&self.body);
        let body: String = body.chars().take(2000).collect();
        let path: String = self.path.chars().take(2000).collect();
        format!("{} {path} {:?}\n{body}", self.method, self.headers)
    }
}

pub(crate) fn malformed(random: &mut Random) -> Malformed {
    let (method, path, body) = match random.below(10) {
        0..=1 => mutations(random),
        2 => actions(random),
        3..=5 => by_query(random),
        6 => search(random),
        7 => (
            Method::POST,
            "/v1/data/query/production".to_owned(),
            noise(random),
        ),
        8 => odd_path(random),
        _ => datasets(random),
    };
    let method = if random.chance(4) {
        let odd = [
            "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW", "CONNECT",
        ];
        Method::from_bytes(random.of(&odd).as_bytes()).unwrap()
    } else {
        method
    };
    Malformed {
        method,
        path,
        headers: headers(random),
        body,
    }
}

/// Most requests come with a good token, so that they get as far as their mistake.
fn headers(random: &mut Random) -> Vec<(String, Vec<u8>)> {
    let mut headers = Vec::new();
    let mut add = |name: &str, value: &[u8]| headers.push((name.to_owned(), value.to_vec()));
    match random.below(60) {
        0 => {}
        1 => add("authorization", b"Bearer"),
        2 => add("authorization", b"Bearer \xff\xfe"),
        3 => add("authorization", b"Basic d3JpdGVyOg=="),
        4 => add("authorization", "Bearer x".repeat(500).as_bytes()),
        5..=10 => add("authorization", b"Bearer manager"),
        _ => add("authorization", b"Bearer writer"),
    }
    match random.below(80) {
        0 => add("origin", b"https://\xff"),
        1 => add("origin", b"null"),
        2 => add("origin", b"https://*.evil.example"),
        3 => add("x-sanity-project-id", b"\xff\xfe"),
        4 => add("x-sanity-project-id", b"../museum01"),
        5 => add("x-sanity-project-id", b""),
        6 => add("host", b".api.localhost"),
        7 => add("host", b"\xff:99999999"),
        8 => add("content-type", b"text/plain; charset=\xff"),
        9 => add("content-type", b"multipart/form-data; boundary="),
        10 => add("content-encoding", b"gzip"),
        11 => add("if-none-match", b"\"\"\"\"*"),
        12 => add("traceparent", b"00-zz-zz-99"),
        13 => add("x-request-id", b"\xff\t\xff"),
        _ => {}
    }
    headers
}

/// Bytes that are no JSON, or JSON of a kind that hurts.
fn noise(random: &mut Random) -> Vec<u8> {
    let deep = 100_000;
    match random.below(14) {
        0 => b"{\"query\": ".to_vec(),
        1 => b"\xff\xfe\x00".to_vec(),
        2 => "[".repeat(deep).into_bytes(),
        3 => "{\"a\":".repeat(deep / 5).into_bytes(),
        4 => format!(
            "{{\"query\": \"1\", \"params\": {{\"a\": {}1{}}}}}",
            "[".repeat(5000),
            "]".repeat(5000)
        )
        .into_bytes(),
        5 => b"{\"query\": \"\\ud800\"}".to_vec(),
        6 => b"{\"query\": 1e999, \"params\": []}".to_vec(),
        7 => b"{\"query\": \"$a\", \"params\": {\"a\": 1e999}}".to_vec(),
        8 => format!(
            "{{\"query\": \"$a\", \"params\": {{\"a\": {}}}}}",
            "9".repeat(400)
        )
        .into_bytes(),
        9 => vec![b' '; 300 << 10],
        10 => b"null".to_vec(),
        11 => b"\"\"".to_vec(),
        12 => b"{\"query\": \"1\", \"query\": \"2\"}".to_vec(),
        _ => Vec::new(),
    }
}

/// A value of any kind, most of them out of place anywhere.
pub(super) fn junk(random: &mut Random) -> Value {
    match random.below(22) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(1e308),
        4 => json!(u64::MAX),
        5 => json!(i64::MIN),
        6 => json!(""),
        7 => json!("a\u{0}b"),
        8 => json!("x".repeat(3000)),
        9 => json!([]),
        10 => json!({}),
        11 => json!([[[[[[null]]]]]]),
        12 => json!({"_ref": "nowhere"}),
        13 => json!({"_ref": 1, "_weak": "yes", "_key": []}),
        14 => json!("..[*]..[?]"),
        15 => json!("a[-99999999999:99999999999]"),
        16 => json!("list[_key==\"\u{1f3db}\"]..text[0:0]"),
        17 => json!("@@ -99999999999,1 +0,0 @@\n%zz\n"),
        18 => (0..200).fold(json!(1), |inner, _| json!([inner])),
        19 => json!("*[true]{...}[0..9]->"),
        20 => json!("drafts.drafts.versions..a"),
        _ => json!({"a": {"b": [1, {"c": "d"}]}}),
    }
}

/// Mutations of the right shape, with some parts put in the place of others.
fn mutations(random: &mut Random) -> (Method, String, Vec<u8>) {
    let id = *random.of(&["k0001k", "drafts.k0002k", "new", "a.b.c"]);
    let mut body = json!({"mutations": [match random.below(7) {
        0 => json!({"create": {"_id": id, "_type": "page", "title": "x", "list": [{"_key": "k"}]}}),
        1 => json!({"createOrReplace": {"_id": id, "_type": "page", "to": {"_ref": id}}}),
        2 => json!({"createIfNotExists": {"_id": id, "_type": "page"}}),
        3 => json!({"delete": {"id": id}}),
        4 => json!({"delete": {"query": groq(random), "params": {"p": 1}}}),
        5 => json!({"patch": {"query": groq(random), "set": {"title": "x"}}}),
        _ => json!({"patch": {
            "id": id,
            "ifRevisionID": "seed",
            "set": {"title": "x", "list[0].text": "y", "a.b.c": 1},
            "setIfMissing": {"other": {}},
            "unset": ["list[_key==\"a\"]", "tags[0:2]"],
            "inc": {"n": 1},
            "dec": {"n": 0.5},
            "insert": {"after": "tags[-1]", "items": ["z"]},
            "diffMatchPatch": {"title": "@@ -1,3 +1,4 @@\n abc\n+d\n"},
        }}),
    }], "transactionId": "t1", "extra": 1});
    if random.chance(60) {
        let _ = body.as_object_mut().unwrap().remove("transactionId");
    }
    for _ in 0..random.below(4) {
        let with = junk(random);
        replace_some(random, &mut body, &with);
    }
    let mut text = body.to_string();
    if random.chance(10) {
        text = text.replacen("\"x\"", "1e400", 1);
    }
    if random.chance(10) {
        let at = random.below(text.len());
        let at = (0..=at)
            .rev()
            .find(|at| text.is_char_boundary(*at))
            .unwrap();
        text.truncate(at);
    }
    let options = [
        "",
        "?dryRun=1",
        "?returnDocuments=true",
        "?visibility=never",
        "?autoGenerateArrayKeys=true",
        "?tag=%00",
        "?returnIds=maybe&returnIds=true",
    ];
    let path = format!("/v2025-02-19/data/mutate/production{}", random.of(&options));
    (Method::POST, path, text.into_bytes())
}

/// Puts a value in the place of some part, however deep.
pub(super) fn replace_some(random: &mut Random, value: &mut Value, with: &Value) {
    let parts: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(map) => map.values_mut().collect(),
        _ => Vec::new(),
    };
    let count = parts.len();
    if count == 0 || random.chance(15) {
        *value = with.clone();
        return;
    }
    let which = random.below(count);
    if let Some(part) = parts.into_iter().nth(which) {
        replace_some(random, part, with);
    }
}

/// A query that asks for too much, or is none.
fn groq(random: &mut Random) -> String {
    let n = *random.of(&[10, 300, 3000, 20_000]);
    let few = n.min(60);
    let base = *random.of(&["*", "*[true]", "[1,2,3]", "*[0]"]);
    match random.below(34) {
        0 => "(".repeat(n),
        1 => format!("{}1{}", "(".repeat(n), ")".repeat(n)),
        2 => "[".repeat(n),
        3 => format!("{}1{}", "{\"a\":".repeat(n), "}".repeat(n)),
        4 => format!("{}true", "!".repeat(n)),
        5 => format!("{}1", "-".repeat(n)),
        6 => format!("a{}", ".a".repeat(n)),
        7 => format!("*{}", "->".repeat(n)),
        8 => format!("{}true{}", "*[count(".repeat(few), ") > 0]".repeat(few)),
        9 => format!("1{}", " + 1".repeat(n)),
        10 => format!("{base}{}", "[0..9999999999999999999]".repeat(few)),
        11 => format!("{base}[-9223372036854775808..9223372036854775807]"),
        12 => format!("{base}[9223372036854775807...9223372036854775807]"),
        13 => format!("{base}[1e400]"),
        14 => format!("{base}[0..1e18]"),
        15 => "5 in 0..1e308".to_owned(),
        16 => format!("*[title match \"{}\"]", "*a".repeat(n)),
        17 => format!("*[title match \"{}\"]", "(a+)+$[^]{9}\\\\b".repeat(few)),
        18 => format!("\"{}\" match \"{}b\"", "a".repeat(n), "a*".repeat(few)),
        19 => format!("string::split(\"{}\", \"\")", "a".repeat(n)),
        20 => exploding(few),
        21 => "fn f::a($x) = f::b($x); fn f::b($x) = f::a($x); f::a(1)".to_owned(),
        22 => format!("*{{{}}}", "\"a\": *{...}, ".repeat(few)),
        23 => "*{\"a\": *{\"b\": *{\"c\": *{\"d\": *{\"e\": *}}}}}".to_owned(),
        24 => format!("*[_id in path(\"{}\")]", "**.".repeat(n)),
        25 => "\"\\u{110000}\" + \"\\ud800\"".to_owned(),
        26 => format!("10 ** {}", "9".repeat(n.min(400))),
        27 => "dateTime(\"9999-12-31T23:59:59Z\") + 1e308".to_owned(),
        28 => "round(1e308, 308) + math::sum([1e308, 1e308])".to_owned(),
        29 => format!("* | order({})", "title, ".repeat(few)),
        30 => format!("* | score({}true)", "boost(".repeat(few)),
        31 => "geo::distance(geo({\"lat\": 1e308, \"lng\": -1e308}), geo({}))".to_owned(),
        32 => "\u{0}*[\u{feff}_id == '\u{202e}']".to_owned(),
        _ => {
            let marks = [
                "*", "[", "]", "{", "}", "(", ")", "->", "..", "|", "\"", "'", "$p", "^", "@",
                "&&", "in", "match", "1", "_id", ",", ":", "=>", "//", "\n", "\\",
            ];
            (0..random.below(40)).map(|_| *random.of(&marks)).collect()
        }
    }
}

/// Functions that double each other.
fn exploding(times: usize) -> String {
    use std::fmt::Write;
    let mut text = "fn f::f0($x) = $x{\"s\": 1};".to_owned();
    for n in 1..times {
        let m = n - 1;
        write!(
            text,
            "fn f::f{n}($x) = $x{{\"a\": f::f{m}(@), \"b\": f::f{m}(@)}};"
        )
        .unwrap();
    }
    format!("{text} f::f{}({{}})", times.saturating_sub(1))
}

fn by_query(random: &mut Random) -> (Method, String, Vec<u8>) {
    let query = groq(random);
    let perspectives = [
        "raw",
        "drafts",
        "published",
        "r1,drafts",
        "raw,drafts",
        "%00",
        ",,,",
        "versions.r1",
        "[\"drafts\"]",
    ];
    let perspective = random.of(&perspectives);
    let version = random.of(&[
        "v1",
        "vX",
        "v2025-02-19",
        "v9999-12-31",
        "v0000-00-00",
        "v2025-2-1",
    ]);
    let path = format!("/{version}/data/query/production?perspective={perspective}");
    if query.len() < 4000 && random.chance(40) {
        let encoded: String = form_urlencoded::byte_serialize(query.as_bytes()).collect();
        let parameter = random.of(&[
            "1",
            "\"a\"",
            "{",
            "1e999",
            "%00",
            "[[[[",
            "nul",
            "%22%5Cu0000%22",
        ]);
        let path = format!("{path}&query={encoded}&$p={parameter}");
        return (Method::GET, path, Vec::new());
    }
    let body = json!({"query": query, "params": {"p": junk(random)}});
    (Method::POST, path, body.to_string().into_bytes())
}

/// Searches that are no searches.
fn search(random: &mut Random) -> (Method, String, Vec<u8>) {
    let long = format!("query=1&{}", "$a=1&".repeat(3000));
    let search = match random.below(9) {
        0 => "query=%",
        1 => "query=%zz%ff%00",
        2 => "query=%C0%80%ED%A0%80",
        3 => "&&&==&=%3D",
        4 => "query=1&query=2&returnQuery=perhaps",
        5 => "query=1&$=1&$$=2&$%00=3",
        6 => "query=1&tag=%20",
        7 => "query=1&perspective=raw&perspective=drafts&resultSourceMap=%00",
        _ => &long,
    };
    let path = format!("/v1/data/query/production?{search}");
    (Method::GET, path, Vec::new())
}

fn odd_path(random: &mut Random) -> (Method, String, Vec<u8>) {
    let part = match random.below(14) {
        0 => "%00".to_owned(),
        1 => "%ff%fe".to_owned(),
        2 => "%".to_owned(),
        3 => "%zz".to_owned(),
        4 => "..%2f..%2fetc%2fpasswd".to_owned(),
        5 => "a".repeat(6000),
        6 => ",".repeat(2000),
        7 => "k0001k,".repeat(900),
        8 => "%F0%9F%8F%9B".to_owned(),
        9 => "'%20or%201=1--".to_owned(),
        10 => "a%0d%0ax-evil:%201".to_owned(),
        11 => "*".to_owned(),
        12 => "a%00b,k0001k".to_owned(),
        _ => "-..".to_owned(),
    };
    let path = match random.below(9) {
        0..=2 => format!("/v1/data/doc/production/{part}"),
        3 => format!("/v1/data/doc/{part}/a"),
        4 => format!("/v1/data/query/{part}?query=1"),
        5 => format!("/project/{part}/v1/data/query/production?query=1"),
        6 => format!("/{part}/data/query/production?query=1"),
        7 => format!("/v1/users/{part}"),
        _ => format!("/v1/projects/{part}/datasets/{part}/acl"),
    };
    (Method::GET, path, Vec::new())
}

/// Names and bodies that no dataset has. None of them may be made by chance.
fn datasets(random: &mut Random) -> (Method, String, Vec<u8>) {
    let name = *random.of(&[
        "%00", "Upper", "~", "a%2fb", "..", "%ff", "a b", "-a", "none",
    ]);
    let name = name.replace(' ', "%20");
    let body = match random.below(6) {
        0 => b"{\"aclMode\": \"secret\"}".to_vec(),
        1 => b"{\"aclMode\": 1e999}".to_vec(),
        2 => b"[]".to_vec(),
        3 => noise(random),
        4 => b"{\"aclMode\": {\"$gt\": \"\"}}".to_vec(),
        _ => b"\x00".to_vec(),
    };
    let method = random
        .of(&[Method::PUT, Method::PATCH, Method::DELETE, Method::POST])
        .clone();
    (method, format!("/v1/datasets/{name}"), body)
}
