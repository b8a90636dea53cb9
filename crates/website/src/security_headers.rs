//! Headers of every response that tell browsers what its page may load and do.

use crate::settings::Settings;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use museum::{Environment, Group, Measurement};
use std::sync::Arc;
use thiserror::Error;

/// `Strict-Transport-Security`: two years.
const HSTS: &str = "max-age=63072000; includeSubDomains";

/// The policy. Pages have no inline script; their colours are style attributes. Frames, video and
/// sound come from the hosts that the group's file names. Analytics are allowed only in production.
///
/// With Vite, which developers use, styles are inline and changes come through a `WebSocket`.
fn content_security_policy(media_base_url: &str, group: &Group, vite_url: Option<&str>) -> String {
    let listed = |source: &str| format!(" {source}");
    let media = origin(media_base_url).map(listed).unwrap_or_default();
    let video = group.video.as_deref().and_then(origin);
    let video = video.map(listed).unwrap_or_default();
    let hosts: String = group.embeds.sources().map(|host| listed(&host)).collect();
    let measurement = group.measurement().into_iter();
    let analytics = measurement.flat_map(Measurement::sources);
    let analytics: String = analytics.map(|source| listed(&source)).collect();
    let styles = vite_url.map_or("", |_| " 'unsafe-inline'");
    let socket = vite_url.and_then(origin).map(|origin| {
        let address = origin.split("://").last().unwrap_or_default();
        format!(" ws://{address}")
    });
    let socket = socket.unwrap_or_default();
    [
        "default-src 'self'".to_owned(),
        format!("script-src 'self'{analytics}"),
        format!("style-src 'self'{styles}"),
        "style-src-attr 'unsafe-inline'".to_owned(),
        format!("img-src 'self' data:{media}{analytics}"),
        "font-src 'self'".to_owned(),
        format!("connect-src 'self'{media}{video}{analytics}{socket}"),
        // Video players use `blob:` URLs (Media Source Extensions).
        format!("media-src 'self' blob:{media}{video}{hosts}"),
        format!("frame-src 'self'{hosts}"),
        "frame-ancestors 'self'".to_owned(),
        "form-action 'self'".to_owned(),
        "base-uri 'none'".to_owned(),
        "object-src 'none'".to_owned(),
    ]
    .join("; ")
}

/// The origin of an absolute URL; none for a path.
fn origin(url: &str) -> Option<&str> {
    let start = url.find("://")? + 3;
    let end = url[start..].find('/').map_or(url.len(), |end| start + end);
    Some(&url[..end])
}

/// A host of the group's file or of the settings cannot be part of the content security policy.
#[derive(Debug, Error)]
#[error(
    "a host in the group's file or the settings is not written in plain ASCII: write \
     xn--bcher-kva.example instead of bücher.example; the policy would be: {0}"
)]
pub struct PolicyError(String);

/// The headers, which are the same for every response.
#[derive(Clone)]
pub(crate) struct SecurityHeaders(Arc<[(HeaderName, HeaderValue)]>);

impl SecurityHeaders {
    /// Fails if a host is not written in ASCII: `bücher.example`.
    pub(crate) fn new(settings: &Settings, group: &Group) -> Result<Self, PolicyError> {
        let policy = content_security_policy(
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
        // Browsers compare hosts in ASCII: any other would allow nothing.
        if !policy.is_ascii() {
            return Err(PolicyError(policy));
        }
        let policy = HeaderValue::from_str(&policy).map_err(|_invalid| PolicyError(policy))?;
        all.push((header::CONTENT_SECURITY_POLICY, policy));
        all.push(if group.environment == Environment::Production {
            (header::STRICT_TRANSPORT_SECURITY, text(HSTS))
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
    fn pages_have_no_inline_script() {
        let group_without_hosts = group("", Environment::Production);
        let own = content_security_policy("/media", &group_without_hosts, None);
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
        let with_vite = content_security_policy(
            "/media",
            &group_without_hosts,
            Some("http://127.0.0.1:24173"),
        );
        assert_eq!(sources(&with_vite, "script-src"), "'self'");
        assert_eq!(
            sources(&with_vite, "connect-src"),
            "'self' ws://127.0.0.1:24173"
        );
    }

    #[test]
    fn pictures_and_video_may_have_hosts_of_their_own() {
        let video = "video = \"https://stream.example.org/{id}.m3u8\"";
        let video = group(video, Environment::Production);
        let other = content_security_policy("https://cdn.example.org/x", &video, None);
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

    /// They may not come from any other host.
    #[test]
    fn frames_and_sounds_come_from_named_hosts() {
        let embeds = "[embeds]\nhosts = [\"maps.example.org\", \"*.sound.example.org\"]\n\
             office_forms = \"forms.office.com\"\nform_provider = \"forms.example.org\"\n";
        let named = content_security_policy("/media", &group(embeds, Environment::Staging), None);
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

    /// The website does not start without a policy.
    #[test]
    fn a_host_that_is_not_ascii_is_refused() {
        let group_without_hosts = group("", Environment::Production);
        let headers = |media_base_url: &str| {
            let settings = Settings {
                media_base_url: media_base_url.to_owned(),
                ..Settings::default()
            };
            SecurityHeaders::new(&settings, &group_without_hosts)
        };
        assert!(headers("https://xn--bcher-kva.example").is_ok());
        assert!(headers("https://bücher.example").is_err());
    }

    /// The tag manager is loaded only in production.
    #[test]
    fn only_production_is_measured() {
        let text = "[measurement]\ncontainer = \"GTM-1\"\n\
             address = \"https://tags.example.org/gtm\"\nhosts = [\"count.example.org\"]\n";
        let analytics = "https://tags.example.org https://count.example.org";
        let in_production =
            content_security_policy("/media", &group(text, Environment::Production), None);
        assert_eq!(
            sources(&in_production, "script-src"),
            format!("'self' {analytics}")
        );
        assert_eq!(
            sources(&in_production, "connect-src"),
            format!("'self' {analytics}")
        );
        assert_eq!(
            sources(&in_production, "img-src"),
            format!("'self' data: {analytics}")
        );
        assert_eq!(sources(&in_production, "frame-src"), "'self'");
        for environment in [Environment::Staging, Environment::Development] {
            let here = content_security_policy("/media", &group(text, environment), None);
            assert_eq!(
                here,
                content_security_policy("/media", &group("", environment), None)
            );
        }
    }
}
