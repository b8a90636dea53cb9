//! The settings: by flag, by environment, by file, or by default, in this order.
//!
//! [`content`], [`assets`], [`search`] and [`website`] declare them all. A setting's name in a
//! file is that of its field; in the environment it is that in capitals after `VITRINE_`.

mod assets;
mod content;
#[cfg(test)]
mod document;
mod group;
mod layers;
mod search;
mod value;
mod website;

use self::assets::AssetSettings;
use self::search::SearchSettings;
pub(crate) use self::website::WebsiteSettings;
use config::ConfigError;
use content::ContentSettings;
use group::Setting;
pub(crate) use layers::Flags;
use layers::Layers;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The environment's name for the file of settings.
const CONFIG: &str = "VITRINE_CONFIG";

/// A setting that cannot be.
#[derive(Debug, Error)]
pub(crate) enum SettingsError {
    #[error("cannot read the settings in {}: {error}", file.display())]
    Unreadable {
        file: PathBuf,
        error: std::io::Error,
    },
    #[error("{} is no file of settings:\n{message}", file.display())]
    Syntax { file: PathBuf, message: String },
    #[error("{} has a setting {key:?}, which does not exist\n  The nearest is {nearest:?}; `vitrine settings` lists and explains all.", file.display())]
    Unknown {
        file: PathBuf,
        key: String,
        nearest: &'static str,
    },
    #[error("{location} is {value}: {allowed}")]
    Value {
        location: String,
        value: String,
        allowed: &'static str,
    },
    #[error(
        "no project is named\n  Use --project, or set VITRINE_DEFAULT_PROJECT or default_project in the settings file."
    )]
    NoProject,
    #[error("the settings cannot be read: {0}")]
    Layers(#[from] ConfigError),
}

/// Every setting.
pub(crate) struct Settings {
    pub(crate) content: ContentSettings,
    pub(crate) assets: AssetSettings,
    pub(crate) search: SearchSettings,
    pub(crate) website: WebsiteSettings,
    layers: Layers,
}

impl Settings {
    /// Reads the settings. `environment` looks a variable up.
    pub(crate) fn load(
        file: Option<&Path>,
        flags: &Flags<'_>,
        environment: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Self, SettingsError> {
        let named = || environment(CONFIG).map(PathBuf::from);
        let file = file.map(Path::to_owned).or_else(named);
        let layers = Layers::collect(&describe(), file.as_deref(), flags, environment)?;
        Ok(Self {
            content: ContentSettings::read(&layers)?,
            assets: AssetSettings::read(&layers)?,
            search: SearchSettings::read(&layers)?,
            website: WebsiteSettings::read(&layers)?,
            layers,
        })
    }

    /// The project that a command is for.
    pub(crate) fn project<'a>(&'a self, named: Option<&'a str>) -> Result<&'a str, SettingsError> {
        let project = named.or(self.content.default_project.as_deref());
        project.ok_or(SettingsError::NoProject)
    }

    /// The settings for a person to read, without secrets.
    pub(crate) fn listing(&self) -> String {
        let mut listing = String::new();
        for setting in describe() {
            let (value, origin) = self.layers.shown(&setting);
            let value = value.unwrap_or_else(|| "(not set)".to_owned());
            let flag = setting.flag.map(|flag| format!("{flag} or "));
            let (flag, variable) = (flag.unwrap_or_default(), setting.variable());
            let (name, meaning) = (setting.name, setting.meaning);
            // Writing to a string does not fail.
            let _ = writeln!(
                listing,
                "{name} = {value}\n    {origin}; set by {flag}{variable}\n    {meaning}\n"
            );
        }
        listing.truncate(listing.trim_end().len());
        listing
    }
}

/// The descriptions of all settings.
fn describe() -> Vec<Setting> {
    let groups = [
        ContentSettings::describe(),
        AssetSettings::describe(),
        SearchSettings::describe(),
        WebsiteSettings::describe(),
    ];
    groups.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests;
