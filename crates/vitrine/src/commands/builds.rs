//! `vitrine builds`

use super::Done;
use crate::settings::Settings;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Builds {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Copy a build and let it draw from now on; a website that runs goes over to it
    Add {
        /// What `npm run build -w web` leaves: `web/dist`
        folder: PathBuf,
    },
    /// List the builds, the newest first
    List,
    /// Let another build draw, such as an earlier one
    Use {
        /// Its id, as `list` shows it
        id: String,
    },
}

pub(crate) fn run(settings: &Settings, builds: &Builds) -> Done {
    let folder = settings.web_builds();
    match &builds.action {
        Action::Add { folder: dist } => {
            std::fs::create_dir_all(folder)?;
            let id = website::Builds::add(folder, dist)?;
            println!("build {id} draws");
        }
        Action::List => {
            let (ids, latest) = website::Builds::list(folder);
            for id in ids {
                let draws = latest.as_ref() == Some(&id);
                println!("{id}{}", if draws { " draws" } else { "" });
            }
        }
        Action::Use { id } => {
            website::Builds::set_latest(folder, id)?;
            println!("build {id} draws");
        }
    }
    Ok(())
}
