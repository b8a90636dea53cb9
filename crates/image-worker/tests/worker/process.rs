//! A worker process, a folder for its files, and jobs for it.

use image::{DynamicImage, ImageFormat};
use pictures::{Cut, Format, Inspection, Job, JobResult, Made, Recipe, Refusal, Shade, Size};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// More bytes than any picture of these tests has when it is decoded, but for those that are to be refused.
pub(crate) const ENOUGH: u64 = 400_000_000;

pub(crate) struct Worker {
    process: Child,
    jobs: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    folder: TempDir,
    made: usize,
}

impl Worker {
    pub(crate) fn start() -> Self {
        Self::start_with(&["--memory-bytes", "1000000000"])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_vitrine-image-worker"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the worker starts");
        Self {
            jobs: process.stdin.take(),
            answers: BufReader::new(process.stdout.take().expect("its answers")),
            process,
            // A name that libvips would read options out of, if it were given it.
            folder: TempDir::with_prefix("pictures [Q=1] \"ø\" ").expect("a folder"),
            made: 0,
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// One line, and the line that answers it; none if the worker ends instead.
    pub(crate) fn say(&mut self, line: &str) -> Option<String> {
        let jobs = self.jobs.as_mut().expect("not ended");
        writeln!(jobs, "{line}").ok()?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("an answer");
        (!answer.is_empty()).then_some(answer)
    }

    pub(crate) fn try_ask(&mut self, job: &Job) -> Option<JobResult> {
        let line = serde_json::to_string(job).expect("a job is JSON");
        let answer = self.say(&line)?;
        Some(serde_json::from_str(&answer).expect("an answer is JSON"))
    }

    pub(crate) fn ask(&mut self, job: &Job) -> JobResult {
        self.try_ask(job).expect("the worker still works")
    }

    /// A file of the given bytes.
    pub(crate) fn file(&mut self, bytes: &[u8]) -> PathBuf {
        let path = self.new_path();
        std::fs::write(&path, bytes).expect("a file");
        path
    }

    /// A name that no file has.
    pub(crate) fn new_path(&mut self) -> PathBuf {
        self.made += 1;
        self.folder.path().join(format!("{} [page=1]", self.made))
    }

    /// All files that there are.
    pub(crate) fn files(&self) -> usize {
        std::fs::read_dir(self.folder.path())
            .expect("the folder")
            .count()
    }

    pub(crate) fn inspect(&mut self, bytes: &[u8]) -> Inspection {
        match self.look(bytes, ENOUGH) {
            JobResult::Inspected(inspection) => inspection,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn look(&mut self, bytes: &[u8], most_bytes: u64) -> JobResult {
        let source = self.file(bytes);
        self.ask(&Job::Inspect {
            source,
            most_bytes,
            palette: true,
            placeholder: true,
        })
    }

    /// What a recipe makes of a picture, as a file and as it is answered.
    pub(crate) fn derive(&mut self, bytes: &[u8], recipe: &Recipe) -> (Vec<u8>, Made) {
        let source = self.file(bytes);
        let target = self.new_path();
        let answer = self.ask(&Job::Transform {
            source,
            target: target.clone(),
            recipe: recipe.clone(),
            most_bytes: ENOUGH,
        });
        match answer {
            JobResult::Made(made) => (std::fs::read(target).expect("the target"), made),
            other => panic!("{other:?}"),
        }
    }

    /// What a recipe makes of a picture, decoded, whatever its format.
    pub(crate) fn pixels(&mut self, bytes: &[u8], recipe: &Recipe) -> DynamicImage {
        let (bytes, made) = self.derive(bytes, recipe);
        let image = self.decoded(&bytes, recipe.format);
        assert_eq!((image.width(), image.height()), (made.width, made.height));
        image
    }

    fn decoded(&mut self, bytes: &[u8], format: Format) -> DynamicImage {
        let decoder = match format {
            Format::Jpeg => ImageFormat::Jpeg,
            Format::Png => ImageFormat::Png,
            Format::Webp => ImageFormat::WebP,
            Format::Gif => ImageFormat::Gif,
            // No other decoder is at hand: the worker's own then.
            _ => {
                let inspection = self.inspect(bytes);
                assert_eq!(inspection.format, format);
                let (width, height) = (inspection.width, inspection.height);
                return self.pixels(bytes, &recipe(Format::Png, width, height));
            }
        };
        image::load_from_memory_with_format(bytes, decoder).expect("a picture of that format")
    }

    /// How a picture is refused.
    pub(crate) fn refusal(&mut self, bytes: &[u8], most_bytes: u64) -> Refusal {
        match self.look(bytes, most_bytes) {
            JobResult::Refused { refusal, .. } => refusal,
            other => panic!("{other:?}"),
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It ends when its jobs do.
        drop(self.jobs.take());
        let _ = self.process.wait();
    }
}

/// The whole at a size, and nothing else.
pub(crate) fn recipe(format: Format, width: u32, height: u32) -> Recipe {
    Recipe {
        frame: None,
        cut: Cut::Whole,
        scale: Size { width, height },
        canvas: None,
        mirror: false,
        flip: false,
        turn: 0.0,
        blur: 0.0,
        sharpen: 0,
        saturation: 0,
        invert: false,
        shade: Shade::Colour,
        background: None,
        format,
        quality: 90,
    }
}
