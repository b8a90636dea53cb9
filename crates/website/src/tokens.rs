//! The tokens that the website sends to the content service.

use std::fmt;

/// A token for all projects, or one for each. A token is for one project, so that a group with
/// several projects needs several tokens.
#[derive(Clone, Default)]
pub struct Tokens(Vec<(Option<String>, String)>);

impl Tokens {
    /// Reads `secret`, or `project=secret` with commas between them.
    pub fn parse(text: &str) -> Self {
        let token = |part: &str| match part.split_once('=') {
            Some((project, secret)) => (Some(project.trim().to_owned()), secret.trim().to_owned()),
            None => (None, part.trim().to_owned()),
        };
        Self(text.split(',').map(token).collect())
    }

    /// The token for a project.
    pub(crate) fn of(&self, project: &str) -> Option<&str> {
        let is_of_project = |(name, _): &&(Option<String>, String)| {
            name.as_deref().is_none_or(|name| name == project)
        };
        self.0
            .iter()
            .find(is_of_project)
            .map(|(_, secret)| secret.as_str())
    }
}

/// Without the secrets, as settings may be logged.
impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let projects = self.0.iter().map(|(project, _)| project);
        f.debug_list().entries(projects).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_project_has_its_own_token_or_that_of_all() {
        let each = Tokens::parse("museerne=sk1, proevesalen=sk2");
        assert_eq!(each.of("museerne"), Some("sk1"));
        assert_eq!(each.of("proevesalen"), Some("sk2"));
        assert_eq!(each.of("other"), None);
        assert_eq!(Tokens::parse("sk3").of("other"), Some("sk3"));
        assert_eq!(Tokens::default().of("other"), None);
        assert!(!format!("{each:?}").contains("sk"));
    }
}
