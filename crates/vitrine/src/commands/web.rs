//! `vitrine web`

use super::{CommandResult, interrupted, random_name};
use crate::settings::{Settings, WebsiteSettings};
use crate::system;
use museum::{Environment, Group};
use std::error::Error;
use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use tokio::net::TcpListener;
use website::{Builds, Clock, Files, Listeners, Running, Start};

pub(crate) async fn run(settings: &Settings) -> CommandResult {
    let website = &settings.website;
    let environment = website.web_environment;
    let group = group(&website.web_group, environment)?;
    if environment == Environment::Staging && website.web_password.is_none() {
        return Err("staging needs a password: set VITRINE_WEB_PASSWORD".into());
    }
    let clock = clock(website, &group)?;
    let visitors = listen(website.web_listen).await?;
    let group = group.on_port(website.port(visitors.local_addr()?));
    let tls = certificate(website, &group)?;
    let inner = listen(website.web_inner_listen).await?;
    let sockets = Sockets::make()?;
    let running = Running::start(Start {
        group,
        settings: website.service(),
        builds: Builds::open(&website.web_builds)?,
        renderer: website.renderer(sockets.path()),
        clock,
        entropy: system::entropy(),
    })
    .await?;
    println!("website on {}", visitors.local_addr()?);
    for address in running.addresses() {
        println!("  {address}");
    }
    println!("figures on http://{}/metrics", inner.local_addr()?);
    let listeners = Listeners {
        visitors,
        tls,
        inner: Some(inner),
    };
    running.serve(listeners, interrupted()).await?;
    println!("stopped");
    Ok(())
}

/// The machine's clock, or one that begins at another moment: what the sites will show in
/// Christmas week can be viewed before it is there.
fn clock(website: &WebsiteSettings, group: &Group) -> Result<Clock, Box<dyn Error>> {
    let Some(text) = website.web_as_of.as_deref() else {
        return Ok(system::clock());
    };
    if group.environment == Environment::Production {
        return Err("--as-of is for development and staging: visitors see the present".into());
    }
    let moment = museum::moment(text, &group.zone);
    let moment = moment
        .ok_or_else(|| format!("{text:?} is no moment: write 2026-12-24, or 2026-12-24T11:00"))?;
    println!("the sites begin at {text}");
    Ok(system::clock_from(moment))
}

/// Reads the group's file.
pub(super) fn group(file: &Path, environment: Environment) -> Result<Group, Box<dyn Error>> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|error| {
        format!("cannot read the group in {name}: {error}\n  VITRINE_WEB_GROUP, or --group of `vitrine web`, says where it is.")
    })?;
    let group = Group::parse(&text, environment);
    Ok(group.map_err(|error| format!("{name} describes no group:\n{error}"))?)
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Box<dyn Error>> {
    let listener = TcpListener::bind(address).await;
    Ok(listener.map_err(|error| format!("cannot listen on {address}: {error}"))?)
}

/// The certificate that is given, or in development one that is made at the first start.
fn certificate(website: &WebsiteSettings, group: &Group) -> Result<Option<Files>, Box<dyn Error>> {
    if website.web_plain {
        return Ok(None);
    }
    if let Some(files) = website.certificate() {
        return Ok(Some(files));
    }
    if group.environment != Environment::Development {
        return Err(
            "there is no certificate: set VITRINE_WEB_CERTIFICATE and VITRINE_WEB_KEY, or \
            VITRINE_WEB_PLAIN=true behind a proxy that has one"
                .into(),
        );
    }
    let files = Files::of_development(&website.web_data);
    let hosts = group
        .sites
        .iter()
        .map(|site| site.hosts.development.clone());
    let mut hosts: Vec<String> = hosts.chain(["localhost".to_owned()]).collect();
    hosts.sort();
    hosts.dedup();
    if files.make(&hosts)? {
        let name = files.certificate.display();
        println!("made a certificate for development: {name}");
    }
    Ok(Some(files))
}

/// A folder for the workers' sockets that nobody else reads; it goes when the program ends.
pub(super) struct Sockets(PathBuf);

impl Sockets {
    pub(super) fn make() -> Result<Self, std::io::Error> {
        let folder = std::env::temp_dir().join(format!("vitrine-{}", random_name(10)));
        std::fs::DirBuilder::new().mode(0o700).create(&folder)?;
        Ok(Self(folder))
    }

    pub(super) fn path(&self) -> PathBuf {
        self.0.clone()
    }
}

impl Drop for Sockets {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
