//! Files that mean no good: each is refused, or made harmless, soon and in little memory.

use crate::chart::{chart, file, jpeg, png, ramp};
use crate::process::{ENOUGH, Worker, recipe};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::ImageFormat;
use pictures::{Cut, Format, Job, JobResult, Rectangle, Refusal};
use std::io::Write;
use std::time::{Duration, Instant};

/// A PNG of zeros. Its kind is as in its head: 0 for greys, 1 at the end if interlaced.
fn zeros(width: u32, height: u32, interlaced: u8) -> Vec<u8> {
    let mut head = [width.to_be_bytes(), height.to_be_bytes()].concat();
    head.extend([8, 0, 0, 0, interlaced]);
    let mut data = ZlibEncoder::new(Vec::new(), Compression::fast());
    // For a head that is refused nobody reads the data; the others get all of it.
    let rows = if u64::from(width) * u64::from(height) > ENOUGH {
        100
    } else {
        height
    };
    let row = vec![0; usize::try_from(width).unwrap() + 1];
    for _ in 0..rows {
        data.write_all(&row).unwrap();
    }
    let data = data.finish().unwrap();
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    for (name, data) in [(b"IHDR", &head), (b"IDAT", &data), (b"IEND", &Vec::new())] {
        png.extend(u32::try_from(data.len()).unwrap().to_be_bytes());
        let mut sum = flate2::Crc::new();
        for part in [&name[..], data] {
            png.extend(part);
            sum.update(part);
        }
        png.extend(sum.sum().to_be_bytes());
    }
    png
}

/// A GIF of many frames of one pixel on a wide ground.
fn many_frames(frames: usize) -> Vec<u8> {
    let mut gif = b"GIF89a\xe8\x03\xe8\x03\x80\0\0\0\0\0\xff\xff\xff".to_vec();
    for _ in 0..frames {
        gif.extend(b"\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0");
    }
    gif.push(b';');
    gif
}

/// The most memory a process has had at once, in megabytes.
fn peak(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM"))
        .unwrap();
    line.split_whitespace()
        .nth(1)
        .unwrap()
        .parse::<u64>()
        .unwrap()
        / 1024
}

#[expect(clippy::disallowed_methods, reason = "a measurement takes the time")]
fn taken<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}

/// What is refused by its head takes a hundredth of this, and decoding it many times as long.
const NEVER_DECODED: Duration = Duration::from_secs(20);

#[test]
fn bombs_are_refused_from_their_heads() {
    let mut worker = Worker::start();
    worker.inspect(&png(chart(4, 4)));
    let before = peak(worker.id());
    for (name, bytes) in [
        ("a wide PNG", zeros(30_000, 30_000, 0)),
        ("a wide interlaced PNG", zeros(30_000, 30_000, 1)),
        ("a GIF of many frames", many_frames(100_000)),
    ] {
        let source = worker.file(&bytes);
        let target = worker.new_path();
        let jobs = [
            Job::Inspect {
                source: source.clone(),
                most_bytes: ENOUGH,
                palette: true,
                placeholder: true,
            },
            Job::Transform {
                source: source.clone(),
                target: target.clone(),
                recipe: recipe(Format::Jpeg, 10, 10),
                most_bytes: ENOUGH,
            },
            Job::Pyramid {
                source,
                target: target.clone(),
                most_bytes: ENOUGH,
            },
        ];
        for job in jobs {
            let (answer, time) = taken(|| worker.ask(&job));
            assert!(
                matches!(
                    answer,
                    JobResult::Refused {
                        refusal: Refusal::TooLarge,
                        ..
                    }
                ),
                "{name}: {answer:?}"
            );
            assert!(time < NEVER_DECODED, "{name}: {time:?}");
        }
        assert!(!target.exists());
    }
    let grown = peak(worker.id()) - before;
    assert!(grown < 100, "{grown} MB more");
}

#[test]
fn a_picture_of_just_as_many_bytes_as_allowed_is_not_refused() {
    let mut worker = Worker::start();
    let chart = image::DynamicImage::from(chart(40, 25));
    // Each pixel counts as four bytes at least.
    for (bytes, most) in [
        (png(chart.to_rgb8()), 4000),
        (png(chart.to_luma8()), 4000),
        (png(chart.to_rgba8()), 4000),
        (png(chart.to_rgb16()), 6000),
        (png(chart.to_rgba16()), 8000),
    ] {
        assert!(matches!(worker.look(&bytes, most), JobResult::Inspected(_)));
        assert_eq!(worker.refusal(&bytes, most - 1), Refusal::TooLarge);
    }
}

#[test]
fn a_cut_off_file_is_broken() {
    let mut worker = Worker::start();
    let image = ramp(400, 300);
    let whole = [
        ("JPEG", jpeg(&image)),
        ("PNG", png(image.clone())),
        ("WebP", file(image.clone(), ImageFormat::WebP)),
        ("GIF", file(image.clone(), ImageFormat::Gif)),
        ("TIFF", file(image.clone(), ImageFormat::Tiff)),
        (
            "AVIF",
            worker
                .derive(&png(image), &recipe(Format::Avif, 400, 300))
                .0,
        ),
    ];
    for (name, bytes) in whole {
        for keep in [10, 50, 95] {
            let cut = &bytes[..bytes.len() * keep / 100];
            assert_eq!(
                worker.refusal(cut, ENOUGH),
                Refusal::Broken,
                "{keep} % of a {name}"
            );
        }
    }
}

#[test]
fn a_cut_off_file_makes_no_derivative() {
    let mut worker = Worker::start();
    let bytes = jpeg(&ramp(400, 300));
    let source = worker.file(&bytes[..bytes.len() / 2]);
    let target = worker.new_path();
    let jobs = [
        Job::Transform {
            source: source.clone(),
            target: target.clone(),
            recipe: recipe(Format::Webp, 200, 150),
            most_bytes: ENOUGH,
        },
        Job::Pyramid {
            source,
            target,
            most_bytes: ENOUGH,
        },
    ];
    let before = worker.files();
    for job in jobs {
        let answer = worker.ask(&job);
        assert!(
            matches!(
                answer,
                JobResult::Refused {
                    refusal: Refusal::Broken,
                    ..
                }
            ),
            "{answer:?}"
        );
        assert_eq!(worker.files(), before);
    }
}

#[test]
fn what_is_no_picture_is_unknown() {
    let mut worker = Worker::start();
    for bytes in [
        &b""[..],
        b"x",
        b"hello",
        b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n",
        b"%!PS-Adobe-3.0 EPSF-3.0\n",
        b"<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>",
        b"P6\n2 2\n255\n123456789012",
        b"PK\x03\x04\x14\0\0\0",
        b"\0\0\0\x0cjP  \r\n\x87\n",
        b"BM\x46\0\0\0\0\0\0\0",
    ] {
        let name = bytes.escape_ascii().to_string();
        assert_eq!(worker.refusal(bytes, ENOUGH), Refusal::Unknown, "{name}");
    }
}

#[test]
fn what_begins_like_a_picture_and_is_none_is_broken() {
    let mut worker = Worker::start();
    let noise: Vec<u8> = (0..4000_u32)
        .map(|n| u8::try_from(n * n * 31 / 7 % 251).unwrap())
        .collect();
    for start in [
        &b"\xff\xd8\xff\xe0"[..],
        b"\x89PNG\r\n\x1a\n",
        b"GIF89a=1;alert(1)//",
        b"RIFF\xff\0\0\0WEBPVP8 ",
        b"II*\0\x08\0\0\0",
        b"\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf",
        b"\0\0\0\x18ftypheic\0\0\0\0mif1heic",
    ] {
        let bytes = [start, &noise].concat();
        let name = start.escape_ascii().to_string();
        assert_eq!(worker.refusal(&bytes, ENOUGH), Refusal::Broken, "{name}");
    }
    assert_eq!(worker.inspect(&png(chart(4, 4))).width, 4);
}

#[test]
fn what_is_two_things_at_once_becomes_one() {
    let mut worker = Worker::start();
    let script = b"<html><script>alert('polyglot')</script></html>%PDF-1.4 PK\x05\x06";
    for bytes in [
        jpeg(&chart(60, 40)),
        png(chart(60, 40)),
        file(chart(60, 40), ImageFormat::Gif),
    ] {
        let both = [&bytes[..], script].concat();
        for format in [Format::Jpeg, Format::Png, Format::Webp] {
            let (made, _) = worker.derive(&both, &recipe(format, 60, 40));
            assert!(!made.windows(8).any(|window| window == b"polyglot"));
        }
    }
}

#[test]
fn a_recipe_that_does_not_fit_is_refused() {
    let mut worker = Worker::start();
    let source = worker.file(&png(chart(40, 30)));
    let target = worker.new_path();
    let mut ask = |change: &dyn Fn(&mut pictures::Recipe)| {
        let mut recipe = recipe(Format::Png, 10, 10);
        change(&mut recipe);
        let answer = worker.ask(&Job::Transform {
            source: source.clone(),
            target: target.clone(),
            recipe,
            most_bytes: 4_000_000,
        });
        match answer {
            JobResult::Refused { refusal, .. } => refusal,
            other => panic!("{other:?}"),
        }
    };
    for (left, top, width, height) in [
        (40, 0, 1, 1),
        (0, 0, 41, 1),
        (0, 0, 0, 5),
        (1, 1, u32::MAX, 1),
    ] {
        let part = Rectangle {
            left,
            top,
            width,
            height,
        };
        assert_eq!(ask(&|recipe| recipe.cut = Cut::Part(part)), Refusal::Failed);
        assert_eq!(
            ask(&|recipe| recipe.cut = Cut::Entropy(part)),
            Refusal::Failed
        );
    }
    assert_eq!(ask(&|recipe| recipe.scale.width = 0), Refusal::Failed);
    assert_eq!(
        ask(&|recipe| recipe.scale.width = 200_000),
        Refusal::TooLarge
    );
}

/// The most memory that a process has had; `None` once it has ended.
fn peak_megabytes(id: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// What needs more memory than there is costs the worker at most, and never the machine.
#[test]
fn memory_is_not_exceeded() {
    for job in ["inspect an interlaced picture", "make a large one"] {
        let mut worker = Worker::start_with(&["--memory-bytes", "200000000"]);
        worker.inspect(&png(chart(40, 40)));
        let id = worker.id();
        // Read once before the job: a worker that dies of it may be gone before the thread runs.
        let mut most = peak_megabytes(id).expect("the worker is there");
        let watched = std::thread::spawn(move || {
            while let Some(peak) = peak_megabytes(id) {
                most = peak;
                std::thread::sleep(Duration::from_millis(5));
            }
            most
        });
        let answer = if job.starts_with("inspect") {
            // An interlaced picture can only be decoded whole: 100 MB, and as much again.
            let source = worker.file(&zeros(10_000, 10_000, 1));
            worker.try_ask(&Job::Inspect {
                source,
                most_bytes: ENOUGH,
                palette: true,
                placeholder: true,
            })
        } else {
            let source = worker.file(&png(chart(40, 40)));
            let target = worker.new_path();
            worker.try_ask(&Job::Transform {
                source,
                target,
                recipe: recipe(Format::Png, 9900, 9900),
                most_bytes: ENOUGH,
            })
        };
        let too_much = matches!(
            answer,
            None | Some(JobResult::Refused {
                refusal: Refusal::TooLarge | Refusal::Broken,
                ..
            })
        );
        assert!(too_much || job.starts_with("inspect"), "{job}: {answer:?}");
        drop(worker);
        let most = watched.join().unwrap();
        assert!((1..290).contains(&most), "{job}: {most} MB");
    }
}
