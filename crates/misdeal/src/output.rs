//! Writing: to standard output, or to a file that is complete or absent.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::Failure;

/// Writes to standard output, without colour where none is wanted.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = anstream::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(|error| Failure::writing(&error))
}

/// Writes a whole file.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    Pending::create(path)?.write_text(text)
}

/// A file being written: beside its place first, then renamed, so that nobody
/// ever sees half of it and an old one survives a failure. Pipes and devices
/// cannot be renamed over and are written directly.
#[derive(Debug)]
pub(crate) struct Pending {
    path: PathBuf,
    file: Place,
}

#[derive(Debug)]
enum Place {
    Beside(NamedTempFile),
    Direct(File),
}

impl Pending {
    /// Makes sure that the file can be written, without touching an old one.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let create = || -> io::Result<Place> {
            if path.metadata().is_ok_and(|old| !old.is_file()) {
                return File::options().write(true).open(path).map(Place::Direct);
            }
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new("."));
            beside().tempfile_in(folder).map(Place::Beside)
        };
        let file = create().map_err(|error| cannot_write(path, &error))?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Writes all of it and puts it in its place.
    pub(crate) fn write_text(mut self, text: &str) -> Result<(), Failure> {
        let path = self.path.clone();
        let written = self.write_all(text.as_bytes()).and_then(|()| self.commit());
        written.map_err(|error| cannot_write(&path, &error))
    }

    /// Puts what was written in its place.
    pub(crate) fn commit(self) -> io::Result<()> {
        match self.file {
            Place::Beside(file) => {
                file.as_file().sync_all()?;
                file.persist(self.path)?;
                Ok(())
            }
            Place::Direct(mut file) => file.flush(),
        }
    }
}

impl Write for Pending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.file {
            Place::Beside(file) => file.write(bytes),
            Place::Direct(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.file {
            Place::Beside(file) => file.flush(),
            Place::Direct(file) => file.flush(),
        }
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    // The message would name the temporary file, which means nothing to users.
    let reason = io::Error::from(error.kind());
    let failure = Failure::new(format!("cannot write {}: {reason}", path.display()));
    match error.kind() {
        io::ErrorKind::NotFound => failure.hint("make the folder first"),
        _ => failure,
    }
}

/// A temporary file is private by default, a report is for colleagues: it gets
/// the permissions of any new file, less what the umask takes.
pub(crate) fn beside() -> tempfile::Builder<'static, 'static> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only unix has modes"))]
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}
