//! `docs/settings.md`, from the descriptions of the settings.

use std::fmt::Write;

const INTRODUCTION: &str = "# Settings

A setting is taken from the first of these that has it: a flag, the environment, the file that
`--config` or `VITRINE_CONFIG` names, the default. The file is TOML:

```toml
database_url = \"postgres://vitrine:secret@db.example.org/vitrine\"
content_listen = \"0.0.0.0:24100\"
query_seconds = 20
```

A name that does not exist ends the program at its start with the file and the nearest name, a
value that cannot be with its place and what is allowed. `vitrine settings` prints every setting with its value and where it
came from. The log is set by `VITRINE_LOG`, as in `VITRINE_LOG=debug` (`info` if not set).

| name | environment | flag | default | meaning |
|---|---|---|---|---|
";

/// Fails when the document differs from the settings; `VITRINE_WRITE_DOCS=1` writes it.
#[test]
fn the_document_lists_every_setting() {
    let mut expected = INTRODUCTION.to_owned();
    for setting in super::describe() {
        let code = |text: &str| format!("`{text}`");
        let flag = setting.flag.map(code).unwrap_or_default();
        let default = setting.default.as_deref().map(code).unwrap_or_default();
        let (name, variable) = (setting.name, setting.variable());
        let meaning = setting.meaning;
        writeln!(
            expected,
            "| `{name}` | `{variable}` | {flag} | {default} | {meaning} |"
        )
        .unwrap();
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/settings.md");
    if std::env::var_os("VITRINE_WRITE_DOCS").is_some() {
        std::fs::write(file, &expected).unwrap();
    }
    let there = std::fs::read_to_string(file).unwrap_or_default();
    assert_eq!(
        there, expected,
        "run this test with VITRINE_WRITE_DOCS=1 to write the document"
    );
}
