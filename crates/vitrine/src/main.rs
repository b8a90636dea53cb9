//! `vitrine`: the one binary.

mod arguments;
mod commands;
mod edge;

use arguments::{Arguments, Command};
use clap::Parser;
use std::io::IsTerminal;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

#[tokio::main]
async fn main() -> ExitCode {
    let filter = EnvFilter::try_from_env("VITRINE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .init();
    let arguments = Arguments::parse();
    let done = match &arguments.command {
        Command::Migrate => commands::migrate::run(&arguments.database).await,
        Command::Content(content) => commands::content::run(&arguments.database, content).await,
        Command::Project(project) => commands::project::run(&arguments.database, project).await,
        Command::Dataset(dataset) => commands::dataset::run(&arguments.database, dataset).await,
        Command::Token(token) => commands::token::run(&arguments.database, token).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            let mut cause = error.source();
            while let Some(deeper) = cause {
                eprintln!("  because: {deeper}");
                cause = deeper.source();
            }
            ExitCode::FAILURE
        }
    }
}
