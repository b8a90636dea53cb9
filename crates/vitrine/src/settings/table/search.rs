//! The settings of the search.

use super::{Kind, Setting};

pub(super) static TABLE: [Setting; 9] = [
    Setting {
        name: "search_index",
        flag: None,
        meaning: "Whether this node of the content service writes the search index; one of them should.",
        kind: Kind::Switch,
        default: |_| Some("true".to_owned()),
    },
    Setting {
        name: "embedder_directory",
        flag: None,
        meaning: "A directory with an ONNX model (model.onnx or onnx/model.onnx) and its tokenizer.json, by which the search knows what texts are about.",
        kind: Kind::Text,
        default: |_| None,
    },
    Setting {
        name: "embedder_runtime",
        flag: None,
        meaning: "The library of ONNX Runtime that runs the model; libonnxruntime.so, where the system finds it, if not set.",
        kind: Kind::Text,
        default: |_| None,
    },
    Setting {
        name: "embedder_url",
        flag: None,
        meaning: "The address of an embedder in the form of /v1/embeddings, if there is no directory.",
        kind: Kind::Url,
        default: |_| None,
    },
    Setting {
        name: "embedder_name",
        flag: None,
        meaning: "The name of the model at embedder_url.",
        kind: Kind::Text,
        default: |_| Some("default".to_owned()),
    },
    Setting {
        name: "embedder_key",
        flag: None,
        meaning: "The key for embedder_url.",
        kind: Kind::Secret,
        default: |_| None,
    },
    Setting {
        name: "embedder_query_prefix",
        flag: None,
        meaning: "What the model wants before a query: \"query: \" for those of the E5 family.",
        kind: Kind::Text,
        default: |_| None,
    },
    Setting {
        name: "embedder_page_prefix",
        flag: None,
        meaning: "What the model wants before the text of a page: \"passage: \" for those of the E5 family.",
        kind: Kind::Text,
        default: |_| None,
    },
    Setting {
        name: "embedder_least_similarity",
        flag: None,
        meaning: "Hundredths of the cosine between a page and a query below which the page is about something else; it depends on the model.",
        kind: Kind::NumberOrNone,
        default: |_| Some("30".to_owned()),
    },
];
