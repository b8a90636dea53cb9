//! `vitrine project`

use super::{Done, connect};
use crate::arguments::{Database, Project, ProjectAction};
use crate::edge;

pub(crate) async fn run(database: &Database, project: &Project) -> Done {
    let lake = connect(database).await?;
    match &project.action {
        ProjectAction::Create { id, name } => {
            let name = name.as_deref().unwrap_or(id);
            lake.put_project(id, name, edge::now()).await?;
            println!("project {id}: {name}");
        }
        ProjectAction::List => {
            for (id, name) in lake.projects().await? {
                println!("{id:24} {name}");
            }
        }
    }
    Ok(())
}
