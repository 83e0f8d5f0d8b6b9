//! Ends a program with everything it has started.
//!
//! A signal to the process group reaches children that stayed in it. A child
//! that left the group (setsid) is orphaned when its parent ends; on Linux we
//! asked beforehand to be the parent of such orphans, so they turn up as our
//! own children and are ended there. Nothing else we run has children.

use process_wrap::std::ChildWrapper;

/// From now on orphans among our descendants become our children.
pub(super) fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    // Without it (an ancient kernel) the process group still does most.
    let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

/// Ends the child's group, then whatever left it, and waits for all.
pub(super) fn end(child: &mut dyn ChildWrapper) {
    // Each may fail only because there is nothing left to end.
    let _ = child.start_kill();
    let _ = child.inner_mut().wait();
    #[cfg(target_os = "linux")]
    orphans::end_all();
}

#[cfg(target_os = "linux")]
mod orphans {
    use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};

    /// Ended processes hand us their own children, so this goes on until there
    /// are none. Each round ends a generation; a program that starts children
    /// faster than that is stopped being chased after this many.
    const ROUNDS_MAX: usize = 1000;

    pub(super) fn end_all() {
        for _ in 0..ROUNDS_MAX {
            let children = children();
            if children.is_empty() {
                break;
            }
            for child in children {
                let _ = kill_process(child, Signal::KILL);
                let _ = waitpid(Some(child), WaitOptions::empty());
            }
        }
    }

    /// The children of every thread of ours, by the kernel's own list.
    fn children() -> Vec<Pid> {
        let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return Vec::new() };
        let lists = threads.filter_map(|thread| {
            std::fs::read_to_string(thread.ok()?.path().join("children")).ok()
        });
        let pids = |list: String| -> Vec<Pid> {
            let numbers = list.split_whitespace().filter_map(|word| word.parse().ok());
            numbers.filter_map(Pid::from_raw).collect()
        };
        lists.flat_map(pids).collect()
    }
}
