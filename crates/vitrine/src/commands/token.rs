//! `vitrine token`

use super::{Done, connect};
use crate::arguments::{Database, RoleName, Token, TokenAction};
use crate::edge;
use jiff::ToSpan;
use lake::{NewToken, Role};

pub(crate) async fn run(database: &Database, token: &Token) -> Done {
    let lake = connect(database).await?;
    match &token.action {
        TokenAction::Create {
            project,
            label,
            role,
            days,
        } => {
            let now = edge::now();
            let expires_at = match days {
                Some(days) => Some(now.checked_add((days * 24).hours())?),
                None => None,
            };
            let new = NewToken {
                project: project.clone(),
                id: format!("t{}", random(9)),
                label: label.clone(),
                role: (*role).into(),
                expires_at,
            };
            let secret = format!("sk{}", random(48));
            lake.create_token(&new, &secret, now).await?;
            eprintln!("token {} for {project}, role {}:", new.id, new.role);
            println!("{secret}");
            eprintln!("Keep it safe: it is not shown again.");
        }
        TokenAction::List { project } => {
            for token in lake.tokens(project).await? {
                let end = token.expires_at.as_deref().unwrap_or("never ends");
                println!("{:12} {:14} {end:28} {}", token.id, token.role, token.label);
            }
        }
        TokenAction::Revoke { project, id } => {
            if !lake.revoke_token(project, id).await? {
                return Err(format!("{project} has no token {id}").into());
            }
            println!("token {id} is revoked");
        }
    }
    Ok(())
}

impl From<RoleName> for Role {
    fn from(name: RoleName) -> Self {
        match name {
            RoleName::Viewer => Role::Viewer,
            RoleName::Editor => Role::Editor,
            RoleName::Administrator => Role::Administrator,
        }
    }
}

fn random(length: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = vec![0; length];
    edge::entropy()(&mut bytes);
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte & 31)]);
    bytes.into_iter().map(letter).collect()
}
