//! The catalogue of fixtures, for those who make the websites: a Node program of the build, which
//! runs only where the settings say so.
//!
//! The first request starts it. It is started again after it has not responded, and for another
//! build.

use crate::builds::Build;
use crate::renderer::Renderer;
use axum::http::{HeaderMap, header};
use std::io;
use std::sync::Arc;
use thiserror::Error;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader, Lines};
use tokio::process::{Child, ChildStdout};
use tokio::sync::Mutex;

/// Why there is no response.
#[derive(Debug, Error)]
pub(crate) enum CatalogueError {
    #[error("the catalogue does not start: {0}")]
    Process(#[from] io::Error),
    #[error("the catalogue does not respond: {0}")]
    Request(#[from] reqwest::Error),
}

/// The catalogue. Cloning shares its process.
#[derive(Clone)]
pub(crate) struct Catalogue {
    client: reqwest::Client,
    process: Arc<Mutex<Option<Process>>>,
}

/// A process that serves the catalogue of a build. Dropping it kills the process.
struct Process {
    _child: Child,
    /// The origin on which it listens.
    origin: String,
    build: String,
}

impl Catalogue {
    pub(crate) fn new() -> Result<Self, reqwest::Error> {
        Ok(Self {
            // The process is on this machine.
            client: reqwest::Client::builder().no_proxy().build()?,
            process: Arc::default(),
        })
    }

    /// Gets what the catalogue of a build has at a path.
    pub(crate) async fn get(
        &self,
        renderer: &Renderer,
        build: &Build,
        path: &str,
        request_headers: &HeaderMap,
    ) -> Result<reqwest::Response, CatalogueError> {
        let origin = self.origin(renderer, build).await?;
        let mut request = self.client.get(format!("{origin}{path}"));
        // Sounds and films are requested in parts.
        if let Some(range) = request_headers.get(header::RANGE) {
            request = request.header(header::RANGE, range);
        }
        let response = request.send().await;
        if response.is_err() {
            *self.process.lock().await = None;
        }
        Ok(response?)
    }

    /// The origin of the process, which is started if it does not run.
    async fn origin(&self, renderer: &Renderer, build: &Build) -> io::Result<String> {
        let mut current = self.process.lock().await;
        if let Some(process) = &*current
            && process.build == build.id
        {
            return Ok(process.origin.clone());
        }
        // One of another build ends before the new one starts.
        *current = None;
        let process = Process::start(renderer, build).await?;
        Ok(current.insert(process).origin.clone())
    }
}

impl Process {
    async fn start(renderer: &Renderer, build: &Build) -> io::Result<Self> {
        let mut child = renderer.node_command(&build.catalogue()).spawn()?;
        if let Some(stderr) = child.stderr.take() {
            tokio::spawn(log_lines(BufReader::new(stderr).lines()));
        }
        let first_line = first_line(child.stdout.take());
        let origin = tokio::time::timeout(renderer.start_timeout(), first_line).await;
        let origin = origin.map_err(|_| io::Error::other("it does not come up"))??;
        Ok(Self {
            _child: child,
            origin,
            build: build.id.clone(),
        })
    }
}

/// The line that the process writes when it listens: its origin.
async fn first_line(stdout: Option<ChildStdout>) -> io::Result<String> {
    let stdout = stdout.ok_or_else(|| io::Error::other("it has no output"))?;
    let mut lines = BufReader::new(stdout).lines();
    let line = lines.next_line().await?;
    let line = line.ok_or_else(|| io::Error::other("it ended before it listened"))?;
    tokio::spawn(log_lines(lines));
    Ok(line)
}

async fn log_lines<R: AsyncRead + Unpin>(mut lines: Lines<BufReader<R>>) {
    while let Ok(Some(line)) = lines.next_line().await {
        tracing::warn!("catalogue: {line}");
    }
}
