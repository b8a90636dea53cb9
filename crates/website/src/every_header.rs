//! The headers that every response has: what browsers may do with it.

use crate::settings::Settings;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use museum::{Environment, Group, Measurement};
use std::sync::Arc;
use thiserror::Error;

/// Two years, as the preload lists of browsers require.
const TRANSPORT: &str = "max-age=63072000; includeSubDomains";

/// What a page may load and do. No script stands in a document; colours are style
/// attributes. Frames, films and sounds come from the hosts that the group's file names, and
/// what measures visits from its own, where visitors are.
///
/// In development, Vite injects styles into the page and reports changes through a socket.
fn policy(media: &str, group: &Group, hot: Option<&str>) -> String {
    let listed = |source: &str| format!(" {source}");
    let media = origin(media).map(listed).unwrap_or_default();
    let films = group.video.as_deref().and_then(origin);
    let films = films.map(listed).unwrap_or_default();
    let hosts: String = group.embeds.sources().map(|host| listed(&host)).collect();
    let measurement = group.measurement().into_iter();
    let tags = measurement.flat_map(Measurement::sources);
    let tags: String = tags.map(|source| listed(&source)).collect();
    let styles = hot.map_or("", |_| " 'unsafe-inline'");
    let socket = hot.and_then(origin).map(|origin| {
        let address = origin.split("://").last().unwrap_or_default();
        format!(" ws://{address}")
    });
    let socket = socket.unwrap_or_default();
    [
        "default-src 'self'".to_owned(),
        format!("script-src 'self'{tags}"),
        format!("style-src 'self'{styles}"),
        "style-src-attr 'unsafe-inline'".to_owned(),
        format!("img-src 'self' data:{media}{tags}"),
        "font-src 'self'".to_owned(),
        format!("connect-src 'self'{media}{films}{tags}{socket}"),
        // Players of films hand the browser what they have put together.
        format!("media-src 'self' blob:{media}{films}{hosts}"),
        format!("frame-src 'self'{hosts}"),
        "frame-ancestors 'self'".to_owned(),
        "form-action 'self'".to_owned(),
        "base-uri 'none'".to_owned(),
        "object-src 'none'".to_owned(),
    ]
    .join("; ")
}

/// The origin of images, if that is another host.
fn origin(media: &str) -> Option<&str> {
    let start = media.find("://")? + 3;
    let end = media[start..]
        .find('/')
        .map_or(media.len(), |end| start + end);
    Some(&media[..end])
}

/// The hosts of the group's file or the settings make no content security policy.
#[derive(Debug, Error)]
#[error(
    "a host in the group's file or the settings is not written in plain ASCII: write \
     xn--bcher-kva.example instead of bücher.example; the policy would be: {0}"
)]
pub struct PolicyError(String);

/// The headers, made once.
#[derive(Clone)]
pub(crate) struct EveryHeader(Arc<[(HeaderName, HeaderValue)]>);

impl EveryHeader {
    /// Fails if a host is not written in ASCII: `bücher.example`.
    pub(crate) fn new(settings: &Settings, group: &Group) -> Result<Self, PolicyError> {
        let policy = policy(
            &settings.media_base_url,
            group,
            settings.vite_url.as_deref(),
        );
        let text = HeaderValue::from_static;
        let mut all = vec![
            (header::X_CONTENT_TYPE_OPTIONS, text("nosniff")),
            (
                header::REFERRER_POLICY,
                text("strict-origin-when-cross-origin"),
            ),
            (
                HeaderName::from_static("permissions-policy"),
                text("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
            ),
            (
                HeaderName::from_static("cross-origin-opener-policy"),
                text("same-origin-allow-popups"),
            ),
        ];
        // Browsers compare hosts in ASCII: another one would allow nothing.
        if !policy.is_ascii() {
            return Err(PolicyError(policy));
        }
        let policy = HeaderValue::from_str(&policy).map_err(|_invalid| PolicyError(policy))?;
        all.push((header::CONTENT_SECURITY_POLICY, policy));
        all.push(if group.environment == Environment::Production {
            (header::STRICT_TRANSPORT_SECURITY, text(TRANSPORT))
        } else {
            (HeaderName::from_static("x-robots-tag"), text("noindex"))
        });
        Ok(Self(all.into()))
    }

    /// Adds them to a response that lacks them.
    pub(crate) fn add_to(&self, headers: &mut HeaderMap) {
        for (name, value) in self.0.iter() {
            headers.entry(name).or_insert_with(|| value.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITE: &str = r#"
        [[site]]
        key = "jelling"
        name = { da = "Kongernes Jelling" }
        hosts = { production = "jelling.example.org", development = "jelling.localhost" }
        project = "museerne"
        locales = ["da"]
        logo = "jelling"
    "#;

    fn group(more: &str, environment: Environment) -> Group {
        Group::parse(&format!("{more}{SITE}"), environment).unwrap()
    }

    /// The sources of a directive.
    fn sources<'a>(policy: &'a str, directive: &str) -> &'a str {
        let start = format!("{directive} ");
        let mut all = policy.split("; ");
        all.find_map(|one| one.strip_prefix(&start))
            .unwrap_or_default()
    }

    #[test]
    fn no_script_stands_in_a_page() {
        let bare = group("", Environment::Production);
        let own = policy("/media", &bare, None);
        for (directive, expected) in [
            ("script-src", "'self'"),
            ("img-src", "'self' data:"),
            ("style-src", "'self'"),
            ("style-src-attr", "'unsafe-inline'"),
            ("connect-src", "'self'"),
            ("media-src", "'self' blob:"),
            ("frame-src", "'self'"),
        ] {
            assert_eq!(sources(&own, directive), expected, "{own}");
        }
        let hot = policy("/media", &bare, Some("http://127.0.0.1:24173"));
        assert_eq!(sources(&hot, "script-src"), "'self'");
        assert_eq!(sources(&hot, "connect-src"), "'self' ws://127.0.0.1:24173");
    }

    #[test]
    fn pictures_and_films_may_have_hosts_of_their_own() {
        let films = "video = \"https://stream.example.org/{id}.m3u8\"";
        let films = group(films, Environment::Production);
        let other = policy("https://cdn.example.org/x", &films, None);
        let [cdn, stream] = ["https://cdn.example.org", "https://stream.example.org"];
        for (directive, expected) in [
            ("img-src", format!("'self' data: {cdn}")),
            ("connect-src", format!("'self' {cdn} {stream}")),
            ("media-src", format!("'self' blob: {cdn} {stream}")),
            ("frame-src", "'self'".to_owned()),
        ] {
            assert_eq!(sources(&other, directive), expected, "{other}");
        }
    }

    /// No host that the group's file does not name.
    #[test]
    fn frames_and_sounds_come_from_named_hosts() {
        let embeds = "[embeds]\nhosts = [\"maps.example.org\", \"*.sound.example.org\"]\n\
             office_forms = \"forms.office.com\"\nform_provider = \"forms.example.org\"\n";
        let named = policy("/media", &group(embeds, Environment::Staging), None);
        let hosts = "https://maps.example.org https://*.sound.example.org \
             https://forms.office.com https://*.forms.office.com";
        assert_eq!(sources(&named, "frame-src"), format!("'self' {hosts}"));
        assert_eq!(
            sources(&named, "media-src"),
            format!("'self' blob: {hosts}")
        );
        assert_eq!(sources(&named, "connect-src"), "'self'");
        assert_eq!(sources(&named, "script-src"), "'self'");
    }

    /// Rather than a website without a policy, there is none.
    #[test]
    fn a_host_that_fits_in_no_header_is_refused() {
        let bare = group("", Environment::Production);
        let headers = |media: &str| {
            let settings = Settings {
                media: media.to_owned(),
                ..Settings::default()
            };
            EveryHeader::new(&settings, &bare)
        };
        assert!(headers("https://xn--bcher-kva.example").is_ok());
        assert!(headers("https://bücher.example").is_err());
    }

    /// A tag manager only in production.
    #[test]
    fn only_production_is_measured() {
        let text = "[measurement]\ncontainer = \"GTM-1\"\n\
             address = \"https://tags.example.org/gtm\"\nhosts = [\"count.example.org\"]\n";
        let tags = "https://tags.example.org https://count.example.org";
        let measured = policy("/media", &group(text, Environment::Production), None);
        assert_eq!(sources(&measured, "script-src"), format!("'self' {tags}"));
        assert_eq!(sources(&measured, "connect-src"), format!("'self' {tags}"));
        assert_eq!(
            sources(&measured, "img-src"),
            format!("'self' data: {tags}")
        );
        assert_eq!(sources(&measured, "frame-src"), "'self'");
        for environment in [Environment::Staging, Environment::Development] {
            let here = policy("/media", &group(text, environment), None);
            assert_eq!(here, policy("/media", &group("", environment), None));
        }
    }
}
