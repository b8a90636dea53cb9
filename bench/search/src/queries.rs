//! What is searched for.

use crate::Failure;
use sqlx::{Connection, PgConnection};

/// Searches of a kind.
const COUNT: i64 = 60;

/// Kinds of searches, and the queries of each with the site that they are for. All differ.
pub(crate) async fn make(url: &str) -> Result<Vec<(&'static str, Vec<(String, String)>)>, Failure> {
    let mut kinds = Vec::new();
    for (kind, query) in [
        // A word of every hundredth page and more; `n` goes from frequent to rare.
        ("a frequent word", "word.word"),
        ("a rare word", "rare.word"),
        (
            "two words of a title",
            "split_part(title, ' ', 1) || ' ' || split_part(title, ' ', 2)",
        ),
        (
            "three words",
            "word.word || ' ' || rare.word || ' ' || split_part(title, ' ', 2)",
        ),
        // Two letters stand the wrong way round.
        (
            "a typing error",
            "overlay(rare.word placing reverse(substr(rare.word, 4, 2)) from 4)",
        ),
    ] {
        let statement = format!(
            "select {query} as query, site
             from generate_series(1, $1) i
               join bench_word word on word.n = i * 3
               join bench_word rare on rare.n = 10000 + i * 450
               join search_entry on ds = 1 and id = 'page-' || (i * 997)"
        );
        let mut connection = PgConnection::connect(url).await?;
        let queries = sqlx::query_as(sqlx::AssertSqlSafe(statement))
            .bind(COUNT)
            .fetch_all(&mut connection)
            .await?;
        kinds.push((kind, queries));
    }
    Ok(kinds)
}
