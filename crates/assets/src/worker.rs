//! An image worker: a process that makes images, one after another.

use pictures::{Job, JobResult};
use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};

/// How often the memory of a worker is looked at while it works.
const LOOK: Duration = Duration::from_millis(50);

/// The longest response line of a worker.
const LONGEST_ANSWER: u64 = 1 << 20;

/// Bytes that are retained of the end of a worker's standard error.
const LAST_WORDS: usize = 2000;

/// What a job came to nothing by. The worker is not used again.
#[derive(Debug)]
pub(crate) enum Mishap {
    /// It took too long.
    TooSlow,
    /// It took too much memory.
    TooMuchMemory,
    /// The worker ended or sent an invalid response; its last error output.
    Crash(String),
}

/// A worker. Dropping it ends the process.
pub(crate) struct Worker {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    last_words: Arc<Mutex<Vec<u8>>>,
    /// Jobs it has done.
    pub(crate) jobs: u32,
}

impl Worker {
    /// Starts a worker. Of the environment it gets only what programs need to run:
    /// secrets are none of its business.
    pub(crate) fn start(program: &Path, folder: &Path, memory: u64) -> io::Result<Self> {
        let passed = ["PATH", "LD_LIBRARY_PATH", "LANG", "TZ"];
        let passed = passed.into_iter().filter_map(|name| {
            let value = std::env::var_os(name)?;
            Some((OsStr::new(name), value))
        });
        let mut child = Command::new(program)
            .args(["--memory-bytes", &memory.to_string()])
            .current_dir(folder)
            .env_clear()
            .envs(passed)
            .env("TMPDIR", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let missing = || io::Error::other("a worker without its pipes");
        let last_words = Arc::default();
        let errors = child.stderr.take().ok_or_else(missing)?;
        tokio::spawn(listen(errors, Arc::clone(&last_words)));
        Ok(Self {
            input: child.stdin.take().ok_or_else(missing)?,
            output: BufReader::new(child.stdout.take().ok_or_else(missing)?),
            child,
            last_words,
            jobs: 0,
        })
    }

    /// Does a job within a time and an amount of memory.
    pub(crate) async fn run(
        &mut self,
        job: &Job,
        time: Duration,
        most_memory: u64,
    ) -> Result<JobResult, Mishap> {
        self.jobs += 1;
        let pid = self.child.id();
        let working = tokio::time::timeout(time, self.talk(job));
        tokio::select! {
            answer = working => match answer {
                Ok(Ok(answer)) => Ok(answer),
                Ok(Err(error)) => Err(Mishap::Crash(self.end(&error).await)),
                Err(_) => Err(Mishap::TooSlow),
            },
            () = grown(pid, most_memory) => Err(Mishap::TooMuchMemory),
        }
    }

    async fn talk(&mut self, job: &Job) -> io::Result<JobResult> {
        let mut line = serde_json::to_vec(job)?;
        line.push(b'\n');
        self.input.write_all(&line).await?;
        self.input.flush().await?;
        let mut answer = Vec::new();
        let mut output = (&mut self.output).take(LONGEST_ANSWER);
        output.read_until(b'\n', &mut answer).await?;
        if answer.last() != Some(&b'\n') {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(serde_json::from_slice(&answer)?)
    }

    /// How a worker ended, and its last error output.
    async fn end(&mut self, error: &io::Error) -> String {
        let ended = tokio::time::timeout(LOOK, self.child.wait()).await;
        let status = match ended {
            Ok(Ok(status)) => status.to_string(),
            _ => "still running".to_owned(),
        };
        let words = self.last_words.lock();
        let words = words.unwrap_or_else(PoisonError::into_inner);
        let words = String::from_utf8_lossy(&words);
        format!("{error}; {status}; {}", words.trim())
    }

    /// The memory it holds, in bytes, where that can be found out.
    pub(crate) fn memory(&self) -> u64 {
        memory(self.child.id()).unwrap_or(0)
    }
}

/// Ready when a process holds more memory than it may.
async fn grown(pid: Option<u32>, most: u64) {
    loop {
        tokio::time::sleep(LOOK).await;
        if memory(pid).is_some_and(|memory| memory > most) {
            return;
        }
    }
}

/// Resident memory by `/proc`, whose pages are of 4096 bytes on all that we run on.
fn memory(pid: Option<u32>) -> Option<u64> {
    let statm = std::fs::read_to_string(format!("/proc/{}/statm", pid?)).ok()?;
    let pages: u64 = statm.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Retains the end of a worker's standard error, and reads on so that the worker never
/// blocks.
async fn listen(mut errors: ChildStderr, last_words: Arc<Mutex<Vec<u8>>>) {
    let mut heard = [0; 1024];
    while let Ok(length @ 1..) = errors.read(&mut heard).await {
        let words = last_words.lock();
        let mut words = words.unwrap_or_else(PoisonError::into_inner);
        words.extend_from_slice(&heard[..length]);
        let surplus = words.len().saturating_sub(LAST_WORDS);
        words.drain(..surplus);
    }
}
