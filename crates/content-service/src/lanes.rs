//! The threads that have the connections.
//!
//! A runtime of many threads has one that waits for the network and wakes the others, which
//! is much for giving out a picture that lies in memory. Here each thread waits for its own
//! connections and answers on the hot lane without another's help. What goes to the router
//! is done by the runtime of the service, so that a long query holds up nobody.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

/// They end when this is dropped, and cut off what is still open.
pub(crate) struct Lanes {
    threads: Vec<(Handle, oneshot::Sender<()>)>,
    next: AtomicUsize,
}

impl Lanes {
    /// As many threads as there are cores.
    pub(crate) fn start() -> io::Result<Self> {
        let count = thread::available_parallelism()?.get();
        let threads = (0..count).map(start).collect::<io::Result<_>>()?;
        Ok(Self {
            threads,
            next: AtomicUsize::new(0),
        })
    }

    /// Gives a connection to one of the threads, each in its turn.
    pub(crate) fn take<F>(
        &self,
        stream: TcpStream,
        connection: impl FnOnce(TcpStream) -> F + Send + 'static,
    ) -> io::Result<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let stream = stream.into_std()?;
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % self.threads.len();
        self.threads[turn].0.spawn(async move {
            match TcpStream::from_std(stream) {
                Ok(stream) => connection(stream).await,
                Err(error) => tracing::error!(cause = %error, "cannot wait for a connection"),
            }
        });
        Ok(())
    }
}

/// The runtime is made on its thread, where it also ends: it must not end where others work.
fn start(number: usize) -> io::Result<(Handle, oneshot::Sender<()>)> {
    let (end, ended) = oneshot::channel();
    let (made, handle) = mpsc::sync_channel(1);
    let lane = thread::Builder::new().name(format!("lane-{number}"));
    lane.spawn(move || {
        let runtime = match Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => runtime,
            Err(error) => return made.send(Err(error)).unwrap_or_default(),
        };
        let _ = made.send(Ok(runtime.handle().clone()));
        // Either way it is the end: it is told, or nobody is left to tell it.
        let _ = runtime.block_on(ended);
        runtime.shutdown_background();
    })?;
    let handle = handle.recv().map_err(io::Error::other)??;
    Ok((handle, end))
}
