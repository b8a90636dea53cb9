//! What settings can be: the types of their values, and how each is read from text.

use http_server::Network;
use museum::Environment;
use std::net::SocketAddr;
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64, NonZeroUsize};
use std::ops::Deref;
use std::path::PathBuf;
use std::str::FromStr;

/// The type of a setting.
pub(super) trait SettingValue: Sized {
    /// What is allowed, as the end of a sentence.
    const ALLOWED: &'static str;

    /// Reads a value.
    fn parse(text: &str) -> Option<Self>;

    /// What it is where nothing sets it, if it may be without a value.
    fn unset() -> Option<Self> {
        None
    }

    /// Writes a value without its secrets.
    fn mask(text: &str) -> String {
        text.to_owned()
    }
}

impl<T: SettingValue> SettingValue for Option<T> {
    const ALLOWED: &'static str = T::ALLOWED;

    fn parse(text: &str) -> Option<Self> {
        T::parse(text).map(Some)
    }

    fn unset() -> Option<Self> {
        Some(None)
    }

    fn mask(text: &str) -> String {
        T::mask(text)
    }
}

macro_rules! values {
    ($($Value:ty: $allowed:literal, $parse:expr $(, unset $unset:expr)? $(, mask $mask:expr)?;)+) => {$(
        impl SettingValue for $Value {
            const ALLOWED: &'static str = $allowed;

            fn parse(text: &str) -> Option<Self> {
                let parse: fn(&str) -> Option<Self> = $parse;
                parse(text)
            }

            $(fn unset() -> Option<Self> {
                Some($unset)
            })?

            $(fn mask(text: &str) -> String {
                $mask(text)
            })?
        }
    )+};
}

values! {
    u64: "it must be a whole number", number;
    NonZeroU16: "it must be a whole number from 1 to 65535", number;
    NonZeroU32: "it must be a whole number from 1 to 4294967295", number;
    NonZeroU64: "it must be a whole number, 1 or more", number;
    NonZeroUsize: "it must be a whole number, 1 or more", number;
    bool: "it must be true or false", |text| text.parse().ok();
    Environment: "it must be production, staging or development", Environment::parse;
    SocketAddr: "it must be an address and a port, such as 127.0.0.1:24100",
        |text| text.parse().ok();
    Vec<Network>: "it must be addresses or networks such as 10.0.0.0/8, with commas",
        |text| text.split(',').map(Network::parse).collect(), unset Vec::new();
    Vec<Url>: "it must be addresses such as http://127.0.0.1:6081, with commas",
        |text| text.split(',').map(str::trim).map(Url::parse).collect(), unset Vec::new();
    PathBuf: "it must not be empty", |text| Text::parse(text).map(|text| text.0.into());
    Text: "it must not be empty", |text| (!text.is_empty()).then(|| Self(text.to_owned()));
    Secret: "it must not be empty", |text| Text::parse(text).map(|text| Self(text.0)),
        mask |_| MASK.to_owned();
    ProjectId: "it must be the id of a project: letters, digits and dashes",
        |text| consists_of(text, "-").map(Self);
    HostName: "it must be the name of a host, such as api.example.org",
        |text| consists_of(text, "-.").map(Self);
    Url: "it must be an address such as https://content.example.org",
        |text| with_scheme(text, &["http://", "https://"]).map(Self);
    DatabaseUrl: "it must be an address such as postgres://user:password@host:5432/database",
        |text| with_scheme(text, &["postgres://", "postgresql://"]).map(Self), mask mask_password;
    NatsUrl: "it must be an address such as nats://user:password@host:4222",
        |text| with_scheme(text, &["nats://", "tls://"]).map(Self), mask mask_password;
    StoreAddress: "it must be file: and a folder, or s3:// and a bucket", parse_store;
}

/// Declares types of text.
macro_rules! texts {
    ($($(#[doc = $about:literal])+ $Text:ident;)+) => {$(
        $(#[doc = $about])+
        pub(crate) struct $Text(String);

        impl Deref for $Text {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }
    )+};
}

texts! {
    /// Any text.
    Text;
    /// Any text, which is never shown.
    Secret;
    /// The id of a project.
    ProjectId;
    /// The name of a host.
    HostName;
    /// The address of a web server.
    Url;
    /// The address of a database, with a password in it.
    DatabaseUrl;
    /// The address of a NATS server, which may have a password in it.
    NatsUrl;
}

/// Where originals are stored.
pub(crate) enum StoreAddress {
    /// In a folder.
    Folder(PathBuf),
    /// In a bucket of an S3 store.
    Bucket(String),
}

fn parse_store(text: &str) -> Option<StoreAddress> {
    match text.strip_prefix("s3://") {
        Some(bucket) => {
            Text::parse(bucket.trim_end_matches('/')).map(|bucket| StoreAddress::Bucket(bucket.0))
        }
        None => PathBuf::parse(text.strip_prefix("file:")?).map(StoreAddress::Folder),
    }
}

/// A number, which may have underscores between its digits as in a file.
fn number<T: FromStr>(text: &str) -> Option<T> {
    text.replace('_', "").parse().ok()
}

/// A text of letters, digits and these characters.
fn consists_of(text: &str, more: &str) -> Option<String> {
    let fits = |c: char| c.is_ascii_alphanumeric() || more.contains(c);
    (!text.is_empty() && text.chars().all(fits)).then(|| text.to_owned())
}

/// An address that begins with one of these schemes.
fn with_scheme(text: &str, schemes: &[&str]) -> Option<String> {
    let mut hosts = schemes
        .iter()
        .filter_map(|scheme| text.strip_prefix(scheme));
    hosts.any(|host| !host.is_empty()).then(|| text.to_owned())
}

/// What stands for a secret.
const MASK: &str = "•••";

/// An address without the password in it.
fn mask_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    // A password may hold an @; the last one ends it.
    let user = rest.rsplit_once('@');
    match user.and_then(|(user, host)| Some((user.split_once(':')?.0, host))) {
        Some((name, host)) => format!("{scheme}://{name}:{MASK}@{host}"),
        None => url.to_owned(),
    }
}
