//! Which value wins, and how a wrong one is reported.

use super::*;

struct File(PathBuf);

impl File {
    fn of(text: &str) -> Self {
        let mut name = [0; 8];
        getrandom::fill(&mut name).unwrap();
        let name = format!("vitrine-settings-{:016x}.toml", u64::from_ne_bytes(name));
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
    assert_eq!(settings.connections(), 5);
    let content = settings.content();
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
    let cases: [(&str, &Flags<'_>, &Variables, &str); 8] = [
        (
            "databse_url = \"x\"",
            &[],
            &[],
            "FILE has a setting \"databse_url\", which does not exist\n  The settings are database_url,",
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
            "api_host = 3",
            &[],
            &[],
            "api_host in FILE is 3: it must be the name of a host",
        ),
        (
            "api_host = ",
            &[],
            &[],
            "FILE is no file of settings:\nTOML parse error at line 1",
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
}
