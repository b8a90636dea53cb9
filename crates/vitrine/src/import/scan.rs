//! The first reading of a file: is everything in it as it must be?

use super::{FileError, Source, stays};
use crate::bundle::{BundledFile, find, is_inside};
use documents::{Mutation, references};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a file holds.
pub(crate) struct Scan {
    /// Documents to import.
    pub(crate) documents: u64,
    /// Documents that are the service's own, and stay behind.
    pub(crate) left_out: u64,
    /// Strong references to documents that are not in the file: what they refer to, and
    /// the line of the first that does.
    pub(crate) outward: Vec<(String, u64)>,
    /// The files that are to become assets.
    pub(crate) assets: BTreeSet<BundledFile>,
}

/// Reads a file to its end. Its ids are held in memory, its documents are not. `lenient` if an
/// asset may be missing.
pub(crate) fn scan(source: &Source, lenient: bool, stop: &AtomicBool) -> Result<Scan, FileError> {
    let mut ids: BTreeMap<Box<str>, u64> = BTreeMap::new();
    let mut wanted: BTreeMap<Box<str>, u64> = BTreeMap::new();
    let mut left_out = 0;
    let mut assets = BTreeSet::new();
    for line in source.lines()? {
        let line = line?;
        let number = line.number;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let fault = |message: String| FileError::Line {
            name: source.name.clone(),
            line: number,
            message,
        };
        let mutation = json!({"createOrReplace": Value::Object(line.document)});
        let mutation = Mutation::parse(&mutation).map_err(|error| fault(explained(&error)))?;
        let Mutation::CreateOrReplace(document, id) = mutation else {
            continue;
        };
        if stays(&id) {
            left_out += 1;
            continue;
        }
        if let Some(earlier) = ids.insert(id.as_str().into(), number) {
            return Err(fault(format!(
                "the document {id} stands on line {earlier} already; keep one of the two"
            )));
        }
        for file in find(&document).map_err(|error| fault(error.to_string()))? {
            there(source.folder.as_deref(), &file, lenient).map_err(fault)?;
            assets.insert(file);
        }
        for reference in references::references(&document) {
            if !reference.weak && !ids.contains_key(reference.target) {
                wanted.entry(reference.target.into()).or_insert(number);
            }
        }
    }
    let outward = wanted.into_iter().filter(|(id, _)| !ids.contains_key(id));
    Ok(Scan {
        documents: ids.len() as u64,
        left_out,
        outward: outward.map(|(id, line)| (id.into(), line)).collect(),
        assets,
    })
}

/// Whether the file of an asset exists at the document's path.
fn there(folder: Option<&Path>, file: &BundledFile, lenient: bool) -> Result<(), String> {
    let path = file.path.display();
    let Some(folder) = folder else {
        return Err(format!(
            "the document has an asset in a file, {path}: give the archive or the folder with its \
             assets, and not the documents alone"
        ));
    };
    if lenient || is_inside(folder, &file.path) {
        return Ok(());
    }
    Err(format!(
        "the document has an asset in {path}, and there is no such file\n  Nothing was written. \
         --allow-failing-assets leaves such assets out."
    ))
}

/// The mutation's words, without the mutation that the file does not have.
fn explained(error: &documents::MalformedMutation) -> String {
    use documents::MalformedMutation;
    match error {
        MalformedMutation::Document { expected, .. } => format!("the document needs {expected}"),
        other => other.to_string(),
    }
}
