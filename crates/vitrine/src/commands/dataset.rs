//! `vitrine dataset`

mod configure;

pub(crate) use configure::configure_for_museum;

use super::{CommandResult, connect_ready, operator};
use crate::arguments::{Dataset, DatasetAction};
use crate::settings::Settings;
use crate::system;
use lake::{DatasetConfiguration, NewDataset};

pub(crate) async fn run(settings: &Settings, dataset: &Dataset) -> CommandResult {
    let lake = connect_ready(settings).await?;
    match &dataset.action {
        DatasetAction::Create {
            project,
            name,
            private,
        } => {
            let project = settings.project(project.as_deref())?;
            let new = NewDataset {
                project: project.to_owned(),
                name: name.clone(),
                public: !private,
                configuration: DatasetConfiguration::default(),
            };
            lake.create_dataset(&new, &operator(), system::now())
                .await?;
            println!("dataset {name} of {project}: {}", access(!private));
        }
        DatasetAction::List { project } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            for dataset in lake.datasets(project, &operator()).await? {
                println!("{:24} {}", dataset.name, access(dataset.public));
            }
        }
        DatasetAction::Configure {
            project,
            name,
            file,
        } => {
            let project = settings.project(project.as_deref())?;
            let dataset = lake.dataset(project, name, &operator()).await?;
            let configuration = configure::read(file.as_deref(), &dataset)?;
            configure::configure(&lake, &dataset, &configuration).await?;
        }
        DatasetAction::Configuration { project, name } => {
            let project = settings.project(project.as_deref())?;
            let dataset = lake.dataset(project, name, &operator()).await?;
            println!("{}", dataset.configuration().to_json());
        }
        DatasetAction::Delete { project, name, yes } => {
            if !yes {
                return Err(format!(
                    "this deletes every document of {name} and its history: add --yes if you mean it"
                )
                .into());
            }
            let project = settings.project(project.as_deref())?;
            let dataset = lake.dataset(project, name, &operator()).await?;
            lake.delete_dataset(&dataset, &operator()).await?;
            println!("dataset {name} of {project} is deleted");
        }
    }
    Ok(())
}

fn access(public: bool) -> &'static str {
    if public { "public" } else { "private" }
}
