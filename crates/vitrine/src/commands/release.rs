//! `vitrine release`

use super::{Done, connect_ready};
use crate::arguments::{Release, ReleaseAction};
use crate::settings::Settings;
use crate::system;
use lake::{BegunTask, Lake};

pub(crate) async fn run(settings: &Settings, release: &Release) -> Done {
    let lake = connect_ready(settings).await?;
    match &release.action {
        ReleaseAction::List { project } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            for begun in lake.begun_tasks(project, None).await? {
                println!("{}", line(&begun));
            }
        }
        ReleaseAction::TakeOver { project, from, to } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            take_over(&lake, project, (from, to)).await?;
        }
    }
    Ok(())
}

/// Makes one token the author of what another has scheduled, and prints what that is.
pub(super) async fn take_over(lake: &Lake, project: &str, (from, to): (&str, &str)) -> Done {
    let begun = lake.begun_tasks(project, Some(from)).await?;
    let taken = lake
        .take_over_tasks(project, (from, to), system::now())
        .await?;
    for begun in &begun {
        println!("{}", line(begun));
    }
    println!("{to} takes over {taken} from {from}");
    Ok(())
}

/// What is scheduled, for a person.
pub(super) fn line(begun: &BegunTask) -> String {
    let BegunTask {
        dataset,
        release,
        task,
        due,
        author,
        has_author,
    } = begun;
    let warning = if *has_author {
        ""
    } else {
        "  will be refused: the token is gone by then"
    };
    format!("{due}  {dataset:14} {release:14} {task:10} {author}{warning}")
}
