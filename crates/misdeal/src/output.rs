//! Writing: to standard output, or to a file that is complete or absent.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use crate::failure::Failure;

/// Writes to standard output, without colour where none is wanted.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = anstream::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(|error| Failure::writing(&error))
}

/// Writes a file: beside it first, then renamed, so that nobody ever sees
/// half of it and an old one survives a failure. Pipes and devices cannot be
/// renamed over and are written directly.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    let write = || -> io::Result<()> {
        if path.metadata().is_ok_and(|old| !old.is_file()) {
            return File::options().write(true).open(path)?.write_all(text.as_bytes());
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let mut file = beside().tempfile_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}

/// A temporary file is private by default, a report is for colleagues: it gets
/// the permissions of any new file, less what the umask takes.
fn beside() -> tempfile::Builder<'static, 'static> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only unix has modes"))]
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}
