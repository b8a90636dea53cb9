//! `vitrine migrate`

use super::{Done, connect};
use crate::settings::Settings;

pub(crate) async fn run(settings: &Settings) -> Done {
    connect(settings).await?.migrate().await?;
    println!("the database schema is up to date");
    Ok(())
}
