//! Every field of the schema is read by a query, and every field that a query reads is in the
//! schema. The queries are walked as syntax trees, with the types that each part can have.

use crate::root;
use groq::syntax::{BinaryOperator, Expr, ExprKind, Literal, ObjectEntry, Step};
use museum::{PAGE_TYPES, queries};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Fields that no query reads, each with the reason.
const UNREAD: &[(&str, &str)] = &[
    (
        "podcastShow.externalId",
        "for those who import from the host of podcasts",
    ),
    ("siteConfig.name", "the name of the document in the Studio"),
    (
        "video.parts",
        "holds a reference, so that the files of a film are not collected as unused",
    ),
];

/// Fields that queries read beyond the schema, each with the reason.
const BEYOND: &[(&str, &str)] = &[
    (
        "event.eventPage.se",
        "older documents have their Swedish page there",
    ),
    (
        "localeText.se",
        "older documents have their Swedish text there",
    ),
    ("link.href", "spec 3: older links have their address there"),
    ("link.url", "spec 3: older links have their address there"),
    (
        "link.slug",
        "spec 3: links that were imported name a page by its slug",
    ),
    ("link.site", "the site of that page"),
    ("link.locale", "the language of that page"),
    (
        "educationVariant.title",
        "an article's hero takes the title of its page, which a variant is not",
    ),
    ("educationVariant.image", "the same"),
    ("educationVariant.media", "the same"),
    ("educationVariant.mediaNew", "the same"),
];

/// What documents and members have that the service sets, and fields of built-in types.
const BUILT_IN: &[&str] = &[
    "_id",
    "_type",
    "_key",
    "_ref",
    "_rev",
    "_createdAt",
    "_updatedAt",
    "asset",
    "hotspot",
    "crop",
    "current",
    "markDefs",
];

/// A type or a field of the schema.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Definition {
    name: Option<String>,
    #[serde(rename = "type")]
    kind: String,
    fields: Vec<Definition>,
    of: Vec<Definition>,
    to: Vec<Target>,
}

/// What a reference leads to.
#[derive(Debug, Deserialize)]
struct Target {
    #[serde(rename = "type")]
    kind: String,
}

impl Definition {
    /// `_type` of what it defines.
    fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.kind)
    }
}

/// Something that a part of a query can be: a definition, and where it is.
#[derive(Clone, Debug)]
struct Node {
    path: Rc<str>,
    /// `_type` of what is there.
    name: Rc<str>,
    definition: &'static Definition,
}

/// All that a part of a query can be. `None` is not known: a document of an asset.
type Shape = Option<Vec<Node>>;

struct Walk {
    types: BTreeMap<String, &'static Definition>,
    read: BTreeSet<String>,
    unknown: BTreeSet<String>,
}

impl Walk {
    /// A definition by its name, or as it stands.
    fn resolve(&self, path: &str, definition: &'static Definition) -> Node {
        let named = self.types.get(&definition.kind);
        let path = named.map_or(path, |_| &definition.kind);
        Node {
            path: path.into(),
            name: definition.name().into(),
            definition: named.unwrap_or(&definition),
        }
    }

    fn documents(&self, names: Option<&BTreeSet<&str>>) -> Vec<Node> {
        let all = self.types.iter();
        let all = all.filter(|(_, definition)| definition.kind == "document");
        let all = all.filter(|(name, _)| names.is_none_or(|names| names.contains(name.as_str())));
        let node = |(name, definition): (&String, &&'static Definition)| Node {
            path: name.as_str().into(),
            name: name.as_str().into(),
            definition,
        };
        all.map(node).collect()
    }

    /// The members of lists among these, as queries go into lists by themselves.
    fn members(&self, nodes: Vec<Node>) -> Vec<Node> {
        let each = nodes.into_iter().flat_map(|node| {
            if node.definition.kind != "array" {
                return vec![node];
            }
            let member = |member: &'static Definition| {
                self.resolve(&format!("{}[{}]", node.path, member.name()), member)
            };
            node.definition.of.iter().map(member).collect()
        });
        once(each.collect())
    }

    fn attribute(&mut self, shape: Shape, name: &str) -> Shape {
        let nodes = self.members(shape?);
        if name == "asset" {
            return None;
        }
        let mut found = Vec::new();
        for node in &nodes {
            // Between the spans of a block stand objects that the schema names.
            if node.definition.kind == "block" && name == "children" {
                let children = node.definition.of.iter();
                found.extend(children.map(|child| self.resolve(&node.path, child)));
            }
            let fields = node.definition.fields.iter();
            for field in fields.filter(|field| field.name() == name) {
                let path = format!("{}.{name}", node.path);
                self.read.insert(path.clone());
                found.push(self.resolve(&path, field));
            }
        }
        if found.is_empty() && !BUILT_IN.contains(&name) {
            self.not_found(&nodes, name);
        }
        Some(once(found))
    }

    /// Pages share their queries, and not all have every field: one that some document has
    /// is known. A text holds what its editor wrote.
    fn not_found(&mut self, nodes: &[Node], name: &str) {
        let of_documents = |definition: &&'static Definition| {
            let mut fields = definition.fields.iter();
            definition.kind == "document" && fields.any(|field| field.name() == name)
        };
        let somewhere = self.types.values().any(of_documents);
        for node in nodes {
            let known = match node.definition.kind.as_str() {
                "document" => somewhere,
                kind => kind == "block",
            };
            if !known {
                self.unknown.insert(format!("{}.{name}", node.path));
            }
        }
    }

    /// All that lies below a value that is taken whole.
    fn take_whole(&mut self, shape: Shape) {
        let mut open = shape.unwrap_or_default();
        let mut seen = BTreeSet::new();
        while let Some(node) = open.pop() {
            if node.definition.kind == "reference" || !seen.insert(node.path.clone()) {
                continue;
            }
            for field in &node.definition.fields {
                let path = format!("{}.{}", node.path, field.name());
                self.read.insert(path.clone());
                open.push(self.resolve(&path, field));
            }
            if node.definition.kind == "array" {
                open.extend(self.members(vec![node]));
            }
        }
    }

    fn dereferenced(&self, shape: Shape) -> Shape {
        let nodes = self.members(shape?);
        let targets = nodes.iter().flat_map(|node| &node.definition.to);
        let targets = targets.map(|target| target.kind.as_str());
        Some(self.documents(Some(&targets.collect())))
    }

    /// What an expression can be, in the scopes that it stands in; the innermost is the last.
    fn expression(&mut self, expr: &Expr, scopes: &[Shape]) -> Shape {
        match &expr.kind {
            ExprKind::Literal(_) | ExprKind::Parameter(_) => Some(Vec::new()),
            ExprKind::Everything => Some(self.documents(None)),
            ExprKind::This => scopes.last().cloned().flatten(),
            ExprKind::Parent(levels) => {
                let levels = usize::try_from(*levels).unwrap();
                let position = scopes.len().checked_sub(levels + 1)?;
                scopes.get(position).cloned().flatten()
            }
            ExprKind::Attribute(name) => self.attribute(scopes.last().cloned().flatten(), name),
            ExprKind::Group(inner)
            | ExprKind::Prefix(_, inner)
            | ExprKind::Ascending(inner)
            | ExprKind::Descending(inner) => self.expression(inner, scopes),
            ExprKind::Tuple(all) | ExprKind::And(all) | ExprKind::Or(all) => {
                for each in all {
                    self.expression(each, scopes);
                }
                Some(Vec::new())
            }
            ExprKind::Object(entries) => {
                self.entries(entries, scopes);
                Some(Vec::new())
            }
            ExprKind::Array(elements) => {
                for each in elements {
                    self.expression(&each.value, scopes);
                }
                Some(Vec::new())
            }
            ExprKind::Binary(_, left, right) | ExprKind::Range { left, right, .. } => {
                self.expression(left, scopes);
                self.expression(right, scopes);
                Some(Vec::new())
            }
            ExprKind::Pair(condition, value) => {
                self.expression(condition, scopes);
                let scopes = narrowed(scopes, condition);
                self.expression(value, &scopes)
            }
            ExprKind::Call(call) => {
                let mut all = Vec::new();
                for argument in &call.arguments {
                    all.extend(self.expression(argument, scopes).unwrap_or_default());
                }
                let passes = ["coalesce", "select"].contains(&&*call.name);
                Some(if passes { all } else { Vec::new() })
            }
            ExprKind::Pipe(base, call) => {
                let shape = self.expression(base, scopes);
                let inner = pushed(scopes, shape.clone());
                for argument in &call.arguments {
                    self.expression(argument, &inner);
                }
                shape
            }
            ExprKind::Traversal(base, steps) => {
                let base = self.expression(base, scopes);
                steps
                    .iter()
                    .fold(base, |shape, step| self.step(shape, step, scopes))
            }
        }
    }

    fn step(&mut self, shape: Shape, step: &Step, scopes: &[Shape]) -> Shape {
        match step {
            Step::Attribute(name) => self.attribute(shape, name),
            Step::Dereference(name) => {
                let target = self.dereferenced(shape);
                match name {
                    Some(name) => self.attribute(target, name),
                    None => target,
                }
            }
            Step::Elements | Step::Slice { .. } => shape,
            Step::Subscript(inner) => {
                let shape = shape.map(|nodes| self.members(nodes));
                self.expression(inner, &pushed(scopes, shape.clone()));
                narrow(shape, inner)
            }
            Step::Projection(entries) => {
                let shape = shape.map(|nodes| self.members(nodes));
                self.entries(entries, &pushed(scopes, shape));
                Some(Vec::new())
            }
            Step::Nested(inner) => self.expression(inner, scopes),
        }
    }

    /// The entries of a projection. What they name without going on into it is taken whole.
    fn entries(&mut self, entries: &[ObjectEntry], scopes: &[Shape]) {
        for entry in entries {
            let taken = match entry {
                ObjectEntry::Named(_, value) | ObjectEntry::Splat(Some(value)) => {
                    self.expression(value, scopes)
                }
                ObjectEntry::Bare(value) => self.expression(value, scopes),
                ObjectEntry::Splat(None) => scopes.last().cloned().flatten(),
            };
            self.take_whole(taken);
        }
    }
}

/// Each once.
fn once(mut nodes: Vec<Node>) -> Vec<Node> {
    nodes.sort_by(|one, other| (&one.path, &one.name).cmp(&(&other.path, &other.name)));
    nodes.dedup_by(|one, other| one.path == other.path && one.name == other.name);
    nodes
}

fn pushed(scopes: &[Shape], shape: Shape) -> Vec<Shape> {
    scopes.iter().cloned().chain([shape]).collect()
}

fn narrowed(scopes: &[Shape], condition: &Expr) -> Vec<Shape> {
    let mut scopes = scopes.to_vec();
    if let Some(last) = scopes.pop() {
        scopes.push(narrow(last, condition));
    }
    scopes
}

/// Those that `_type == "event"` or `_type in ["image"]` leaves.
fn narrow(shape: Shape, condition: &Expr) -> Shape {
    let mut nodes = shape?;
    let all = match &condition.kind {
        ExprKind::And(all) => all.as_slice(),
        _ => std::slice::from_ref(condition),
    };
    for one in all {
        if let Some(names) = type_names(one) {
            nodes.retain(|node| names.contains(&*node.name));
        }
    }
    Some(nodes)
}

fn type_names(condition: &Expr) -> Option<BTreeSet<String>> {
    let ExprKind::Binary(operator, left, right) = &condition.kind else {
        return None;
    };
    if !matches!(&left.kind, ExprKind::Attribute(name) if &**name == "_type") {
        return None;
    }
    let text = |expr: &Expr| match &expr.kind {
        ExprKind::Literal(Literal::String(text)) => Some(text.to_string()),
        _ => None,
    };
    match (operator, &right.kind) {
        (BinaryOperator::Equal, _) => Some(BTreeSet::from([text(right)?])),
        (BinaryOperator::In, ExprKind::Array(all)) => {
            all.iter().map(|one| text(&one.value)).collect()
        }
        _ => None,
    }
}

/// The schema as Node reads it: it is written in TypeScript.
fn schema() -> BTreeMap<String, &'static Definition> {
    let node = root().join("node_modules/.bin/node");
    assert!(node.exists(), "there is no Node: run make setup");
    let script = "import * as types from './studio/schema/index.ts'; \
                  console.log(JSON.stringify(Object.values(types)))";
    let output = std::process::Command::new(&node)
        .args(["--input-type=module", "--eval", script])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    // For as long as the test lives.
    let types: &'static [Definition] = serde_json::from_slice::<Vec<Definition>>(&output.stdout)
        .unwrap()
        .leak();
    let named = types.iter().map(|one| (one.name().to_owned(), one));
    named.collect()
}

fn fields(path: &str, definition: &Definition, all: &mut BTreeSet<String>) {
    for field in &definition.fields {
        let path = format!("{path}.{}", field.name());
        fields(&path, field, all);
        all.insert(path);
    }
    for member in &definition.of {
        fields(&format!("{path}[{}]", member.name()), member, all);
    }
}

#[test]
fn the_schema_and_the_queries_have_the_same_fields() {
    let mut walk = Walk {
        types: schema(),
        read: BTreeSet::new(),
        unknown: BTreeSet::new(),
    };
    let types = PAGE_TYPES.iter().map(|kind| (kind.name, kind.query()));
    let others = [
        ("page", queries::page()),
        ("shell", queries::shell()),
        ("feed", queries::feed()),
        ("podcast feed", queries::podcast_feed()),
        ("manifest", queries::manifest()),
        ("citation", queries::citation()),
        ("island", queries::random_related()),
    ];
    for (name, text) in types.chain(others) {
        let query = groq::parse(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        walk.expression(&query.body, &[None]);
    }
    let mut all = BTreeSet::new();
    for (name, definition) in &walk.types {
        fields(name, definition, &mut all);
    }
    assert!(all.len() > 300, "the schema is not read: {}", all.len());
    let unread: BTreeSet<&str> = all.difference(&walk.read).map(String::as_str).collect();
    let beyond: BTreeSet<&str> = walk.unknown.iter().map(String::as_str).collect();
    let excused = |list: &[(&'static str, &str)]| list.iter().map(|(field, _)| *field).collect();
    assert_eq!(
        unread,
        excused(UNREAD),
        "fields of the schema that no query reads"
    );
    assert_eq!(
        beyond,
        excused(BEYOND),
        "fields that queries read and no schema has"
    );
}
