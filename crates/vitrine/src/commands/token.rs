//! `vitrine token`

use super::{CommandResult, connect_ready, random_name, release};
use crate::arguments::{Token, TokenAction};
use crate::settings::Settings;
use crate::system;
use jiff::ToSpan;
use lake::NewToken;

pub(crate) async fn run(settings: &Settings, token: &Token) -> CommandResult {
    let lake = connect_ready(settings).await?;
    match &token.action {
        TokenAction::Create {
            project,
            label,
            role,
            days,
        } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            let now = system::now();
            let expires_at = match days {
                Some(days) => Some(now.checked_add((days * 24).hours())?),
                None => None,
            };
            let new = NewToken {
                project: project.to_owned(),
                id: format!("t{}", random_name(9)),
                label: label.clone(),
                role: role.clone(),
                expires_at,
            };
            let secret = format!("sk{}", random_name(48));
            lake.create_token(&new, &secret, now).await?;
            eprintln!("token {} for {project}, role {}:", new.id, new.role);
            println!("{secret}");
            eprintln!("Keep it safe: it is not shown again.");
        }
        TokenAction::List { project } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            for token in lake.tokens(project).await? {
                let end = token.expires_at.as_deref().unwrap_or("never ends");
                println!("{:12} {:14} {end:28} {}", token.id, token.role, token.label);
            }
        }
        TokenAction::Revoke {
            project,
            id,
            hand_over_to,
        } => {
            let project = settings.project(project.as_deref())?;
            if let Some(heir) = hand_over_to {
                release::take_over(&lake, project, (id, heir)).await?;
            }
            let Some(begun) = lake.revoke_token(project, id).await? else {
                return Err(format!("{project} has no token {id}").into());
            };
            println!("token {id} is revoked");
            for begun in &begun {
                println!("{}", release::line(begun));
            }
            if !begun.is_empty() {
                println!(
                    "These releases will be refused when they are due. `vitrine release take-over \
                     --project {project} --from {id} --to TOKEN` has another token stand for them."
                );
            }
        }
    }
    Ok(())
}
