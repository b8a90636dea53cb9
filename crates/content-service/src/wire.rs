//! Bytes that go to a caller without passing through this process.

use rustix::fs::{MemfdFlags, memfd_create, sendfile};
use rustix::net::{SendFlags, send};
use std::fs::File;
use std::io::{self, Write};
use std::task::{Context, Poll, ready};
use tokio::io::Interest;
use tokio::net::TcpStream;

/// Bytes that the kernel holds, in a file that is in memory alone and never changes.
pub(crate) struct KernelBytes {
    file: File,
    length: usize,
}

impl KernelBytes {
    pub(crate) fn new(bytes: &[u8]) -> io::Result<Self> {
        let mut file = File::from(memfd_create("picture", MemfdFlags::CLOEXEC)?);
        file.write_all(bytes)?;
        let length = bytes.len();
        Ok(Self { file, length })
    }

    pub(crate) fn len(&self) -> usize {
        self.length
    }
}

/// A connection that the kernel can write to by itself.
pub(crate) trait Wire {
    /// Writes bytes that others follow at once, so that they can leave together.
    fn poll_write_more(
        &mut self,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>>;

    /// Writes the bytes from a place on.
    fn poll_write_kernel(
        &mut self,
        context: &mut Context<'_>,
        bytes: &KernelBytes,
        from: usize,
    ) -> Poll<io::Result<usize>>;
}

impl Wire for TcpStream {
    fn poll_write_more(
        &mut self,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        poll_when_writable(self, context, || {
            let flags = SendFlags::MORE | SendFlags::NOSIGNAL;
            Ok(send(&*self, bytes, flags)?)
        })
    }

    fn poll_write_kernel(
        &mut self,
        context: &mut Context<'_>,
        bytes: &KernelBytes,
        from: usize,
    ) -> Poll<io::Result<usize>> {
        poll_when_writable(self, context, || {
            let mut place = from as u64;
            let left = bytes.length - from;
            Ok(sendfile(&*self, &bytes.file, Some(&mut place), left)?)
        })
    }
}

fn poll_when_writable(
    stream: &TcpStream,
    context: &mut Context<'_>,
    mut write: impl FnMut() -> io::Result<usize>,
) -> Poll<io::Result<usize>> {
    loop {
        ready!(stream.poll_write_ready(context))?;
        match stream.try_io(Interest::WRITABLE, &mut write) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            written => return Poll::Ready(written),
        }
    }
}
