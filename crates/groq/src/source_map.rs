//! Content source maps: which document, and which path in it, each part of a result came
//! from.
//!
//! The map has one mapping for each value that was projected: a whole object or array if it
//! was taken as it is, each attribute if a document was. What a function computed is of
//! `unknown` source, what the query's text or parameters have is `literal`. A null that no
//! document has is not mapped.

mod path;

use crate::limits::Account;
use crate::seeds::Table;
use crate::text::Text;
use crate::value::{Bounded, NotWritten, Origin, SourceDocument, Traced, Value, write_string};
use std::fmt::{self, Write};

/// How the paths of a map name the elements of arrays in documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArraySelector {
    /// By their index.
    Index,
    /// By their `_key`, where they have one that leads to them; else by their index.
    Key,
}

/// The source map of a result, as JSON text of at most `limit` bytes.
///
/// The result must come of an evaluation with [`trace`](crate::Environment::trace), and its
/// own text must have been written within a bound: the map walks all of it.
pub fn source_map(
    result: &Value,
    selector: ArraySelector,
    limit: usize,
    account: Option<&dyn Account>,
) -> Result<String, NotWritten> {
    let mut keys = Bounded::new(limit, account);
    let mut mapper = Mapper {
        selector,
        keys: &mut keys,
        at: "$".to_owned(),
        mappings: Vec::new(),
        documents: Vec::new(),
        document_numbers: Table::default(),
        paths: Vec::new(),
        path_numbers: Table::default(),
        path: String::new(),
    };
    let walked = mapper.value(result);
    let (mappings, documents, paths) = (mapper.mappings, mapper.documents, mapper.paths);
    let keys = keys.finish(walked)?;
    let mut out = Bounded::new(limit, account);
    let written = write_map(&mut out, &keys, &mappings, &documents, &paths);
    out.finish(written)
}

/// Where the value of a mapping came from. Numbers are in the order of first use.
#[derive(Clone, Copy)]
enum Source {
    DocumentValue { document: u32, path: u32 },
    Literal,
    Unknown,
}

struct Mapping {
    /// Where the text of its key ends: it begins where the one before ends.
    end: usize,
    source: Source,
}

struct Mapper<'v, 'k, 'a> {
    selector: ArraySelector,
    /// The paths in the result, as JSON strings.
    keys: &'k mut Bounded<'a>,
    /// The path of the value that is looked at.
    at: String,
    mappings: Vec<Mapping>,
    documents: Vec<&'v SourceDocument>,
    document_numbers: Table<&'v str, u32>,
    paths: Vec<Text>,
    path_numbers: Table<Text, u32>,
    /// The path that was looked up last.
    path: String,
}

impl<'v> Mapper<'v, '_, '_> {
    fn value(&mut self, value: &'v Value) -> fmt::Result {
        match value {
            Value::Null => Ok(()),
            Value::Traced(traced) => self.traced(traced),
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    let end = self.at.len();
                    path::write_index(&mut self.at, index)?;
                    self.value(item)?;
                    self.at.truncate(end);
                }
                Ok(())
            }
            Value::Object(object) => {
                for (name, part) in object.iter() {
                    let end = self.at.len();
                    path::write_attribute(&mut self.at, name)?;
                    self.value(part)?;
                    self.at.truncate(end);
                }
                Ok(())
            }
            _ => self.map(Source::Unknown),
        }
    }

    fn traced(&mut self, traced: &'v Traced) -> fmt::Result {
        match (traced.origin(), traced.value().as_object()) {
            (Origin::Literal, _) => self.map(Source::Literal),
            (Origin::Document(document), Some(object)) => {
                for (name, _) in object.iter() {
                    let end = self.at.len();
                    path::write_attribute(&mut self.at, name)?;
                    self.path.clear();
                    self.path.push('$');
                    path::write_attribute(&mut self.path, name)?;
                    self.map_to(document)?;
                    self.at.truncate(end);
                }
                Ok(())
            }
            (origin, _) => {
                let Some(document) = origin.document() else {
                    return self.map(Source::Literal);
                };
                self.path.clear();
                path::write(&mut self.path, origin, self.selector)?;
                self.map_to(document)
            }
        }
    }

    /// Maps the value to a document and the path that was written.
    fn map_to(&mut self, document: &'v SourceDocument) -> fmt::Result {
        let documents = &mut self.documents;
        let document = *self
            .document_numbers
            .entry(document.id.as_str())
            .or_insert_with(|| numbered(documents, document));
        let path = if let Some(path) = self.path_numbers.get(self.path.as_str()) {
            *path
        } else {
            let text = Text::from(self.path.as_str());
            let path = numbered(&mut self.paths, text.clone());
            self.path_numbers.insert(text, path);
            path
        };
        self.map(Source::DocumentValue { document, path })
    }

    fn map(&mut self, source: Source) -> fmt::Result {
        write_string(self.keys, &self.at)?;
        if self.mappings.len() == self.mappings.capacity() {
            let more = self.mappings.len().max(64);
            self.keys.reserve(more * size_of::<Mapping>())?;
            self.mappings.reserve_exact(more);
        }
        let end = self.keys.len();
        self.mappings.push(Mapping { end, source });
        Ok(())
    }
}

/// Appends an item, and gives its number.
fn numbered<T>(items: &mut Vec<T>, item: T) -> u32 {
    items.push(item);
    u32::try_from(items.len() - 1).unwrap_or(u32::MAX)
}

/// The items in order, and for each number the position there.
fn sorted<'t, T, K: Ord>(items: &'t [T], key: impl Fn(&'t T) -> K) -> (Vec<&'t T>, Vec<u32>) {
    let mut order: Vec<u32> = (0..u32::try_from(items.len()).unwrap_or(u32::MAX)).collect();
    order.sort_unstable_by_key(|number| key(&items[*number as usize]));
    let mut positions = vec![0; items.len()];
    for (position, number) in (0..).zip(&order) {
        positions[*number as usize] = position;
    }
    let items = order.iter().map(|number| &items[*number as usize]);
    (items.collect(), positions)
}

fn write_map(
    out: &mut Bounded<'_>,
    keys: &str,
    mappings: &[Mapping],
    documents: &[&SourceDocument],
    paths: &[Text],
) -> fmt::Result {
    let (documents, document_positions) = sorted(documents, |document| &document.id);
    let (paths, path_positions) = sorted(paths, Text::as_str);
    out.write_str("{\"documents\":[")?;
    for (i, document) in documents.into_iter().enumerate() {
        out.write_str(if i > 0 { ",{\"_id\":" } else { "{\"_id\":" })?;
        write_string(out, &document.id)?;
        out.write_str(",\"_type\":")?;
        write_string(out, &document.document_type)?;
        out.write_char('}')?;
    }
    out.write_str("],\"paths\":[")?;
    for (i, path) in paths.into_iter().enumerate() {
        out.write_str(if i > 0 { "," } else { "" })?;
        write_string(out, path)?;
    }
    out.write_str("],\"mappings\":{")?;
    let mut start = 0;
    for (i, Mapping { end, source }) in mappings.iter().enumerate() {
        out.write_str(if i > 0 { "," } else { "" })?;
        out.write_str(&keys[start..*end])?;
        start = *end;
        match source {
            Source::DocumentValue { document, path } => write!(
                out,
                ":{{\"source\":{{\"document\":{},\"path\":{},\"type\":\"documentValue\"}},\
                 \"type\":\"value\"}}",
                document_positions[*document as usize], path_positions[*path as usize],
            )?,
            Source::Literal => {
                out.write_str(":{\"source\":{\"type\":\"literal\"},\"type\":\"value\"}")?;
            }
            Source::Unknown => {
                out.write_str(":{\"source\":{\"type\":\"unknown\"},\"type\":\"value\"}")?;
            }
        }
    }
    out.write_str("}}")
}
