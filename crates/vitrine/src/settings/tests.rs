//! Which value wins, and how a wrong one is reported.

use super::*;
use crate::commands::random_name;

struct File(PathBuf);

impl File {
    fn of(text: &str) -> Self {
        let name = format!("vitrine-settings-{}.toml", random_name(12));
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, text).unwrap();
        Self(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn load(file: &str, flags: &Flags<'_>, variables: &[(&str, &str)]) -> Result<Settings, String> {
    let file = File::of(file);
    let look_up = |name: &str| {
        let found = variables.iter().find(|(variable, _)| *variable == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    let settings = Settings::load(Some(&file.0), flags, &look_up);
    settings.map_err(|error| {
        error
            .to_string()
            .replace(&file.0.display().to_string(), "FILE")
    })
}

#[test]
fn a_flag_wins_then_the_environment_then_the_file() {
    let file = "database_connections = 3\napi_host = \"file.example.org\"\nquery_seconds = 5\n";
    let variables = [
        ("VITRINE_DATABASE_CONNECTIONS", "4"),
        ("VITRINE_API_HOST", "env.example.org"),
        ("VITRINE_QUERY_STEPS", ""),
    ];
    let flags = [("database_connections", Some("5")), ("api_host", None)];
    let settings = load(file, &flags, &variables).unwrap();
    assert_eq!(settings.content.database_connections.get(), 5);
    let content = settings.content.service();
    assert_eq!(content.api_host.as_deref(), Some("env.example.org"));
    assert_eq!(content.query_seconds, 5);
    assert_eq!(
        content.query_steps,
        content_service::Settings::default().query_steps
    );
    let listing = settings.listing();
    for line in [
        "database_connections = 5\n    from --connections;",
        "api_host = env.example.org\n    from VITRINE_API_HOST;",
        "default_project = (not set)\n    the default; set by --default-project or VITRINE_DEFAULT_PROJECT",
    ] {
        assert!(listing.contains(line), "{listing}");
    }
}

#[test]
fn the_file_may_be_named_by_the_environment() {
    let file = File::of("default_project = \"museum\"");
    let look_up = |name: &str| (name == CONFIG).then(|| file.0.display().to_string());
    let settings = Settings::load(None, &[], &look_up).unwrap();
    assert_eq!(settings.project(None).unwrap(), "museum");
    assert_eq!(settings.project(Some("other")).unwrap(), "other");
}

#[test]
fn what_is_wrong_is_named_with_what_is_allowed() {
    type Variables = [(&'static str, &'static str)];
    let cases: [(&str, &Flags<'_>, &Variables, &str); 11] = [
        (
            "databse_url = \"x\"",
            &[],
            &[],
            "FILE has a setting \"databse_url\", which does not exist\n  The nearest is \"database_url\";",
        ),
        (
            "query_seconds = \"fast\"",
            &[],
            &[],
            "query_seconds in FILE is \"fast\": it must be a whole number, 1 or more",
        ),
        (
            "query_seconds = 0",
            &[],
            &[],
            "query_seconds in FILE is \"0\": it must be a whole number, 1 or more",
        ),
        (
            "query_seconds = -1",
            &[],
            &[],
            "query_seconds in FILE is \"-1\": it must be",
        ),
        (
            "api_host = [\"a.example.org\"]",
            &[],
            &[],
            "api_host in FILE is a list or a table: it must be the name of a host",
        ),
        (
            "api_host = ",
            &[],
            &[],
            "FILE is no file of settings:\nTOML parse error at line 1",
        ),
        (
            "query_second = 5",
            &[],
            &[],
            "FILE has a setting \"query_second\", which does not exist\n  The nearest is \"query_seconds\";",
        ),
        (
            "[web]\nlisten = \"127.0.0.1:1\"",
            &[],
            &[],
            "FILE has a setting \"web\", which does not exist",
        ),
        (
            "",
            &[],
            &[("VITRINE_WEB_PURGE", "http://a, b")],
            "VITRINE_WEB_PURGE is \"http://a, b\": it must be addresses such as",
        ),
        (
            "",
            &[("content_listen", Some("here"))],
            &[],
            "--listen is \"here\": it must be an address and a port",
        ),
        (
            "",
            &[],
            &[("VITRINE_DATABASE_URL", "mysql://me:secret@host/x")],
            "VITRINE_DATABASE_URL is \"mysql://me:•••@host/x\": it must be an address such as",
        ),
    ];
    for (file, flags, variables, expected) in cases {
        let error = load(file, flags, variables).err().unwrap_or_default();
        assert!(error.starts_with(expected), "{error}");
    }
    let missing = Settings::load(Some(Path::new("/no/such.toml")), &[], &|_| None);
    let error = missing
        .err()
        .map(|error| error.to_string())
        .unwrap_or_default();
    assert!(
        error.starts_with("cannot read the settings in /no/such.toml: No such file"),
        "{error}"
    );
}

#[test]
fn values_may_be_written_in_the_ways_of_file_and_environment() {
    let file = "web_plain = true\nweb_page_cache_bytes = 1_000\ntrusted_proxies = \"::1\"";
    let variables = [
        ("VITRINE_QUERY_STEPS", "2_000"),
        ("VITRINE_LOG_QUERY_PARAMETERS", "true"),
        ("VITRINE_WEB_PURGE", "http://a, http://b"),
        ("VITRINE_ASSETS_STORE", "s3://originals/"),
    ];
    let settings = load(file, &[], &variables).unwrap();
    assert!(settings.website.web_plain && settings.content.log_query_parameters);
    assert_eq!(settings.website.web_page_cache_bytes, 1000);
    assert_eq!(settings.content.query_steps.get(), 2000);
    assert_eq!(settings.content.trusted_proxies.len(), 1);
    assert!(settings.content.content_uncapped.is_empty());
    let purged = settings.website.service().pages.shared_cache_urls;
    assert_eq!(purged, ["http://a", "http://b"]);
    let store = settings.asset_service().store;
    assert!(matches!(store, ::assets::Store::Bucket(s3) if s3.bucket == "originals"));
}

#[test]
fn no_secret_is_shown() {
    let cases = [
        ("postgres://a:geheim@h/d", "postgres://a:•••@h/d"),
        ("postgres://a:ge@heim@h:1/d", "postgres://a:•••@h:1/d"),
        ("postgres://a@h/d", "postgres://a@h/d"),
        ("postgres://h/d", "postgres://h/d"),
    ];
    for (url, shown) in cases {
        let settings = load("", &[("database_url", Some(url))], &[]).unwrap();
        assert!(
            settings
                .listing()
                .starts_with(&format!("database_url = {shown}\n"))
        );
    }
    let variables = [
        ("VITRINE_WEB_PASSWORD", "geheim"),
        ("VITRINE_WEB_TOKEN", "geheim"),
        ("VITRINE_S3_SECRET", "geheim"),
        ("VITRINE_EMBEDDER_KEY", "geheim"),
        ("VITRINE_NATS_URL", "nats://a:geheim@h"),
    ];
    let listing = load("", &[], &variables).unwrap().listing();
    assert!(!listing.contains("geheim"), "{listing}");
    assert_eq!(listing.matches("•••").count(), 1 + variables.len());
}
