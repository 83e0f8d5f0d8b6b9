//! The command as its users meet it.

mod compare;
mod copies;
mod corpora;
mod exact;
mod examples;
mod files;
mod fixes;
mod hands;
mod help;
mod init;
mod interrupt;
mod judge;
mod mending;
mod play;
mod programs;
mod readme;
mod report;
mod same_verdict;
mod shuffle;
mod support;
mod suspects;
mod written;
