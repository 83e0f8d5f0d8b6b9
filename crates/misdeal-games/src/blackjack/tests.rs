//! The simulation against the table, round by round.

use misdeal_deck::{Card, Rank, Suit};

use super::*;

/// SplitMix64.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % end
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.next(of.len() as u64) as usize]
    }

    fn flag(&mut self) -> bool {
        self.next(2) == 1
    }

    fn shuffle(&mut self, cards: &mut [u8]) {
        for at in (1..cards.len()).rev() {
            cards.swap(at, self.next(at as u64 + 1) as usize);
        }
    }
}

/// Any rules at all.
fn rules(numbers: &mut Numbers) -> Rules {
    use super::{DoubleCards as C, DoubleOn as D};
    let packs = Decks::Packs;
    let decks = numbers.one(&[packs(1), packs(2), packs(6), Decks::Infinite]);
    Rules {
        decks,
        soft_17: numbers.one(&[Soft17::Hit, Soft17::Stand]),
        natural: numbers.one(&[(3, 2), (6, 5), (1, 1)].map(|(wins, per)| Payment { wins, per })),
        double_on: numbers.one(&[D::Any, D::Hard, D::NineToEleven, D::TenOrEleven, D::Nothing]),
        double_cards: numbers.one(&[C::Two, C::AnyNumber]),
        double_after_split: numbers.flag(),
        hands_max: numbers.one(&[1, 2, 3, 4, 4]),
        split_aces: SplitAces {
            may_resplit: numbers.flag(),
            may_hit: numbers.flag(),
            may_double: numbers.flag(),
        },
        split_unlike_tens: numbers.flag(),
        surrender: numbers.one(&[Surrender::No, Surrender::Late, Surrender::Early]),
        hole: numbers.one(&[Hole::Peek, Hole::OriginalBetsOnly, Hole::NoHoleCard]),
        insurance: numbers.flag(),
        charlie: numbers.one(&[None, None, Some(5), Some(7)]),
        reshuffle: numbers.one(&[
            Reshuffle::EachRound,
            Reshuffle::Rounds(4),
            Reshuffle::CutCard(15),
            // Down to the last cards, and beyond them.
            Reshuffle::CutCard(0),
        ]),
        burn: numbers.one(&[0, 1, 3]),
    }
}

/// Any chart at all: what a wrong one does must be the same too.
fn chart(numbers: &mut Numbers) -> Chart {
    Chart::by(|_, _, _| {
        let plain = if numbers.flag() { Action::Hit } else { Action::Stand };
        let more = [Action::Double, Action::Split, Action::Split, Action::Surrender];
        let actions = Actions::default().with(plain);
        actions.with_if(numbers.one(&more), numbers.next(3) > 0)
    })
}

fn card(rank: u8, at: usize) -> Card {
    Card::suited(Suit::ALL[at % 4], Rank::new(rank).unwrap())
}

/// One round of the table by the chart, in coins of so many chips; none if it is void.
fn played(table: &mut Table, chart: &Chart, coin: u64) -> Option<i64> {
    match try_played(table, chart, coin) {
        Ok(won) => Some(won),
        Err(TableError::OutOfCards) => None,
        Err(error) => panic!("{error}"),
    }
}

fn try_played(table: &mut Table, chart: &Chart, coin: u64) -> Result<i64, TableError> {
    table.deal(&[coin])?;
    while let Some(wanted) = choice(table, chart) {
        table.play(wanted)?;
    }
    let results = table.results().expect("the round is over");
    assert_eq!(results[0].insurance, 0);
    Ok(results[0].hands.iter().sum())
}

/// What the chart says when it is somebody's turn.
fn choice(table: &Table, chart: &Chart) -> Option<Move> {
    let up = Value::of(table.dealer()[0]).unwrap();
    let unlike = table.rules().split_unlike_tens;
    match table.turn() {
        Turn::Bets => None,
        Turn::Offers { seat } => {
            let hand = &table.seats()[seat].hands[0];
            let early = Actions::HIT_OR_STAND.with(Action::Surrender);
            let pair = hand.pair(unlike).filter(|_| table.rules().hands_max > 1);
            let allowed = early.with_if(Action::Split, pair.is_some());
            // Nobody gives up a natural, whatever a chart made by chance has for 21.
            let gives_up = hand.total().points() < 21
                && chart.action(hand.total(), pair, up, allowed) == Action::Surrender;
            let surrender = Move::Act(Action::Surrender);
            Some(if gives_up && table.can(surrender) { surrender } else { Move::Pass })
        }
        Turn::Hand { seat, hand } => {
            let hand = &table.seats()[seat].hands[hand];
            let action = chart.action(hand.total(), hand.pair(unlike), up, table.actions());
            Some(Move::Act(action))
        }
    }
}

/// 400 sets of any rules and 400 of those by which hands are walked through tables, with any
/// charts, 200 rounds each, with the same shoes.
#[test]
fn the_simulation_does_what_the_table_does() {
    let mut numbers = Numbers(11);
    let mut kinds = std::collections::HashMap::new();
    let mut voids = 0u64;
    for set in 0..800 {
        let mut rules = rules(&mut numbers);
        if set % 2 == 1 {
            let surrender = numbers.one(&[Surrender::No, Surrender::Late]);
            rules = Rules { hole: Hole::Peek, charlie: None, surrender, ..rules };
        }
        let chart = chart(&mut numbers);
        let mut simulation = Simulation::new(&rules, &chart).unwrap();
        let mut table = Table::new(rules, 1).unwrap();
        let coin = simulation.units();
        for round in 0..200 {
            let mut order = None;
            let earnings = simulation.run(1, |cards| {
                numbers.shuffle(cards);
                order = Some(cards.to_vec());
            });
            assert_eq!(table.wants_shuffle(), order.is_some(), "{rules:?}");
            if let Some(ranks) = order {
                let cards = ranks.iter().enumerate().map(|(at, &rank)| card(rank, at)).collect();
                table.shuffle(cards).unwrap();
            }
            let won = played(&mut table, &chart, coin as u64);
            voids += u64::from(won.is_none());
            let won = won.unwrap_or(0);
            assert_eq!(earnings.sum, won, "round {round} of {rules:?}: {:?}", table.seats());
            *kinds.entry((2 * won).div_euclid(coin)).or_insert(0) += 1;
        }
    }
    // Of every kind some: from four doubled hands lost to as many won.
    assert!(kinds.len() > 12, "{kinds:?}");
    assert!(voids > 0);
}
