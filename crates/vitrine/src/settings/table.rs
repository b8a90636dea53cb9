//! The list of settings.

mod connections;
mod search;
mod web;

use assets::{Allowance, AssetSettings, Workers};
use http_server::{Limits, Network};
use museum::Environment;
use std::net::SocketAddr;

/// A setting.
pub(super) struct Setting {
    /// Its name in a file.
    pub(super) name: &'static str,
    /// The flag that sets it, where a command has one.
    pub(super) flag: Option<&'static str>,
    /// What it is for.
    pub(super) meaning: &'static str,
    pub(super) kind: Kind,
    default: fn(&content_service::Settings) -> Option<String>,
}

/// What a setting may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The address of a database, with a password in it.
    Database,
    /// The address of a NATS server, which may have a password in it.
    Broker,
    /// An address and a port.
    Address,
    /// The id of a project.
    Project,
    /// The name of a host.
    Host,
    /// A whole number above 0.
    Number,
    /// A whole number, where 0 has a meaning of its own.
    NumberOrNone,
    /// `true` or `false`.
    Switch,
    /// The address of a web server.
    Url,
    /// Addresses of web servers, with commas between them.
    Urls,
    /// A folder or a bucket.
    Store,
    /// Any text.
    Text,
    /// Any text, which is not shown.
    Secret,
    /// `production`, `staging` or `development`.
    Environment,
    /// Networks, with commas between them.
    Networks,
}

impl Kind {
    pub(super) fn allows(self, value: &str) -> bool {
        let letters = |more: &str| {
            let fits = |c: char| c.is_ascii_alphanumeric() || more.contains(c);
            !value.is_empty() && value.chars().all(fits)
        };
        match self {
            Kind::Database => {
                value.starts_with("postgres://") || value.starts_with("postgresql://")
            }
            Kind::Broker => ["nats://", "tls://"]
                .iter()
                .any(|scheme| value.starts_with(scheme)),
            Kind::Address => value.parse::<SocketAddr>().is_ok(),
            Kind::Project => letters("-"),
            Kind::Host => letters("-."),
            Kind::Number => number(value).is_some_and(|number| number > 0),
            Kind::NumberOrNone => number(value).is_some(),
            Kind::Switch => ["true", "false"].contains(&value),
            Kind::Url => is_url(value),
            Kind::Urls => value.split(',').all(|part| is_url(part.trim())),
            Kind::Store => {
                let location = ["file:", "s3://"].map(|scheme| value.strip_prefix(scheme));
                location
                    .into_iter()
                    .flatten()
                    .any(|location| !location.is_empty())
            }
            Kind::Text | Kind::Secret => !value.is_empty(),
            Kind::Environment => Environment::parse(value).is_some(),
            Kind::Networks => value.split(',').all(|text| Network::parse(text).is_some()),
        }
    }

    pub(super) fn is_number(self) -> bool {
        matches!(self, Kind::Number | Kind::NumberOrNone)
    }

    /// What is allowed, as the end of a sentence.
    pub(super) fn allowed(self) -> &'static str {
        match self {
            Kind::Database => {
                "it must be an address such as postgres://user:password@host:5432/database"
            }
            Kind::Broker => "it must be an address such as nats://user:password@host:4222",
            Kind::Address => "it must be an address and a port, such as 127.0.0.1:24100",
            Kind::Project => "it must be the id of a project: letters, digits and dashes",
            Kind::Host => "it must be the name of a host, such as api.example.org",
            Kind::Number => "it must be a whole number, 1 or more",
            Kind::NumberOrNone => "it must be a whole number",
            Kind::Switch => "it must be true or false",
            Kind::Url => "it must be an address such as https://content.example.org",
            Kind::Urls => "it must be addresses such as http://127.0.0.1:6081, with commas",
            Kind::Store => "it must be file: and a folder, or s3:// and a bucket",
            Kind::Text | Kind::Secret => "it must not be empty",
            Kind::Environment => "it must be production, staging or development",
            Kind::Networks => "it must be addresses or networks such as 10.0.0.0/8, with commas",
        }
    }
}

fn is_url(text: &str) -> bool {
    let host = ["http://", "https://"].map(|scheme| text.strip_prefix(scheme));
    host.into_iter().flatten().any(|host| !host.is_empty())
}

/// A whole number, which may have underscores between its digits as in the file.
pub(super) fn number(text: &str) -> Option<u64> {
    text.replace('_', "").parse().ok()
}

/// The settings of the content service and of what it works with.
static TABLE: [Setting; 43] = [
    Setting {
        name: "database_url",
        flag: Some("--database"),
        meaning: "The PostgreSQL database that holds everything.",
        kind: Kind::Database,
        default: |_| Some("postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned()),
    },
    Setting {
        name: "database_connections",
        flag: Some("--connections"),
        meaning: "Connections to the database, at most.",
        kind: Kind::Number,
        default: |_| Some("16".to_owned()),
    },
    Setting {
        name: "nats_url",
        flag: None,
        meaning: "The NATS server by which the nodes of the content service hear of each other's commits; without one they ask the database once a second.",
        kind: Kind::Broker,
        default: |_| None,
    },
    Setting {
        name: "content_listen",
        flag: Some("--listen"),
        meaning: "The address on which the content service listens.",
        kind: Kind::Address,
        default: |_| Some("127.0.0.1:24100".to_owned()),
    },
    Setting {
        name: "default_project",
        flag: Some("--default-project"),
        meaning: "The project of requests and commands that name none.",
        kind: Kind::Project,
        default: |settings| settings.default_project.clone(),
    },
    Setting {
        name: "api_host",
        flag: Some("--api-host"),
        meaning: "The host below which each project has a name: museum.HOST.",
        kind: Kind::Host,
        default: |_| Some("api.localhost".to_owned()),
    },
    Setting {
        name: "query_steps",
        flag: None,
        meaning: "Elementary steps that a query may take.",
        kind: Kind::Number,
        default: |settings| Some(settings.query_steps.to_string()),
    },
    Setting {
        name: "query_bytes",
        flag: None,
        meaning: "Bytes of values that a query may make.",
        kind: Kind::Number,
        default: |settings| Some(settings.query_bytes.to_string()),
    },
    Setting {
        name: "query_seconds",
        flag: None,
        meaning: "Seconds that a query may take.",
        kind: Kind::Number,
        default: |settings| Some(settings.query_seconds.to_string()),
    },
    Setting {
        name: "longest_answer",
        flag: None,
        meaning: "Bytes that an answer may have.",
        kind: Kind::Number,
        default: |settings| Some(settings.longest_answer.to_string()),
    },
    Setting {
        name: "query_memory",
        flag: None,
        meaning: "Bytes of memory that all queries may hold together; callers without a token may hold half of it together, and a quarter each.",
        kind: Kind::Number,
        default: |settings| Some(settings.query_memory.to_string()),
    },
    Setting {
        name: "anonymous_query_steps",
        flag: None,
        meaning: "Elementary steps that a query without a token may take.",
        kind: Kind::Number,
        default: |settings| Some(settings.anonymous_query_steps.to_string()),
    },
    Setting {
        name: "anonymous_query_bytes",
        flag: None,
        meaning: "Bytes of values that a query without a token may make.",
        kind: Kind::Number,
        default: |settings| Some(settings.anonymous_query_bytes.to_string()),
    },
    Setting {
        name: "anonymous_query_seconds",
        flag: None,
        meaning: "Seconds that a query without a token may take.",
        kind: Kind::Number,
        default: |settings| Some(settings.anonymous_query_seconds.to_string()),
    },
    Setting {
        name: "anonymous_longest_answer",
        flag: None,
        meaning: "Bytes that an answer to a caller without a token may have.",
        kind: Kind::Number,
        default: |settings| Some(settings.anonymous_longest_answer.to_string()),
    },
    Setting {
        name: "largest_body",
        flag: None,
        meaning: "Bytes that the body of a request may have.",
        kind: Kind::Number,
        default: |settings| Some(settings.largest_body.to_string()),
    },
    Setting {
        name: "anonymous_largest_body",
        flag: None,
        meaning: "Bytes that the body of a request without a token may have.",
        kind: Kind::Number,
        default: |settings| Some(settings.anonymous_largest_body.to_string()),
    },
    Setting {
        name: "streams_per_caller",
        flag: None,
        meaning: "Streams of events that one caller may have open: one token, or one address without one.",
        kind: Kind::Number,
        default: |settings| Some(settings.streams_per_caller.to_string()),
    },
    Setting {
        name: "longest_address",
        flag: None,
        meaning: "Bytes that the path and the parameters of a request may have.",
        kind: Kind::Number,
        default: |settings| Some(settings.longest_address.to_string()),
    },
    Setting {
        name: "head_seconds",
        flag: None,
        meaning: "Seconds for the head of a request, and for an idle connection.",
        kind: Kind::Number,
        default: |_| Some(Limits::default().head.as_secs().to_string()),
    },
    Setting {
        name: "request_seconds",
        flag: None,
        meaning: "Seconds until the answer to a request must begin.",
        kind: Kind::Number,
        default: |settings| Some(settings.request_seconds.to_string()),
    },
    Setting {
        name: "stall_seconds",
        flag: None,
        meaning: "Seconds that a caller may take nothing of a response, or send nothing of a body.",
        kind: Kind::Number,
        default: |_| Some(Limits::default().stall.as_secs().to_string()),
    },
    Setting {
        name: "log_query_parameters",
        flag: None,
        meaning: "Whether the log shows the parameters of requests, and so what people look for.",
        kind: Kind::Switch,
        default: |settings| Some(settings.log_query_parameters.to_string()),
    },
    Setting {
        name: "public_url",
        flag: None,
        meaning: "The address that the world has for the content service, for the addresses in asset documents; if not set, what trusted_proxies report, or the address at which a request came in.",
        kind: Kind::Url,
        default: |settings| settings.public_url.clone(),
    },
    Setting {
        name: "assets_store",
        flag: None,
        meaning: "Where originals are stored: file:FOLDER, or s3://BUCKET.",
        kind: Kind::Store,
        default: |_| Some("file:.data/assets/originals".to_owned()),
    },
    Setting {
        name: "s3_endpoint",
        flag: None,
        meaning: "The address of an S3 store other than Amazon's; AWS_ENDPOINT_URL if not set.",
        kind: Kind::Url,
        default: |_| None,
    },
    Setting {
        name: "s3_region",
        flag: None,
        meaning: "The region of the S3 store; AWS_REGION if not set.",
        kind: Kind::Host,
        default: |_| None,
    },
    Setting {
        name: "s3_key",
        flag: None,
        meaning: "The id of the access key for the S3 store; AWS_ACCESS_KEY_ID if not set.",
        kind: Kind::Text,
        default: |_| None,
    },
    Setting {
        name: "s3_secret",
        flag: None,
        meaning: "The secret of that key; AWS_SECRET_ACCESS_KEY if not set.",
        kind: Kind::Secret,
        default: |_| None,
    },
    Setting {
        name: "assets_data",
        flag: None,
        meaning: "The folder for derivatives, copies of originals and uploads under way.",
        kind: Kind::Text,
        default: |_| Some(".data/assets".to_owned()),
    },
    Setting {
        name: "derivative_bytes",
        flag: None,
        meaning: "Bytes of derivatives that are cached on disk.",
        kind: Kind::Number,
        default: |_| Some(AssetSettings::default().derivative_bytes.to_string()),
    },
    Setting {
        name: "derivative_memory_bytes",
        flag: None,
        meaning: "Bytes of derivatives that are cached in memory.",
        kind: Kind::Number,
        default: |_| Some(AssetSettings::default().hot_bytes.to_string()),
    },
    Setting {
        name: "source_bytes",
        flag: None,
        meaning: "Bytes of copies of originals that are cached on disk, if the store is not a folder.",
        kind: Kind::Number,
        default: |_| Some(AssetSettings::default().source_bytes.to_string()),
    },
    Setting {
        name: "largest_upload",
        flag: None,
        meaning: "Bytes that an uploaded file may have.",
        kind: Kind::Number,
        default: |_| Some(AssetSettings::default().largest_upload.to_string()),
    },
    Setting {
        name: "image_worker",
        flag: None,
        meaning: "The program that makes pictures; vitrine-image-worker beside vitrine if not set.",
        kind: Kind::Text,
        default: |_| None,
    },
    Setting {
        name: "image_workers",
        flag: None,
        meaning: "Pictures that are made at once; as many as there are processors if not set.",
        kind: Kind::Number,
        default: |_| None,
    },
    Setting {
        name: "image_queue",
        flag: None,
        meaning: "Pictures that may wait to be made; further requests get 503.",
        kind: Kind::Number,
        default: |_| Some(Workers::default().queue.to_string()),
    },
    Setting {
        name: "image_seconds",
        flag: None,
        meaning: "Seconds that a picture may take to be made.",
        kind: Kind::Number,
        default: |_| Some(Workers::default().time.as_secs().to_string()),
    },
    Setting {
        name: "image_memory_bytes",
        flag: None,
        meaning: "Bytes of memory that making a picture may take.",
        kind: Kind::Number,
        default: |_| Some(Workers::default().memory.to_string()),
    },
    Setting {
        name: "image_decoded_bytes",
        flag: None,
        meaning: "Bytes that a picture may have when all its frames are decoded, each pixel at least 4.",
        kind: Kind::Number,
        default: |_| Some(Workers::default().most_bytes.to_string()),
    },
    Setting {
        name: "variant_milliseconds_an_hour",
        flag: None,
        meaning: "Milliseconds of work on new derivatives of parts, as an editor chooses them, and on previews, for each original and hour, for callers without a token.",
        kind: Kind::Number,
        default: |_| Some(Allowance::default().variants.as_millis().to_string()),
    },
    Setting {
        name: "odd_milliseconds_a_second",
        flag: None,
        meaning: "Milliseconds of work on new derivatives off the ladder for each second, for all callers without a token.",
        kind: Kind::Number,
        default: |_| Some(Allowance::default().odd_a_second.as_millis().to_string()),
    },
    Setting {
        name: "odd_milliseconds_at_once",
        flag: None,
        meaning: "The same at once, after a quiet time.",
        kind: Kind::Number,
        default: |_| Some(Allowance::default().odd_at_once.as_millis().to_string()),
    },
];

/// All settings: those of the content service, and those of the website.
pub(super) fn all() -> impl Iterator<Item = &'static Setting> {
    TABLE
        .iter()
        .chain(&connections::TABLE)
        .chain(&search::TABLE)
        .chain(&web::TABLE)
}

/// The names of all settings, for a sentence.
pub(super) fn names() -> String {
    let names: Vec<&str> = all().map(|setting| setting.name).collect();
    names.join(", ")
}

impl Setting {
    /// Its name in the environment.
    pub(super) fn variable(&self) -> String {
        format!("VITRINE_{}", self.name.to_uppercase())
    }

    /// Its value where nothing else is set.
    pub(super) fn default(&self) -> Option<String> {
        (self.default)(&content_service::Settings::default())
    }

    /// The ways to set it.
    pub(super) fn ways(&self) -> String {
        match self.flag {
            Some(flag) => format!("{flag} or {}", self.variable()),
            None => self.variable(),
        }
    }

    /// A value as it may be shown: without a password.
    pub(super) fn shown(&self, value: &str) -> String {
        match self.kind {
            Kind::Secret => return "•••".to_owned(),
            Kind::Database | Kind::Broker => {}
            _ => return value.to_owned(),
        }
        let (scheme, rest) = value.split_once("://").unwrap_or(("", value));
        // A password may hold an @; the last one ends it.
        let Some((user, host)) = rest.rsplit_once('@') else {
            return value.to_owned();
        };
        match user.split_once(':') {
            Some((name, _)) => format!("{scheme}://{name}:•••@{host}"),
            None => value.to_owned(),
        }
    }
}
