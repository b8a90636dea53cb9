//! Films.

use super::iso_times::{duration, timestamp};
use super::{Node, Subject};
use crate::fields::Fields;
use crate::modules::FILM_KEY;
use crate::podcast::milliseconds;
use crate::{Picture, Video};

/// The films of a page: that which is its media, and those of its modules. One without a
/// picture is left out, since search engines show none without.
pub(super) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    let page = subject.page;
    let own = page.child("video");
    let own = own.map(|film| (FILM_KEY.to_owned(), film));
    let modules = ["modules", "knowledgeModules"].into_iter();
    let modules = modules.flat_map(|name| page.list(name).enumerate());
    let modules = modules.filter(|(_, module)| module.text("_type") == Some("video"));
    let modules = modules.map(|(number, film)| (film.key(number), film));
    let films = own.into_iter().chain(modules);
    films
        .filter_map(|(key, film)| node(film, key, subject))
        .collect()
}

fn node(film: Fields<'_>, key: String, subject: &Subject<'_>) -> Option<Node> {
    let shaping = subject.shaping;
    let id = subject.id(&format!("film-{key}"));
    let video = Video::shape(film, key, shaping)?;
    let poster = film.child("poster");
    let poster = poster.and_then(|poster| Picture::preview(poster, shaping));
    let title = Some(video.title.as_str()).filter(|title| !title.is_empty());
    let description = video.caption.as_deref().or(Some(&subject.seo.description));
    let content = video.file.unwrap_or(video.playlist);
    let node = Node::new("VideoObject", id)
        .with("name", title.or_else(|| subject.page.text("title")))
        .with("description", description)
        .with(
            "thumbnailUrl",
            poster.or_else(|| subject.seo.picture.clone())?,
        )
        .with("uploadDate", timestamp(subject.page, "_createdAt", shaping))
        .with("contentUrl", shaping.absolute(&content))
        .with("duration", milliseconds(film).and_then(duration));
    Some(node)
}
