//! What search engines require of each type for a rich result, and what holds for all of them.

use super::HOME;
use jiff::Timestamp;
use jiff::civil::Date;
use serde_json::Value;

/// What a thing of a type must state.
const REQUIRED: &[(&str, &[&str])] = &[
    ("Organization", &["name", "url"]),
    (
        "Museum",
        &["name", "address", "url", "logo", "parentOrganization"],
    ),
    ("WebSite", &["name", "url", "potentialAction", "publisher"]),
    (
        "WebPage",
        &["name", "url", "isPartOf", "inLanguage", "dateModified"],
    ),
    ("BreadcrumbList", &["itemListElement"]),
    (
        "Event",
        &[
            "name",
            "startDate",
            "location",
            "eventStatus",
            "organizer",
            "image",
            "description",
        ],
    ),
    (
        "ExhibitionEvent",
        &[
            "name",
            "startDate",
            "endDate",
            "location",
            "eventStatus",
            "organizer",
            "image",
        ],
    ),
    ("TouristAttraction", &["name", "address", "image"]),
    ("Place", &["name", "address"]),
    ("Offer", &["price", "priceCurrency", "availability", "url"]),
    (
        "Article",
        &[
            "headline",
            "image",
            "datePublished",
            "dateModified",
            "author",
            "publisher",
        ],
    ),
    (
        "NewsArticle",
        &[
            "headline",
            "image",
            "datePublished",
            "dateModified",
            "author",
            "publisher",
        ],
    ),
    ("PodcastSeries", &["name", "url"]),
    (
        "PodcastEpisode",
        &[
            "name",
            "url",
            "datePublished",
            "duration",
            "associatedMedia",
            "partOfSeries",
        ],
    ),
    (
        "VideoObject",
        &[
            "name",
            "description",
            "thumbnailUrl",
            "uploadDate",
            "contentUrl",
            "duration",
        ],
    ),
    ("Person", &["name"]),
    ("Course", &["name", "description", "provider"]),
    ("LearningResource", &["name", "description", "provider"]),
    ("ResearchProject", &["name", "parentOrganization"]),
    ("ResearchOrganization", &["name", "parentOrganization"]),
    ("CreativeWork", &["name", "author", "datePublished"]),
    ("Collection", &["name", "image"]),
    ("Service", &["name", "provider"]),
    (
        "PostalAddress",
        &[
            "streetAddress",
            "postalCode",
            "addressLocality",
            "addressCountry",
        ],
    ),
    ("OpeningHoursSpecification", &[]),
    ("SearchAction", &["target", "query-input"]),
    ("EntryPoint", &["urlTemplate"]),
    ("ListItem", &["position", "name", "item"]),
    ("AudioObject", &["contentUrl", "encodingFormat", "duration"]),
    ("PodcastSeason", &["seasonNumber"]),
    ("EducationalAudience", &["educationalRole"]),
];

/// The fields that hold a day or a moment.
const DATES: &[&str] = &[
    "startDate",
    "endDate",
    "datePublished",
    "dateModified",
    "uploadDate",
    "validFrom",
    "validThrough",
    "foundingDate",
    "dissolutionDate",
];

pub(super) fn nodes(data: &Value) -> &Vec<Value> {
    data["@graph"].as_array().unwrap()
}

pub(super) fn is(node: &Value, kind: &str) -> bool {
    match &node["@type"] {
        Value::Array(kinds) => kinds.iter().any(|one| one == kind),
        one => one == kind,
    }
}

/// Calls a test with every object of the data, those within others too.
pub(super) fn walk(value: &Value, visit: &mut impl FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Object(fields) => {
            visit(fields);
            fields.values().for_each(|field| walk(field, visit));
        }
        Value::Array(list) => list.iter().for_each(|one| walk(one, visit)),
        _ => {}
    }
}

/// A day, or a moment with the distance of Copenhagen from Greenwich.
pub(super) fn is_date(text: &str) -> bool {
    let day = text.len() == 10 && text.parse::<Date>().is_ok();
    let offset = text.ends_with("+01:00") || text.ends_with("+02:00");
    day || (offset && text.parse::<Timestamp>().is_ok())
}

/// Nodes have ids of their own, refer to nodes that are there, and state what is required and when
/// in ISO 8601.
pub(super) fn assert_complete(kind: &str, data: &Value) {
    let ids: Vec<&str> = nodes(data)
        .iter()
        .map(|node| node["@id"].as_str().unwrap())
        .collect();
    for (number, id) in ids.iter().enumerate() {
        assert!(id.starts_with(HOME) || id.starts_with("https://nationalmuseet.example.org/"));
        assert!(
            id.contains('#') && !ids[..number].contains(id),
            "{kind}: {id}"
        );
    }
    walk(&data["@graph"], &mut |fields| {
        if let (Some(id), 1) = (fields.get("@id"), fields.len()) {
            assert!(ids.contains(&id.as_str().unwrap()), "{kind}: no {id}");
        }
        for name in DATES {
            let written = fields.get(*name).map(|day| day.as_str().unwrap());
            assert!(written.is_none_or(is_date), "{kind}: {name} {written:?}");
        }
        let node = Value::Object(fields.clone());
        let own: Vec<_> = REQUIRED
            .iter()
            .filter(|(name, _)| is(&node, name))
            .collect();
        assert_eq!(
            own.is_empty(),
            !fields.contains_key("@type"),
            "{kind}: {node}"
        );
        for (name, required) in own {
            let missing = required.iter().find(|one| !fields.contains_key(**one));
            assert_eq!(missing, None, "{kind}: {name}");
        }
    });
}
