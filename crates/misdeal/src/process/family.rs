//! Ends a program with everything it has started.
//!
//! A signal to the process group reaches children that stayed in it. A child
//! that left the group (setsid) is orphaned when its parent ends; on Linux we
//! asked beforehand to be the parent of such orphans, so they turn up as our
//! own children and are ended there. Children that we had before we started
//! anything, as a shell leaves them to a command that it becomes, are none of
//! our business and stay.

use process_wrap::std::ChildWrapper;

/// To be called before anything is started: notes whose children are not ours
/// to end, and makes orphans among our descendants our children.
pub(super) fn prepare() {
    #[cfg(target_os = "linux")]
    orphans::prepare();
}

/// Ends the child's group, then whatever left it, and waits for all.
pub(super) fn end(child: &mut dyn ChildWrapper) {
    // Each may fail only because there is nothing left to end.
    let _ = child.start_kill();
    let _ = child.inner_mut().wait();
    end_all();
}

/// Ends whatever was started and is still there, without its handle.
pub(crate) fn end_all() {
    #[cfg(target_os = "linux")]
    orphans::end_all();
}

#[cfg(target_os = "linux")]
mod orphans {
    use std::collections::BTreeSet;
    use std::sync::OnceLock;

    use rustix::process::{
        Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, waitpid,
    };

    /// Ended processes hand us their own children, so this goes on until there
    /// are none. Each round ends a generation; a program that starts children
    /// faster than that is stopped being chased after this many.
    const ROUNDS_MAX: usize = 1000;

    /// Children that were here before us, as process numbers.
    static BEFORE: OnceLock<BTreeSet<i32>> = OnceLock::new();

    pub(super) fn prepare() {
        BEFORE.get_or_init(|| {
            // Without it (an ancient kernel) the process group still does most.
            let _ = set_child_subreaper(Some(getpid()));
            children().into_iter().collect()
        });
    }

    pub(super) fn end_all() {
        // Before anything was started there is nothing to end.
        let Some(before) = BEFORE.get() else { return };
        for _ in 0..ROUNDS_MAX {
            let ours = children().into_iter().filter(|child| !before.contains(child));
            let ours: Vec<Pid> = ours.filter_map(Pid::from_raw).collect();
            if ours.is_empty() {
                break;
            }
            for child in ours {
                let _ = kill_process(child, Signal::KILL);
                let _ = waitpid(Some(child), WaitOptions::empty());
            }
        }
    }

    /// The children of every thread of ours, by the kernel's own list.
    fn children() -> Vec<i32> {
        let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return Vec::new() };
        let lists = threads.filter_map(|thread| {
            std::fs::read_to_string(thread.ok()?.path().join("children")).ok()
        });
        lists.flat_map(|list| numbers(&list)).collect()
    }

    fn numbers(list: &str) -> Vec<i32> {
        list.split_whitespace().filter_map(|word| word.parse().ok()).collect()
    }
}
