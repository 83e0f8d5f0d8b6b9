//! Small cases with known answers from public bug reports, and the rules one by one.

use misdeal_deck::{Card, card_from_str};
use misdeal_games::blackjack::{
    Action, Decks, DoubleCards, DoubleOn, Hole, Move, MoveError, PRESETS, Payment, Reshuffle,
    Rules, Soft17, SplitAces, Surrender, Table, TableError, Total, Turn, Value,
};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card_from_str(card).unwrap()).collect()
}

fn total(ranks: &str) -> (u16, bool, bool) {
    let values =
        ranks.split(' ').map(|rank| Value::of(card_from_str(&format!("{rank}s")).unwrap()));
    let total: Total = values.map(Option::unwrap).collect();
    (total.points(), total.is_soft(), total.is_bust())
}

/// Aces: kgv, 1andDone#7, Jumper-Plugins#83 and others.
#[test]
fn scores() {
    assert_eq!(total("A A T"), (12, false, false));
    assert_eq!(total("A A A 6"), (19, true, false));
    assert_eq!(total("A 4 7"), (12, false, false));
    assert_eq!(total("A A A A 7"), (21, true, false));
    assert_eq!(total(&["A"; 21].join(" ")), (21, false, false));
    assert_eq!(total("T 6 9"), (25, false, true));
}

/// A table whose next cards are these, tens behind them.
fn table(rules: Rules, seats: usize, order: &str) -> Table {
    let rules = Rules { burn: 0, ..rules };
    let mut table = Table::new(rules, seats).unwrap();
    let mut order = cards(order);
    order.resize(rules.cards_count(), card_from_str("Td").unwrap());
    table.shuffle(order).unwrap();
    table
}

/// Deals one bet of 20 to one seat and makes these moves; what the hands win.
fn won(rules: Rules, order: &str, moves: &[Action]) -> Vec<i64> {
    let mut table = table(rules, 1, order);
    table.deal(&[20]).unwrap();
    while let Turn::Offers { .. } = table.turn() {
        table.play(Move::Pass).unwrap();
    }
    for &action in moves {
        table.play(Move::Act(action)).unwrap();
    }
    table.results().expect("the round is over").remove(0).hands
}

use Action::{Double, Hit, Split, Stand};

const PLAIN: Rules = Rules { insurance: false, ..Rules::VEGAS_6D };

#[test]
fn settling() {
    // 7 7 7 against a natural, which is looked for first.
    assert_eq!(won(PLAIN, "7s Ah 7c Kd 7d", &[]), [-20]);
    assert_eq!(won(PLAIN, "As 9h Td 9d", &[]), [30]);
    let six_to_five = Rules { natural: Payment { wins: 6, per: 5 }, ..PLAIN };
    assert_eq!(won(six_to_five, "As 9h Td 9d", &[]), [24]);
    assert_eq!(won(PLAIN, "As Ah Td Kd", &[]), [0]);
    // Split aces: 21 is no natural.
    assert_eq!(won(PLAIN, "As Th Ac Td Ts 9s", &[Split]), [20, 0]);
    // A soft 17: stands or draws by the rules.
    assert_eq!(won(PLAIN, "Ts Ah 8c 6d", &[Stand]), [20]);
    let hits = Rules { soft_17: Soft17::Hit, ..PLAIN };
    assert_eq!(won(hits, "Ts Ah 8c 6d 4s", &[Stand]), [-20]);
    // A 6 T is a hard 17, and K Q stands.
    assert_eq!(won(hits, "Ts Ah 8c 6d Tc 4s", &[Stand]), [20]);
    assert_eq!(won(PLAIN, "Ts Kh 9c Qd 2s", &[Stand]), [-20]);
    // Doubled and lost, split and doubled.
    assert_eq!(won(PLAIN, "5s 9h 6c 8d 2s", &[Double]), [-40]);
    assert_eq!(won(PLAIN, "8s 6h 8c Td 3s 2c Th 9s Ts", &[Split, Double, Hit, Stand]), [40, 20]);
}

#[test]
fn surrender_and_no_hole_card() {
    let late = Rules { surrender: Surrender::Late, ..PLAIN };
    assert_eq!(won(late, "Ts Th 6c 9d", &[Action::Surrender]), [-10]);
    // An odd chip stays with the house.
    let mut odd = table(late, 1, "Ts Th 6c 9d");
    odd.deal(&[5]).unwrap();
    odd.play(Move::Act(Action::Surrender)).unwrap();
    assert_eq!(odd.results().unwrap()[0].hands, [-3]);
    // Early, under an ace that hides a natural.
    let early = Rules { surrender: Surrender::Early, ..PLAIN };
    let mut given_up = table(early, 1, "Ts Ah 6c Kd");
    given_up.deal(&[20]).unwrap();
    given_up.play(Move::Act(Action::Surrender)).unwrap();
    assert_eq!(given_up.results().unwrap()[0].hands, [-10]);
    // Without a hole card a natural takes the doubled bet; with original bets only it does not.
    let none = Rules { hole: Hole::NoHoleCard, ..PLAIN };
    assert_eq!(won(none, "5s Th 6c 9d Ad", &[Double]), [-40]);
    let obo = Rules { hole: Hole::OriginalBetsOnly, ..PLAIN };
    assert_eq!(won(obo, "5s Th 6c Ad 9d", &[Double]), [-20]);
    assert_eq!(won(obo, "8s Th 8c Ad Ts Tc", &[Split, Stand, Stand]), [-20, 0]);
}

#[test]
fn insurance_pays_two_to_one() {
    let mut insured = table(Rules::VEGAS_6D, 2, "Ts 9s Ah 9c 8d Kd");
    insured.deal(&[20, 30]).unwrap();
    assert_eq!(insured.turn(), Turn::Offers { seat: 0 });
    assert_eq!(insured.dealer().len(), 1);
    assert!(insured.has_hidden_card());
    insured.play(Move::Insure).unwrap();
    insured.play(Move::Pass).unwrap();
    let results = insured.results().unwrap();
    assert_eq!((results[0].hands.clone(), results[0].insurance), (vec![-20], 20));
    assert_eq!((results[1].hands.clone(), results[1].insurance), (vec![-30], 0));
    assert_eq!(insured.dealer().len(), 2);
    // Without a natural it is lost.
    let mut lost = table(Rules::VEGAS_6D, 1, "Ts Ah 9c 8d");
    lost.deal(&[20]).unwrap();
    lost.play(Move::Insure).unwrap();
    lost.play(Move::Act(Stand)).unwrap();
    assert_eq!(lost.results().unwrap()[0].insurance, -10);
}

/// Who has insured himself may still give up half of the bet, and keeps the insurance.
#[test]
fn insurance_and_early_surrender() {
    let early = Rules { surrender: Surrender::Early, ..Rules::VEGAS_6D };
    for (hole, insurance) in [("Kd", 20), ("8d", -10)] {
        let mut table = table(early, 1, &format!("Ts Ah 6c {hole}"));
        table.deal(&[20]).unwrap();
        table.play(Move::Insure).unwrap();
        assert_eq!(table.turn(), Turn::Offers { seat: 0 });
        assert_eq!(table.verify(Move::Insure), Err(MoveError::Insured));
        table.play(Move::Act(Action::Surrender)).unwrap();
        let results = table.results().unwrap();
        assert_eq!((results[0].hands.clone(), results[0].insurance), (vec![-10], insurance));
    }
    // Or plays on.
    let mut on = table(early, 1, "Ts Ah 6c 8d");
    on.deal(&[20]).unwrap();
    on.play(Move::Insure).unwrap();
    on.play(Move::Pass).unwrap();
    assert_eq!(on.turn(), Turn::Hand { seat: 0, hand: 0 });
    assert_eq!(on.verify(Move::Act(Action::Surrender)), Err(MoveError::SurrenderEarly));
    // With other upcards there is nothing to look at, and it comes as late.
    let mut late = table(early, 1, "Ts 9h 6c 8d");
    late.deal(&[20]).unwrap();
    assert!(late.can(Move::Act(Action::Surrender)));
}

/// What is asked first, and why each move is refused.
#[test]
fn legality() {
    let why = |rules: Rules, order: &str, moves: &[Action], wanted: Action| {
        let mut table = table(rules, 1, order);
        table.deal(&[20]).unwrap();
        moves.iter().for_each(|&action| table.play(Move::Act(action)).unwrap());
        let error = table.verify(Move::Act(wanted)).unwrap_err();
        assert!(!table.can(Move::Act(wanted)) && !table.actions().has(wanted));
        let before = table.clone();
        assert_eq!(table.play(Move::Act(wanted)), Err(TableError::Move(error)));
        assert_eq!(table, before, "a move that is refused changes nothing");
        error
    };
    // No split of three cards (HighLife#7797), nor of unlike ones.
    assert_eq!(why(PLAIN, "4s 9h 4c 9d Ks", &[Hit], Split), MoveError::NoPair);
    assert_eq!(why(PLAIN, "4s 9h 5c 9d", &[], Split), MoveError::NoPair);
    let like = Rules { split_unlike_tens: false, ..PLAIN };
    assert_eq!(why(like, "Js 9h Qc 9d", &[], Split), MoveError::NoPair);
    let once = Rules { hands_max: 2, ..PLAIN };
    let most = MoveError::HandsMax { most: 2 };
    assert_eq!(why(once, "8s 9h 8c 9d 8h 2s", &[Split], Split), most);
    assert_eq!(why(PLAIN, "4s 9h 5c 9d 2s", &[Hit], Double), MoveError::DoubleFirst);
    let ndas = Rules { double_after_split: false, ..PLAIN };
    assert_eq!(why(ndas, "8s 9h 8c 9d 3h 2s", &[Split], Double), MoveError::DoubleAfterSplit);
    let nine: Rules = "vegas-6d:double=9-11,insurance=no".parse().unwrap();
    assert_eq!(why(nine, "4s 9h 4c 9d", &[], Double), MoveError::DoubleTotal);
    assert_eq!(why(nine, "As 9h 8c 9d", &[], Double), MoveError::DoubleTotal);
    assert_eq!(why(PLAIN, "4s 9h 5c 9d", &[], Action::Surrender), MoveError::NoSurrender);
    let late = Rules { surrender: Surrender::Late, ..PLAIN };
    let first = MoveError::SurrenderFirst;
    assert_eq!(why(late, "4s 9h 5c 9d 2s", &[Hit], Action::Surrender), first);
    assert_eq!(why(late, "8s 9h 8c 9d 3h 2s", &[Split], Action::Surrender), first);
    let hard = Rules { double_on: DoubleOn::Hard, ..PLAIN };
    assert_eq!(why(hard, "As 9h 6c 9d", &[], Double), MoveError::DoubleTotal);
    let doubles = |rules: Rules, order: &str| {
        let mut table = table(rules, 1, order);
        table.deal(&[20]).unwrap();
        table.can(Move::Act(Double))
    };
    assert!(doubles(hard, "5s 9h 3c 9d") && doubles(nine, "5s 9h 4c 9d"));
    let ten: Rules = "vegas-6d:double=10-11,insurance=no".parse().unwrap();
    assert!(!doubles(ten, "5s 9h 4c 9d") && doubles(ten, "6s 9h 4c 9d"));
    // Aces are split once where they are not split again.
    let aces = SplitAces { may_resplit: false, may_hit: true, may_double: false };
    let open = Rules { split_aces: aces, ..PLAIN };
    assert_eq!(why(open, "As 9h Ac 9d Ad 2s", &[Split], Split), MoveError::SplitAces);
    // Aces that were split may be split again, if the rules say so, and not hit.
    let aces = SplitAces { may_resplit: true, may_hit: false, may_double: false };
    let again = Rules { split_aces: aces, ..PLAIN };
    assert_eq!(why(again, "As 9h Ac 9d Ad 2s", &[Split], Hit), MoveError::SplitAces);
    let offered = table(Rules::VEGAS_6D, 1, "4s Ah 5c 9d");
    assert_eq!(offered.verify(Move::Pass), Err(MoveError::NobodysTurn));
}

#[test]
fn a_charlie_wins_at_once() {
    let five: Rules = "vegas-6d:charlie=5,insurance=no".parse().unwrap();
    assert_eq!(won(five, "2s Th 2c Td 3s 3c 4s", &[Hit, Hit, Hit]), [20]);
}

/// Each card of the shoe is dealt in its order, seats first, and the cut card ends the shoe.
#[test]
fn the_shoe_is_dealt_in_its_order() {
    let rules = Rules { reshuffle: Reshuffle::CutCard(296), ..PLAIN };
    let mut table = table(rules, 3, "2s 3s 4s 5s 6s 7s 8s 9s");
    table.deal(&[1, 0, 1]).unwrap();
    let names = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(names(&table.seats()[0].hands[0].cards), "2s 5s");
    assert!(table.seats()[1].hands.is_empty());
    assert_eq!(names(&table.seats()[2].hands[0].cards), "3s 6s");
    assert_eq!(names(table.dealer()), "4s");
    table.play(Move::Act(Hit)).unwrap();
    assert_eq!(names(&table.seats()[0].hands[0].cards), "2s 5s 8s");
    assert_eq!(table.deal(&[1, 1, 1]), Err(TableError::InTheMiddle));
    table.play(Move::Act(Stand)).unwrap();
    assert_eq!(table.turn(), Turn::Hand { seat: 2, hand: 0 });
    table.play(Move::Act(Stand)).unwrap();
    // 4 7 9 and no more: 20.
    assert_eq!(names(table.dealer()), "4s 7s 9s");
    let results = table.results().unwrap();
    assert_eq!(
        results.iter().map(|seat| seat.hands.clone()).collect::<Vec<_>>(),
        [vec![-1], vec![], vec![-1]]
    );
    assert!(!table.wants_shuffle());
    table.deal(&[1, 1, 1]).unwrap();
    while table.turn() != Turn::Bets {
        table.play(Move::Act(Stand)).unwrap();
    }
    assert!(table.wants_shuffle());
    assert_eq!(table.deal(&[1, 1, 1]), Err(TableError::WantsShuffle));
}

/// However much is burned and wherever the cut card lies, a fresh shoe is dealt from.
#[test]
fn a_fresh_shoe_is_dealt_from() {
    let deep: Rules = "single-deck:cut=15,burn=20,insurance=no".parse().unwrap();
    let mut order = cards("2s 3s 4s 5s 6s 7s 8s 9s");
    order.resize(52, card_from_str("Td").unwrap());
    for seats in [1, 7] {
        let mut table = Table::new(deep, seats).unwrap();
        assert!(table.wants_shuffle());
        table.shuffle(order.clone()).unwrap();
        assert!(!table.wants_shuffle());
        table.deal(&vec![1; seats]).unwrap();
        assert!(table.verify(Move::Act(Hit)).is_ok());
    }
}

/// The presets, as `misdeal list rules` and the documents describe them.
#[test]
fn presets_are_what_they_say() {
    let base = Rules {
        decks: Decks::Packs(6),
        soft_17: Soft17::Stand,
        natural: Payment { wins: 3, per: 2 },
        double_on: DoubleOn::Any,
        double_cards: DoubleCards::Two,
        double_after_split: true,
        hands_max: 4,
        split_aces: SplitAces { may_resplit: false, may_hit: false, may_double: false },
        split_unlike_tens: true,
        surrender: Surrender::No,
        hole: Hole::Peek,
        insurance: true,
        charlie: None,
        reshuffle: Reshuffle::CutCard(78),
        burn: 1,
    };
    assert_eq!(Rules::VEGAS_6D, base);
    let expected = [
        ("vegas-6d", "vegas-6d:"),
        ("strip-6d", "vegas-6d:soft17=hit,rsa=yes,surrender=late"),
        ("single-deck", "vegas-6d:decks=1,soft17=hit,das=no,cut=26"),
        ("double-deck", "vegas-6d:decks=2,soft17=hit,cut=26"),
        ("euro", "vegas-6d:double=9-11,hands=2,hole=none"),
        ("six-to-five", "vegas-6d:decks=1,natural=6:5,hands=2,cut=26"),
        ("machine", "vegas-6d:rounds=0,burn=0"),
        (
            "generous",
            "vegas-6d:decks=1,double-cards=any,rsa=yes,hit-aces=yes,double-aces=yes,\
             surrender=early,charlie=7,cut=13",
        ),
        ("hit-and-stand", "vegas-6d:double=no,hands=1,insurance=no"),
    ];
    let names: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, expected.map(|(name, _)| name));
    for (name, same) in expected {
        assert_eq!(name.parse::<Rules>(), same.parse(), "{name}");
    }
}

#[test]
fn what_cannot_be_set_up_is_refused() {
    let message = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
    assert!(message("vegas").starts_with("got the rules 'vegas', expected one of vegas-6d, "));
    assert!(message("euro:x=1").starts_with("rules: got the key 'x', expected one of decks, "));
    assert_eq!(message("euro:das=1"), "rules: got das=1, expected yes or no");
    assert_eq!(message("euro:hands=5"), "rules: got hands 5, expected 1 to 4");
    assert_eq!(message("single-deck:cut=40"), "rules: got cut 40, expected 0 to 35");
    let expected = "rules: got the second number of natural 0, expected 1 to 100";
    assert_eq!(message("euro:natural=3:0"), expected);
    let expected = "rules: got natural=3, expected a payment such as 3:2, of 1 to 100 each";
    assert_eq!(message("euro:natural=3"), expected);
    let expected = "rules: vegas-6d has cut=78, expected 0 to 35 with so few decks";
    assert_eq!(message("vegas-6d:decks=1"), expected);
    assert_eq!(
        message("euro:das=no,hands=2,das=yes"),
        "rules: got das twice, expected each key once"
    );
    let expected = "rules: got both cut and rounds, expected one of them";
    assert_eq!(message("euro:cut=60,rounds=3"), expected);
    let expected = "0 to 1000 rounds between shuffles, 0 for a shuffle before each";
    for rounds in ["1001", "65536", "-1", "x"] {
        let expected = format!("rules: got rounds={rounds}, expected {expected}");
        assert_eq!(message(&format!("euro:rounds={rounds}")), expected);
    }
    let expected =
        "rules: got cut=99999999, expected so many cards behind the cut card, 0 to 400 at most";
    assert_eq!(message("euro:cut=99999999"), expected);
    for preset in PRESETS {
        assert_eq!(preset.name.parse(), Ok(preset.rules));
    }
    let table_error = |seats| Table::new(PLAIN, seats).unwrap_err().to_string();
    assert_eq!(table_error(0), "got 0 seats, expected 1 to 7");
    let mut table = table(PLAIN, 1, "2s");
    let message = |error: TableError| error.to_string();
    assert_eq!(message(table.shuffle(cards("2s 3s")).unwrap_err()), "got 2 cards, expected 312");
    let joker = [cards("2s RJ"), vec![cards("2s")[0]; 310]].concat();
    let expected = "card 2 is a joker, and blackjack has none";
    assert_eq!(message(table.shuffle(joker).unwrap_err()), expected);
    let expected = "got 2 bets, expected one for each of 1 seats and one above 0";
    assert_eq!(message(table.deal(&[1, 2]).unwrap_err()), expected);
    assert_eq!(table.deal(&[u64::MAX]), Err(TableError::BetTooLarge { got: u64::MAX }));
}
