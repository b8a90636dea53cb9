//! Settings in a file: TOML, one `name = value` a line.

use super::SettingsError;
use super::table::{self, Kind};
use std::path::Path;
use toml::{Table, Value};

/// The names and values of a file.
pub(super) fn read(file: &Path) -> Result<Vec<(String, String)>, SettingsError> {
    let text = std::fs::read_to_string(file).map_err(|error| SettingsError::Unreadable {
        file: file.to_owned(),
        error,
    })?;
    let table: Table = toml::from_str(&text).map_err(|error| SettingsError::Syntax {
        file: file.to_owned(),
        message: error.to_string().trim_end().to_owned(),
    })?;
    table
        .into_iter()
        .map(|(key, value)| {
            let text = checked(file, &key, &value)?;
            Ok((key, text))
        })
        .collect()
}

fn checked(file: &Path, key: &str, value: &Value) -> Result<String, SettingsError> {
    let setting = table::all().find(|setting| setting.name == key);
    let setting = setting.ok_or_else(|| SettingsError::Unknown {
        file: file.to_owned(),
        key: key.to_owned(),
    })?;
    match (setting.kind, value) {
        (Kind::Number | Kind::NumberOrNone, Value::Integer(number)) => Ok(number.to_string()),
        (kind, Value::String(text)) if !kind.is_number() => Ok(text.clone()),
        _ => Err(SettingsError::Value {
            location: format!("{key} in {}", file.display()),
            value: value.to_string(),
            allowed: setting.kind.allowed(),
        }),
    }
}
