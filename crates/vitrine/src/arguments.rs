//! The command line.

mod builds;
mod cors;
mod document;
mod index;
mod redirects;
mod release;
mod role;

pub(crate) use builds::{Builds, BuildsAction};
pub(crate) use cors::{Cors, CorsAction};
pub(crate) use document::{Document, DocumentAction, Purge};
pub(crate) use index::{Index, IndexAction};
pub(crate) use redirects::{Redirects, RedirectsAction};
pub(crate) use release::{Release, ReleaseAction};
pub(crate) use role::{Role, RoleAction};

use clap::{Args, Parser, Subcommand};
use jiff::civil::Date;
use std::path::PathBuf;

/// A content service for museums, on your own machines.
#[derive(Debug, Parser)]
#[command(name = "vitrine", version)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) general: General,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Settings that every command takes; [`crate::settings`] says where else they come from.
#[derive(Args, Debug)]
#[command(next_help_heading = "Settings")]
pub(crate) struct General {
    /// A file of settings, as `vitrine settings` lists them [or `VITRINE_CONFIG`]
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// The PostgreSQL database that holds everything [or `VITRINE_DATABASE_URL`]
    #[arg(long = "database", global = true, value_name = "URL")]
    pub(crate) database_url: Option<String>,
    /// Connections to it, at most [or `VITRINE_DATABASE_CONNECTIONS`]
    #[arg(long = "connections", global = true, value_name = "NUMBER")]
    pub(crate) database_connections: Option<String>,
}

impl Arguments {
    /// What the flags say of settings, by the settings' names.
    pub(crate) fn flags(&self) -> Vec<(&'static str, Option<&str>)> {
        let general = &self.general;
        let mut flags = vec![
            ("database_url", general.database_url.as_deref()),
            (
                "database_connections",
                general.database_connections.as_deref(),
            ),
        ];
        if let Command::Content(content) = &self.command {
            flags.extend([
                ("content_listen", content.listen.as_deref()),
                ("default_project", content.default_project.as_deref()),
                ("api_host", content.api_host.as_deref()),
            ]);
        }
        if let Command::Check(check) = &self.command {
            flags.extend([
                ("web_group", check.group.as_deref()),
                ("web_content", check.content.as_deref()),
            ]);
        }
        if let Command::Web(web) = &self.command {
            flags.extend([
                ("web_listen", web.listen.as_deref()),
                ("web_group", web.group.as_deref()),
                ("web_content", web.content.as_deref()),
                ("web_builds", web.builds.as_deref()),
                ("web_environment", web.environment.as_deref()),
                ("web_as_of", web.as_of.as_deref()),
            ]);
        }
        flags
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Bring the database schema up to date; harmless when it is
    Migrate,
    /// Serve content over HTTP until interrupted
    Content(Content),
    /// Serve the group's sites to visitors until interrupted
    Web(Web),
    /// Look at every page of every site before visitors do
    Check(Check),
    /// Add a build of the web application, list builds, go back to an earlier one
    Builds(Builds),
    /// Bring old addresses along
    Redirects(Redirects),
    /// Make and list projects
    Project(Project),
    /// Make, list, configure and delete datasets
    Dataset(Dataset),
    /// Erase documents and what they were
    Document(Document),
    /// Make, list and revoke access tokens
    Token(Token),
    /// Make, list and delete roles: what tokens allow
    Role(Role),
    /// List releases that are yet to be published, and hand them over
    Release(Release),
    /// Let web pages of other origins in, list them, shut them out
    Cors(Cors),
    /// Run a GROQ query and print its result as JSON
    Query(Query),
    /// Explain how a query is evaluated: its filters, its statements and their plans, its sync tags
    Explain(Question),
    /// Write the documents of a dataset to a file, one a line
    Export(Export),
    /// Read documents from such a file into a dataset
    Import(Import),
    /// Look after the search index
    Index(Index),
    /// Look after the originals of pictures and files
    #[command(subcommand)]
    Assets(AssetsCommand),
    /// Show every setting, its value and where it comes from
    Settings,
    /// Fill a dataset with invented content of a museum group, for measurements
    Generate(Generate),
}

/// A dataset and its project.
#[derive(Args, Clone, Debug)]
pub(crate) struct DatasetArguments {
    /// The project that the dataset belongs to [or `VITRINE_DEFAULT_PROJECT`]
    #[arg(long, value_name = "ID")]
    pub(crate) project: Option<String>,
    /// The dataset
    #[arg(long)]
    pub(crate) dataset: String,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AssetsCommand {
    /// List originals that no document uses, and delete them on request
    Gc(Gc),
}

#[derive(Args, Debug)]
pub(crate) struct Gc {
    #[command(flatten)]
    pub(crate) dataset: DatasetArguments,
    /// Delete what is listed, with its documents
    #[arg(long)]
    pub(crate) delete: bool,
    /// Leave younger originals alone: an upload has its original before its document, and an
    /// editor uploads before referring
    #[arg(long, value_name = "HOURS", default_value_t = 24)]
    pub(crate) older_than: u32,
}

impl Gc {
    pub(crate) fn older_than_seconds(&self) -> i64 {
        i64::from(self.older_than) * 3600
    }
}

#[derive(Args, Debug)]
pub(crate) struct Query {
    #[command(flatten)]
    pub(crate) question: Question,
    /// Spread the answer over lines
    #[arg(long)]
    pub(crate) pretty: bool,
    /// Say on stderr how long it took
    #[arg(long)]
    pub(crate) time: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Question {
    #[command(flatten)]
    pub(crate) dataset: DatasetArguments,
    /// The query; `-` reads it from standard input
    #[arg(value_name = "QUERY")]
    pub(crate) text: String,
    /// What is seen: published, drafts, raw, or releases and drafts by name, with commas
    #[arg(long, default_value = "published")]
    pub(crate) perspective: String,
    /// A value for $NAME, as JSON: --param 'site="jelling"' --param limit=10
    #[arg(long = "param", value_name = "NAME=JSON")]
    pub(crate) parameters: Vec<String>,
    /// See what a visitor without a token sees
    #[arg(long)]
    pub(crate) as_anonymous: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Export {
    #[command(flatten)]
    pub(crate) dataset: DatasetArguments,
    /// The file to write, compressed if its name ends in .gz; `-` for standard output.
    /// One that ends in .tar, .tar.gz or .tgz, or a folder that ends in a slash, takes the
    /// assets along
    #[arg(
        short,
        long,
        default_value = "-",
        value_name = "FILE",
        verbatim_doc_comment
    )]
    pub(crate) output: PathBuf,
    /// Only these types, with commas between them
    #[arg(long, value_delimiter = ',', value_name = "TYPE")]
    pub(crate) types: Vec<String>,
    /// Leave out drafts, versions and releases
    #[arg(long)]
    pub(crate) no_drafts: bool,
    /// Export without the assets whose originals the store does not have
    #[arg(long)]
    pub(crate) allow_missing_assets: bool,
}

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "A document that is there and equal is left alone, so an import that was \
    cut short goes on when the same command is run again.\nWithout --replace or --missing, a \
    document that is there and differs ends the import."
)]
pub(crate) struct Import {
    #[command(flatten)]
    pub(crate) dataset: DatasetArguments,
    /// The file to read, plain or compressed: documents, one a line, or an archive of them
    /// and their assets, as a hosted project gives it; or the folder of such an archive;
    /// `-` for standard input
    #[arg(verbatim_doc_comment)]
    pub(crate) file: PathBuf,
    /// Put the file's document in the place of one that differs
    #[arg(long, conflicts_with = "missing")]
    pub(crate) replace: bool,
    /// Keep the dataset's document where there is one
    #[arg(long)]
    pub(crate) missing: bool,
    /// Leave out assets that are missing or cannot be stored, and say which
    #[arg(long)]
    pub(crate) allow_failing_assets: bool,
    /// Where an archive is unpacked and progress is stored; beside the file, if not set
    #[arg(long, value_name = "FOLDER")]
    pub(crate) work: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Generate {
    #[command(flatten)]
    pub(crate) dataset: DatasetArguments,
    /// How many documents, drafts and versions among them; 500 at least
    #[arg(long)]
    pub(crate) documents: usize,
    /// The same seed on the same day gives the same documents
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The day around which events lie, as in 2026-11-15; today, if not given
    #[arg(long)]
    pub(crate) today: Option<Date>,
}

#[derive(Args, Debug)]
pub(crate) struct Content {
    /// Address to listen on [or `VITRINE_CONTENT_LISTEN`]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<String>,
    /// Project of requests that name none [or `VITRINE_DEFAULT_PROJECT`]
    #[arg(long, value_name = "ID")]
    pub(crate) default_project: Option<String>,
    /// Host below which each project has a name: museum.HOST [or `VITRINE_API_HOST`]
    #[arg(long, value_name = "HOST")]
    pub(crate) api_host: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Web {
    /// Address to listen on [or `VITRINE_WEB_LISTEN`]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<String>,
    /// The file that describes the group and its sites [or `VITRINE_WEB_GROUP`]
    #[arg(long, value_name = "FILE")]
    pub(crate) group: Option<String>,
    /// The content service [or `VITRINE_WEB_CONTENT`]
    #[arg(long, value_name = "URL")]
    pub(crate) content: Option<String>,
    /// The folder of builds of the web application [or `VITRINE_WEB_BUILDS`]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) builds: Option<String>,
    /// production, staging or development [or `VITRINE_WEB_ENVIRONMENT`]
    #[arg(long, value_name = "NAME")]
    pub(crate) environment: Option<String>,
    /// Another moment than now, such as 2026-12-24T11:00, to see the sites as they will be
    /// then [or `VITRINE_WEB_AS_OF`]
    #[arg(long, value_name = "MOMENT")]
    pub(crate) as_of: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    /// The file that describes the group and its sites [or `VITRINE_WEB_GROUP`]
    #[arg(long, value_name = "FILE")]
    pub(crate) group: Option<String>,
    /// The content service [or `VITRINE_WEB_CONTENT`]
    #[arg(long, value_name = "URL")]
    pub(crate) content: Option<String>,
    /// A file of warnings that are meant to be, one a line: the location, a colon, what
    #[arg(long, value_name = "FILE")]
    pub(crate) explained: Option<std::path::PathBuf>,
    /// List the pages that are not in every language of their site
    #[arg(long)]
    pub(crate) translations: bool,
    /// Walk through the next year instead, one day in so many: what each page shows whenever
    /// its time is over, and how often that is the same as before
    #[arg(long, value_name = "DAYS")]
    pub(crate) year: Option<std::num::NonZeroUsize>,
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
    /// Delete a project that has no datasets any more, with its tokens and roles
    Delete {
        /// Its id
        id: String,
    },
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
        /// The project it belongs to [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// Its name: lower-case letters, digits, underscores and dashes
        name: String,
        /// Keep it to those who have a token
        #[arg(long)]
        private: bool,
    },
    /// List the datasets of a project
    List {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
    },
    /// Give a dataset another configuration: what its documents are looked up by, and what of
    /// them is searched
    #[command(
        after_help = "A dataset is made with a configuration that suits any documents. If the new \
                      one has paths that no dataset of the database had, the table of documents is \
                      written anew: nobody reads or writes documents meanwhile.\nThe search index \
                      is written again by the service, and the old one is searched until then."
    )]
    Configure {
        /// The project it belongs to [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// Its name
        name: String,
        /// The configuration as JSON, as `vitrine dataset configuration` prints it. What a file
        /// leaves out has the default; `{}` is all of it. If not given: that of a museum group,
        /// for a dataset that has none of its own
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Print the configuration of a dataset as JSON
    Configuration {
        /// The project it belongs to [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// Its name
        name: String,
    },
    /// Delete a dataset, its documents and their history
    Delete {
        /// The project it belongs to [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
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

#[derive(Debug, Subcommand)]
pub(crate) enum TokenAction {
    /// Make a token and print its secret, once
    Create {
        /// The project it opens [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// What it is for, so that you know later
        label: String,
        /// What it allows: viewer reads everything, editor writes too, administrator
        /// manages datasets as well; or a role that `vitrine role` has made
        #[arg(long, default_value = "viewer")]
        role: String,
        /// Days until it ends; never, if not given
        #[arg(long)]
        days: Option<i64>,
    },
    /// List the tokens of a project; their secrets are not stored
    List {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
    },
    /// End a token, and say which releases its holder has scheduled
    Revoke {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// The token's id, as `list` shows it
        id: String,
        /// Who takes over the releases that its holder has scheduled: the id of another token.
        /// They are judged by its role when they are due. Without it they are refused then
        #[arg(long, value_name = "TOKEN")]
        hand_over_to: Option<String>,
    },
}
