//! The catalogue of fixtures, for those who make the websites: a Node program of the build, which
//! runs only where the settings say so.
//!
//! The first request starts it. It is started again once it has ended or has let a request wait too
//! long, and for another build.

use crate::builds::Build;
use crate::renderer::Renderer;
use axum::http::{HeaderMap, header};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader, Lines};
use tokio::process::{Child, ChildStdout};
use tokio::sync::Mutex;
use tokio::time::error::Elapsed;

/// How long a response may take to begin: a page of all states of a module is rendered meanwhile.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(10);

/// Why there is no response.
#[derive(Debug, Error)]
pub(crate) enum CatalogueError {
    #[error("the catalogue does not start: {0}")]
    Process(#[from] io::Error),
    #[error("the catalogue does not respond: {0}")]
    Request(#[from] reqwest::Error),
    #[error("the catalogue does not respond in time")]
    Timeout(#[from] Elapsed),
}

/// The catalogue. Cloning shares its process.
#[derive(Clone)]
pub(crate) struct Catalogue {
    client: reqwest::Client,
    /// How long a response may take to begin.
    pub(crate) response_timeout: Duration,
    current: Arc<Mutex<Option<Arc<Process>>>>,
}

/// A process that serves the catalogue of a build. It is killed once it is not the current one and
/// no request waits for it.
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
            response_timeout: RESPONSE_TIMEOUT,
            current: Arc::default(),
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
        let process = self.process(renderer, build).await?;
        let mut request = self.client.get(format!("{}{path}", process.origin));
        // Sounds and films are requested in parts.
        if let Some(range) = request_headers.get(header::RANGE) {
            request = request.header(header::RANGE, range);
        }
        let response = self.send(request).await;
        if response.is_err() {
            self.forget(&process).await;
        }
        response
    }

    /// Sends a request, and waits for the head of its response. Its body may take longer: a picture
    /// that never loads is one of the states.
    async fn send(
        &self,
        request: reqwest::RequestBuilder,
    ) -> Result<reqwest::Response, CatalogueError> {
        Ok(tokio::time::timeout(self.response_timeout, request.send()).await??)
    }

    /// The current process, which is started if there is none of this build.
    async fn process(&self, renderer: &Renderer, build: &Build) -> io::Result<Arc<Process>> {
        let mut current = self.current.lock().await;
        if let Some(process) = &*current
            && process.build == build.id
        {
            return Ok(process.clone());
        }
        *current = None;
        let process = Arc::new(Process::start(renderer, build).await?);
        Ok(current.insert(process).clone())
    }

    /// Forgets a process that failed, unless another has replaced it: several requests may fail one
    /// after the other.
    async fn forget(&self, failed: &Arc<Process>) {
        let mut current = self.current.lock().await;
        if current
            .as_ref()
            .is_some_and(|process| Arc::ptr_eq(process, failed))
        {
            *current = None;
        }
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
