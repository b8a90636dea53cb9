//! libvips, as the image worker uses it, beside the crates of Rust: how long a picture
//! takes, how much memory, and how many bytes it has when it looks as good.
//!
//! Each picture is made in a process of its own, so that its peak of memory is its own.
//! Everything runs on one thread: a server has other pictures for the others.

mod engine;
mod judge;
mod libvips_engine;
mod measure;
mod rust_engine;
mod scene;
mod table;

use engine::Engine;
use judge::Judge;
use pictures::Format;
use std::error::Error;
use std::path::Path;
use table::Row;

type Done<T> = Result<T, Box<dyn Error>>;

/// As wide as a picture is across a page.
const WIDTH: u32 = 1200;

const FORMATS: [Format; 3] = [Format::Jpeg, Format::Webp, Format::Avif];

fn main() -> Done<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.is_empty() {
        lead()
    } else {
        measure::one(&arguments)
    }
}

fn lead() -> Done<()> {
    let worker = image_worker::Engine::start(1)?;
    let folder = tempfile::tempdir()?;
    let mut rows = Vec::new();
    let mut efforts = Vec::new();
    for scene in scene::wanted() {
        eprintln!("drawing {}", scene.name);
        let source = scene.draw(folder.path())?;
        let judge = Judge::new(&source, scene.size_at(WIDTH), folder.path())?;
        for format in FORMATS {
            eprintln!("{} as {format:?}", scene.name);
            rows.push(row(&scene, &source, &judge, format, folder.path())?);
        }
        efforts.extend(judge.efforts(scene.name)?);
    }
    table::print(&rows);
    table::print_efforts(&efforts);
    table::conclude(&rows);
    drop(worker);
    Ok(())
}

fn row(
    scene: &scene::Scene,
    source: &Path,
    judge: &Judge,
    format: Format,
    folder: &Path,
) -> Done<Row> {
    let measured = |engine: Engine| -> Done<_> {
        let equal = judge.equal(format, |quality| {
            engine.encode(judge.reference(), format, quality)
        })?;
        let cost = measure::start(
            engine,
            source,
            scene.size_at(WIDTH),
            format,
            equal.quality,
            folder,
        )?;
        Ok((equal, cost))
    };
    Ok(Row {
        scene: scene.name,
        format,
        libvips: measured(Engine::Libvips)?,
        rust: measured(Engine::Rust)?,
    })
}
