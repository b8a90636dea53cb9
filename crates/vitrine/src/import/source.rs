//! A file that can be read more than once.

use super::{FileError, Lines};
use flate2::read::MultiGzDecoder;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// A file of documents. Standard input is stored in an unnamed file, which is gone with the
/// program, however that ends.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    file: File,
    /// The folder of its assets, if it has one.
    pub(crate) folder: Option<PathBuf>,
}

impl Source {
    /// Opens a file; `-` is standard input, which is stored in `spool`.
    pub(crate) fn open(path: &Path, spool: &Path) -> Result<Self, FileError> {
        let standard_input = path == Path::new("-");
        let name = if standard_input {
            "standard input".to_owned()
        } else {
            path.display().to_string()
        };
        let opened = if standard_input {
            spooled(spool)
        } else {
            File::open(path)
        };
        match opened {
            Ok(file) => Ok(Self {
                name,
                file,
                folder: None,
            }),
            Err(error) => Err(FileError::Unreadable { name, error }),
        }
    }

    /// The documents of a bundle, of which `name` is the name.
    pub(crate) fn in_bundle(data: &Path, folder: PathBuf, name: &str) -> Result<Self, FileError> {
        let file_name = data.file_name().unwrap_or_default().display();
        let name = format!("{file_name} in {name}");
        match File::open(data) {
            Ok(file) => Ok(Self {
                name,
                file,
                folder: Some(folder),
            }),
            Err(error) => Err(FileError::Unreadable { name, error }),
        }
    }

    /// How many bytes it has, compressed or not.
    pub(crate) fn size(&self) -> u64 {
        self.file.metadata().map_or(0, |data| data.len())
    }

    /// Size and time by which it is known to be the same as before.
    pub(crate) fn written(&self) -> Option<(u64, u128)> {
        let data = self.file.metadata().ok()?;
        let modified = data.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some((data.len(), modified.as_nanos()))
    }

    /// Its documents, from the first.
    pub(crate) fn lines(&self) -> Result<Lines, FileError> {
        Ok(Lines {
            name: self.name.clone(),
            reader: self.reader()?,
            number: 0,
        })
    }

    /// Its bytes, from the first.
    pub(crate) fn reader(&self) -> Result<Box<dyn BufRead>, FileError> {
        self.decompressed().map_err(|error| FileError::Unreadable {
            name: self.name.clone(),
            error,
        })
    }

    /// A compressed file is known by its first two bytes.
    fn decompressed(&self) -> io::Result<Box<dyn BufRead>> {
        let mut file = self.file.try_clone()?;
        let mut magic = Vec::new();
        file.rewind()?;
        (&file).take(2).read_to_end(&mut magic)?;
        file.rewind()?;
        if magic == [0x1f, 0x8b] {
            let decoder = MultiGzDecoder::new(BufReader::new(file));
            Ok(Box::new(BufReader::new(decoder)))
        } else {
            Ok(Box::new(BufReader::new(file)))
        }
    }
}

fn spooled(spool: &Path) -> io::Result<File> {
    let mut options = File::options();
    let mut file = options
        .read(true)
        .write(true)
        .create_new(true)
        .open(spool)?;
    std::fs::remove_file(spool)?;
    io::copy(&mut io::stdin().lock(), &mut file)?;
    Ok(file)
}
