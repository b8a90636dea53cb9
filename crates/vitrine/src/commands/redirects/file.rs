//! Redirects in a file.

use museum::RedirectRow;
use serde::Deserialize;
use std::error::Error;
use std::path::Path;

/// The status of a row that gives none: an old address is gone for ever.
const USUAL: u16 = 301;

#[derive(Deserialize)]
struct Row {
    from: String,
    to: String,
    #[serde(default)]
    status: Option<u16>,
}

/// Reads a file.
pub(super) fn read(file: &Path) -> Result<Vec<RedirectRow>, Box<dyn Error>> {
    let name = file.display();
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("cannot read {name}: {error}"))?;
    let json = file
        .extension()
        .is_some_and(|extension| extension == "json");
    let rows = if json {
        serde_json::from_str(&text)
            .map_err(|error| format!("{name} is no list of redirects: {error}"))?
    } else {
        from_csv(&text).map_err(|error| format!("{name} is no list of redirects: {error}"))?
    };
    let row = |(number, row): (usize, Row)| RedirectRow {
        // The first line of CSV is that of the columns' names.
        line: number + if json { 1 } else { 2 },
        from: row.from,
        to: row.to,
        status: row.status.unwrap_or(USUAL),
    };
    Ok(rows.into_iter().enumerate().map(row).collect())
}

fn from_csv(text: &str) -> Result<Vec<Row>, csv::Error> {
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .flexible(true)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    reader.deserialize().collect()
}
