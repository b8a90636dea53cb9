//! `vitrine project`

use super::{CommandResult, connect_ready, operator};
use crate::arguments::{Project, ProjectAction};
use crate::settings::Settings;
use crate::system;

pub(crate) async fn run(settings: &Settings, project: &Project) -> CommandResult {
    let lake = connect_ready(settings).await?;
    match &project.action {
        ProjectAction::Create { id, name } => {
            let name = name.as_deref().unwrap_or(id);
            lake.put_project(id, name, system::now()).await?;
            println!("project {id}: {name}");
        }
        ProjectAction::Delete { id } => {
            lake.delete_project(id, &operator()).await?;
            println!("project {id} is deleted");
        }
        ProjectAction::List => {
            for (id, name) in lake.projects().await? {
                println!("{id:24} {name}");
            }
        }
    }
    Ok(())
}
