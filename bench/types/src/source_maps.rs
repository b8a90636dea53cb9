//! Whether the source maps of the website's queries are right: each mapping to a document,
//! followed into it, gives exactly its value, and each string that comes from a document as
//! it is has one.

use crate::computed;
use crate::json_path::{Segment, follow, parse};
use crate::page::{Page, WebsiteQuery, request};
use crate::times::{self, Times};
use crate::{Failure, json_path};
use groq::{ArraySelector, Parameters};
use lake::{Dataset, Lake, Principal};
use serde_json::Value as Json;
use std::collections::{BTreeSet, HashMap};

/// The documents of a dataset by their ids.
pub(crate) type Documents = HashMap<String, Json>;

pub(crate) async fn documents(
    lake: &Lake,
    dataset: &Dataset,
    principal: &Principal,
) -> Result<Documents, Failure> {
    let all = request("*", Parameters::new());
    let answer = lake.query(dataset, principal, all).await?;
    let list: Vec<Json> = serde_json::from_str(&answer.result)?;
    let id = |document: &Json| document["_id"].as_str().unwrap_or_default().to_owned();
    Ok(list.into_iter().map(|d| (id(&d), d)).collect())
}

/// What was checked.
#[derive(Default)]
pub(crate) struct Checked {
    /// In how many forms each map is checked.
    forms: usize,
    pub(crate) queries: usize,
    pub(crate) mappings: usize,
    pub(crate) strings: usize,
    sites: BTreeSet<[String; 2]>,
}

impl Checked {
    pub(crate) fn of(forms: usize) -> Self {
        Self {
            forms,
            ..Self::default()
        }
    }

    pub(crate) fn summary(&self) -> String {
        let Self {
            queries,
            mappings,
            strings,
            ..
        } = self;
        format!(
            "source maps: {mappings} mappings and {strings} strings of {queries} queries are right"
        )
    }

    /// Checks all that the website asks about a page; about its site, if this is the first.
    pub(crate) async fn page(
        &mut self,
        (lake, principal): (&Lake, &Principal),
        documents: &Documents,
        page: &Page,
    ) -> Result<(), Failure> {
        let mut queries = page.queries()?;
        if self.sites.insert(page.site_and_locale()) {
            queries.extend(page.queries_of_site()?);
        }
        for query in queries {
            let selectors = [ArraySelector::Key, ArraySelector::Index]
                .into_iter()
                .cycle();
            for selector in selectors.skip(self.queries).take(self.forms) {
                let with = query.request(Some(selector));
                let answer = lake.query(&page.dataset, principal, with).await?;
                let map = answer.source_map.ok_or("no source map")?;
                let checking = Checking {
                    query: &query,
                    documents,
                    result: serde_json::from_str(&answer.result)?,
                    map: serde_json::from_str(&map)?,
                };
                checking.run(self)?;
            }
            self.queries += 1;
        }
        Ok(())
    }
}

struct Checking<'a> {
    query: &'a WebsiteQuery,
    documents: &'a Documents,
    result: Json,
    map: Json,
}

impl Checking<'_> {
    fn run(&self, checked: &mut Checked) -> Result<(), Failure> {
        let mappings = self.map["mappings"].as_object().ok_or("no mappings")?;
        for (at, mapping) in mappings {
            let found = self.follow(at, mapping);
            found.map_err(|why| format!("{}: {at}: {why}", self.query.name))?;
            checked.mappings += 1;
        }
        let parsed = groq::parse(self.query.text)?;
        let resolved = groq::resolve(&parsed, &self.query.parameters)?;
        let computed = computed::parts(&resolved.root);
        let mut place = Place::default();
        self.strings(&self.result, &computed, &mut place, checked)
    }

    /// A mapping to a document leads to the value that it is for.
    fn follow(&self, at: &str, mapping: &Json) -> Result<(), String> {
        let here = parse(at).ok_or("no path")?;
        let value = follow(&self.result, &here).ok_or("no value")?;
        let source = &mapping["source"];
        if source["type"] != "documentValue" {
            return Ok(());
        }
        let number = |name: &str| source[name].as_u64().and_then(|n| usize::try_from(n).ok());
        let listed = |list: &str, name: &str| Some(&self.map[list][number(name)?]);
        let document = listed("documents", "document").ok_or("no document")?;
        let id = document["_id"].as_str().ok_or("no id")?;
        let stored = self.documents.get(id).ok_or("no such document")?;
        if stored["_type"] != document["_type"] {
            return Err(format!("{id} is of another type"));
        }
        let path = listed("paths", "path").and_then(Json::as_str);
        let path = path.ok_or("no path in the document")?;
        let there = parse(path).ok_or("no path in the document")?;
        match follow(stored, &there) {
            Some(found) if found == value => Ok(()),
            found => Err(format!("{value} is {found:?} at {path} of {id}")),
        }
    }

    /// Every string that is not computed is mapped to a document.
    fn strings(
        &self,
        value: &Json,
        computed: &[Vec<groq::Text>],
        place: &mut Place,
        checked: &mut Checked,
    ) -> Result<(), Failure> {
        match value {
            Json::String(text) => {
                checked.strings += 1;
                if !self.is_mapped(place) && !computed::contain(computed, &place.names()) {
                    let Self { query, .. } = self;
                    let at = place.path();
                    return Err(format!("{}: {at}: {text:?} has no source", query.name).into());
                }
            }
            Json::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    place.0.push(Segment::Index(index));
                    self.strings(item, computed, place, checked)?;
                    place.0.pop();
                }
            }
            Json::Object(object) => {
                for (name, part) in object {
                    place.0.push(Segment::Attribute(name.clone()));
                    self.strings(part, computed, place, checked)?;
                    place.0.pop();
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether the value, or the longest part around it that is mapped, is from a document.
    fn is_mapped(&self, place: &Place) -> bool {
        let around = (0..=place.0.len()).rev();
        let mut mappings = around.filter_map(|length| {
            let path = json_path::write(&place.0[..length]);
            self.map["mappings"].get(path)
        });
        mappings
            .next()
            .is_some_and(|mapping| mapping["source"]["type"] == "documentValue")
    }
}

/// A place in a result.
#[derive(Default)]
struct Place(Vec<Segment>);

impl Place {
    fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for segment in &self.0 {
            if let Segment::Attribute(name) = segment {
                names.push(name.as_str());
            }
        }
        names
    }

    fn path(&self) -> String {
        json_path::write(&self.0)
    }
}

/// Milliseconds of a page's query without a source map and with one. They take turns.
pub(crate) async fn measure(
    lake: &Lake,
    principal: &Principal,
    page: &Page,
    rounds: usize,
) -> Result<(f64, f64), Failure> {
    let query = page.query()?;
    let (mut plain, mut mapped) = (Times::default(), Times::default());
    for _ in 0..rounds {
        for (map, times) in [(None, &mut plain), (Some(ArraySelector::Key), &mut mapped)] {
            let request = query.request(map);
            let begun = times::start();
            lake.query(&page.dataset, principal, request).await?;
            times.add(begun.elapsed());
        }
    }
    Ok((plain.median(), mapped.median()))
}
