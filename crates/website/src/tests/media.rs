//! `/media`: which assets it proxies, and that it proxies nothing else of the content service.

use super::content::{with_content, with_content_in};
use super::*;

const IMAGE: &str = "0123456789abcdef0123456789abcdef01234567-60x40.jpg";
const ID: &str = "image-0123456789abcdef0123456789abcdef01234567-60x40-jpg";

/// A path that is not that of an asset in a dataset of a site is 404 without a request to the
/// content service, which does not run in this test.
#[tokio::test(flavor = "multi_thread")]
async fn invalid_asset_paths_are_not_requested() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    let image = format!("/media/images/museerne/stage/{IMAGE}");
    let iiif = format!("/media/iiif/3/museerne/stage/{ID}");
    let paths = [
        "/media/images".to_owned(),
        "/media/v1/data/query/stage".to_owned(),
        "/media/images/museerne/..%2f..%2fmetrics".to_owned(),
        "/media/images/museerne/%2e%2e/%2e%2e/metrics".to_owned(),
        "/media/files/museerne/..%2f..%2fv1/data/query/stage%3fquery=*".to_owned(),
        "/media/images/museerne/stage/..%2f..%2f..%2fmetrics".to_owned(),
        "/media/images/museerne/stage/plan.pdf".to_owned(),
        format!("/media/images/andre/stage/{IMAGE}"),
        format!("/media/images/museerne/other/{IMAGE}"),
        format!("{image}/.."),
        format!("{image}/..%2f..%2f..%2f..%2fmetrics"),
        format!("{image}/a/b"),
        "/media/iiif/2/museerne/stage/x/info.json".to_owned(),
        "/media/iiif/3/andre/stage/x/info.json".to_owned(),
        "/media/iiif/3/museerne/stage/x/info.json".to_owned(),
        "/media/iiif/3/museerne/..%2f..%2f..%2fmetrics%3fx=%2finfo.json".to_owned(),
        format!("{iiif}/..%2finfo.json%3fx=%2finfo.json"),
        format!("{iiif}/full/max/0/..%2f..%2fmetrics"),
        format!("{iiif}/full/max/0/default.exe"),
    ];
    for path in paths {
        let response = running.get(&path).await;
        assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
    }
    // A valid path is requested from the content service, which is unreachable.
    for path in [
        image.clone(),
        format!("{image}/Guldhornene.jpg?w=640&dl=a.jpg"),
        format!("/media/files/museerne/stage/{}.pdf", &IMAGE[..40]),
        format!("{iiif}/info.json"),
        format!("{iiif}/square/!100,100/!90/default.jpg"),
    ] {
        let response = running.get(&path).await;
        assert_eq!(response.status, StatusCode::BAD_GATEWAY, "{path}");
    }
    let wrong = running.get(&format!("{image}?w=wide")).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{}", wrong.body);
}

/// The base address of an image redirects to its `info.json` below `/media` on this host. The
/// content service, which would redirect to its own host, does not run in this test.
#[tokio::test(flavor = "multi_thread")]
async fn the_base_address_of_an_image_leads_to_its_description() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    let iiif = format!("/media/iiif/3/museerne/stage/{ID}");
    for path in [iiif.clone(), format!("{iiif}/")] {
        let base = running.get(&path).await;
        assert_eq!(base.status, StatusCode::SEE_OTHER, "{path}");
        assert_eq!(base.header("location"), format!("{iiif}/info.json"));
        assert_eq!(base.header("access-control-allow-origin"), "*", "{path}");
    }
}

/// The content service's own addresses cannot be reached by any spelling.
#[test]
fn the_content_service_is_not_reached_through_media() {
    with_content("media", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        for path in [
            "/media/images/museerne/..%2f..%2fmetrics",
            "/media/images/museerne/..%2F..%2Freadyz",
            "/media/files/museerne/..%2f..%2fv1%2fprojects",
            "/media/iiif/3/museerne/..%2f..%2f..%2fv1%2fping%3fx=%2finfo.json",
            "/media/images/museerne/..%2f..%2fv1%2fdata%2fquery%2fstage%3fquery=*",
        ] {
            let response = running.get(path).await;
            assert_eq!(
                response.status,
                StatusCode::NOT_FOUND,
                "{path} {}",
                response.body
            );
            assert_eq!(response.body, "There is no such file.\n", "{path}");
        }
    });
}

/// An uploaded file may be HTML, which must not run scripts here either.
#[test]
fn uploads_stay_in_their_sandbox() {
    with_content_in("sandbox", |content, folder| async move {
        let name = format!("{}.html", &IMAGE[..40]);
        let folder = folder.join("originals/files/museerne/stage");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(&name), "<script>alert(1)</script>").unwrap();
        let running = Running::start(&content, |_, _| {}).await;
        let response = running
            .get(&format!("/media/files/museerne/stage/{name}"))
            .await;
        assert_eq!(response.status, StatusCode::OK, "{}", response.body);
        let policy = response.header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'; sandbox;"),
            "{policy}"
        );
        assert_eq!(response.header("x-content-type-options"), "nosniff");
    });
}
