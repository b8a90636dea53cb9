//! What the judge can be asked.
//!
//! Where the judge differs from the service or from the language's own reference, this
//! crate does not follow it, and nothing of the kind is generated:
//!
//! - `inc` and `dec` where there is no number: the service documents a failure; the judge
//!   does nothing.
//! - An attribute of an array, `items.n`: the reference says of each element; the judge
//!   finds nothing. Neither has it `*`, `[:]` or `@` and `$` as a segment.
//! - `[k?]` where `k` is an object or an array: it exists, says the reference; not for the judge.
//! - `unset` of an object that a comparison selects outside an array, `o[n > 1]`: the judge
//!   does nothing, and fails with `setIfMissing`.
//! - `..` after another segment, `items..n`: the judge looks in the whole document.
//! - A slice in the middle of a path: the judge applies the rest of the path to each element
//!   as often as there are elements, so that `inc` counts several times. Only the `set` of an
//!   attribute gets it.
//! - `set` with a slice that ends behind the array: the judge makes the array longer.
//! - `insert` after a slice: the judge inserts one element too late. `replace` of an empty
//!   slice: it doubles the array. `replace` of a slice with negative bounds: -1 is the end
//!   of the array for the service's client, and the last element for the judge. An index
//!   before the first element: the judge counts from the end once more.
//! - `setIfMissing` on a union: the judge forgets all but the last.
//! - An index or a comparison where a value is missing, `zz[0]`: the judge makes an empty object.
//! - `diffMatchPatch` where nothing is: the judge fails.
//! - A text patch with characters of two UTF-16 units that does not find its text as it was:
//!   the judge may leave half a character, or mistake one place for another.
//! - `<` and the like between different kinds: the judge converts as JavaScript does.
//! - `_id`, `_type` and `_createdAt`, which the service protects and the judge does not;
//!   `create` of a document that exists, and a patch of one that does not, which it lets pass.

use super::texts::{TextPool, is_basic};
use documents::json_match::{Limits, Path};
use documents::{Document, Patch};
use serde_json::{Map, Value};

/// The order in which operations are applied.
const ORDER: [&str; 7] = [
    "setIfMissing",
    "set",
    "unset",
    "diffMatchPatch",
    "inc",
    "dec",
    "insert",
];

/// Whether the judge is right about a patch of a document: each operation is looked at in
/// the document as those before it leave it.
pub(crate) fn judgeable(patch: &Map<String, Value>, root: &Value, pool: &TextPool) -> bool {
    let mut document: Document = root.as_object().unwrap().clone();
    ORDER.iter().all(|operation| {
        let Some(argument) = patch.get(*operation) else {
            return true;
        };
        let state = Value::Object(document.clone());
        let alone = Map::from_iter([((*operation).to_owned(), argument.clone())]);
        fine(operation, argument, &state, pool)
            && Patch::parse(&alone)
                .and_then(|patch| patch.apply(&mut document, &Limits::default()))
                .is_ok()
    })
}

fn fine(operation: &str, argument: &Value, state: &Value, pool: &TextPool) -> bool {
    if operation == "insert" {
        let positions = ["before", "after", "replace"];
        let path = positions
            .iter()
            .find_map(|key| argument.get(key)?.as_str())
            .unwrap();
        return fits(path, state) && index_within(path, state);
    }
    let paths: Vec<&str> = match argument {
        Value::Array(paths) => paths.iter().filter_map(Value::as_str).collect(),
        _ => argument
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect(),
    };
    paths.into_iter().all(|path| {
        let special = match operation {
            "inc" | "dec" => all(path, state, Value::is_number),
            "diffMatchPatch" => {
                let patch = argument[path].as_str().unwrap();
                all(path, state, |value| {
                    value
                        .as_str()
                        .is_none_or(|text| text_judgeable(patch, text, pool))
                })
            }
            "set" => slices_within(path, state),
            // The judge fails where a comparison selects the very object that it is about.
            "setIfMissing" => !path.ends_with(']') || path.ends_with("']"),
            // It does nothing there.
            "unset" => of_arrays(path, state),
            _ => true,
        };
        special && fits(path, state)
    })
}

/// Whether a text patch is one of plain characters, or meets the very text it was made for.
pub(crate) fn text_judgeable(patch: &str, text: &str, pool: &TextPool) -> bool {
    pool.is_basic_patch(patch) && is_basic(text) || pool.is_made_for(patch, text)
}

fn found<'a>(path: &'a Path, root: &'a Value) -> Vec<Option<&'a Value>> {
    let found = path.find(root, &Limits::default()).unwrap();
    found.iter().map(|m| m.value).collect()
}

/// Whether a path finds something, and all of it passes.
fn all(path: &str, root: &Value, test: impl Fn(&Value) -> bool) -> bool {
    let path = Path::parse(path).unwrap();
    let found = found(&path, root);
    !found.is_empty() && found.iter().all(|value| value.is_some_and(&test))
}

/// Whether, in each of the places that a path selects on its way, indexes meet something
/// that is there and attributes no array; and whether what is compared is a number.
fn fits(path: &str, root: &Value) -> bool {
    let compares = path.contains("[n");
    if compares
        && found(&Path::parse("..n").unwrap(), root)
            .iter()
            .any(|n| !n.is_some_and(Value::is_number))
    {
        return false;
    }
    cuts(path).all(|(way, rest)| {
        let attribute = rest.starts_with('.') || rest.starts_with("['");
        found(&way, root).iter().all(|value| match value {
            Some(Value::Array(_)) => !attribute,
            Some(Value::Object(_)) => true,
            _ => attribute,
        })
    })
}

/// The ways to cut a path in two, before a segment.
fn cuts(path: &str) -> impl Iterator<Item = (Path, &str)> {
    let cuts = path
        .match_indices(['[', '.'])
        .map(|(at, _)| path.split_at(at));
    // A cut inside a quoted text is none.
    cuts.filter_map(|(way, rest)| Some((Path::parse(way).ok()?, rest)))
}

/// The lengths of the arrays that a path selects.
fn lengths(way: &Path, root: &Value) -> Vec<usize> {
    let found = found(way, root);
    found
        .iter()
        .filter_map(|value| Some(value.as_ref()?.as_array()?.len()))
        .collect()
}

/// Whether what a path's last brackets are about are arrays only.
fn of_arrays(path: &str, root: &Value) -> bool {
    let last = cuts(path)
        .last()
        .filter(|(_, rest)| rest.starts_with("[n "));
    last.is_none_or(|(way, _)| found(&way, root).len() == lengths(&way, root).len())
}

/// Whether slices end in each of the arrays that they are taken of.
fn slices_within(path: &str, root: &Value) -> bool {
    cuts(path).all(|(way, rest)| {
        let inside = rest[1..].split(']').next().unwrap();
        let end = inside.split_once(':').and_then(|(_, end)| end.parse().ok());
        end.is_none_or(|end: usize| lengths(&way, root).iter().all(|length| end <= *length))
    })
}

/// Whether an insertion's negative index lies in each of the arrays that its path leads
/// into, and its slice takes something of each.
fn index_within(path: &str, root: &Value) -> bool {
    let (way, index) = path.rsplit_once('[').unwrap();
    let index = index.strip_suffix(']').unwrap();
    let number = |text: &str| text.parse::<usize>().ok();
    let start = index.split_once(':').and_then(|(start, _)| number(start));
    let from_end = index.strip_prefix('-').and_then(number);
    let within = |length: &usize| match (start, from_end) {
        (Some(start), _) => start < *length,
        (_, Some(from_end)) => from_end == 1 || from_end <= *length,
        _ => true,
    };
    lengths(&Path::parse(way).unwrap(), root).iter().all(within)
}
