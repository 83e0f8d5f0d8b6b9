//! Maps: their laws against all orders of five cards, and what they count.

use misdeal_audit::{DealOrder, Decoding, Frame, Made, Map, MapKind, RunOptions, Shape, tally};
use misdeal_deck::rank::unrank_u64;
use misdeal_shuffle::Seed;
use misdeal_shuffle::fair::fisher_yates;

const CARDS: u32 = 5;
/// Rows and columns of one and of several numbers.
const ENDS: [&[u32]; 3] = [&[0, 1, 2, 3, 4, 5], &[0, 2, 5], &[0, 1, 4, 5]];

fn orders() -> Vec<Vec<u32>> {
    (0..120).map(|rank| unrank_u64(CARDS as usize, rank).unwrap().as_slice().to_vec()).collect()
}

/// What a deal shows in each pair (row, column), by the plain definition.
fn shown(kind: MapKind, deal: &[u32]) -> Vec<(u32, u32)> {
    let at = |position: usize| position as u32;
    match kind {
        MapKind::Position => (0..deal.len()).map(|i| (deal[i], at(i))).collect(),
        MapKind::Followers => deal.windows(2).map(|pair| (pair[0], pair[1])).collect(),
        MapKind::Draws(Decoding::Lehmer) => {
            let later = |i: usize| deal[i..].iter().filter(|&&card| card < deal[i]).count();
            (0..deal.len()).map(|i| (at(later(i)), at(i))).collect()
        }
        MapKind::Draws(decoding) => {
            let mut deck: Vec<u32> = (0..at(deal.len())).collect();
            let mut draws = Vec::new();
            for step in 0..deck.len() {
                let from_the_front = decoding == Decoding::DrawsUp;
                let i = if from_the_front { step } else { deck.len() - 1 - step };
                let j = deck.iter().position(|&card| card == deal[i]).unwrap();
                deck.swap(i, j);
                draws.push((at(if from_the_front { j - i } else { j }), at(i)));
            }
            draws
        }
        _ => Vec::new(),
    }
}

/// Mean and variance of each cell over all orders agree with what the map says of one deal.
#[test]
fn the_law_of_each_cell_is_that_of_all_orders() {
    let kinds = [
        MapKind::Position,
        MapKind::Followers,
        MapKind::Draws(Decoding::Lehmer),
        MapKind::Draws(Decoding::DrawsUp),
        MapKind::Draws(Decoding::DrawsDown),
    ];
    let orders = orders();
    for kind in kinds {
        for (rows, columns) in ENDS.iter().flat_map(|rows| ENDS.map(|columns| (*rows, columns))) {
            for row in 0..rows.len() - 1 {
                for column in 0..columns.len() - 1 {
                    let counts: Vec<f64> = orders
                        .iter()
                        .map(|deal| {
                            let is_in = |&(r, c): &(u32, u32)| {
                                (rows[row]..rows[row + 1]).contains(&r)
                                    && (columns[column]..columns[column + 1]).contains(&c)
                            };
                            shown(kind, deal).iter().filter(|pair| is_in(pair)).count() as f64
                        })
                        .collect();
                    let mean = counts.iter().sum::<f64>() / 120.0;
                    let squares = counts.iter().map(|count| count * count).sum::<f64>() / 120.0;
                    let variance = squares - mean * mean;
                    // So many counts that the distance from the mean is never 0.
                    let mut cells = vec![vec![0; columns.len() - 1]; rows.len() - 1];
                    cells[row][column] = 90;
                    let frame = Frame::PositionToCard;
                    let ends = (rows.to_vec(), columns.to_vec());
                    let map = Map::new((kind, frame), Shape::whole(CARDS), 1, ends, cells).unwrap();
                    let at = format!("{kind:?} {rows:?} {columns:?} {row} {column}");
                    assert!((map.expected(row, column) - mean).abs() < 1e-12, "{at}");
                    let z = if variance < 1e-12 { 0.0 } else { (90.0 - mean) / variance.sqrt() };
                    assert!((map.z(row, column) - z).abs() < 1e-9 * (1.0 + z), "{at}");
                }
            }
        }
    }
}

/// A set of two of five cards, by all ten of them.
#[test]
fn the_law_of_sets_is_that_of_all_sets() {
    let shape = Shape { order: DealOrder::Set, ..Shape::first(2, CARDS) };
    let ends = (vec![0, 1], vec![0, 1, 5]);
    let map =
        Map::new((MapKind::Inclusion, Frame::PositionToCard), shape, 1, ends, vec![vec![3, 9]]);
    let map = map.unwrap();
    // Card 0 is in 4 of 10; of cards 1 to 4 there are 1 in 4 of 10, and 2 in 6 of 10.
    assert!((map.expected(0, 0) - 0.4).abs() < 1e-12 && (map.expected(0, 1) - 1.6).abs() < 1e-12);
    assert!((map.z(0, 0) - 2.6 / 0.24f64.sqrt()).abs() < 1e-9);
    assert!((map.z(0, 1) - 7.4 / 0.24f64.sqrt()).abs() < 1e-9);
}

fn dealt(n: u32, index: u64) -> Vec<u32> {
    let mut deal: Vec<u32> = (0..n).collect();
    fisher_yates(&mut deal, &mut Seed::from(7).deal(index));
    deal
}

fn maps(n: u32, deals: u64) -> Vec<Map> {
    let make = move |index: u64, deal: &mut Vec<u32>| *deal = dealt(n, index);
    let options = RunOptions { deals_max: deals, threads: 2 };
    tally(Made::new(Shape::whole(n), make), &options, &|_| true).unwrap().maps()
}

/// The maps of a hundred cards, whose rows have two cards each, against a plain count.
#[test]
fn maps_count_what_deals_show() {
    let deals = 40;
    let maps = maps(100, deals);
    let kinds: Vec<(MapKind, Frame)> = maps.iter().map(|map| (map.kind(), map.frame())).collect();
    let lies = Frame::PositionToCard;
    assert_eq!(
        kinds,
        [
            (MapKind::Position, lies),
            (MapKind::Draws(Decoding::Lehmer), lies),
            (MapKind::Draws(Decoding::DrawsUp), lies),
            (MapKind::Draws(Decoding::DrawsDown), lies),
            (MapKind::Followers, lies),
            (MapKind::Position, Frame::Relative { lag: 1 }),
        ]
    );
    for map in maps.iter().filter(|map| map.frame() == lies) {
        assert_eq!((map.deals(), map.counts().len(), map.is_binned()), (deals, 50, true));
        let mut counts = vec![vec![0; 50]; 50];
        for index in 0..deals {
            for (row, column) in shown(map.kind(), &dealt(100, index)) {
                counts[row as usize / 2][column as usize / 2] += 1;
            }
        }
        assert_eq!(map.counts(), counts, "{:?}", map.kind());
    }
}

/// Of a large deck there are maps of blocks. Of 1,024 cells of each of four maps none is 6
/// standard errors from fair: by chance that comes once in 10^5 such runs.
#[test]
fn large_decks_have_maps_of_blocks() {
    let maps = maps(2_000, 60);
    let kinds: Vec<MapKind> = maps.iter().map(Map::kind).collect();
    let (up, down) = (Decoding::DrawsUp, Decoding::DrawsDown);
    assert_eq!(
        kinds,
        [MapKind::Position, MapKind::DrawParts(up), MapKind::DrawParts(down), MapKind::Position]
    );
    for map in &maps {
        assert_eq!((map.rows().len(), map.columns().len(), map.is_binned()), (33, 33, true));
        for (row, column) in (0..32).flat_map(|row| (0..32).map(move |column| (row, column))) {
            assert!(map.z(row, column).abs() < 6.0, "{:?} {row} {column}", map.kind());
        }
    }
    assert_eq!(maps.iter().map(Map::deals).collect::<Vec<_>>(), [60, 60, 60, 59]);
}

/// What is no map is refused.
#[test]
fn a_map_is_checked_when_it_is_made() {
    let new = |rows: &[u32], columns: &[u32], counts: &[&[u64]]| {
        let counts = counts.iter().map(|row| row.to_vec()).collect();
        let kind = (MapKind::Position, Frame::PositionToCard);
        Map::new(kind, Shape::whole(3), 1, (rows.to_vec(), columns.to_vec()), counts)
    };
    assert!(new(&[0, 3], &[0, 1, 3], &[&[1, 2]]).is_some());
    for (rows, columns) in [
        (&[0, 2][..], &[0, 1, 3][..]),
        (&[1, 3], &[0, 1, 3]),
        (&[0, 3], &[0, 1, 1, 3]),
        (&[0, 3], &[0, 4]),
        (&[], &[0, 3]),
        (&[0, 1, 3], &[0, 1, 3]),
    ] {
        assert!(new(rows, columns, &[&[1, 2]]).is_none(), "{rows:?} {columns:?}");
    }
}

/// What a law makes of a map: card 0 always at position 0, the others fair.
#[test]
fn a_law_makes_counts() {
    let kind = (MapKind::Position, Frame::PositionToCard);
    let ends = (vec![0, 1, 3], vec![0, 1, 3]);
    let map = Map::new(kind, Shape::whole(3), 8, ends, vec![vec![8, 0], vec![0, 16]]).unwrap();
    let law = [vec![1.0, 0.0, 0.0], vec![0.0, 0.5, 0.5], vec![0.0, 0.5, 0.5]];
    assert_eq!(map.expected_by(&law).unwrap(), [[8.0, 0.0], [0.0, 16.0]]);
    assert_eq!(map.expected_by(&law[1..]), None);
    // Thirty-two of 52 cards are as many as there are blocks, and no blocks.
    let ends = (vec![0, 52], vec![0, 32]);
    let map = Map::new(kind, Shape::first(32, 52), 5, ends, vec![vec![160]]).unwrap();
    let made = map.expected_by(&vec![vec![1.0 / 52.0; 52]; 32]).unwrap();
    assert!((made[0][0] - 160.0).abs() < 1e-9);
}

/// Against another law, a cell varies as that law has it, and so does a simulation of it.
#[test]
fn a_cell_is_compared_with_another_law() {
    let kind = (MapKind::Position, Frame::PositionToCard);
    let ends = || ((0..=10).collect(), (0..=10).collect());
    let mut counts = vec![vec![100; 10]; 10];
    counts[3][4] = 330;
    let map = Map::new(kind, Shape::whole(10), 1000, ends(), counts).unwrap();
    // 300 of 1,000 deals, with variance 1,000 * 0.3 * 0.7.
    assert!((map.z_from(3, 4, 300.0, None) - 30.0 / 210f64.sqrt()).abs() < 1e-9);
    // A mean of 500 deals has twice the variance that the counts have.
    let simulated = map.z_from(3, 4, 300.0, Some(500));
    assert!((simulated - 30.0 / (3.0 * 210f64).sqrt()).abs() < 1e-9);
    // A law that makes 160 where 100 are fair is 60 of the fair 9.49 off; known from 500 deals,
    // of sqrt(3) times that.
    assert!((map.z_made(0, 0, 160.0, None) - 60.0 / 90f64.sqrt()).abs() < 1e-9);
    assert!((map.z_made(0, 0, 160.0, Some(500)) - 60.0 / 270f64.sqrt()).abs() < 1e-9);
    // Cells that should be empty vary by one deal.
    assert!((map.z_from(0, 0, 0.0, None) - 100.0).abs() < 1e-9);
}

/// Draws of 1,024 to 1,055 values have parts of 32 or 33 of them: the mean of each, by counting
/// the values one by one.
#[test]
fn parts_of_draws_have_as_many_values_as_they_have() {
    let (n, deals) = (1_055u32, 40);
    let maps = maps(n, deals);
    for (decoding, values) in [
        (Decoding::DrawsUp, &(|position| n - position) as &dyn Fn(u32) -> u32),
        (Decoding::DrawsDown, &|position| position + 1),
    ] {
        let map = maps.iter().find(|map| map.kind() == MapKind::DrawParts(decoding)).unwrap();
        assert_eq!(map.deals(), deals);
        for column in 0..32 {
            let mut means = [0.0; 32];
            for position in map.columns()[column]..map.columns()[column + 1] {
                let values = values(position);
                if values >= 1024 {
                    (0..values).for_each(|value| {
                        means[(value * 32 / values) as usize] += 1.0 / f64::from(values);
                    });
                }
            }
            for (row, mean) in means.iter().enumerate() {
                assert!((map.expected(row, column) - mean * deals as f64).abs() < 1e-9);
            }
        }
    }
}
