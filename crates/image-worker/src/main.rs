//! `vitrine-image-worker`: pictures for the content service, in a process of its own.

use clap::Parser;
use image_worker::{Engine, serve};
use rlimit::Resource;
use std::error::Error;
use std::io::{stdin, stdout};
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

/// Looks at pictures and makes derivatives of them.
///
/// Reads one job a line as JSON from standard input and answers each with one line of
/// JSON, until the input ends. The content service starts it and speaks with it; there
/// is no need to start it by hand.
#[derive(Parser)]
#[command(name = "vitrine-image-worker", version)]
struct Arguments {
    /// How many threads work on one picture
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    threads: u16,

    /// How much memory it may take; a picture that needs more is refused, or ends the worker
    #[arg(long, value_name = "BYTES")]
    memory_bytes: Option<u64>,
}

/// libvips reads it when it starts, and the environment of a running process is not
/// changed: so the worker starts itself again, once, with it.
const TRUST: &str = "VIPS_BLOCK_UNTRUSTED";

fn main() -> ExitCode {
    match begin(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("vitrine-image-worker: {error}");
            ExitCode::FAILURE
        }
    }
}

fn begin(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    if std::env::var_os(TRUST).is_none() {
        let mut again = Command::new(std::env::current_exe()?);
        again.args(std::env::args_os().skip(1)).env(TRUST, "1");
        return Err(again.exec().into());
    }
    if let Some(bytes) = arguments.memory_bytes {
        // What is written to, and not the address space: a large file that is only
        // mapped to be read costs nothing.
        Resource::DATA.set(bytes, bytes)?;
    }
    let engine = Engine::start(arguments.threads)?;
    serve(&engine, stdin().lock(), stdout().lock())?;
    Ok(())
}
