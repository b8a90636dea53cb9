//! Reading the content service's results.
//!
//! A field may be missing, null or of another type than in the schema: drafts are unfinished,
//! and old documents older than the schema. Each is then treated as missing, so that one field
//! costs no page. The same holds for a number out of range: the caller that reads one states
//! its range.

use crate::Json;
use crate::Locale;
use std::ops::RangeInclusive;

/// Elements of a list that are read. The longest that a page shows have some hundreds, and
/// each element becomes part of what a renderer must draw in its time.
const LONGEST_LIST: usize = 10_000;

/// An object of an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'a>(&'a Json<'a>);

impl<'a> Fields<'a> {
    pub(crate) fn of(value: &'a Json<'a>) -> Self {
        Self(value)
    }

    /// The object itself.
    pub(crate) fn as_value(self) -> &'a Json<'a> {
        self.0
    }

    /// What is at a name, unless it is null.
    pub(crate) fn value(self, name: &str) -> Option<&'a Json<'a>> {
        let value = self.0.as_object()?.get(name);
        value.filter(|value| !value.is_null())
    }

    /// An object in it.
    pub(crate) fn child(self, name: &str) -> Option<Self> {
        self.value(name).filter(|value| value.is_object()).map(Self)
    }

    /// A text that is not empty.
    pub(crate) fn text(self, name: &str) -> Option<&'a str> {
        let text = self.value(name)?.as_str()?.trim();
        (!text.is_empty()).then_some(text)
    }

    /// The same, as a string of its own.
    pub(crate) fn owned(self, name: &str) -> Option<String> {
        self.text(name).map(str::to_owned)
    }

    /// A text that may be written in several languages: `{da: "Sværd", en: "Sword"}`, or
    /// one text for all. The page's language comes first, then Danish, then any.
    pub(crate) fn spoken(self, name: &str, locale: Locale) -> Option<&'a str> {
        self.text(name).or_else(|| {
            let texts = self.child(name)?;
            let spoken = |locale: Locale| locale.codes().iter().find_map(|code| texts.text(code));
            let nearest = [locale, Locale::default()].into_iter();
            nearest.chain(Locale::ALL).find_map(spoken)
        })
    }

    /// The objects of a list.
    pub(crate) fn list(self, name: &str) -> impl Iterator<Item = Self> + use<'a> {
        self.values(name)
            .filter(|value| value.is_object())
            .map(Self)
    }

    /// The values of a list.
    pub(crate) fn values(self, name: &str) -> impl Iterator<Item = &'a Json<'a>> + use<'a> {
        let list = self.value(name).and_then(Json::as_array);
        list.into_iter().flatten().take(LONGEST_LIST)
    }

    /// Whether a switch is on.
    pub(crate) fn is_on(self, name: &str) -> bool {
        self.value(name).and_then(Json::as_bool) == Some(true)
    }

    /// A number within bounds.
    pub(crate) fn number(self, name: &str, within: RangeInclusive<f64>) -> Option<f64> {
        let number = self.value(name)?.as_f64();
        number.filter(|number| within.contains(number))
    }

    /// A number of things within bounds.
    pub(crate) fn whole(self, name: &str, within: RangeInclusive<u32>) -> Option<u32> {
        let number = self.value(name)?.as_u64()?;
        let number = u32::try_from(number).ok();
        number.filter(|number| within.contains(number))
    }

    /// How deep something lies, from 1; what is deeper than the deepest is there.
    pub(crate) fn depth(self, name: &str, deepest: u64) -> u64 {
        let depth = self.value(name).and_then(Json::as_u64);
        depth.unwrap_or(1).clamp(1, deepest)
    }

    /// The `_key` of an element of a list, or its place in it.
    pub(crate) fn key(self, place: usize) -> String {
        self.owned("_key").unwrap_or_else(|| place.to_string())
    }
}

/// A test's JSON, as the content service would return it.
#[cfg(test)]
pub(crate) fn owned(value: &serde_json::Value) -> crate::OwnedJson {
    crate::OwnedJson::from_string(value.to_string()).unwrap()
}
