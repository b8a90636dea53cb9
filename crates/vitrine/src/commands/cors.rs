//! `vitrine cors`

use super::{CommandResult, connect_ready};
use crate::arguments::{Cors, CorsAction};
use crate::settings::Settings;
use lake::OriginPattern;

pub(crate) async fn run(settings: &Settings, cors: &Cors) -> CommandResult {
    let lake = connect_ready(settings).await?;
    match &cors.action {
        CorsAction::Add {
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
        CorsAction::List { project } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            for origin in lake.origins(project).await? {
                println!("{}{}", origin.pattern, with(origin.credentials));
            }
        }
        CorsAction::Delete { project, origin } => {
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
