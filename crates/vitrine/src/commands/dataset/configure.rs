//! `vitrine dataset configure`

use super::{CommandResult, operator};
use crate::commands::{interrupted, random_name};
use crate::system;
use lake::{Dataset, DatasetConfiguration, InvalidConfiguration, Lake, LakeError, Reconfiguration};
use std::error::Error;
use std::path::Path;

/// The configuration in a file. Without a file, that of a museum group, unless the dataset has one
/// that would be lost.
pub(super) fn read(
    file: Option<&Path>,
    dataset: &Dataset,
) -> Result<DatasetConfiguration, Box<dyn Error>> {
    let Some(path) = file else {
        let of_museum = of_museum()?;
        let current = dataset.configuration();
        if *current == of_museum || *current == DatasetConfiguration::default() {
            return Ok(of_museum);
        }
        let Dataset { project, name, .. } = dataset;
        return Err(format!(
            "dataset {name} of {project} has a configuration of its own; name the file of the \
             new one\n  `vitrine dataset configuration --project {project} {name}` prints the \
             present one."
        )
        .into());
    };
    let name = path.display();
    let text = std::fs::read_to_string(path);
    let text = text.map_err(|error| format!("cannot read {name}: {error}"))?;
    let configuration = DatasetConfiguration::parse(&text);
    Ok(configuration.map_err(|error| {
        format!(
            "{name} cannot be used; nothing was changed: {error}\n  \
             `vitrine dataset configuration NAME` prints one to begin with."
        )
    })?)
}

pub(super) async fn configure(
    lake: &Lake,
    dataset: &Dataset,
    configuration: &DatasetConfiguration,
) -> CommandResult {
    let name = format!("dataset {} of {}", dataset.name, dataset.project);
    eprintln!("declaring what {name} is looked up by; with many documents this takes minutes");
    let operator = operator();
    let reconfiguration = Reconfiguration {
        configuration,
        transaction_id: random_name(22),
        now: system::now(),
    };
    let configured = async {
        let changed = lake.configure_dataset(dataset, reconfiguration, &operator);
        let changed = changed.await?;
        if changed {
            lake.analyze().await?;
        }
        Ok::<_, LakeError>(changed)
    };
    let changed = tokio::select! {
        changed = configured => changed?,
        () = interrupted() => {
            return Err(format!(
                "interrupted: `vitrine dataset configuration --project {} {}` prints which \
                 configuration the dataset has",
                dataset.project, dataset.name
            )
            .into());
        }
    };
    if changed {
        let indexes = match configuration.indexes().len() {
            1 => "1 index".to_owned(),
            count => format!("{count} indexes"),
        };
        println!("{name}: {indexes}; the service writes its search index again");
    } else {
        println!("{name} has this configuration already");
    }
    Ok(())
}

/// Gives a dataset the configuration of a museum group, unless somebody gave it one.
pub(crate) async fn configure_for_museum(lake: &Lake, dataset: &Dataset) -> CommandResult {
    if *dataset.configuration() != DatasetConfiguration::default() {
        return Ok(());
    }
    configure(lake, dataset, &of_museum()?).await
}

fn of_museum() -> Result<DatasetConfiguration, InvalidConfiguration> {
    DatasetConfiguration::parse(museum::DATASET_CONFIGURATION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_configuration_of_a_museum_group_can_be_used() {
        let configuration = of_museum().unwrap();
        assert_eq!(configuration.indexes().len(), 6);
        assert_eq!(configuration.search().site.as_deref(), Some("site"));
    }
}
