//! Path patterns over document ids.

use crate::text::Text;

/// What `path("drafts.**")` gives: a pattern in which `*` matches one segment and a last
/// `**` one or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathPattern(Text);

impl PathPattern {
    /// A pattern. Any text is one; `5-**` has no wildcard and matches only itself.
    pub fn new(pattern: impl AsRef<str>) -> Self {
        Self(Text::from(pattern.as_ref()))
    }

    /// The pattern as written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether an id fits.
    pub fn matches(&self, id: &str) -> bool {
        let pattern: Vec<&str> = self.0.split('.').collect();
        let id: Vec<&str> = id.split('.').collect();
        segments_match(&pattern, &id)
    }
}

/// Matches by the positions a pattern prefix can reach, so that many `**` cost
/// no more than pattern times id.
fn segments_match(pattern: &[&str], id: &[&str]) -> bool {
    // reach[i]: whether the pattern read so far can account for id[..i].
    let mut reach = vec![false; id.len() + 1];
    reach[0] = true;
    for segment in pattern {
        let mut next = vec![false; id.len() + 1];
        for i in 0..id.len() {
            next[i + 1] = match *segment {
                // One segment or more: arrived here before, or already inside this `**`.
                "**" => reach[i] || next[i],
                "*" => reach[i],
                literal => reach[i] && id[i] == literal,
            };
        }
        reach = next;
    }
    reach[id.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_segments() {
        let cases = [
            ("a.b", "a.b", true),
            ("a.*", "a.b", true),
            ("a.*", "a", false),
            ("a.*", "a.b.c", false),
            ("a.*", "b.a.b", false),
            ("a.**", "a.b.c", true),
            ("a.**", "a", false),
            ("a.**.d", "a.b.c.d", true),
            ("*", "a", true),
            ("*", "a.b", false),
            ("**", "a.b", true),
            ("5-**", "5-x", false),
            ("drafts.**", "drafts.x.y", true),
        ];
        for (pattern, id, expected) in cases {
            let found = PathPattern::new(pattern).matches(id);
            assert_eq!(found, expected, "{id} in {pattern}");
        }
    }
}
