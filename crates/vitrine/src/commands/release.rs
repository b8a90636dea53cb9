//! `vitrine release`

use super::{CommandResult, connect_ready};
use crate::arguments::{Release, ReleaseAction};
use crate::settings::Settings;
use crate::system;
use lake::{Lake, PendingTask};

pub(crate) async fn run(settings: &Settings, release: &Release) -> CommandResult {
    let lake = connect_ready(settings).await?;
    match &release.action {
        ReleaseAction::List { project } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            for task in lake.pending_tasks(project, None).await? {
                println!("{}", line(&task));
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

/// Makes one token the author of the tasks of another, and prints them.
pub(super) async fn take_over(
    lake: &Lake,
    project: &str,
    (from, to): (&str, &str),
) -> CommandResult {
    let tasks = lake.pending_tasks(project, Some(from)).await?;
    let taken = lake
        .take_over_tasks(project, (from, to), system::now())
        .await?;
    for task in &tasks {
        println!("{}", line(task));
    }
    println!("{to} takes over {taken} from {from}");
    Ok(())
}

/// A pending task as a line of output.
pub(super) fn line(pending: &PendingTask) -> String {
    let PendingTask {
        dataset,
        release,
        task,
        due,
        author,
        author_is_valid,
    } = pending;
    let warning = if *author_is_valid {
        ""
    } else {
        "  will be refused: the token is gone by then"
    };
    format!("{due}  {dataset:14} {release:14} {task:10} {author}{warning}")
}
