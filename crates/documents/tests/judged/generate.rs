//! Random mutations, made for the document that they are applied to.

use super::judgeable::judgeable;
use super::random::Random;
use super::texts::TextPool;
use documents::Document;
use documents::json_match::{Limits, Path, Step};
use serde_json::{Map, Value, json};

/// The `set` of an attribute, as against an element.
const SET_ATTRIBUTE: &str = "set an attribute";

const OPERATIONS: [&str; 9] = [
    "set",
    "set",
    "setIfMissing",
    "unset",
    "inc",
    "dec",
    "insert",
    "insert",
    "diffMatchPatch",
];

pub(crate) struct Generator<'a> {
    random: &'a mut Random,
    pool: &'a TextPool,
}

impl<'a> Generator<'a> {
    pub(crate) fn new(random: &'a mut Random, pool: &'a TextPool) -> Self {
        Self { random, pool }
    }

    pub(crate) fn mutation(&mut self, stored: Option<&Document>) -> Value {
        let Some(stored) = stored else {
            let kinds = ["create", "createOrReplace", "createIfNotExists", "delete"];
            return match *self.random.of(&kinds) {
                "delete" => json!({"delete": {"id": "doc"}}),
                kind => json!({kind: self.document()}),
            };
        };
        // Documents would grow without end.
        let large = documents::canonical::document(stored).len() > 4_000;
        match self.random.below(100) {
            _ if large => json!({"createOrReplace": self.document()}),
            0 => json!({"delete": {"id": "doc"}}),
            1 => json!({"createOrReplace": self.document()}),
            2 => json!({"createIfNotExists": self.document()}),
            _ => {
                let root = Value::Object(stored.clone());
                json!({"patch": self.patch(&root)})
            }
        }
    }

    fn document(&mut self) -> Value {
        let mut document = json!({
            "_id": "doc",
            "_type": "page",
            "title": self.pool.text(self.random),
            "n": self.number(),
            "tags": self.texts(),
            "nums": self.numbers(),
            "items": self.items(2),
            "o": {"p": {"n": self.number(), "s": self.pool.text(self.random)}},
            "x": self.anything(2)
        });
        if self.random.chance(20) {
            document["_createdAt"] = json!("2020-01-01T00:00:00Z");
        }
        document
    }

    fn number(&mut self) -> Value {
        let whole = i64::try_from(self.random.below(12)).unwrap() - 3;
        match self.random.below(4) {
            #[expect(clippy::cast_precision_loss, reason = "small")]
            0 => json!(whole as f64 + 0.25),
            1 => json!(whole * 1_000_003),
            _ => json!(whole),
        }
    }

    fn texts(&mut self) -> Value {
        (0..self.random.below(5))
            .map(|_| self.pool.text(self.random))
            .collect()
    }

    fn numbers(&mut self) -> Value {
        (0..self.random.below(6)).map(|_| self.number()).collect()
    }

    fn items(&mut self, depth: usize) -> Value {
        (0..self.random.below(5))
            .map(|_| self.item(depth))
            .collect()
    }

    fn item(&mut self, depth: usize) -> Value {
        let key = format!("k{}", self.random.below(6));
        let mut item = json!({"_key": key, "n": self.number(), "s": self.pool.text(self.random)});
        if depth > 0 && self.random.chance(60) {
            item["items"] = self.items(depth - 1);
        }
        if self.random.chance(30) {
            item["tags"] = self.texts();
        }
        if self.random.chance(20) {
            item.as_object_mut().unwrap().remove("n");
        }
        item
    }

    /// The value for an attribute: the same name always holds the same kind, but for `x`.
    fn value_for(&mut self, name: &str) -> Value {
        match name {
            "n" => self.number(),
            "s" | "title" => json!(self.pool.text(self.random)),
            "tags" => self.texts(),
            "nums" => self.numbers(),
            "items" => self.items(1),
            "o" | "p" => json!({"n": self.number(), "p": {"s": self.pool.text(self.random)}}),
            _ => self.anything(2),
        }
    }

    fn anything(&mut self, depth: usize) -> Value {
        match self.random.below(if depth == 0 { 5 } else { 8 }) {
            0 => Value::Null,
            1 => json!(self.random.chance(50)),
            2 => self.number(),
            3 | 4 => json!(self.pool.text(self.random)),
            5 => self.items(depth - 1),
            6 => (0..self.random.below(4))
                .map(|_| self.anything(depth - 1))
                .collect(),
            _ => json!({"x": self.anything(depth - 1), "å b": self.anything(depth - 1)}),
        }
    }

    fn patch(&mut self, root: &Value) -> Value {
        loop {
            let mut patch = Map::new();
            for _ in 0..=self.random.below(2) {
                let operation = *self.random.of(&OPERATIONS);
                if let Some(argument) = self.operation(operation, root) {
                    patch.insert(operation.to_owned(), argument);
                }
            }
            if !patch.is_empty() && judgeable(&patch, root, self.pool) {
                patch.insert("id".to_owned(), json!("doc"));
                return Value::Object(patch);
            }
        }
    }

    fn operation(&mut self, operation: &str, root: &Value) -> Option<Value> {
        match operation {
            "set" | "setIfMissing" => {
                let (path, name) = self.path(root, operation)?;
                let value = self.value_for(&name);
                Some(json!({path: value}))
            }
            "unset" => {
                let (path, _) = self.path(root, operation)?;
                Some(json!([path]))
            }
            "inc" | "dec" => {
                let (path, _) = self.path(root, operation)?;
                Some(json!({path: self.number()}))
            }
            "diffMatchPatch" => {
                let (path, _) = self.path(root, operation)?;
                let text = Path::parse(&path).unwrap();
                let text = text.find(root, &Limits::default()).unwrap();
                let text = text.iter().find_map(|m| m.value?.as_str())?;
                Some(json!({path: self.pool.patch_for(self.random, text)}))
            }
            _ => self.insert(root),
        }
    }

    fn insert(&mut self, root: &Value) -> Option<Value> {
        // An array somewhere.
        let arrays = locations(root, &Value::is_array);
        let array = arrays.get(self.random.below(arrays.len()))?;
        let elements = root.pointer(&pointer(array))?.as_array()?.clone();
        let (way, name) = self.write(root, array, "insert");
        let position = *self.random.of(&["before", "after", "replace"]);
        let length = elements.len();
        let at = match self.random.below(10) {
            0..3 => format!("[{}]", self.random.below(length + 2)),
            3..5 => "[-1]".to_owned(),
            5 if length > 0 => format!("[-{}]", 1 + self.random.below(length)),
            6 if length > 1 && position != "after" => {
                let start = self.random.below(length - 1);
                let end = start + 1 + self.random.below(length - start);
                if end > length || self.random.chance(30) {
                    format!("[{start}:]")
                } else {
                    format!("[{start}:{end}]")
                }
            }
            7 if length > 2 => format!("[0,{}]", 1 + self.random.below(length - 1)),
            8 => "[n > 2]".to_owned(),
            _ => format!("[_key==\"k{}\"]", self.random.below(6)),
        };
        let items: Vec<Value> = match self.value_for(&name) {
            Value::Array(items) => items,
            other => vec![other],
        };
        Some(json!({position: format!("{way}{at}"), "items": items}))
    }

    /// A path to something in the document, and the name of the attribute at its end.
    fn path(&mut self, root: &Value, operation: &str) -> Option<(String, String)> {
        if self.random.chance(6) && operation != "setIfMissing" {
            let name = *self.random.of(&["n", "s", "tags"]);
            return Some((format!("..{name}"), name.to_owned()));
        }
        let test: fn(&Value) -> bool = match operation {
            "inc" | "dec" => Value::is_number,
            "diffMatchPatch" => Value::is_string,
            _ => |_| true,
        };
        let locations = locations(root, &test);
        let location = locations.get(self.random.below(locations.len()))?.clone();
        let (path, name) = self.write(root, &location, operation);
        let value = root.pointer(&pointer(&location))?;
        let may_be_missing = matches!(operation, "set" | "setIfMissing" | "unset");
        if may_be_missing && !value.is_array() && self.random.chance(25) {
            let name = *self.random.of(&["n", "s", "o", "x"]);
            if !value.is_object() && operation == "unset" {
                return Some((path, name.to_owned()));
            }
            let deeper = if self.random.chance(30) { ".p" } else { "" };
            return Some((format!("{path}{deeper}.{name}"), name.to_owned()));
        }
        let union = value.is_object() && matches!(operation, "set" | "unset");
        if union && self.random.chance(10) {
            return Some((format!("{path}[n,s]"), "x".to_owned()));
        }
        Some((path, name))
    }

    /// Writes the way to a place in one of its many forms.
    fn write(&mut self, root: &Value, location: &[Part], operation: &str) -> (String, String) {
        let mut text = String::new();
        let mut name = "x".to_owned();
        let attribute = matches!(location.last(), Some(Part::Name(_)));
        let operation = match operation {
            "set" if attribute => SET_ATTRIBUTE,
            operation => operation,
        };
        for (i, part) in location.iter().enumerate() {
            match part {
                Part::Name(attribute) => {
                    let plain = attribute
                        .bytes()
                        .all(|b| b.is_ascii_alphanumeric() || b == b'_');
                    match plain && self.random.chance(90) {
                        true if text.is_empty() => text.push_str(attribute),
                        true => text.extend([".", attribute]),
                        false => text.extend(["['", attribute, "']"]),
                    }
                    name.clone_from(attribute);
                }
                Part::Index(index) => {
                    let array = root.pointer(&pointer(&location[..i])).unwrap();
                    let last = i + 1 == location.len();
                    text.push_str(&self.element(
                        array.as_array().unwrap(),
                        *index,
                        last,
                        operation,
                    ));
                    "element".clone_into(&mut name);
                }
            }
        }
        (text, name)
    }

    fn element(&mut self, array: &[Value], index: usize, last: bool, operation: &str) -> String {
        let element = &array[index];
        let length = array.len();
        let slices = last && matches!(operation, "set" | "unset") || operation == SET_ATTRIBUTE;
        match self.random.below(12) {
            0..3 => {
                if let Some(key) = element.get("_key").and_then(Value::as_str) {
                    let key = key.replace('\\', "\\\\").replace('"', "\\\"");
                    return format!("[_key==\"{key}\"]");
                }
            }
            3 if slices => {
                return format!(
                    "[{index}:{}]",
                    index + 1 + self.random.below(length - index)
                );
            }
            4 if slices => return format!("[{index}:]"),
            5 if slices => return format!("[-{}:]", length - index),
            6 => {
                let number = self.number();
                let operator = *self.random.of(&[">", ">=", "<", "<=", "==", "!="]);
                return format!("[n {operator} {number}]");
            }
            7 if array.iter().all(Value::is_number) => {
                let number = self.number();
                return format!("[@ {} {number}]", self.random.of(&[">", "<=", "==", "!="]));
            }
            8 => return "[n?]".to_owned(),
            9 if (last || slices) && index > 0 => {
                return format!("[{index},{}]", self.random.below(index));
            }
            10 => return format!("[-{}]", length - index),
            _ => {}
        }
        format!("[{index}]")
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Part {
    Name(String),
    Index(usize),
}

fn pointer(location: &[Part]) -> String {
    let part = |part: &Part| match part {
        Part::Name(name) => format!("/{}", name.replace('~', "~0").replace('/', "~1")),
        Part::Index(index) => format!("/{index}"),
    };
    location.iter().map(part).collect()
}

/// The places of all values that pass, without those that the service protects.
fn locations(root: &Value, test: &dyn Fn(&Value) -> bool) -> Vec<Vec<Part>> {
    let everything = Path::parse("..*").unwrap();
    let found = everything.find(root, &Limits::default()).unwrap();
    let part = |step: &Step<'_>| match step {
        Step::Attribute(name) => Part::Name((*name).to_owned()),
        Step::Element(index) => Part::Index(*index),
    };
    let free =
        |steps: &[Step<'_>]| !matches!(steps, [Step::Attribute(name)] if name.starts_with('_'));
    found
        .iter()
        .filter(|m| m.value.is_some_and(test) && free(&m.steps))
        .map(|m| m.steps.iter().map(part).collect())
        .collect()
}
