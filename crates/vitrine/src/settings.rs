//! The settings: by flag, by environment, by file, or by default, in this order.
//!
//! [`table`] lists them all. A setting's name in a file is its name in the table; in the
//! environment it is that in capitals after `VITRINE_`.

#[cfg(test)]
mod document;
mod file;
mod search;
mod table;
mod web;

use assets::{Allowance, AssetSettings, S3, Store, Workers};
use http_server::{Limits, Network, Server};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::Setting;
use thiserror::Error;

/// The environment's name for the file of settings.
const CONFIG: &str = "VITRINE_CONFIG";

/// Where a value came from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Origin {
    Flag(&'static str),
    Environment(String),
    File(PathBuf),
    Default,
}

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
    #[error("{} has a setting {key:?}, which does not exist\n  The settings are {}; `vitrine settings` explains them.", file.display(), table::names())]
    Unknown { file: PathBuf, key: String },
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
}

/// Every setting with its value and its origin.
pub(crate) struct Settings(Vec<(&'static Setting, Option<String>, Origin)>);

/// The values of flags: the name of a setting and its value.
pub(crate) type Flags<'a> = [(&'static str, Option<&'a str>)];

impl Settings {
    /// Collects the settings. `environment` looks a name up.
    pub(crate) fn load(
        config: Option<&Path>,
        flags: &Flags<'_>,
        environment: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Self, SettingsError> {
        let config = match config {
            Some(file) => Some(file.to_owned()),
            None => environment(CONFIG).map(PathBuf::from),
        };
        let in_file = match &config {
            Some(file) => file::read(file)?,
            None => Vec::new(),
        };
        let mut settings = Vec::new();
        for setting in table::all() {
            let flag = flags.iter().find(|(name, _)| *name == setting.name);
            let by_flag = flag.and_then(|(_, value)| *value).map(str::to_owned);
            let by_environment = || environment(&setting.variable()).filter(|v| !v.is_empty());
            let by_file = || in_file.iter().find(|(name, _)| name == setting.name);
            let (value, origin) = if let Some(value) = by_flag {
                (Some(value), Origin::Flag(setting.flag.unwrap_or_default()))
            } else if let Some(value) = by_environment() {
                (Some(value), Origin::Environment(setting.variable()))
            } else if let (Some((_, value)), Some(file)) = (by_file(), &config) {
                (Some(value.clone()), Origin::File(file.clone()))
            } else {
                (setting.default(), Origin::Default)
            };
            check(setting, value.as_deref(), &origin)?;
            settings.push((setting, value, origin));
        }
        Ok(Self(settings))
    }

    fn text(&self, name: &str) -> Option<&str> {
        let row = self.0.iter().find(|(setting, ..)| setting.name == name);
        row.and_then(|(_, value, _)| value.as_deref())
    }

    /// A number. Values were checked when they were collected.
    fn number(&self, name: &str) -> u64 {
        let number = self.text(name).and_then(table::number);
        number.unwrap_or_default()
    }

    fn size(&self, name: &str) -> usize {
        usize::try_from(self.number(name)).unwrap_or(usize::MAX)
    }

    fn networks(&self, name: &str) -> Vec<Network> {
        Network::list(self.text(name).unwrap_or_default())
    }

    /// What commas separate.
    fn list(&self, name: &str) -> Vec<String> {
        let parts = self.text(name).unwrap_or_default().split(',');
        let parts = parts.map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect()
    }

    /// The database.
    pub(crate) fn database_url(&self) -> &str {
        self.text("database_url").unwrap_or_default()
    }

    /// The broker of events, if there is one.
    pub(crate) fn nats_url(&self) -> Option<&str> {
        self.text("nats_url")
    }

    /// Connections to the database.
    pub(crate) fn connections(&self) -> u32 {
        u32::try_from(self.number("database_connections")).unwrap_or(u32::MAX)
    }

    /// Where the content service listens.
    pub(crate) fn listen(&self) -> &str {
        self.text("content_listen").unwrap_or_default()
    }

    /// The address of the content service, for the documents of assets.
    pub(crate) fn public_base(&self) -> String {
        let set = self.text("public_url").map(str::to_owned);
        set.unwrap_or_else(|| format!("http://{}", self.listen()))
    }

    /// The project that a command is for.
    pub(crate) fn project<'a>(&'a self, named: Option<&'a str>) -> Result<&'a str, SettingsError> {
        let project = named.or_else(|| self.text("default_project"));
        project.ok_or(SettingsError::NoProject)
    }

    /// The settings of the content service. All of its fields are named here, so that a
    /// new one is not forgotten in the table.
    pub(crate) fn content(&self) -> content_service::Settings {
        let size = |name| self.size(name);
        content_service::Settings {
            default_project: self.text("default_project").map(str::to_owned),
            api_host: self.text("api_host").map(str::to_owned),
            query_steps: self.number("query_steps"),
            query_bytes: self.number("query_bytes"),
            query_seconds: self.number("query_seconds"),
            longest_answer: size("longest_answer"),
            query_memory: self.number("query_memory"),
            anonymous_query_steps: self.number("anonymous_query_steps"),
            anonymous_query_bytes: self.number("anonymous_query_bytes"),
            anonymous_query_seconds: self.number("anonymous_query_seconds"),
            anonymous_longest_answer: size("anonymous_longest_answer"),
            largest_body: size("largest_body"),
            anonymous_largest_body: size("anonymous_largest_body"),
            streams_per_caller: size("streams_per_caller"),
            longest_address: size("longest_address"),
            request_seconds: self.number("request_seconds"),
            public_url: self.text("public_url").map(str::to_owned),
            log_query_parameters: self.text("log_query_parameters") == Some("true"),
        }
    }

    /// The settings of the asset service. As with the content service, all are named.
    pub(crate) fn assets(&self) -> AssetSettings {
        let text = |name| self.text(name).map(str::to_owned);
        let size = |name| self.size(name);
        let work = |name| Duration::from_millis(self.number(name));
        let store = self.text("assets_store").unwrap_or_default();
        let store = match store.strip_prefix("s3://") {
            Some(bucket) => Store::Bucket(S3 {
                bucket: bucket.trim_end_matches('/').to_owned(),
                endpoint: text("s3_endpoint"),
                region: text("s3_region"),
                key: text("s3_key"),
                secret: text("s3_secret"),
            }),
            None => Store::Folder(PathBuf::from(store.trim_start_matches("file:"))),
        };
        let usual = Workers::default();
        AssetSettings {
            store,
            data: PathBuf::from(self.text("assets_data").unwrap_or_default()),
            derivative_bytes: self.number("derivative_bytes"),
            hot_bytes: self.number("derivative_memory_bytes"),
            source_bytes: self.number("source_bytes"),
            largest_upload: self.number("largest_upload"),
            upload_stall: Duration::from_secs(self.number("stall_seconds")),
            workers: Workers {
                program: self
                    .text("image_worker")
                    .map_or(usual.program, PathBuf::from),
                count: match size("image_workers") {
                    0 => usual.count,
                    count => count,
                },
                queue: size("image_queue"),
                time: Duration::from_secs(self.number("image_seconds")),
                memory: self.number("image_memory_bytes"),
                most_bytes: self.number("image_decoded_bytes"),
                jobs: usual.jobs,
            },
            allowance: Allowance {
                variants: work("variant_milliseconds_an_hour"),
                odd_a_second: work("odd_milliseconds_a_second"),
                odd_at_once: work("odd_milliseconds_at_once"),
            },
        }
    }

    /// How the content service serves connections.
    pub(crate) fn content_server(&self) -> Server {
        let seconds = |name| Duration::from_secs(self.number(name));
        Server {
            limits: Limits {
                connections: self.size("content_connections"),
                connections_per_address: self.size("content_connections_per_address"),
                head: seconds("head_seconds"),
                stall: seconds("stall_seconds"),
                ..Limits::default()
            },
            uncapped: self.networks("content_uncapped"),
            proxies: self.networks("trusted_proxies"),
            tls: None,
        }
    }

    /// The settings for a person to read; secrets are covered.
    pub(crate) fn listing(&self) -> String {
        let mut listing = String::new();
        for (setting, value, origin) in &self.0 {
            let value = value
                .as_deref()
                .map_or("(not set)".to_owned(), |v| setting.shown(v));
            let origin = match origin {
                Origin::Flag(flag) => format!("from {flag}"),
                Origin::Environment(variable) => format!("from {variable}"),
                Origin::File(file) => format!("from {}", file.display()),
                Origin::Default => "the default".to_owned(),
            };
            // Writing to a string does not fail.
            let _ = writeln!(
                listing,
                "{} = {value}\n    {origin}; set by {}\n    {}\n",
                setting.name,
                setting.ways(),
                setting.meaning
            );
        }
        listing.truncate(listing.trim_end().len());
        listing
    }
}

fn check(setting: &Setting, value: Option<&str>, origin: &Origin) -> Result<(), SettingsError> {
    let Some(value) = value.filter(|value| !setting.kind.allows(value)) else {
        return Ok(());
    };
    let location = match origin {
        Origin::Flag(flag) => (*flag).to_owned(),
        Origin::Environment(variable) => variable.clone(),
        Origin::File(file) => format!("{} in {}", setting.name, file.display()),
        Origin::Default => setting.name.to_owned(),
    };
    Err(SettingsError::Value {
        location,
        value: format!("{:?}", setting.shown(value)),
        allowed: setting.kind.allowed(),
    })
}

#[cfg(test)]
mod tests;
