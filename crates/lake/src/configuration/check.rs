//! What a configuration must fulfil. Names and paths become part of SQL statements, so they have
//! letters, digits and underscores of ASCII alone.

use super::{
    ConfigurationProblem as Problem, DatasetConfiguration, IndexDefinition, InvalidConfiguration,
    MAX_NAME, MAX_PATH, SearchRules,
};
use std::collections::BTreeSet;

/// Indexes of a dataset, at most: each costs every write.
const MAX_INDEXES: usize = 16;
/// PostgreSQL's index is called `hot_` and the name, and there are a table and its key with these.
const RESERVED_NAMES: [&str; 2] = ["index", "index_pkey"];
/// Paths of an index, at most.
const MAX_INDEX_PATHS: usize = 4;
/// Entries of any other list, at most.
const MAX_ENTRIES: usize = 32;
/// The first two have columns of their own. The third is not stored: it is made when a document is
/// read, and a stored key would always be null.
const BUILT_IN: [&str; 3] = ["_id", "_type", "_originalId"];
/// Characters of the name of a type, at most.
const MAX_TYPE: usize = 100;
/// Characters of the code of a language, at most.
const MAX_LOCALE: usize = 35;

type Checked = Result<(), InvalidConfiguration>;

pub(super) fn check(configuration: &DatasetConfiguration) -> Checked {
    check_count("indexes", configuration.indexes.len(), (0, MAX_INDEXES))?;
    let mut names = BTreeSet::new();
    for (number, index) in configuration.indexes.iter().enumerate() {
        let place = format!("indexes[{number}]");
        check_index(&place, index)?;
        if !names.insert(&index.name) {
            let repeated = Problem::Repeated(index.name.clone());
            return Err(rejected(format!("{place}.name"), repeated));
        }
    }
    check_list("paths", &configuration.paths, MAX_ENTRIES, check_key)?;
    check_search(&configuration.search)
}

fn check_index(place: &str, index: &IndexDefinition) -> Checked {
    let fits = |b: u8| b.is_ascii_lowercase() || b == b'_';
    let is_name = (1..=MAX_NAME).contains(&index.name.len()) && index.name.bytes().all(fits);
    if !is_name || RESERVED_NAMES.contains(&index.name.as_str()) {
        let problem = Problem::Name(index.name.clone());
        return Err(rejected(format!("{place}.name"), problem));
    }
    let paths = format!("{place}.paths");
    check_count(&paths, index.paths.len(), (1, MAX_INDEX_PATHS))?;
    check_list(&paths, &index.paths, MAX_INDEX_PATHS, check_key)?;
    if index.tagged > index.paths.len() {
        let problem = Problem::Tagged {
            tagged: index.tagged,
            paths: index.paths.len(),
        };
        return Err(rejected(format!("{place}.tagged"), problem));
    }
    Ok(())
}

fn check_search(search: &SearchRules) -> Checked {
    let single = [
        ("search.title", Some(&search.title)),
        ("search.slug", Some(&search.slug)),
        ("search.site", search.site.as_ref()),
        ("search.locale", search.locale.as_ref()),
        ("search.lastDay", search.last_day.as_ref()),
    ];
    for (place, path) in single {
        path.map_or(Ok(()), |path| check_path(place, path))?;
    }
    check_locale("search.defaultLocale", &search.default_locale)?;
    let place = "search.localeAliases";
    check_count(place, search.locale_aliases.len(), (0, MAX_ENTRIES))?;
    for (alias, locale) in &search.locale_aliases {
        check_locale(place, alias)?;
        check_locale(place, locale)?;
    }
    check_list("search.days", &search.days, MAX_ENTRIES, check_path)?;
    let referring = &search.last_day_of_referring;
    let place = "search.lastDayOfReferring";
    check_count(place, referring.len(), (0, MAX_ENTRIES))?;
    for (number, rule) in referring.iter().enumerate() {
        let place = format!("{place}[{number}]");
        check_type(&format!("{place}.pageType"), &rule.page_type)?;
        check_type(&format!("{place}.referringType"), &rule.referring_type)?;
        check_path(&format!("{place}.path"), &rule.path)?;
    }
    let names = &search.names_of_referred;
    let place = "search.namesOfReferred";
    check_count(place, names.len(), (0, MAX_ENTRIES))?;
    for (number, rule) in names.iter().enumerate() {
        let place = format!("{place}[{number}]");
        check_type(&format!("{place}.referredType"), &rule.referred_type)?;
        check_path(&format!("{place}.path"), &rule.path)?;
    }
    let place = "search.typeWeights";
    check_count(place, search.type_weights.len(), (0, MAX_ENTRIES))?;
    for name in search.type_weights.keys() {
        check_type(place, name)?;
    }
    let texts = &search.texts;
    let lists = [
        ("search.texts.summaries", &texts.summaries),
        ("search.texts.headings", &texts.headings),
        ("search.texts.bodies", &texts.bodies),
        ("search.texts.leftOut", &texts.left_out),
    ];
    for (place, names) in lists {
        check_list(place, names, MAX_ENTRIES, check_field)?;
    }
    Ok(())
}

/// Checks each entry of a list, and that none stands there twice.
fn check_list(
    place: &str,
    entries: &[String],
    max: usize,
    check: impl Fn(&str, &str) -> Checked,
) -> Checked {
    check_count(place, entries.len(), (0, max))?;
    let mut known = BTreeSet::new();
    for (number, entry) in entries.iter().enumerate() {
        let place = format!("{place}[{number}]");
        check(&place, entry)?;
        if !known.insert(entry) {
            return Err(rejected(place, Problem::Repeated(entry.clone())));
        }
    }
    Ok(())
}

fn check_count(place: &str, count: usize, (min, max): (usize, usize)) -> Checked {
    if (min..=max).contains(&count) {
        return Ok(());
    }
    let problem = Problem::Count { count, min, max };
    Err(rejected(place.to_owned(), problem))
}

/// Checks a path whose key is stored.
fn check_key(place: &str, path: &str) -> Checked {
    if BUILT_IN.contains(&path) {
        let problem = Problem::BuiltIn(path.to_owned());
        return Err(rejected(place.to_owned(), problem));
    }
    check_path(place, path)
}

fn check_path(place: &str, path: &str) -> Checked {
    if path.len() <= MAX_PATH && path.split('.').all(is_field) {
        return Ok(());
    }
    Err(rejected(place.to_owned(), Problem::Path(path.to_owned())))
}

fn check_field(place: &str, name: &str) -> Checked {
    if name.len() <= MAX_PATH && is_field(name) {
        return Ok(());
    }
    Err(rejected(place.to_owned(), Problem::Field(name.to_owned())))
}

fn is_field(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

fn check_type(place: &str, name: &str) -> Checked {
    let fits = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.');
    if (1..=MAX_TYPE).contains(&name.len()) && name.bytes().all(fits) {
        return Ok(());
    }
    Err(rejected(place.to_owned(), Problem::Type(name.to_owned())))
}

fn check_locale(place: &str, code: &str) -> Checked {
    let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    if code.len() <= MAX_LOCALE && code.bytes().all(fits) {
        return Ok(());
    }
    Err(rejected(place.to_owned(), Problem::Locale(code.to_owned())))
}

fn rejected(place: String, problem: Problem) -> InvalidConfiguration {
    InvalidConfiguration::Rejected { place, problem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn refusal(configuration: &Value) -> String {
        match DatasetConfiguration::parse(&configuration.to_string()) {
            Err(error) => error.to_string(),
            Ok(_) => String::new(),
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let index = |name: &str, paths: &[&str], tagged: usize| json!({"name": name, "paths": paths, "tagged": tagged});
        let indexes = |indexes: Vec<Value>| json!({ "indexes": indexes });
        let many: Vec<Value> = (0..17).map(|_| index("a", &["b"], 0)).collect();
        let table = [
            (
                indexes(vec![index("Menu", &["a"], 0)]),
                "indexes[0].name: \"Menu\" must",
            ),
            (indexes(vec![index("", &["a"], 0)]), "indexes[0].name"),
            (indexes(vec![index("index", &["a"], 0)]), "indexes[0].name"),
            (
                indexes(vec![index("a", &["a"], 0), index("a", &["b"], 0)]),
                "indexes[1].name: \"a\" stands there twice",
            ),
            (
                indexes(vec![index("a", &[], 0)]),
                "indexes[0].paths: 0 entries",
            ),
            (
                indexes(vec![index("a", &["a", "b", "c", "d", "e"], 0)]),
                "indexes[0].paths: 5 entries, where 1 to 4 are possible",
            ),
            (
                indexes(vec![index("a", &["a'b"], 0)]),
                "indexes[0].paths[0]: \"a'b\" must be a path",
            ),
            (
                indexes(vec![index("a", &["a..b"], 0)]),
                "indexes[0].paths[0]",
            ),
            (
                indexes(vec![index("a", &["tags[0]"], 0)]),
                "indexes[0].paths[0]",
            ),
            (
                indexes(vec![index("a", &["b"], 2)]),
                "indexes[0].tagged: 2 paths",
            ),
            (indexes(many), "indexes: 17 entries"),
            (
                indexes(vec![index("a", &["_type", "b"], 0)]),
                "indexes[0].paths[0]: \"_type\" is of no use here",
            ),
            (json!({"paths": ["_originalId"]}), "paths[0]"),
            (json!({"paths": ["ab", "1a"]}), "paths[1]"),
            (json!({"paths": ["x".repeat(81)]}), "paths[0]"),
            (json!({"search": {"title": ""}}), "search.title"),
            (json!({"search": {"site": "a b"}}), "search.site"),
            (
                json!({"search": {"defaultLocale": "en_GB"}}),
                "search.defaultLocale",
            ),
            (
                json!({"search": {"localeAliases": {"se": "sv_SE"}}}),
                "search.localeAliases: \"sv_SE\"",
            ),
            (
                json!({"search": {"lastDayOfReferring":
                    [{"pageType": "", "referringType": "a", "path": "b"}]}}),
                "search.lastDayOfReferring[0].pageType",
            ),
            (
                json!({"search": {"namesOfReferred": [{"referredType": "a", "path": ""}]}}),
                "search.namesOfReferred[0].path",
            ),
            (
                json!({"search": {"typeWeights": {"": 100}}}),
                "search.typeWeights",
            ),
            (
                json!({"search": {"texts": {"bodies": ["a.b"]}}}),
                "search.texts.bodies[0]",
            ),
            (
                json!({"index": []}),
                "this is no configuration: unknown field `index`",
            ),
            (
                json!({"search": {"until": "a"}}),
                "this is no configuration: unknown field `until`",
            ),
            (
                json!({"paths": "x".repeat(70_000)}),
                "a configuration has at most 65536 bytes",
            ),
        ];
        for (configuration, expected) in table {
            let refusal = refusal(&configuration);
            assert!(
                refusal.starts_with(expected),
                "{refusal:?}, not {expected:?}"
            );
        }
    }

    #[test]
    fn what_is_left_out_has_the_default() {
        let default = DatasetConfiguration::default();
        assert_eq!(DatasetConfiguration::parse("{}"), Ok(default.clone()));
        assert_eq!(DatasetConfiguration::parse(&default.to_json()), Ok(default));
        let own = json!({"indexes": [{"name": "dish", "paths": ["dish"]}], "search": {"site": "kitchen"}});
        let own = DatasetConfiguration::parse(&own.to_string()).unwrap();
        assert_eq!(own.indexes().len(), 1);
        assert_eq!(own.search().slug, "slug.current");
        assert_eq!(own.search().site.as_deref(), Some("kitchen"));
    }

    #[test]
    fn what_the_migration_stores_is_a_configuration() {
        let migration = include_str!("../../migrations/0013_configurations.sql");
        let body = migration.split("$json$").nth(1).unwrap();
        let stored = DatasetConfiguration::parse(body).unwrap();
        assert_eq!(stored.body(), body);
    }
}
