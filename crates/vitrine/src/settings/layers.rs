//! The layers that settings are read from: flags over the environment over a file over defaults.

use super::SettingsError;
use super::group::Setting;
use super::value::SettingValue;
use config::{Config, File, FileFormat, Map, Source, Value};
use std::path::{Path, PathBuf};

/// The origin of a value that nothing sets.
const DEFAULT: &str = "the default";

/// The values of flags: the name of a setting and its value.
pub(crate) type Flags<'a> = [(&'static str, Option<&'a str>)];

/// The uppermost value of each setting. Its origin is a flag, a variable or [`DEFAULT`]; values
/// of the file have none.
pub(super) struct Layers {
    values: Map<String, Value>,
    file: PathBuf,
}

impl Layers {
    /// Collects the values. `environment` looks a variable up.
    pub(super) fn collect(
        settings: &[Setting],
        file: Option<&Path>,
        flags: &Flags<'_>,
        environment: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Self, SettingsError> {
        let mut layers = Config::builder();
        if let Some(file) = file {
            layers = layers.add_source(read_file(file, settings)?);
        }
        for setting in settings {
            let name = setting.name;
            if let Some(text) = &setting.default {
                layers = layers.set_default(name, value(DEFAULT, text))?;
            }
            let variable = setting.variable();
            // A variable that is empty counts as not set.
            if let Some(text) = environment(&variable).filter(|text| !text.is_empty()) {
                layers = layers.set_override(name, value(&variable, &text))?;
            }
            let flag = flags.iter().find(|(of, _)| *of == name);
            if let Some(text) = flag.and_then(|(_, text)| *text) {
                let flag = setting.flag.unwrap_or_default();
                layers = layers.set_override(name, value(flag, text))?;
            }
        }
        Ok(Self {
            values: layers.build()?.collect()?,
            file: file.map(Path::to_owned).unwrap_or_default(),
        })
    }

    /// Reads the value of a setting.
    pub(super) fn read<T: SettingValue>(&self, name: &str) -> Result<T, SettingsError> {
        let Some(value) = self.values.get(name) else {
            return T::unset().ok_or_else(|| self.error::<T>(name, "not set"));
        };
        let Ok(text) = value.clone().into_string() else {
            return Err(self.error::<T>(name, "a list or a table"));
        };
        let shown = || format!("{:?}", T::mask(&text));
        T::parse(&text).ok_or_else(|| self.error::<T>(name, &shown()))
    }

    fn error<T: SettingValue>(&self, name: &str, value: &str) -> SettingsError {
        let origin = self.values.get(name).map(Value::origin);
        SettingsError::Value {
            location: match origin {
                Some(Some(origin)) if origin != DEFAULT => origin.to_owned(),
                Some(None) => format!("{name} in {}", self.file.display()),
                _ => name.to_owned(),
            },
            value: value.to_owned(),
            allowed: T::ALLOWED,
        }
    }

    /// The value of a setting without secrets, if it has one, and where that is from.
    pub(super) fn shown(&self, setting: &Setting) -> (Option<String>, String) {
        let value = self.values.get(setting.name);
        let origin = match value.map(Value::origin) {
            None | Some(Some(DEFAULT)) => DEFAULT.to_owned(),
            Some(Some(origin)) => format!("from {origin}"),
            Some(None) => format!("from {}", self.file.display()),
        };
        let text = value.map(|value| (setting.mask)(&value.kind.to_string()));
        (text, origin)
    }
}

fn value(origin: &str, text: &str) -> Value {
    Value::new(Some(&origin.to_owned()), text)
}

/// Reads a file of settings, all of which exist.
fn read_file(file: &Path, settings: &[Setting]) -> Result<Config, SettingsError> {
    let text = std::fs::read_to_string(file).map_err(|error| SettingsError::Unreadable {
        file: file.to_owned(),
        error,
    })?;
    let layer = Config::builder().add_source(File::from_str(&text, FileFormat::Toml));
    let layer = layer.build().map_err(|error| SettingsError::Syntax {
        file: file.to_owned(),
        message: error.to_string().trim_end().to_owned(),
    })?;
    let names = || settings.iter().map(|setting| setting.name);
    let unknown = layer.collect()?.into_keys();
    let unknown = unknown.filter(|key| names().all(|name| name != key));
    match unknown.min() {
        Some(key) => Err(SettingsError::Unknown {
            file: file.to_owned(),
            nearest: names()
                .min_by_key(|name| strsim::damerau_levenshtein(name, &key))
                .unwrap_or_default(),
            key,
        }),
        None => Ok(layer),
    }
}
