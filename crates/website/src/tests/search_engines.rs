//! What search engines read of a host beside its pages.

use super::*;

/// Where visitors are not, crawlers are told to stay away, and no more than that.
#[tokio::test(flavor = "multi_thread")]
async fn what_crawlers_may_read() {
    let nothing = "User-agent: *\nDisallow: /\n";
    for (environment, host, status, text) in [
        (
            Environment::Staging,
            "staging.jelling.example.org",
            200,
            nothing,
        ),
        (Environment::Staging, "nowhere.example.org", 200, nothing),
        (
            Environment::Production,
            "jelling.example.org",
            401,
            "A password is needed.\n",
        ),
    ] {
        let running = Running::start("http://127.0.0.1:9", |settings, group| {
            settings.password = Some("hemmeligt".to_owned());
            group.environment = environment;
        })
        .await;
        let answer = running.ask("/robots.txt", &[("host", host)]).await;
        assert_eq!(
            (answer.status.as_u16(), answer.body.as_str()),
            (status, text)
        );
    }
    let running = Running::start("http://127.0.0.1:9", |_, group| {
        group.environment = Environment::Production;
        group.port = None;
    })
    .await;
    let answer = running
        .ask("/robots.txt", &[("host", "jelling.example.org")])
        .await;
    let expected = "User-agent: *\nAllow: /\nDisallow: /api/\n\n\
        Sitemap: https://jelling.example.org/sitemap.xml\n";
    assert_eq!(answer.body, expected);
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
}
