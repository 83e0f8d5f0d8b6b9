//! Makes the tables of the poker evaluator: from the plain rules in
//! `src/poker/rules.rs` to one number for each hand's key (`build/tables.rs`).

use std::path::Path;

#[expect(dead_code, unreachable_pub, reason = "the crate uses more of it")]
#[path = "src/poker/made.rs"]
mod made;
#[path = "src/poker/rules.rs"]
mod rules;

#[path = "build/hash.rs"]
mod hash;
#[path = "build/tables.rs"]
mod tables;

fn main() {
    for file in ["build.rs", "build", "src/poker/made.rs", "src/poker/rules.rs"] {
        println!("cargo::rerun-if-changed={file}");
    }
    let folder = std::env::var_os("OUT_DIR").expect("cargo names the folder");
    if let Err(error) = tables::write(Path::new(&folder)) {
        panic!("cannot write the tables of the poker evaluator: {error}");
    }
}
