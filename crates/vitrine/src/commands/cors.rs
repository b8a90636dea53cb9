//! `vitrine cors`

use super::{Done, connect_ready};
use crate::settings::Settings;
use clap::{Args, Subcommand};
use lake::OriginPattern;

#[derive(Args, Debug)]
pub(crate) struct Cors {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Let an origin in
    Add {
        /// The project whose answers it may read [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// `https://example.org`, `http://localhost:3333`, `https://*.example.org` or `*`
        origin: String,
        /// Let it send tokens and cookies
        #[arg(long)]
        credentials: bool,
    },
    /// List the origins that are let in
    List {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
    },
    /// Shut an origin out again
    Delete {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// The origin, as `list` shows it
        origin: String,
    },
}

pub(crate) async fn run(settings: &Settings, cors: &Cors) -> Done {
    let lake = connect_ready(settings).await?;
    match &cors.action {
        Action::Add {
            project,
            origin,
            credentials,
        } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            let pattern = OriginPattern::parse(origin)?;
            lake.put_origin(project, &pattern, *credentials).await?;
            println!("{pattern} may read {project}{}", with(*credentials));
        }
        Action::List { project } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            for origin in lake.origins(project).await? {
                println!("{}{}", origin.pattern, with(origin.credentials));
            }
        }
        Action::Delete { project, origin } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            let pattern = OriginPattern::parse(origin)?;
            if !lake.delete_origin(project, &pattern).await? {
                return Err(format!("{project} has no origin {pattern}").into());
            }
            println!("{pattern} may read {project} no longer");
        }
    }
    Ok(())
}

fn with(credentials: bool) -> &'static str {
    if credentials { " with credentials" } else { "" }
}
