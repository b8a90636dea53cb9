//! The seeds of hash tables.
//!
//! Keys come from queries and documents, and so from outsiders. With seeds that are known,
//! they could choose keys that all fall into one bucket, and every lookup would go through
//! all of them. So each process has seeds of its own, and each table in it. No value
//! depends on them: tables are read by key, and never iterated.

/// The seeds of a table.
pub(crate) type Seeds = foldhash::fast::RandomState;

/// A table of this crate.
pub(crate) type Table<K, V> = std::collections::HashMap<K, V, Seeds>;

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::BuildHasher;
    use std::process::Command;

    const SHOW: &str = "GROQ_SHOW_A_HASH";

    #[test]
    fn two_tables_have_two_seeds() {
        let (one, other) = (Seeds::default(), Seeds::default());
        for key in ["", "_id", "castle"] {
            assert_ne!(one.hash_one(key), other.hash_one(key), "{key:?}");
        }
    }

    /// The test runs itself in two more processes, and compares their output.
    #[test]
    fn two_processes_have_two_seeds() {
        if std::env::var_os(SHOW).is_some() {
            println!("hash {}", Seeds::default().hash_one("castle"));
            return;
        }
        let printed = || {
            let name = "seeds::tests::two_processes_have_two_seeds";
            let output = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", name, "--nocapture"])
                .env(SHOW, "1")
                .output()
                .unwrap();
            let output = String::from_utf8(output.stdout).unwrap();
            let hash = output.lines().find_map(|line| line.split_once("hash "));
            hash.expect("a hash").1.to_owned()
        };
        assert_ne!(printed(), printed());
    }
}
