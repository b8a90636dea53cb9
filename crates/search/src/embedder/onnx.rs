//! A model in a directory, run by ONNX Runtime in this process.

use super::{EmbedderError, normal};
use ort::environment::Environment;
use ort::session::Session;
use ort::value::Tensor;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tokenizers::{Tokenizer, TruncationParams};

/// The library, where the loader of the system finds it.
const RUNTIME: &str = "libonnxruntime.so";
/// Where exports of a model have it.
const FILES: [&str; 2] = ["model.onnx", "onnx/model.onnx"];
/// How a model of sentence-transformers makes one vector of those of its tokens.
const POOLING: &str = "1_Pooling/config.json";
/// Tokens of a text. Small models were trained on no more, and a page's first lines tell what it
/// is about.
const MOST_TOKENS: usize = 256;

pub(super) struct Onnx {
    pub(super) name: String,
    /// Of the files that its vectors depend on.
    pub(super) digest: String,
    tokenizer: Tokenizer,
    session: Mutex<Session>,
    /// The first token stands for the text; otherwise the mean of all does.
    first_token: bool,
}

/// A process has one, which loads the library. Sessions need it as long as they live.
static ENVIRONMENT: Mutex<Option<Environment>> = Mutex::new(None);

impl Onnx {
    pub(super) fn open(directory: &Path, runtime: Option<&Path>) -> Result<Self, EmbedderError> {
        let model = FILES.iter().map(|file| directory.join(file));
        let model = model.into_iter().find(|file| file.exists());
        let missing = || format!("{} has no model.onnx", directory.display());
        let model = model.ok_or_else(|| EmbedderError::new(missing()))?;
        let tokens = directory.join("tokenizer.json");
        let mut tokenizer = Tokenizer::from_file(&tokens)
            .map_err(|error| EmbedderError::new(format!("{}: {error}", tokens.display())))?;
        let truncation = TruncationParams {
            max_length: MOST_TOKENS,
            ..TruncationParams::default()
        };
        tokenizer
            .with_truncation(Some(truncation))
            .map_err(EmbedderError::new)?;
        tokenizer.with_padding(None);
        let session = session(&model, runtime)?;
        let name = directory.file_name().unwrap_or_default();
        Ok(Self {
            name: name.to_string_lossy().into_owned(),
            digest: digest(&[model, tokens])?,
            tokenizer,
            session: Mutex::new(session),
            first_token: first_token(&directory.join(POOLING)),
        })
    }

    /// The vector of a text. One text at a time, on one thread: a visitor's query waits for at
    /// most one page, and the machine belongs to its other work.
    pub(super) fn embed(&self, text: &str) -> Result<Vec<f32>, EmbedderError> {
        let encoding = self.tokenizer.encode(text, true);
        let encoding = encoding.map_err(EmbedderError::new)?;
        let mut session = self.session.lock().unwrap_or_else(PoisonError::into_inner);
        let mut inputs = Vec::new();
        for input in session.inputs() {
            let values = match input.name() {
                "input_ids" => encoding.get_ids(),
                "attention_mask" => encoding.get_attention_mask(),
                "token_type_ids" => encoding.get_type_ids(),
                name => return Err(EmbedderError::new(format!("the model wants {name}"))),
            };
            let values: Vec<i64> = values.iter().copied().map(i64::from).collect();
            let tensor = Tensor::from_array(([1, values.len()], values));
            inputs.push((input.name().to_owned(), tensor.map_err(EmbedderError::new)?));
        }
        let outputs = session.run(inputs).map_err(EmbedderError::new)?;
        let (shape, values) = outputs[0]
            .try_extract_tensor::<f32>()
            .map_err(EmbedderError::new)?;
        let width = shape.last().and_then(|width| usize::try_from(*width).ok());
        self.pool(values, width.unwrap_or_default())
    }

    fn pool(&self, values: &[f32], width: usize) -> Result<Vec<f32>, EmbedderError> {
        if width == 0 || values.len() < width {
            return Err(EmbedderError::new("the model has no output"));
        }
        let mut vector = values[..width].to_vec();
        if !self.first_token {
            for token in values.chunks_exact(width).skip(1) {
                for (sum, value) in vector.iter_mut().zip(token) {
                    *sum += value;
                }
            }
        }
        normal(vector)
    }
}

fn session(model: &Path, runtime: Option<&Path>) -> Result<Session, EmbedderError> {
    let session = Session::builder(&environment(runtime)?).map_err(EmbedderError::new)?;
    let mut session = session.with_intra_threads(1).map_err(EmbedderError::new)?;
    session.commit_from_file(model).map_err(EmbedderError::new)
}

fn environment(runtime: Option<&Path>) -> Result<Environment, EmbedderError> {
    let mut known = ENVIRONMENT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(environment) = &*known {
        return Ok(environment.clone());
    }
    let runtime = runtime.unwrap_or(Path::new(RUNTIME));
    let environment = ort::init_from(runtime)
        .map_err(|error| EmbedderError::new(format!("{}: {error}", runtime.display())))?
        .with_telemetry(false)
        .build()
        .map_err(EmbedderError::new)?;
    *known = Some(environment.clone());
    Ok(environment)
}

fn first_token(pooling: &Path) -> bool {
    let config = fs::read(pooling).ok();
    let config: Option<Value> = config.and_then(|text| serde_json::from_slice(&text).ok());
    config.is_some_and(|config| config["pooling_mode_cls_token"] == true)
}

fn digest(files: &[PathBuf]) -> Result<String, EmbedderError> {
    let mut hash = Sha256::new();
    for file in files {
        let mut file = fs::File::open(file).map_err(EmbedderError::new)?;
        let mut part = vec![0; 1 << 20];
        loop {
            let length = file.read(&mut part).map_err(EmbedderError::new)?;
            if length == 0 {
                break;
            }
            hash.update(&part[..length]);
        }
    }
    Ok(hex::encode(hash.finalize()))
}
