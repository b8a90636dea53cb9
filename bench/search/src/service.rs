//! The content service, as its own program.

use crate::{Failure, embedder};
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A content service that runs until it is dropped.
pub(crate) struct Service {
    pub(crate) address: String,
    _child: Child,
}

fn binary() -> String {
    std::env::var("VITRINE_BINARY").unwrap_or("target/release/vitrine".to_owned())
}

pub(crate) fn migrate(url: &str) -> Result<(), Failure> {
    run(url, &["migrate"])
}

/// Makes the dataset that the pages are of.
pub(crate) fn make_dataset(url: &str) -> Result<(), Failure> {
    run(url, &["project", "create", "museum"])?;
    run(url, &["dataset", "create", "--project", "museum", "stage"])?;
    run(
        url,
        &["dataset", "configure", "--project", "museum", "stage"],
    )
}

fn run(url: &str, arguments: &[&str]) -> Result<(), Failure> {
    let status = std::process::Command::new(binary())
        .args(["--database", url])
        .args(arguments)
        .status()?;
    if status.success() {
        return Ok(());
    }
    Err(format!("vitrine {} failed", arguments.join(" ")).into())
}

pub(crate) async fn start(url: &str) -> Result<Service, Failure> {
    let opening = format!("http://{}/v1/embeddings", embedder::ADDRESS);
    let mut child = Command::new(binary())
        .args(["--database", url, "content", "--listen", "127.0.0.1:0"])
        .env("VITRINE_LOG", "warn")
        .env("VITRINE_SEARCH_INDEX", "false")
        .env("VITRINE_EMBEDDER_URL", opening)
        .env("VITRINE_EMBEDDER_NAME", embedder::NAME)
        .env("VITRINE_DEFAULT_PROJECT", "museum")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let output = child.stdout.take().ok_or("no output")?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some(address) = line.strip_prefix("content service on ") {
            return Ok(Service {
                address: address.to_owned(),
                _child: child,
            });
        }
    }
    Err("the content service ended".into())
}
