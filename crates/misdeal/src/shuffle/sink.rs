//! [`Sink`]: where the output goes, standard output or a file that is complete or absent.
//!
//! Knows bytes and nothing of what they mean.

use std::fs::{self, File};
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use crate::failure::Failure;
use crate::output::beside;

const BUFFER_BYTES: usize = 128 << 10;

/// Takes bytes; nothing is certain before [`Sink::finish`].
#[derive(Debug)]
pub(super) struct Sink {
    out: BufWriter<Target>,
    /// The file under its temporary name, removed unless it is finished.
    kept_back: Option<TempPath>,
    /// Where the output goes, if not to standard output.
    path: Option<PathBuf>,
}

#[derive(Debug)]
enum Target {
    Stdout(Stdout),
    File(File),
}

impl Sink {
    pub(super) fn stdout() -> Self {
        Self::new(Target::Stdout(io::stdout()), None, None)
    }

    /// The file `path`, which stays as it is until [`Sink::finish`]. Pipes and
    /// devices cannot be kept back and are written directly.
    ///
    /// # Errors
    /// When there is no permission to write the file or beside it.
    pub(super) fn file(path: &Path) -> Result<Self, Failure> {
        Self::try_file(path).map_err(|error| cannot_write(path, &error))
    }

    fn try_file(path: &Path) -> io::Result<Self> {
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
                return Ok(Self::new(Target::File(old), None, Some(path)));
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
            None => beside().tempfile_in(folder)?,
            Some(permissions) => {
                let file = tempfile::Builder::new().tempfile_in(folder)?;
                file.as_file().set_permissions(permissions)?;
                file
            }
        };
        let (file, kept_back) = file.into_parts();
        Ok(Self::new(Target::File(file), Some(kept_back), Some(path)))
    }

    fn new(target: Target, kept_back: Option<TempPath>, path: Option<PathBuf>) -> Self {
        Self { out: BufWriter::with_capacity(BUFFER_BYTES, target), kept_back, path }
    }

    /// Whether nothing is seen of the output before it is complete.
    pub(super) fn is_kept_back(&self) -> bool {
        self.kept_back.is_some()
    }

    /// Writes what is buffered and gives the file its name.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        self.try_finish().map_err(|error| self.failure(&error))
    }

    fn try_finish(&mut self) -> io::Result<()> {
        self.out.flush()?;
        if let (Some(kept_back), Some(path)) = (self.kept_back.take(), &self.path) {
            if let Target::File(file) = self.out.get_ref() {
                file.sync_all()?;
            }
            kept_back.persist(path)?;
        }
        Ok(())
    }

    /// What an error of a write means to the user.
    pub(super) fn failure(&self, error: &io::Error) -> Failure {
        match (Failure::writing(error), &self.path) {
            (Failure::Told { .. }, Some(path)) => cannot_write(path, error),
            (failure, _) => failure,
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

impl Write for Sink {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(stdout) => stdout.write(bytes),
            Self::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => stdout.flush(),
            Self::File(file) => file.flush(),
        }
    }
}
