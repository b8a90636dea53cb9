//! `vitrine migrate`

use super::{CommandResult, connect};
use crate::settings::Settings;

pub(crate) async fn run(settings: &Settings) -> CommandResult {
    connect(settings).await?.migrate().await?;
    println!("the database schema is up to date");
    Ok(())
}
