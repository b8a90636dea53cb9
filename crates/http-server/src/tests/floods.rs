//! Connections of HTTP/2 that send much more than they ask for.

use super::tls::{PREFACE, handshake};
use super::*;

/// What a flood may add to the memory of the server, in kilobytes. A test is a process of its
/// own, and holds the frames that it sends as well.
const MOST_KILOBYTES: u64 = 48 << 10;

const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;
/// GET, https, `/`, and the authority `a`.
const GET: &[u8] = b"\x82\x87\x84\x41\x01a";
/// The same as POST to `/length`.
const POST: &[u8] = b"\x83\x87\x44\x07/length\x41\x01a";

/// A frame of RFC 9113, section 4.1.
fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    let mut frame = length[1..].to_vec();
    frame.extend([kind, flags]);
    frame.extend(stream.to_be_bytes());
    frame.extend(payload);
    frame
}

fn data(stream: u32, payload: &[u8]) -> Vec<u8> {
    frame(0, 0, stream, payload)
}

fn headers(flags: u8, stream: u32, fields: &[u8]) -> Vec<u8> {
    frame(1, flags, stream, fields)
}

/// The ids of the streams that a client opens.
fn streams(count: u32) -> impl Iterator<Item = u32> {
    (0..count).map(|index| 2 * index + 1)
}

struct Flood {
    name: &'static str,
    frames: Vec<u8>,
    /// Whether the server names it as an error and ends the connection.
    ends: bool,
}

fn flood(name: &'static str, frames: Vec<u8>, ends: bool) -> Flood {
    Flood { name, frames, ends }
}

fn floods() -> Vec<Flood> {
    let whole = END_HEADERS | END_STREAM;
    // A field of four kilobytes, then references of one byte to it: 64 megabytes unpacked.
    let mut compressed = [GET, b"\x40\x01x\x7f\xa1\x1e"].concat();
    compressed.extend([b'x'; 4000]);
    compressed.extend([0xbe; 12_000]);
    vec![
        flood(
            "requests that are taken back at once",
            streams(20_000)
                .flat_map(|id| [headers(whole, id, GET), frame(3, 0, id, &[0, 0, 0, 8])].concat())
                .collect(),
            true,
        ),
        flood(
            "requests beyond those at once, none with its end",
            streams(20_000)
                .flat_map(|id| headers(END_HEADERS, id, POST))
                .collect(),
            true,
        ),
        flood(
            "settings",
            frame(4, 0, 0, &[0, 3, 0, 0, 0, 9]).repeat(50_000),
            false,
        ),
        flood("pings", frame(6, 0, 0, &[7; 8]).repeat(50_000), false),
        flood(
            "priorities",
            frame(2, 0, 1, &[0, 0, 0, 3, 9]).repeat(50_000),
            false,
        ),
        flood(
            "a head that goes on and on",
            [headers(0, 1, GET), frame(9, 0, 1, b"").repeat(50_000)].concat(),
            true,
        ),
        flood(
            "a head that goes on with fields",
            [
                headers(0, 1, GET),
                frame(
                    9,
                    0,
                    1,
                    &[b"\0\x01x\x7f\xa1\x1e", &[b'x'; 4000][..]].concat(),
                )
                .repeat(2000),
            ]
            .concat(),
            true,
        ),
        flood(
            "a head that is large when it is unpacked",
            streams(200)
                .flat_map(|id| headers(whole, id, &compressed))
                .collect(),
            true,
        ),
        flood(
            "a body of nothing",
            [headers(END_HEADERS, 1, POST), data(1, b"").repeat(50_000)].concat(),
            true,
        ),
        flood(
            "windows that are opened without a need",
            frame(8, 0, 0, &[0, 0, 0, 1]).repeat(50_000),
            false,
        ),
    ]
}

/// The most memory that this process has had, in kilobytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let number = line.unwrap().split_whitespace().nth(1);
    number.unwrap().parse().unwrap()
}

/// Sends the frames as far as the server takes them, and gives what it sent until its end of the
/// connection; nothing of a client that does not read.
async fn send(running: &Running, frames: &[u8], reads: bool) -> Vec<u8> {
    let stream = handshake(running, "h2").await;
    let (mut from, mut to) = tokio::io::split(stream);
    let mut sent = Vec::new();
    let reading = async {
        if reads {
            // A connection that is reset has ended as well.
            let _ = from.read_to_end(&mut sent).await;
        }
    };
    let writing = async {
        to.write_all(PREFACE).await?;
        to.write_all(frames).await?;
        to.flush().await
    };
    let both = async { tokio::join!(writing, reading) };
    let ended = tokio::time::timeout(HANG, both).await;
    let _ = ended.expect("the server takes the frames or ends the connection");
    sent
}

/// The error that the server names as it ends a connection: that of its last GOAWAY.
fn farewell(mut sent: &[u8]) -> Option<u32> {
    let mut error = None;
    while let Some((head, rest)) = sent.split_at_checked(9) {
        let length = u32::from_be_bytes([0, head[0], head[1], head[2]]);
        let (payload, rest) = rest.split_at_checked(length as usize)?;
        if head[3] == 7 {
            error = Some(u32::from_be_bytes(payload[4..8].try_into().unwrap()));
        }
        sent = rest;
    }
    error
}

#[tokio::test]
async fn no_flood_of_frames_stops_the_others_or_fills_the_memory() {
    let server = Server {
        limits: short(),
        tls: Some(certificate()),
        ..Server::default()
    };
    let running = Running::start(server).await;
    let client = client().build().unwrap();
    let url = format!("https://localhost:{}/", running.address.port());
    for Flood { name, frames, ends } in floods() {
        for reads in [true, false] {
            let before = peak();
            let sent = send(&running, &frames, reads).await;
            let refused = farewell(&sent).is_some_and(|error| error != 0);
            assert_eq!(refused, ends && reads, "{name}: {:?}", farewell(&sent));
            let response = client.get(&url).send().await.expect(name);
            assert_eq!(response.text().await.unwrap(), "done", "{name}");
            let more = peak() - before;
            assert!(more < MOST_KILOBYTES, "{name}: {more} kB more");
        }
    }
}
