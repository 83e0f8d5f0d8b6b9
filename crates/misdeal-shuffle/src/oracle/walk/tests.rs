//! The walk on shuffles small enough to follow by hand.

use super::*;
use crate::{exact_law, fair, faulty};

type Walked = Result<(), OracleError>;

/// A coin; on heads a die of three sides.
fn coin_and_die(cards: &mut [u32], path: &mut Path) -> Walked {
    if path.answer(1)? == 1 {
        cards.rotate_left(path.answer(2)? as usize);
    }
    Ok(())
}

fn fisher_yates(cards: &mut [u32], path: &mut Path) -> Walked {
    fair::fisher_yates(cards, path);
    Ok(())
}

#[test]
fn the_share_walked_is_what_the_paths_weigh() {
    let mut walk = Walk::new(3, 9).unwrap();
    assert_eq!((walk.paths(), walk.share_walked()), (0, 0.0));
    // Tails is half of all; each side of the die a third of the other half.
    for (paths, share) in [(1, 1.0 / 2.0), (2, 2.0 / 3.0), (3, 5.0 / 6.0), (4, 1.0)] {
        assert!(!walk.is_over());
        walk.step(coin_and_die).unwrap();
        assert_eq!(walk.paths(), paths);
        assert!((walk.share_walked() - share).abs() < 1e-15, "{}", walk.share_walked());
    }
    assert!(walk.is_over());
    assert_eq!(
        walk.finish(),
        exact_law(3, 9, |cards, draw| {
            if draw.at_most(1) == 1 {
                cards.rotate_left(draw.index_at_most(2));
            }
        })
    );
}

#[test]
fn a_failed_run_counts_for_nothing() {
    #[derive(Debug, PartialEq)]
    struct Failed;
    impl From<OracleError> for Failed {
        fn from(error: OracleError) -> Self {
            panic!("{error}")
        }
    }
    let mut walk = Walk::new(4, 9).unwrap();
    while !walk.is_over() {
        let paths = walk.paths();
        let in_the_middle = walk.step(|cards, path| {
            cards.reverse();
            path.answer(3)?;
            Err(Failed)
        });
        assert_eq!((in_the_middle, walk.paths()), (Err(Failed), paths));
        walk.step(|cards, path| {
            fair::fisher_yates(cards, path);
            Ok::<(), Failed>(())
        })
        .unwrap();
    }
    assert_eq!(walk.paths(), 24);
    assert!(walk.finish().unwrap().is_uniform());
}

#[test]
fn a_probe_of_equal_paths_is_their_number() {
    let walk = Walk::new(5, 9).unwrap();
    for number in 0..100 {
        assert_eq!(walk.probe(number, fisher_yates), Ok(120.0));
        let naive = |cards: &mut [u32], path: &mut Path| -> Walked {
            faulty::global_swap(cards, path);
            Ok(())
        };
        assert_eq!(walk.probe(number, naive), Ok(3125.0));
    }
}

#[test]
fn probes_of_unequal_paths_have_their_number_as_mean() {
    // Each probe is 2 or 6, with 1/2 each: mean 4, the number of paths, and
    // standard deviation 2. Of 10,000 the mean is off by 6 * 2 / 100 at most,
    // but for two in a thousand million choices of the numbers.
    let walk = Walk::new(3, 9).unwrap();
    let probes = (0..10_000).map(|number| walk.probe(number, coin_and_die).unwrap());
    let mean = probes.sum::<f64>() / 10_000.0;
    assert!((mean - 4.0).abs() < 0.12, "{mean}");
}

#[test]
fn a_probe_shows_chance_and_memory_of_the_shuffle() {
    let walk = Walk::new(3, 9).unwrap();
    let mut runs = 0;
    let other_chance = walk.probe(0, |cards, path| {
        runs += 1;
        cards.rotate_left(runs % 3);
        path.answer(2).map(|_| ())
    });
    assert_eq!(other_chance, Err(OracleError::NotRepeatable));
    let mut kept = vec![0, 1, 2];
    let never_in_order = walk.probe(0, |cards, _| -> Walked {
        kept.rotate_left(1);
        cards.copy_from_slice(&kept);
        Ok(())
    });
    assert_eq!(never_in_order, Err(OracleError::NotRepeatable));
    let mut bound = 0;
    let other_draws = walk.probe(0, |_, path| {
        bound += 1;
        path.answer(bound).map(|_| ())
    });
    assert_eq!(other_draws, Err(OracleError::NotRepeatable));
}

#[test]
fn answers_are_known_as_far_as_a_run_has_asked() {
    let mut walk = Walk::new(3, 9).unwrap();
    // The draws of three cards are of 3 and of 2 values.
    let expected: [&[u64]; 6] = [&[], &[0, 1], &[1], &[1, 1], &[2], &[2, 1]];
    for expected in expected {
        walk.step(|cards, path| {
            assert_eq!(path.known().collect::<Vec<_>>(), expected);
            fisher_yates(cards, path)?;
            assert_eq!(path.known().len(), 0);
            Ok::<(), OracleError>(())
        })
        .unwrap();
    }
    assert!(walk.is_over());
}

#[test]
fn an_answer_without_a_law_is_an_error() {
    let mut walk = Walk::new(2, 200).unwrap();
    let wide = walk.step(|_, path| path.answer(u64::MAX).map(|_| ()));
    assert_eq!(wide, Err(OracleError::TooManyPaths));
    let long = walk.step(|_, path| (0..128).try_for_each(|_| path.answer(1).map(|_| ())));
    assert_eq!(long, Err(OracleError::Overflow));
    assert_eq!(walk.finish(), Err(OracleError::PathsLeft));
}

#[test]
#[should_panic(expected = "all paths were walked")]
fn after_the_last_path_there_is_none() {
    let mut walk = Walk::new(1, 0).unwrap();
    for _ in 0..2 {
        walk.step(|_, _| -> Walked { Ok(()) }).unwrap();
    }
}
