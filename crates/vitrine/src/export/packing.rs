//! A bundle on its way to the disk.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tar::{Builder, Header};

/// The form that a bundle gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A folder.
    Folder,
    /// An archive.
    Archive { compressed: bool },
}

impl Form {
    /// By the name to write; `None` where it is not one of a bundle.
    pub(crate) fn of(output: &Path) -> Option<Self> {
        let name = output.to_str()?;
        let ends = |end: &str| name.to_ascii_lowercase().ends_with(end);
        if name.ends_with('/') {
            Some(Self::Folder)
        } else if ends(".tar.gz") || ends(".tgz") {
            Some(Self::Archive { compressed: true })
        } else if ends(".tar") {
            Some(Self::Archive { compressed: false })
        } else {
            None
        }
    }
}

/// A bundle that grows.
pub(crate) enum Packing {
    /// In this folder.
    Folder(PathBuf),
    /// In an archive, below a folder of this name.
    Archive {
        builder: Builder<Target>,
        top: String,
        /// When its files were written, in seconds since 1970.
        time: u64,
    },
}

/// Where an archive goes.
pub(crate) enum Target {
    Plain(BufWriter<File>),
    Compressed(GzEncoder<BufWriter<File>>),
}

impl Packing {
    /// A bundle in a folder, which is empty.
    pub(crate) fn folder(folder: &Path) -> io::Result<Self> {
        for name in ["images", "files"] {
            std::fs::create_dir(folder.join(name))?;
        }
        Ok(Self::Folder(folder.to_owned()))
    }

    /// A bundle in an archive.
    pub(crate) fn archive(file: File, compressed: bool, top: &str, time: u64) -> Self {
        let file = BufWriter::new(file);
        let target = if compressed {
            // Most of it is images, which do not become smaller however hard one tries.
            Target::Compressed(GzEncoder::new(file, Compression::fast()))
        } else {
            Target::Plain(file)
        };
        Self::Archive {
            builder: Builder::new(target),
            top: top.to_owned(),
            time,
        }
    }

    /// Takes a file over, under a name such as `images/….jpg`.
    pub(crate) fn add(&mut self, name: &str, file: &Path) -> io::Result<()> {
        match self {
            Self::Folder(folder) => std::fs::rename(file, folder.join(name)),
            Self::Archive { builder, top, time } => {
                let open = File::open(file)?;
                let mut header = Header::new_gnu();
                header.set_size(open.metadata()?.len());
                header.set_mode(0o644);
                header.set_mtime(*time);
                builder.append_data(&mut header, format!("{top}/{name}"), open)?;
                std::fs::remove_file(file)
            }
        }
    }

    /// Writes what is still to be written.
    pub(crate) fn finish(self) -> io::Result<()> {
        let file = match self {
            Self::Folder(_) => return Ok(()),
            Self::Archive { builder, .. } => match builder.into_inner()? {
                Target::Plain(file) => file,
                Target::Compressed(encoder) => encoder.finish()?,
            },
        };
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(file) => file.write(bytes),
            Self::Compressed(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(file) => file.flush(),
            Self::Compressed(file) => file.flush(),
        }
    }
}
