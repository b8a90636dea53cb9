//! `video`

use crate::fields::Fields;
use crate::{Locale, Picture, Provider, Shaping, WarningKind, file, podcast, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A film.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Video {
    /// A key for lists.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// The address of its playlist, HLS.
    pub playlist: String,
    /// The host of the playlist, if it is another one.
    pub provider: Option<Provider>,
    /// The film whole, for those without a player.
    pub file: Option<String>,
    /// The part that is played, of a clip.
    pub clip: Option<Clip>,
    /// How long it is, as players show it: `0:36`.
    pub duration: Option<String>,
    /// A line below it.
    pub caption: Option<String>,
    /// Seen before it plays.
    pub poster: Option<Picture>,
    /// What is said and heard, in the page's language first.
    pub captions: Vec<Captions>,
    /// The same as a text, by paragraphs.
    pub transcript: Vec<String>,
}

/// A part of a film, in seconds. Without an end it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Clip {
    pub from: f64,
    pub to: Option<f64>,
}

/// Captions in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Captions {
    pub locale: Locale,
    /// `Dansk`
    pub label: String,
    pub url: String,
}

/// The longest id that a service of films has.
const LONGEST_ID: usize = 128;

impl Video {
    pub(crate) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let place = format!("video {key}");
        let Some(id) = fields.text("playbackId").filter(|id| is_plain(id)) else {
            shaping.warn(WarningKind::MissingField("playbackId"), &place);
            return None;
        };
        let clip = Clip::read(fields);
        let whole = podcast::milliseconds(fields);
        let duration = clip.and_then(Clip::milliseconds).or(whole);
        let transcript = fields.text("transcript").unwrap_or_default().split("\n\n");
        let transcript = transcript.map(str::trim).filter(|text| !text.is_empty());
        let playlist = playlist(id, shaping);
        Some(Self {
            key,
            title: fields.owned("title").unwrap_or_default(),
            provider: Provider::of(&playlist, shaping, &place),
            playlist,
            file: file::address(fields, "file", shaping),
            clip,
            duration: duration.map(words::playing_time),
            caption: fields.owned("caption"),
            poster: Picture::at(fields, "poster", shaping),
            captions: Captions::list(fields, shaping),
            transcript: transcript.map(str::to_owned).collect(),
        })
    }
}

/// The address of a film: the group's file defines how an id becomes an address. For our own
/// films it is the name of a file.
fn playlist(id: &str, shaping: &Shaping<'_>) -> String {
    match &shaping.group.video {
        Some(address) => address.replace("{id}", id),
        None => file::named(&format!("{id}.m3u8"), shaping),
    }
}

fn is_plain(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    id.len() <= LONGEST_ID && id.bytes().all(plain)
}

impl Clip {
    /// Only a film of type clip has a range. One that ends before it begins is none.
    fn read(fields: Fields<'_>) -> Option<Self> {
        if fields.text("type") != Some("clip") {
            return None;
        }
        let range = fields.child("range")?;
        let second = |name| range.number(name, 0.0..=podcast::LONGEST_SECONDS);
        let (from, to) = (second("from").unwrap_or_default(), second("to"));
        to.is_none_or(|to| to > from).then_some(Self { from, to })
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "ends after it begins"
    )]
    fn milliseconds(self) -> Option<u64> {
        Some(((self.to? - self.from) * 1000.0).round() as u64)
    }
}

impl Captions {
    fn list(fields: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        let each = fields.list("captions").filter_map(|captions| {
            let locale = Locale::parse(captions.text("language")?)?;
            Some(Self {
                locale,
                label: locale.label().to_owned(),
                url: file::address(captions, "file", shaping)?,
            })
        });
        let mut list: Vec<Self> = each.collect();
        list.sort_by_key(|captions| captions.locale != shaping.locale);
        list
    }
}
