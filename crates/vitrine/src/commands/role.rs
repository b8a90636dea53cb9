//! `vitrine role`

use super::{CommandResult, connect_ready};
use crate::arguments::{Role, RoleAction};
use crate::settings::Settings;
use lake::{Grant, Permission};
use std::error::Error;

pub(crate) async fn run(settings: &Settings, role: &Role) -> CommandResult {
    let lake = connect_ready(settings).await?;
    match &role.action {
        RoleAction::Create {
            project,
            name,
            title,
            allow,
            grants,
            manages,
        } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            let mut all = allow
                .iter()
                .map(|text| grant(text))
                .collect::<Result<Vec<_>, _>>()?;
            if let Some(path) = grants {
                let json = std::fs::read_to_string(path)
                    .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
                all.extend(Grant::parse_all(&json)?);
            }
            let title = title.as_deref().unwrap_or(name);
            let role = lake::Role::new(name, title, all, *manages)?;
            lake.put_role(project, &role).await?;
            println!("role {name} of {project}");
        }
        RoleAction::List { project } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            for role in lake.roles(project).await? {
                let manages = if role.manages() {
                    ", manages datasets"
                } else {
                    ""
                };
                println!("{:24} {}{manages}", role.name(), role.title());
                for grant in role.grants() {
                    let permissions: Vec<_> =
                        grant.permissions().iter().map(|one| one.name()).collect();
                    println!("    {}: {}", permissions.join(","), grant.filter());
                }
            }
        }
        RoleAction::Delete { project, name } => {
            let project = settings.project(project.as_deref())?;
            lake.project(project).await?;
            lake.delete_role(project, name).await?;
            println!("role {name} of {project} is deleted");
        }
    }
    Ok(())
}

/// `read,update: site == "jelling"`
fn grant(text: &str) -> Result<Grant, Box<dyn Error>> {
    let (names, filter) = text
        .split_once(':')
        .ok_or_else(|| format!("{text:?}: write it as in 'read,update: site == \"jelling\"'"))?;
    let permissions: Result<Vec<_>, _> = names
        .split(',')
        .map(|name| {
            let known = Permission::ALL.map(Permission::name).join(", ");
            Permission::named(name.trim())
                .ok_or_else(|| format!("{:?} is no permission; there are {known}", name.trim()))
        })
        .collect();
    Ok(Grant::new(filter, &permissions?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grant_is_permissions_and_a_filter() {
        let made = grant("read, update: site == \"a\" && _id in path(\"x::y\")").unwrap();
        assert_eq!(made.filter(), "site == \"a\" && _id in path(\"x::y\")");
        assert_eq!(made.permissions(), [Permission::Read, Permission::Update]);
        for text in ["read", "write: true", "read: *", ": true"] {
            assert!(grant(text).is_err(), "{text}");
        }
    }
}
