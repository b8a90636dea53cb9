//! Files that are served as they were uploaded: sounds, films, captions, papers.

use crate::Shaping;
use crate::fields::Fields;

/// The letters of a SHA-1 in its usual form.
const SHA1_LENGTH: usize = 40;

/// The address of the file at a name, as `asset->{_id}` returns it.
pub(crate) fn address(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<String> {
    let (sha1, extension) = parts(fields.child(name)?.text("_id")?)?;
    Some(named(&format!("{sha1}.{extension}"), shaping))
}

/// How the name of the file at a name ends: `pdf`.
pub(crate) fn extension<'a>(fields: Fields<'a>, name: &str) -> Option<&'a str> {
    let (_, extension) = parts(fields.child(name)?.text("_id")?)?;
    Some(extension)
}

/// `{media}/files/{project}/{dataset}/{file}`
pub(crate) fn named(file: &str, shaping: &Shaping<'_>) -> String {
    let media = shaping.media.trim_end_matches('/');
    let project = shaping.site.project.as_deref().unwrap_or_default();
    format!("{media}/files/{project}/{}/{file}", shaping.site.dataset)
}

/// The parts of `file-{sha1}-{ext}`.
fn parts(id: &str) -> Option<(&str, &str)> {
    let (sha1, extension) = id.strip_prefix("file-")?.split_once('-')?;
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let fits = sha1.len() == SHA1_LENGTH && plain(sha1) && plain(extension);
    (fits && !extension.is_empty()).then_some((sha1, extension))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_files() {
        let sha1 = "0123456789abcdef0123456789abcdef01234567";
        let id = format!("file-{sha1}-mp3");
        assert_eq!(parts(&id), Some((sha1, "mp3")));
        for wrong in ["", "file-1-mp3", &id[..id.len() - 4], &format!("{id}/../x")] {
            assert_eq!(parts(wrong), None, "{wrong}");
        }
    }
}
