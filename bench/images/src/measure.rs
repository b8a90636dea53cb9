//! Time and memory of one picture, in a process of its own.

use crate::Done;
use crate::engine::Engine;
use pictures::{Format, Size};
use std::path::Path;
use std::process::Command;

/// How often a picture is made.
const RUNS: u32 = 10;

/// What a picture costs.
pub(crate) struct Cost {
    /// Of the processor.
    pub(crate) millis: f64,
    /// The peak of the process' memory.
    pub(crate) megabytes: f64,
}

/// Starts this program again to make one picture.
pub(crate) fn start(
    engine: Engine,
    source: &Path,
    size: Size,
    format: Format,
    quality: u8,
    folder: &Path,
) -> Done<Cost> {
    let target = folder.join("target");
    let output = Command::new(std::env::current_exe()?)
        .arg(engine.name())
        .args([source, &target])
        .args([size.width.to_string(), size.height.to_string()])
        .args([name(format), &quality.to_string()])
        .output()?;
    let text = String::from_utf8(output.stdout)?;
    let mut numbers = text.split_whitespace().map(str::parse::<f64>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(millis)), Some(Ok(megabytes))) => Ok(Cost { millis, megabytes }),
        _ => Err(String::from_utf8_lossy(&output.stderr).into()),
    }
}

/// Makes the one picture that the arguments name and prints what it cost.
pub(crate) fn one(arguments: &[String]) -> Done<()> {
    let [engine, source, target, width, height, format, quality] = arguments else {
        return Err("start it without arguments".into());
    };
    let engine = Engine::by_name(engine).ok_or("no such engine")?;
    let size = Size {
        width: width.parse()?,
        height: height.parse()?,
    };
    let format = crate::FORMATS
        .into_iter()
        .find(|it| name(*it) == format)
        .ok_or("no such format")?;
    let quality = quality.parse()?;
    let worker = match engine {
        Engine::Libvips => Some(image_worker::Engine::start(1)?),
        Engine::Rust => None,
    };
    let (source, target) = (Path::new(source), Path::new(target));
    let millis = busy(|| engine.transform(source, target, size, format, quality))?;
    println!("{millis} {}", peak()?);
    drop(worker);
    Ok(())
}

/// Milliseconds of the processor for one time, in all threads. They do not depend on
/// what else the machine does, as a clock on the wall would.
pub(crate) fn busy<T>(mut work: impl FnMut() -> Done<T>) -> Done<f64> {
    // Once to be warm: a worker makes many pictures.
    work()?;
    let start = processor()?;
    for _ in 0..RUNS {
        work()?;
    }
    Ok((processor()? - start) / f64::from(RUNS))
}

/// Milliseconds that this process has had a processor: the 14th and 15th of its numbers,
/// in hundredths of a second. Its name, the second, may hold spaces and ends with `)`.
fn processor() -> Done<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let (_, numbers) = stat.rsplit_once(')').ok_or("no times")?;
    let mut ticks = 0.0;
    for number in numbers.split_whitespace().skip(11).take(2) {
        ticks += number.parse::<f64>()?;
    }
    Ok(ticks * 10.0)
}

/// The most memory this process has had at once, in megabytes.
fn peak() -> Done<f64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    let kilobytes = line
        .and_then(|line| line.split_whitespace().nth(1))
        .ok_or("no peak")?;
    Ok(kilobytes.parse::<f64>()? / 1024.0)
}

pub(crate) fn name(format: Format) -> &'static str {
    match format {
        Format::Jpeg => "JPEG",
        Format::Webp => "WebP",
        _ => "AVIF",
    }
}
