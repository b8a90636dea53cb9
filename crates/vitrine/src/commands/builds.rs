//! `vitrine builds`

use super::CommandResult;
use crate::arguments::{Builds, BuildsAction};
use crate::settings::Settings;

pub(crate) fn run(settings: &Settings, builds: &Builds) -> CommandResult {
    let folder = &settings.website.web_builds;
    match &builds.action {
        BuildsAction::Add { folder: dist } => {
            std::fs::create_dir_all(folder)?;
            let id = website::Builds::add(folder, dist)?;
            println!("build {id} is in use");
        }
        BuildsAction::List => {
            let (ids, latest) = website::Builds::list(folder);
            for id in ids {
                let in_use = latest.as_ref() == Some(&id);
                println!("{id}{}", if in_use { " in use" } else { "" });
            }
        }
        BuildsAction::Use { id } => {
            website::Builds::set_latest(folder, id)?;
            println!("build {id} is in use");
        }
    }
    Ok(())
}
