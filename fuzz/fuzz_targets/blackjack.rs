//! Any bytes as rules, a shoe and answers: no panic; a move that is refused changes nothing; no
//! hand wins or loses more than rules can pay; each card of the shoe is in one place.

#![no_main]

use libfuzzer_sys::fuzz_target;
use misdeal_deck::Card;
use misdeal_games::blackjack::{Action, Move, Rules, Table, TableError, Turn};

fuzz_target!(|data: &[u8]| {
    // A line of rules, then seats and bets, then the shoe and answers.
    let mut lines = data.splitn(2, |&byte| byte == b'\n');
    let (text, rest) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    let text = String::from_utf8_lossy(text);
    let rules: Rules = match text.parse() {
        Ok(rules) => rules,
        Err(error) => {
            assert!(!error.to_string().chars().any(char::is_control), "{error}");
            return;
        }
    };
    let Some((&seats, answers)) = rest.split_first() else { return };
    let seats = usize::from(seats % 8);
    let Ok(mut table) = Table::new(rules, seats) else { return };
    let pack: Vec<Card> = Card::all_suited().collect();
    let mut shoe: Vec<Card> = pack.iter().copied().cycle().take(rules.cards_count()).collect();
    for (at, &byte) in answers.iter().enumerate().take(shoe.len()) {
        let other = (at + usize::from(byte)) % shoe.len();
        shoe.swap(at, other);
    }
    table.shuffle(shoe).expect("as many cards as the rules have");
    let mut answers = answers.iter().copied();
    for _ in 0..20 {
        if table.wants_shuffle() {
            return;
        }
        let bets: Vec<u64> = (0..seats).map(|_| answers.next().unwrap_or(1).into()).collect();
        match table.deal(&bets) {
            Ok(()) => {}
            Err(TableError::OutOfCards | TableError::Bets { .. }) => return,
            Err(error) => panic!("{error}"),
        }
        while table.turn() != Turn::Bets {
            let answer = usize::from(answers.next().unwrap_or(0));
            let all = [Move::Insure, Move::Pass];
            let all: Vec<Move> = all.into_iter().chain(Action::ALL.map(Move::Act)).collect();
            let wanted = all[answer % all.len()];
            let before = table.clone();
            match (before.can(wanted), table.play(wanted)) {
                (true, Ok(())) => {}
                (_, Err(TableError::OutOfCards)) => return,
                (false, Err(_)) => {
                    assert_eq!(table, before);
                    // Someone has to go on.
                    let way_out = [Move::Pass, Move::Act(Action::Stand)];
                    let allowed = way_out.into_iter().find(|&wanted| table.can(wanted));
                    match table.play(allowed.expect("to pass or to stand")) {
                        Ok(()) => {}
                        Err(TableError::OutOfCards) => return,
                        Err(error) => panic!("{error}"),
                    }
                }
                (can, result) => panic!("{can} {result:?}"),
            }
        }
        for (seat, bet) in table.results().expect("the round is over").iter().zip(&bets) {
            let most = (*bet as i64) * 255;
            for &won in &seat.hands {
                assert!((-2 * (*bet as i64)..=most.max(2 * (*bet as i64))).contains(&won));
            }
            assert!(seat.insurance.unsigned_abs() <= *bet);
        }
    }
});
