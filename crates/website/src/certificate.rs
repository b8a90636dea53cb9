//! TLS certificates, from files or made for development.

use rcgen::{CertificateParams, DnType, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;

/// A certificate that cannot be used.
#[derive(Debug, Error)]
pub enum CertificateError {
    /// A file is missing or is not PEM.
    #[error("cannot read {}: {problem}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        problem: String,
    },
    /// It cannot be made.
    #[error("cannot make a certificate: {0}")]
    Make(#[from] rcgen::Error),
    /// A file cannot be written.
    #[error("cannot write {}: {error}", path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Key and certificate do not belong together.
    #[error("the certificate cannot be used: {0}")]
    Tls(#[from] rustls::Error),
}

/// The PEM files of a certificate and its key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Files {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

impl Files {
    /// The files of a certificate that is made for development in a folder.
    pub fn of_development(folder: &Path) -> Self {
        Self {
            certificate: folder.join("certificate.pem"),
            key: folder.join("key.pem"),
        }
    }

    /// Makes a self-signed certificate for these hosts, unless there is one. Browsers warn of it.
    /// Returns whether it was made.
    pub fn make(&self, hosts: &[String]) -> Result<bool, CertificateError> {
        if self.certificate.exists() && self.key.exists() {
            return Ok(false);
        }
        let mut parameters = CertificateParams::new(hosts)?;
        parameters
            .distinguished_name
            .push(DnType::CommonName, "Vitrine in development");
        let key = KeyPair::generate()?;
        let certificate = parameters.self_signed(&key)?;
        if let Some(folder) = self.certificate.parent() {
            let _ = std::fs::create_dir_all(folder);
        }
        write(&self.key, &key.serialize_pem(), 0o600)?;
        write(&self.certificate, &certificate.pem(), 0o644)?;
        Ok(true)
    }

    /// The configuration of a TLS listener, which prefers HTTP/2.
    pub(crate) fn config(&self) -> Result<Arc<ServerConfig>, CertificateError> {
        let unreadable = |path: &Path, problem: String| CertificateError::Unreadable {
            path: path.to_owned(),
            problem,
        };
        let chain = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| unreadable(&self.certificate, error.to_string()))?;
        let key = PrivateKeyDer::from_pem_file(&self.key)
            .map_err(|error| unreadable(&self.key, error.to_string()))?;
        let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(chain, key)?;
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }
}

fn write(path: &Path, text: &str, mode: u32) -> Result<(), CertificateError> {
    use std::io::Write;
    use std::os::unix::fs::OpenOptionsExt;
    let opened = std::fs::OpenOptions::new()
        .create(true)
        .truncate(true)
        .write(true)
        .mode(mode)
        .open(path);
    let written = opened.and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| CertificateError::Write {
        path: path.to_owned(),
        error,
    })
}
