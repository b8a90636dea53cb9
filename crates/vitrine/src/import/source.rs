//! A file that can be read more than once.

use super::{FileError, Lines};
use flate2::read::MultiGzDecoder;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek};
use std::path::Path;

/// A file of documents. What comes from standard input is kept in a file without a name,
/// which is gone with the program, however that ends.
pub(crate) struct Source {
    pub(crate) name: String,
    file: File,
}

impl Source {
    /// Opens a file; `-` is standard input, of which `spool` is where to keep it.
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
            Ok(file) => Ok(Self { name, file }),
            Err(error) => Err(FileError::Unreadable { name, error }),
        }
    }

    /// Its documents, from the first.
    pub(crate) fn lines(&self) -> Result<Lines, FileError> {
        let reader = self.reader().map_err(|error| FileError::Unreadable {
            name: self.name.clone(),
            error,
        })?;
        Ok(Lines {
            name: self.name.clone(),
            reader,
            number: 0,
        })
    }

    /// A compressed file is known by its first two bytes.
    fn reader(&self) -> io::Result<Box<dyn BufRead>> {
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
