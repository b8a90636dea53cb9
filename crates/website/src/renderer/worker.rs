//! One Node process, and the connection to it.

use super::RendererSettings;
use super::frame::{self, RenderRequest, RenderResult};
use super::node;
use crate::builds::Build;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader, Lines};
use tokio::net::UnixStream;
use tokio::process::{Child, ChildStdout};

/// The line that a worker writes when it listens.
const READY: &str = "ready";
/// How often a new worker renders the warm-up request before it gets pages: the engine compiles
/// code that it has run several times.
const WARM_UP_RENDERS: usize = 20;

/// A worker. Dropping it kills the process.
pub(super) struct Worker {
    /// For the log, and to exclude it from another attempt.
    pub(super) id: u64,
    /// How many pages it has rendered.
    pub(super) renders: u64,
    stream: UnixStream,
    socket: PathBuf,
    _process: Child,
}

impl Worker {
    /// Starts a process and waits until it is warm.
    pub(super) async fn start(
        id: u64,
        build: &Build,
        settings: &RendererSettings,
    ) -> io::Result<Self> {
        let socket = settings.socket_folder.join(format!("{id}.sock"));
        let _ = std::fs::remove_file(&socket);
        let mut process = spawn(build, &socket, settings)?;
        let stdout = process.stdout.take();
        let stderr = process.stderr.take();
        tokio::spawn(log_stderr(stderr, id));
        let ready = tokio::time::timeout(settings.start_timeout, wait_until_ready(stdout)).await;
        let stdout = ready.map_err(|_| io::Error::other("it does not come up"))??;
        tokio::spawn(log_lines(stdout, id));
        let stream = UnixStream::connect(&socket).await?;
        let mut worker = Self {
            id,
            renders: 0,
            stream,
            socket,
            _process: process,
        };
        let warm_up = RenderRequest::new(&settings.warm_up_request);
        for _ in 0..WARM_UP_RENDERS {
            if settings.warm_up_request.is_empty() {
                break;
            }
            let result = worker.render(&warm_up, settings.start_timeout).await?;
            result.map_err(io::Error::other)?;
        }
        worker.renders = 0;
        Ok(worker)
    }

    /// Renders, or fails when that takes longer than `max_duration`. After an error the worker must
    /// be dropped: it may still send the old response.
    pub(super) async fn render(
        &mut self,
        request: &RenderRequest,
        max_duration: Duration,
    ) -> io::Result<RenderResult> {
        self.renders += 1;
        let rendering = async {
            frame::send(&mut self.stream, request).await?;
            frame::receive(&mut self.stream).await
        };
        tokio::time::timeout(max_duration, rendering)
            .await
            .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.socket);
    }
}

fn spawn(build: &Build, socket: &Path, settings: &RendererSettings) -> io::Result<Child> {
    node::command(&build.worker(), settings)
        .arg("--socket")
        .arg(socket)
        .spawn()
}

type Output = Lines<BufReader<ChildStdout>>;

async fn wait_until_ready(stdout: Option<ChildStdout>) -> io::Result<Output> {
    let stdout = stdout.ok_or_else(|| io::Error::other("it has no output"))?;
    let mut lines = BufReader::new(stdout).lines();
    while let Some(line) = lines.next_line().await? {
        if line == READY {
            return Ok(lines);
        }
    }
    Err(io::Error::other("it ended before it was ready"))
}

async fn log_stderr(output: Option<impl AsyncRead + Unpin>, worker: u64) {
    if let Some(output) = output {
        log_lines(BufReader::new(output).lines(), worker).await;
    }
}

/// Logs what a worker writes to its standard output and error, such as warnings of React.
async fn log_lines<R: AsyncRead + Unpin>(mut lines: Lines<BufReader<R>>, worker: u64) {
    while let Ok(Some(line)) = lines.next_line().await {
        tracing::warn!(worker, "{line}");
    }
}
