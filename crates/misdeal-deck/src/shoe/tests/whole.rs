//! A card type whose own code panics leaves the shoe as it was; the lock of a shared shoe
//! relies on it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;

/// Panics when card 2 is copied or compared with.
#[derive(Debug)]
struct Trap(u32);

impl Clone for Trap {
    fn clone(&self) -> Self {
        assert_ne!(self.0, 2, "a trap");
        Self(self.0)
    }
}

impl PartialEq for Trap {
    fn eq(&self, other: &Self) -> bool {
        assert_ne!(self.0, 2, "a trap");
        self.0 == other.0
    }
}

/// Checks that `change` panics and that the shoe is then as `prepare` left it.
#[track_caller]
fn check<R>(prepare: fn(&mut Shoe<Trap>), change: fn(&mut Shoe<Trap>) -> R) {
    let mut shoe: Shoe<Trap> = (0..4).map(Trap).collect();
    prepare(&mut shoe);
    let before = format!("{shoe:?}");
    let caught = catch_unwind(AssertUnwindSafe(|| {
        change(&mut shoe);
    }));
    assert!(caught.is_err(), "no trap was met");
    assert_eq!(format!("{shoe:?}"), before);
}

#[test]
fn a_panic_in_the_middle_changes_nothing() {
    let nothing = |_: &mut Shoe<Trap>| {};
    check(nothing, |shoe| shoe.deal(3));
    check(nothing, |shoe| shoe.deal_round(3, 1));
    check(nothing, |shoe| shoe.draw_at(2));
    check(|shoe| drop(shoe.deal(2)), |shoe| shoe.draw());
    let burn_all = |shoe: &mut Shoe<Trap>| (0..4).for_each(|_| shoe.burn().unwrap());
    check(burn_all, |shoe| shoe.return_card(&Trap(0), Place::Burned));
    // Card 2 cannot be copied out, so it is put there by hand.
    let all_out = |shoe: &mut Shoe<Trap>| shoe.out.extend(shoe.undealt.drain(..));
    check(all_out, |shoe| shoe.discard(&Trap(0)));
}
