//! Writing: to standard output, or to a file that is complete or absent.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, TempPath};

use crate::failure::Failure;

/// Writes to standard output, without colour where none is wanted.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = anstream::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(|error| Failure::writing(&error))
}

/// Columns of the terminal that standard output is, if it is one.
pub(crate) fn terminal_columns() -> Option<usize> {
    let size = terminal_size::terminal_size().filter(|_| io::stdout().is_terminal());
    size.map(|(width, _)| usize::from(width.0))
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
    file: File,
    /// The file under its temporary name, removed unless it is committed.
    kept_back: Option<TempPath>,
}

impl Pending {
    /// Makes sure that the file can be written, without touching an old one.
    ///
    /// # Errors
    /// When there is no permission to write the file or beside it.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        Self::try_create(path).map_err(|error| cannot_write(path, &error))
    }

    fn try_create(path: &Path) -> io::Result<Self> {
        // Opening for writing asks for the permission and changes nothing.
        let old = match File::options().write(true).open(path) {
            Ok(old) => Some(old),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let mut path = path.to_owned();
        let mut permissions = None;
        if let Some(old) = old {
            let about = old.metadata()?;
            if !about.is_file() {
                return Ok(Self { path, file: old, kept_back: None });
            }
            permissions = Some(about.permissions());
            // A link stays a link, to the new content.
            path = fs::canonicalize(path)?;
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        // Who could not read the old file shall not read the new one, not even
        // for a moment: it is private until it has the old permissions.
        let file = match permissions {
            None => for_others().tempfile_in(folder)?,
            Some(permissions) => {
                let file = Builder::new().tempfile_in(folder)?;
                file.as_file().set_permissions(permissions)?;
                file
            }
        };
        let (file, kept_back) = file.into_parts();
        being_written().push(kept_back.to_path_buf());
        Ok(Self { path, file, kept_back: Some(kept_back) })
    }

    /// Whether nothing is seen of it before it is committed.
    pub(crate) fn is_kept_back(&self) -> bool {
        self.kept_back.is_some()
    }

    /// Writes all of it and puts it in its place.
    pub(crate) fn write_text(self, text: &str) -> Result<(), Failure> {
        self.write_by(|file| file.write_all(text.as_bytes()))
    }

    /// The same with a function that writes.
    pub(crate) fn write_by(
        mut self,
        write: impl FnOnce(&mut Self) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let written = write(&mut self).and_then(|()| self.commit());
        written.map_err(|error| self.failure(&error))
    }

    /// Puts what was written in its place.
    pub(crate) fn commit(&mut self) -> io::Result<()> {
        let Some(kept_back) = self.kept_back.take() else { return Ok(()) };
        self.file.sync_all()?;
        let name = kept_back.to_path_buf();
        kept_back.persist(&self.path)?;
        being_written().retain(|path| *path != name);
        Ok(())
    }

    /// What an error of a write means to the user.
    pub(crate) fn failure(&self, error: &io::Error) -> Failure {
        match Failure::writing(error) {
            Failure::Told { .. } => cannot_write(&self.path, error),
            nobody_reads => nobody_reads,
        }
    }
}

/// The files that are being written under a temporary name.
static BEING_WRITTEN: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn being_written() -> MutexGuard<'static, Vec<PathBuf>> {
    BEING_WRITTEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes what was written under a temporary name, for an end without order.
pub(crate) fn discard_pending() {
    for path in being_written().drain(..) {
        // If it cannot be removed there is nobody left to tell.
        let _ = fs::remove_file(path);
    }
}

impl Write for Pending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    // The error's own text would name the temporary file, which means nothing to users.
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "there is no such folder".to_owned(),
        kind => io::Error::from(kind).to_string(),
    };
    let failure = Failure::new(format!("cannot write {}: {reason}", path.display()));
    match error.kind() {
        io::ErrorKind::NotFound => failure.hint("make the folder first"),
        io::ErrorKind::PermissionDenied => {
            failure.hint("it takes the permission to write the file and its folder")
        }
        _ => failure,
    }
}

/// A temporary file is private by default, a report is for colleagues: it gets
/// the permissions of any new file, less what the umask takes.
fn for_others() -> Builder<'static, 'static> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only unix has modes"))]
    let mut builder = Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}
