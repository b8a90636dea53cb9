//! `vitrine migrate`

use super::{Done, connect};
use crate::arguments::Database;

pub(crate) async fn run(database: &Database) -> Done {
    connect(database).await?.migrate().await?;
    println!("the database schema is up to date");
    Ok(())
}
