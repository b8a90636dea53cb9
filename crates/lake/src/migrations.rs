//! The schema, one migration a file.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Names each file as `number: description`; the text is in the binary.
macro_rules! migrations {
    ($($version:literal: $file:literal),+ $(,)?) => {
        &[$(($version, $file, include_str!(concat!("../migrations/", $file, ".sql")))),+]
    };
}

const FILES: &[(i64, &str, &str)] = migrations![
    1: "0001_documents",
    2: "0002_hot_paths",
    3: "0003_access",
    4: "0004_history",
    5: "0005_reference_types",
    6: "0006_begin_transaction",
    7: "0007_events",
    8: "0008_search",
    9: "0009_vectors",
    10: "0010_release_tasks",
    11: "0011_history_events",
    12: "0012_streams",
    13: "0013_configurations",
];

/// All migrations in their order.
pub(crate) fn migrator() -> Migrator {
    let migrations = FILES.iter().map(|&(version, file, sql)| {
        let description = file[5..].replace('_', " ");
        let sql = SqlStr::from_static(sql);
        Migration::new(
            version,
            description.into(),
            MigrationType::Simple,
            sql,
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use super::FILES;
    use std::fs;

    #[test]
    fn every_file_is_listed_under_its_number() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut found: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        found.sort();
        let listed: Vec<String> = FILES
            .iter()
            .map(|(_, file, _)| format!("{file}.sql"))
            .collect();
        assert_eq!(listed, found);
        for (version, file, _) in FILES {
            assert_eq!(format!("{version:04}"), file[..4]);
        }
    }
}
