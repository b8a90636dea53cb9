//! `vitrine`: the one binary.

mod arguments;
mod asset_store;
mod bundle;
mod commands;
mod export;
mod generate;
mod import;
mod progress;
mod settings;
mod supervise;
mod system;

use arguments::{Arguments, Command};
use clap::Parser;
use commands::CommandResult;
use settings::Settings;
use std::error::Error;
use std::io::IsTerminal;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

/// Documents are many small values: the system's allocator is a fifth of a query.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Threads for work that blocks: files, and texts that take long to write. Memory that another
/// thread frees stays with the thread that allocated it until that one allocates again or ends:
/// Tokio's usual 512 threads would leave more than a gigabyte behind.
const BLOCKING_THREADS: usize = 16;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // A command that ends reports its own result; a service writes a log.
    let usual = match &arguments.command {
        Command::Content(_) | Command::Web(_) => "info",
        _ => "error",
    };
    let filter = EnvFilter::try_from_env("VITRINE_LOG").unwrap_or_else(|_| EnvFilter::new(usual));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    match begin(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell(error.as_ref());
            ExitCode::FAILURE
        }
    }
}

fn begin(arguments: &Arguments) -> CommandResult {
    let environment = |name: &str| std::env::var(name).ok();
    let config = arguments.general.config.as_deref();
    let settings = Settings::load(config, &arguments.flags(), &environment)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(BLOCKING_THREADS)
        .build()?;
    let done = runtime.block_on(run(&arguments.command, &settings));
    // A thread that waits for standard input must not hold up the end.
    runtime.shutdown_background();
    done
}

async fn run(command: &Command, settings: &Settings) -> CommandResult {
    match command {
        Command::Migrate => commands::migrate::run(settings).await,
        Command::Content(_) => commands::content::run(settings).await,
        Command::Web(_) => commands::web::run(settings).await,
        Command::Check(check) => commands::check::run(settings, check).await,
        Command::Builds(builds) => commands::builds::run(settings, builds),
        Command::Redirects(redirects) => commands::redirects::run(settings, redirects).await,
        Command::Project(project) => commands::project::run(settings, project).await,
        Command::Dataset(dataset) => commands::dataset::run(settings, dataset).await,
        Command::Document(document) => commands::document::run(settings, document).await,
        Command::Token(token) => commands::token::run(settings, token).await,
        Command::Release(release) => commands::release::run(settings, release).await,
        Command::Role(role) => commands::role::run(settings, role).await,
        Command::Index(index) => commands::index::run(settings, index).await,
        Command::Cors(cors) => commands::cors::run(settings, cors).await,
        Command::Query(query) => commands::query::run(settings, query).await,
        Command::Explain(question) => commands::explain::run(settings, question).await,
        Command::Export(export) => commands::export::run(settings, export).await,
        Command::Import(import) => commands::import::run(settings, import).await,
        Command::Assets(command) => commands::assets::run(settings, command).await,
        Command::Settings => {
            println!("{}", settings.listing());
            Ok(())
        }
        Command::Generate(generate) => commands::generate::run(settings, generate).await,
    }
}

fn tell(error: &(dyn Error + 'static)) {
    eprintln!("error: {error}");
    let mut cause = error.source();
    while let Some(deeper) = cause {
        eprintln!("  because: {deeper}");
        cause = deeper.source();
    }
    if let Some(advice) = commands::advice(error) {
        eprintln!("  {advice}");
    }
}
