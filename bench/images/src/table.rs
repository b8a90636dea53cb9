//! What was found, as text.

use crate::judge::{Effort, Equal};
use crate::measure::{Cost, name};
use pictures::Format;

/// One picture as one format.
pub(crate) struct Row {
    pub(crate) scene: &'static str,
    pub(crate) format: Format,
    pub(crate) libvips: (Equal, Cost),
    pub(crate) rust: (Equal, Cost),
}

pub(crate) fn print(rows: &[Row]) {
    println!("| picture | as | libvips ms | MB | kB | quality | Rust ms | MB | kB | quality |");
    println!("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for row in rows {
        let cells = [&row.libvips, &row.rust].map(|(equal, cost)| {
            let Cost { millis, megabytes } = cost;
            let kilobytes = equal.bytes / 1000.0;
            format!(
                "{millis:.0} | {megabytes:.0} | {kilobytes:.1} | {}",
                equal.quality
            )
        });
        println!(
            "| {} | {} | {} |",
            row.scene,
            name(row.format),
            cells.join(" | ")
        );
    }
}

pub(crate) fn print_efforts(efforts: &[Effort]) {
    println!();
    println!("| picture | as | effort | ms to encode | kB | quality |");
    println!("|---|---|--:|--:|--:|--:|");
    for effort in efforts {
        let Effort {
            scene,
            millis,
            equal,
            ..
        } = effort;
        let (format, level) = (name(effort.format), effort.level);
        let (kilobytes, quality) = (equal.bytes / 1000.0, equal.quality);
        println!("| {scene} | {format} | {level} | {millis:.0} | {kilobytes:.1} | {quality} |");
    }
}

/// The last line: how much quicker libvips is, and how many of the bytes it takes.
pub(crate) fn conclude(rows: &[Row]) {
    let times = rows
        .iter()
        .map(|row| row.rust.1.millis / row.libvips.1.millis);
    let bytes = rows
        .iter()
        .map(|row| row.libvips.0.bytes / row.rust.0.bytes);
    println!();
    println!(
        "images: libvips {:.2}x faster than pure Rust (geometric mean), {:.2}x the bytes at equal quality",
        mean(times),
        mean(bytes)
    );
}

fn mean(ratios: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = ratios.fold((0.0, 0.0), |(sum, count), ratio| {
        (sum + ratio.ln(), count + 1.0)
    });
    (sum / count).exp()
}
