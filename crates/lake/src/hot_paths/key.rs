//! Scalars as texts in GROQ's order: what an index holds and a query compares with.
//!
//! Numbers are `n` and sixteen hexadecimal digits, strings `s` and their first
//! characters, booleans `t0` and `t1`: the order of the letters is the order of
//! the types in `order()`. Anything else has no key, and comes last there, as
//! nulls do in PostgreSQL. The SQL function `hot_key` does the same.

use groq::Value;

/// Characters of a string that its key holds. Longer strings share keys.
const LONGEST: usize = 120;

/// The sign bit of a double.
const SIGN: u64 = 1 << 63;

/// Where the keys of strings begin, and where they end.
pub(crate) const STRINGS: [&str; 2] = ["s", "t"];
/// Where the keys of numbers begin, and where they end.
pub(crate) const NUMBERS: [&str; 2] = ["n", "o"];
/// Where the keys of booleans begin, and where they end.
pub(crate) const BOOLEANS: [&str; 2] = ["t", "u"];

/// A key as the value that it encodes, for people to read; an end of all keys of a type has
/// none.
pub(crate) fn shown(key: &str) -> String {
    match key.split_at_checked(1) {
        Some((_, "")) | None => "…".to_owned(),
        Some(("s", text)) => format!("{text:?}"),
        Some(("t", truth)) => (truth == "1").to_string(),
        Some((_, digits)) => {
            let ordered = u64::from_str_radix(digits, 16).unwrap_or_default();
            let negative = ordered & SIGN == 0;
            f64::from_bits(if negative { !ordered } else { ordered ^ SIGN }).to_string()
        }
    }
}

/// The key of a value in a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pub(crate) text: String,
    /// Whether no other value has the same key.
    pub(crate) unique: bool,
}

pub(crate) fn of_value(value: &Value) -> Option<Key> {
    let unique = |text| Key { text, unique: true };
    match value.bare() {
        Value::Boolean(value) => Some(unique(of_boolean(*value))),
        Value::Number(number) => Some(unique(of_number(*number))),
        // PostgreSQL stores no text with this character in it.
        Value::String(text) if text.contains('\0') => None,
        Value::String(text) => Some(Key {
            text: of_string(text),
            unique: text.len() < LONGEST,
        }),
        _ => None,
    }
}

pub(crate) fn of_json(value: &serde_json::Value) -> Option<String> {
    match value {
        serde_json::Value::Bool(value) => Some(of_boolean(*value)),
        serde_json::Value::Number(number) => number.as_f64().map(of_number),
        serde_json::Value::String(text) => Some(of_string(text)),
        _ => None,
    }
}

fn of_boolean(value: bool) -> String {
    if value { "t1" } else { "t0" }.to_owned()
}

fn of_string(text: &str) -> String {
    let mut key = String::with_capacity(1 + text.len().min(LONGEST));
    key.push('s');
    key.extend(text.chars().take(LONGEST));
    key
}

/// The bits of a double compare as the doubles do, once the sign is turned over,
/// and for negative ones all the rest too.
fn of_number(number: f64) -> String {
    let bits = number.to_bits();
    let ordered = if number < 0.0 { !bits } else { bits | SIGN };
    format!("n{ordered:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_ordered_as_values_are() {
        let ordered = [
            "-1e300", "-2", "-1.5", "-1", "0", "0.1", "1", "2", "10", "1e300", r#""""#, r#""A""#,
            r#""a""#, r#""ab""#, r#""å""#, "false", "true",
        ];
        let key = |json: &str| of_json(&serde_json::from_str(json).unwrap()).unwrap();
        for pair in ordered.windows(2) {
            assert!(key(pair[0]) < key(pair[1]), "{} < {}", pair[0], pair[1]);
        }
        // The key of an empty string is where strings begin.
        for json in ordered.into_iter().filter(|json| *json != "\"\"") {
            assert_eq!(shown(&key(json)), json.replace("1e300", &1e300.to_string()));
        }
        assert_eq!(key("-0.0"), key("0"));
        for bound in [NUMBERS[0], STRINGS[0], BOOLEANS[0]] {
            assert!(bound <= key("false").as_str());
        }
        assert_eq!(of_json(&serde_json::json!([1])), None);
    }

    #[test]
    fn long_strings_share_keys() {
        let long = |end: &str| of_value(&Value::string("æ".repeat(200) + end)).unwrap();
        assert_eq!(long("a"), long("b"));
        assert!(!long("a").unique);
        assert!(of_value(&Value::string("short")).unwrap().unique);
    }
}
