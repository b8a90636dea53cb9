//! The command line.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::net::SocketAddr;

/// A content service for museums, on your own machines.
#[derive(Debug, Parser)]
#[command(name = "vitrine", version, about)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) database: Database,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Args, Debug)]
pub(crate) struct Database {
    /// The PostgreSQL database that holds everything
    #[arg(
        long = "database",
        env = "VITRINE_DATABASE_URL",
        default_value = "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine",
        hide_env_values = true,
        global = true
    )]
    pub(crate) url: String,
    /// Connections to it, at most
    #[arg(
        long,
        env = "VITRINE_DATABASE_CONNECTIONS",
        default_value_t = 16,
        global = true
    )]
    pub(crate) connections: u32,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Bring the database schema up to date; harmless when it is
    Migrate,
    /// Serve content over HTTP until interrupted
    Content(Content),
    /// Make and list projects
    Project(Project),
    /// Make, list and delete datasets
    Dataset(Dataset),
    /// Make, list and revoke access tokens
    Token(Token),
}

#[derive(Args, Debug)]
pub(crate) struct Content {
    /// Address to listen on
    #[arg(
        long,
        env = "VITRINE_CONTENT_LISTEN",
        default_value = "127.0.0.1:24100"
    )]
    pub(crate) listen: SocketAddr,
    /// Project of requests that name none
    #[arg(long, env = "VITRINE_DEFAULT_PROJECT")]
    pub(crate) default_project: Option<String>,
    /// Host below which each project has a name: museum.HOST
    #[arg(long, env = "VITRINE_API_HOST", default_value = "api.localhost")]
    pub(crate) api_host: String,
    /// Show the parameters of requests in the log, with what people ask for
    #[arg(long, env = "VITRINE_LOG_QUERY_PARAMETERS")]
    pub(crate) log_query_parameters: bool,
    /// Seconds for the head of a request, and for an idle connection
    #[arg(long, env = "VITRINE_HEAD_SECONDS", default_value_t = 15)]
    pub(crate) head_seconds: u64,
    /// Seconds until the answer to a request must begin
    #[arg(long, env = "VITRINE_REQUEST_SECONDS", default_value_t = 75)]
    pub(crate) request_seconds: u64,
    /// Seconds that a caller may take nothing of an answer
    #[arg(long, env = "VITRINE_STALL_SECONDS", default_value_t = 30)]
    pub(crate) stall_seconds: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Project {
    #[command(subcommand)]
    pub(crate) action: ProjectAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ProjectAction {
    /// Make a project, or rename an existing one
    Create {
        /// Its id: letters, digits and dashes
        id: String,
        /// What people call it
        #[arg(long)]
        name: Option<String>,
    },
    /// List the projects
    List,
}

#[derive(Args, Debug)]
pub(crate) struct Dataset {
    #[command(subcommand)]
    pub(crate) action: DatasetAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum DatasetAction {
    /// Make a dataset
    Create {
        /// The project it belongs to
        #[arg(long, env = "VITRINE_DEFAULT_PROJECT")]
        project: String,
        /// Its name: lower-case letters, digits, underscores and dashes
        name: String,
        /// Keep it to those who have a token
        #[arg(long)]
        private: bool,
    },
    /// List the datasets of a project
    List {
        /// The project
        #[arg(long, env = "VITRINE_DEFAULT_PROJECT")]
        project: String,
    },
    /// Delete a dataset, its documents and their history
    Delete {
        /// The project it belongs to
        #[arg(long, env = "VITRINE_DEFAULT_PROJECT")]
        project: String,
        /// Its name
        name: String,
        /// Say that you mean it: nothing brings the documents back
        #[arg(long)]
        yes: bool,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Token {
    #[command(subcommand)]
    pub(crate) action: TokenAction,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RoleName {
    /// Reads everything, drafts too
    Viewer,
    /// Reads and writes documents
    Editor,
    /// Does all that, and manages datasets
    Administrator,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TokenAction {
    /// Make a token and print its secret, once
    Create {
        /// The project it opens
        #[arg(long, env = "VITRINE_DEFAULT_PROJECT")]
        project: String,
        /// What it is for, so that you know later
        label: String,
        /// What it allows
        #[arg(long, value_enum, default_value_t = RoleName::Viewer)]
        role: RoleName,
        /// Days until it ends; never, if not given
        #[arg(long)]
        days: Option<i64>,
    },
    /// List the tokens of a project; their secrets are not kept
    List {
        /// The project
        #[arg(long, env = "VITRINE_DEFAULT_PROJECT")]
        project: String,
    },
    /// End a token
    Revoke {
        /// The project
        #[arg(long, env = "VITRINE_DEFAULT_PROJECT")]
        project: String,
        /// The token's id, as `list` shows it
        id: String,
    },
}
