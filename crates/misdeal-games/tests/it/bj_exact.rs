use misdeal_games::blackjack::exact::Exact;
use misdeal_games::blackjack::{Rules, Soft17, SplitAces, Surrender, Value};
#[test]
fn edges() {
    let cases = [
        (
            "1s17 ndas",
            Rules {
                decks: 1,
                soft_17: Soft17::Stand,
                double_after_split: false,
                hands_max: 2,
                ..Rules::SINGLE_DECK
            },
            0.024273905,
        ),
        (
            "1h17 das",
            Rules { decks: 1, double_after_split: true, hands_max: 2, ..Rules::SINGLE_DECK },
            -0.037483539,
        ),
        ("2h17 das spl3", Rules { ..Rules::DOUBLE_DECK }, -0.380445075),
        ("6s17 1", Rules { hands_max: 2, ..Rules::VEGAS_6D }, -0.456886297),
        ("6s17 3", Rules { ..Rules::VEGAS_6D }, -0.402870236),
        ("6h17 3", Rules { soft_17: Soft17::Hit, ..Rules::VEGAS_6D }, -0.615389123),
        (
            "6s17 3 rsa ls",
            Rules {
                surrender: Surrender::Late,
                split_aces: SplitAces { may_resplit: true, may_hit: false, may_double: false },
                ..Rules::VEGAS_6D
            },
            -0.261401351,
        ),
        ("8s17 3", Rules { decks: 8, ..Rules::VEGAS_6D }, -0.430580629),
    ];
    for (name, rules, want) in cases {
        let t = std::time::Instant::now();
        let e = Exact::new(&rules).unwrap();
        let got = 100.0 * e.edge();
        println!("{name}: {got:.9} want {want:.9} diff {:.2e} {:?}", got - want, t.elapsed());
        if name == "6s17 1" {
            for up in Value::all() {
                println!("{} {:?} {:.9}", up.number(), e.dealer(up), 100.0 * e.edge_against(up));
            }
            println!("{:?}", e.dealer_total());
        }
    }
}

#[test]
fn chart() {
    use misdeal_games::blackjack::{Chart, Total};
    for rules in [
        Rules::VEGAS_6D,
        Rules { surrender: Surrender::Early, ..Rules::STRIP_6D },
        Rules::EURO,
        Rules::SINGLE_DECK,
    ] {
        let c = Chart::new(&rules).unwrap();
        let v = |n| Value::new(n).unwrap();
        let ups: Vec<Value> = (2..=10).chain([1]).map(v).collect();
        for t in 5..=20u8 {
            let tot: Total = if t <= 11 {
                [v(2), v(t - 2)].into_iter().collect()
            } else {
                [v(10), v(t - 10)].into_iter().collect()
            };
            if tot.is_soft() {
                continue;
            }
            println!(
                "h{t:2} {}",
                ups.iter()
                    .map(|&u| format!("{:4}", c.cell(tot, u).to_string()))
                    .collect::<String>()
            );
        }
        for t in 2..=9u8 {
            let tot: Total = [v(1), v(t)].into_iter().collect();
            println!(
                "A{t:2} {}",
                ups.iter()
                    .map(|&u| format!("{:4}", c.cell(tot, u).to_string()))
                    .collect::<String>()
            );
        }
        for t in 1..=10u8 {
            println!(
                "p{t:2} {}",
                ups.iter()
                    .map(|&u| format!("{:4}", c.pair_cell(v(t), u).to_string()))
                    .collect::<String>()
            );
        }
    }
}

#[test]
fn post() {
    use misdeal_games::blackjack::PostRules;
    let t = std::time::Instant::now();
    println!(
        "{:?} {:?} {:.4}",
        PostRules::SEED.exact(),
        t.elapsed(),
        100.0 * PostRules::SEED.exact().edge()
    );
    println!("{:?}", PostRules::SEED_FIXED.exact());
    for t in 12..=19 {
        println!("{t} {:.4}", 100.0 * PostRules::SEED.exact_standing_on(t).edge());
    }
}
