//! One Node process, and the connection to it.

use super::RendererSettings;
use super::frame::{self, RenderRequest, RenderResult};
use crate::builds::Build;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader, Lines};
use tokio::net::UnixStream;
use tokio::process::{Child, ChildStdout, Command};

/// The line a worker writes when it listens.
const READY: &str = "ready";
/// Ends a worker whose host was killed and could not end it: its input ends then.
const ENDS_WITH_HOST: &str =
    "data:text/javascript,process.stdin.on('end',()=>process.exit()).resume()";
/// What of the environment is needed to find Node and what it is linked with.
const NEEDED: [&str; 2] = ["PATH", "LD_LIBRARY_PATH"];
/// How often a new worker renders something before it gets pages: the engine compiles what it
/// has run a few times.
const WARM_RENDERS: usize = 20;

/// A worker. Dropping it kills the process.
pub(super) struct Worker {
    /// Which one, for the log and for choosing another.
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
        let socket = settings.sockets.join(format!("{id}.sock"));
        let _ = std::fs::remove_file(&socket);
        let mut process = spawn(build, &socket, settings)?;
        let stdout = process.stdout.take();
        let stderr = process.stderr.take();
        tokio::spawn(log(stderr, id));
        let ready = tokio::time::timeout(settings.start, said_ready(stdout)).await;
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
        let warm = RenderRequest::new(&settings.warm);
        for _ in 0..WARM_RENDERS {
            if settings.warm.is_empty() {
                break;
            }
            let answer = worker.render(&warm, settings.start).await?;
            answer.map_err(io::Error::other)?;
        }
        worker.renders = 0;
        Ok(worker)
    }

    /// Renders, or fails when it takes longer than this. After an error the worker is of no
    /// use: nobody knows what it will send next.
    pub(super) async fn render(
        &mut self,
        request: &RenderRequest,
        within: Duration,
    ) -> io::Result<RenderResult> {
        self.renders += 1;
        let drawing = async {
            frame::send(&mut self.stream, request).await?;
            frame::receive(&mut self.stream).await
        };
        tokio::time::timeout(within, drawing)
            .await
            .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.socket);
    }
}

/// Starts a process. Of the environment it gets only what programs need to run: secrets are
/// none of its business.
fn spawn(build: &Build, socket: &Path, settings: &RendererSettings) -> io::Result<Child> {
    let needed = NEEDED
        .into_iter()
        .filter_map(|name| Some((name, std::env::var_os(name)?)));
    Command::new(&settings.node)
        .env_clear()
        .envs(needed)
        .arg(format!("--max-old-space-size={}", settings.heap_megabytes))
        .arg("--import")
        .arg(ENDS_WITH_HOST)
        .arg(build.worker())
        .arg("--socket")
        .arg(socket)
        .env("NODE_ENV", "production")
        // It stays open while the host lives.
        .stdin(Stdio::piped())
        // An interrupt at the terminal is for the host, which lets its workers finish.
        .process_group(0)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
}

type Output = Lines<BufReader<ChildStdout>>;

async fn said_ready(stdout: Option<ChildStdout>) -> io::Result<Output> {
    let stdout = stdout.ok_or_else(|| io::Error::other("it has no output"))?;
    let mut lines = BufReader::new(stdout).lines();
    while let Some(line) = lines.next_line().await? {
        if line == READY {
            return Ok(lines);
        }
    }
    Err(io::Error::other("it ended before it was ready"))
}

async fn log(output: Option<impl AsyncRead + Unpin>, worker: u64) {
    if let Some(output) = output {
        log_lines(BufReader::new(output).lines(), worker).await;
    }
}

/// Whatever a worker writes beside its responses goes to the log: warnings of components.
async fn log_lines<R: AsyncRead + Unpin>(mut lines: Lines<BufReader<R>>, worker: u64) {
    while let Ok(Some(line)) = lines.next_line().await {
        tracing::warn!(worker, "{line}");
    }
}
