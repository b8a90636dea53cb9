//! What a group's file may contain, and how problems are reported.

use super::*;

const SITE: &str = r#"
[[site]]
key = "jelling"
name = { da = "Kongernes Jelling" }
hosts = { production = "jelling.example.org", development = "jelling.localhost" }
project = "museerne"
locales = ["da", "en"]
logo = "jelling"
"#;

fn problem(text: &str) -> String {
    match Group::parse(text, Environment::Production) {
        Ok(_) => "no problem".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_small_group_has_defaults() {
    let group = Group::parse(SITE, Environment::Production).unwrap();
    let site = group.site("jelling").unwrap();
    assert_eq!(group.content_of(site), Ok(("museerne", "stage")));
    assert_eq!(site.api_version, "2024-10-01");
    assert_eq!(site.calendar_months, 2);
    assert_eq!(group.zone.iana_name(), Some("Europe/Copenhagen"));
    assert_eq!(site.name(Locale::En), "Kongernes Jelling");
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let changed = |from: &str, to: &str| SITE.replace(from, to);
    let more = |line: &str| format!("{SITE}\n{line}");
    let cases = [
        (String::new(), "the group has no site"),
        (
            format!("{SITE}{SITE}"),
            "site 2 (jelling): key: another site has it",
        ),
        (
            changed("\"jelling\"\nname", "\"Jelling\"\nname"),
            "site 1 (Jelling): key: it must be lowercase",
        ),
        (
            changed("da = \"Kon", "en = \"Kon"),
            "site 1 (jelling): name: it must be said in Danish",
        ),
        (
            changed("\"jelling.localhost\"", "\"https://jelling.localhost\""),
            "site 1 (jelling): hosts.development: it must be the name of a host",
        ),
        (
            changed("[\"da\", \"en\"]", "[\"en\"]"),
            "site 1 (jelling): locales: the first must be \"da\"",
        ),
        (
            changed("[\"da\", \"en\"]", "[\"da\", \"da\"]"),
            "site 1 (jelling): locales: one stands twice",
        ),
        (
            more("region = \"fyn\""),
            "site 1 (jelling): region: there is no region \"fyn\"",
        ),
        (
            more("connected = [\"odense\"]"),
            "site 1 (jelling): connected: there is no site \"odense\"",
        ),
        (
            more("base_path = \"jelling\""),
            "site 1 (jelling): base_path: \"jelling\" must begin with a slash",
        ),
        (
            more("base_path = \"/api\""),
            "site 1 (jelling): base_path: \"/api\" is reserved for calls",
        ),
        (
            more("dataset = \"Stage\""),
            "site 1 (jelling): dataset: it must be lowercase",
        ),
        (more("colour = \"red\""), "TOML parse error at line 10"),
        (more("types = [\"films\"]"), "TOML parse error at line 10"),
        (
            format!("time_zone = \"Mars/Olympus\"\n{SITE}"),
            "time_zone: \"Mars/Olympus\" is no time zone",
        ),
        (
            more(
                "[organisation]\nname = { en = \"Museums\" }\nurl = \"https://m.example.org/\"\nstreet = \"Vej 1\"\nzip = \"1000\"\ncity = \"By\"",
            ),
            "organisation: name: it must be said in Danish",
        ),
        (
            more(
                "[organisation]\nname = { da = \"Museer\" }\nurl = \"m.example.org\"\nstreet = \"Vej 1\"\nzip = \"1000\"\ncity = \"By\"",
            ),
            "organisation: url: \"m.example.org\" must begin with https://",
        ),
    ];
    for (text, expected) in cases {
        let problem = problem(&text);
        assert!(problem.starts_with(expected), "{problem}");
    }
    let second = SITE.replace("key = \"jelling\"", "key = \"andre\"");
    let problem = problem(&format!("{SITE}{second}"));
    let expected =
        "site andre: hosts.production: jelling.example.org is the address of jelling too";
    assert!(problem.contains(expected), "{problem}");
}

/// A request by names needs a language and a site of the group.
#[test]
fn root_data_needs_a_language_and_a_site() {
    let group = Group::parse(SITE, Environment::Production).unwrap();
    let cases = [
        (
            "jelling",
            "",
            "Locale is required when requesting rootData from the content service",
        ),
        (
            "jelling",
            "xx",
            "Locale is required when requesting rootData from the content service",
        ),
        (
            "",
            "da",
            "The site parameter is required when requesting a page from the content service",
        ),
        ("odense", "da", "Unknown site: odense"),
    ];
    for (site, locale, expected) in cases {
        let error = group.requested(site, locale).unwrap_err().to_string();
        assert_eq!(error, expected, "{site} {locale}");
    }
    let (site, locale) = group.requested("jelling", "en").unwrap();
    assert_eq!((site.key.as_str(), locale), ("jelling", Locale::En));
}

/// The texts of requests that cannot be.
#[test]
fn requests_without_a_site_or_its_content() {
    let text = SITE.replace("project = \"museerne\"\n", "");
    let group = Group::parse(&text, Environment::Production).unwrap();
    let error = |key: &str| group.site(key).unwrap_err().to_string();
    assert_eq!(
        error(""),
        "The site parameter is required when requesting a page from the content service"
    );
    assert_eq!(error("odense"), "Unknown site: odense");
    let without = group.content_of(group.site("jelling").unwrap());
    assert_eq!(
        without.unwrap_err().to_string(),
        "No CMS found for site jelling"
    );
}

/// The demonstration group matches its brief.
#[test]
fn the_demonstration_group() {
    let text = include_str!("../../../../demo/group.toml");
    for environment in [
        Environment::Production,
        Environment::Staging,
        Environment::Development,
    ] {
        let group = Group::parse(text, environment).unwrap();
        assert_eq!(group.sites.len(), 12);
        assert_eq!(group.regions.len(), 3);
        assert!(group.organisation.is_some());
    }
    let group = Group::parse(text, Environment::Development).unwrap();
    let four: Vec<&str> = group
        .sites
        .iter()
        .filter(|site| site.locales.len() == 4)
        .map(|site| site.key.as_str())
        .collect();
    assert_eq!(four, ["proevesalen"]);
    let full: Vec<&str> = group
        .sites
        .iter()
        .filter(|site| site.hero == crate::HeroLayout::FullWidth)
        .map(|site| site.key.as_str())
        .collect();
    assert_eq!(full, ["krigsmuseet", "slottet"]);
    let castle = group.site("slottet").unwrap();
    assert_eq!(castle.labels(Locale::En)["exhibitions"], "experiences");
    assert!(group.site("proevesalen").unwrap().noindex);
}

/// Hosts become part of a response's header: only names of hosts get there.
#[test]
fn hosts_of_others_are_checked() {
    for host in [
        "maps.example.org",
        "*.example.org",
        "xn--kbenhavn-54a.example",
    ] {
        let text = format!("[embeds]\nhosts = [\"{host}\"]\n{SITE}");
        assert_eq!(problem(&text), "no problem", "{host}");
    }
    for host in [
        "",
        "*",
        "*.",
        "localhost",
        "https://maps.example.org",
        "maps.example.org/x",
        "maps.example.org:8443",
        "Maps.example.org",
        "a.*.example.org",
        "maps.example.org; script-src *",
        "maps.example.org 'unsafe-inline'",
        ".example.org",
    ] {
        let text = format!("[embeds]\nhosts = [\"{host}\"]\n{SITE}");
        let problem = problem(&text);
        assert!(problem.starts_with("embeds: hosts: "), "{host}: {problem}");
    }
}

/// The container and the address become that of a script.
#[test]
fn the_tag_manager_is_checked() {
    let file = |container: &str, address: &str| {
        format!("[measurement]\ncontainer = \"{container}\"\naddress = \"{address}\"\n{SITE}")
    };
    let group = |address| {
        let text = file("GTM-ABC123", address);
        Group::parse(&text, Environment::Production).unwrap()
    };
    for (address, script) in [
        (
            "https://tags.example.org",
            "https://tags.example.org/gtm.js?id=GTM-ABC123",
        ),
        (
            "https://tags.example.org/m/",
            "https://tags.example.org/m/gtm.js?id=GTM-ABC123",
        ),
        (
            "http://127.0.0.1:8455",
            "http://127.0.0.1:8455/gtm.js?id=GTM-ABC123",
        ),
    ] {
        let group = group(address);
        assert_eq!(group.measurement().unwrap().script(), script);
    }
    for cookie in ["", "*", "a b", "a;b", "a=b", "æ", "_ga_**"] {
        let cookies = format!("cookies = [\"{cookie}\"]\n[[site]]");
        let text = file("GTM-1", "https://tags.example.org").replacen("[[site]]", &cookies, 1);
        let problem = Group::parse(&text, Environment::Production).unwrap_err();
        assert!(
            problem.to_string().contains("measurement: cookies"),
            "{cookie}"
        );
    }
    for address in [
        "",
        "tags.example.org",
        "http://tags.example.org",
        "http://localhost:8455",
        "https://user@tags.example.org",
        "https://tags.example.org/?a=b",
        "https://tags.example.org/#a",
        "javascript:alert(1)",
    ] {
        let problem = problem(&file("GTM-1", address));
        assert!(problem.starts_with("measurement: address: "), "{problem}");
    }
    for container in ["", "gtm-1", "GTM-1&x=y", "GTM 1", &"A".repeat(33)] {
        let problem = problem(&file(container, "https://tags.example.org"));
        assert!(problem.starts_with("measurement: container: "), "{problem}");
    }
    let staging = Group::parse(
        &file("GTM-1", "https://t.example.org"),
        Environment::Staging,
    );
    assert_eq!(staging.unwrap().measurement(), None);
}
