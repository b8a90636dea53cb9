//! Node programs of a build.

use super::RendererSettings;
use std::path::Path;
use std::process::Stdio;
use tokio::process::Command;

/// A module that ends a process when its standard input ends, as it does when the host is killed.
const EXIT_WITH_HOST: &str =
    "data:text/javascript,process.stdin.on('end',()=>process.exit()).resume()";
/// The environment variables that a process gets: to find Node and its libraries.
const PASSED_VARIABLES: [&str; 2] = ["PATH", "LD_LIBRARY_PATH"];

/// The command that runs a program, and kills it when its process is dropped. It gets few
/// environment variables, because others may be secrets.
pub(super) fn command(program: &Path, settings: &RendererSettings) -> Command {
    let variables = PASSED_VARIABLES
        .into_iter()
        .filter_map(|name| Some((name, std::env::var_os(name)?)));
    let mut command = Command::new(&settings.node);
    command
        .env_clear()
        .envs(variables)
        .arg(format!("--max-old-space-size={}", settings.heap_megabytes))
        .arg("--import")
        .arg(EXIT_WITH_HOST)
        .arg(program)
        .env("NODE_ENV", "production")
        // It stays open until the host ends.
        .stdin(Stdio::piped())
        // An interrupt at the terminal reaches only the host, which lets its processes finish.
        .process_group(0)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true);
    command
}
