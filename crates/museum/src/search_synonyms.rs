//! Words that mean the same to a museum, as its editors list them: `docs/rules.md#the-search-page`.

use crate::Json;
use crate::fields::Fields;

/// What a query may mean too, at most.
const MAX_ALTERNATIVES: usize = 8;

/// What a query may mean too: with each of its words that an editor lists in the place of that
/// word's synonyms. With `entré, billet` listed, `entré for børn` may mean `billet for børn`.
pub fn search_alternatives(root_data: &Json<'_>, query: &str) -> Vec<String> {
    let words = words_of(query);
    let config = Fields::of(root_data).child("siteConfig");
    let lists = config
        .into_iter()
        .flat_map(|config| config.list("searchSynonyms"));
    let mut alternatives: Vec<String> = Vec::new();
    for list in lists {
        let synonyms = list.values("words").filter_map(Json::as_str);
        let synonyms = synonyms.map(words_of).filter(|words| !words.is_empty());
        let synonyms: Vec<Vec<String>> = synonyms.collect();
        for alternative in synonyms
            .iter()
            .flat_map(|synonym| replaced(&words, synonym, &synonyms))
        {
            if alternatives.len() < MAX_ALTERNATIVES && !alternatives.contains(&alternative) {
                alternatives.push(alternative);
            }
        }
    }
    alternatives
}

/// The words of a text in small letters, without what stands around them.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split_whitespace();
    let words = words.map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()));
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// A query with the other synonyms in the place of one, if that is in it.
fn replaced(words: &[String], synonym: &[String], synonyms: &[Vec<String>]) -> Vec<String> {
    let places = words.windows(synonym.len());
    let Some(start) = places.into_iter().position(|place| place == synonym) else {
        return Vec::new();
    };
    let end = start + synonym.len();
    let others = synonyms.iter().filter(|other| other.as_slice() != synonym);
    let alternative = |other: &Vec<String>| {
        let parts = [&words[..start], other.as_slice(), &words[end..]];
        parts.concat().join(" ")
    };
    others.map(alternative).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OwnedJson;
    use serde_json::json;

    #[test]
    fn a_query_means_what_its_synonyms_say() {
        let many: Vec<String> = (0..20).map(|number| format!("ord{number}")).collect();
        let data = json!({"siteConfig": {"searchSynonyms": [
            {"words": ["entré", "billet", "Hvad koster det?"]},
            {"words": ["barn", " "]},
            {"words": many},
        ]}});
        let data = OwnedJson::from_string(data.to_string()).unwrap();
        let cases: [(&str, &[&str]); 5] = [
            (
                "Entré for børn",
                &["billet for børn", "hvad koster det for børn"],
            ),
            ("hvad koster det", &["entré", "billet"]),
            // A part of a word is another word.
            ("billethal", &[]),
            ("", &[]),
            ("barn", &[]),
        ];
        for (query, expected) in cases {
            let alternatives = search_alternatives(data.get_value(), query);
            assert_eq!(alternatives, expected, "{query}");
        }
        let most = search_alternatives(data.get_value(), "ord3");
        assert_eq!(most.len(), MAX_ALTERNATIVES);
        assert_eq!(search_alternatives(&Json::Null, "entré"), [""; 0]);
    }
}
