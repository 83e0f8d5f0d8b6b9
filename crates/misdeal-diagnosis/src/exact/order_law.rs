//! [`OrderLaw`]: the chance of every order, by groups of orders that are equally likely.

use num_bigint::BigUint;
use num_rational::Ratio;

use super::counting::{factorial, log10, to_f64, whole};

/// The exact law of a shuffle over all n! orders.
///
/// All that matters for how far it is from fair is how many orders have which chance, so
/// orders of one chance are one group. Chances are whole numbers over a common `total`.
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// // One riffle of three cards: 012 has 4 of 8 courses, four others 1, and 210 none.
/// let law = exact::riffles(3, 1);
/// assert_eq!(law.total_variation().to_string(), "1/3");
/// assert_eq!(law.times_fair(law.best()).to_string(), "3");
/// assert_eq!(law.reachable(), 5u32.into());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLaw {
    cards: u32,
    all: BigUint,
    total: BigUint,
    /// Ascending in weight.
    groups: Vec<Group>,
}

/// Orders of one and the same chance.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Group {
    /// How many orders.
    pub orders: BigUint,
    /// The chance of each is this part of the total of the law.
    pub weight: BigUint,
    /// One of them, from the top.
    pub example: Vec<u32>,
}

impl Group {
    pub(super) fn new(orders: BigUint, weight: BigUint, example: Vec<u32>) -> Self {
        Self { orders, weight, example }
    }
}

impl OrderLaw {
    /// The law of `cards` cards with these groups; those of one weight are put together.
    ///
    /// # Panics
    /// If the groups do not have n! orders, or their chances do not add up to 1: they
    /// are no law then.
    pub(super) fn new(cards: u32, mut groups: Vec<Group>, total: BigUint) -> Self {
        groups.retain(|group| group.orders != BigUint::ZERO);
        groups.sort_by(|a, b| a.weight.cmp(&b.weight));
        groups.dedup_by(|group, kept| {
            let same = group.weight == kept.weight;
            if same {
                kept.orders += &group.orders;
            }
            same
        });
        let all = factorial(cards);
        let orders: BigUint = groups.iter().map(|group| &group.orders).sum();
        assert_eq!(orders, all, "each order is in one group");
        let weights: BigUint = groups.iter().map(|group| &group.orders * &group.weight).sum();
        assert_eq!(weights, total, "the chances are those of a law");
        Self { cards, all, total, groups }
    }

    /// The law of a shuffle that makes `orders` of all orders, each equally often: with
    /// `inside` among them and `outside` not, if there are others.
    pub(super) fn even(
        cards: u32,
        orders: BigUint,
        inside: Vec<u32>,
        outside: Option<Vec<u32>>,
    ) -> Self {
        let rest = factorial(cards) - &orders;
        let mut groups = vec![Group::new(orders.clone(), whole(1u32), inside)];
        groups.extend(outside.map(|order| Group::new(rest, BigUint::ZERO, order)));
        Self::new(cards, groups, orders)
    }

    /// The number of cards.
    pub fn cards(&self) -> u32 {
        self.cards
    }

    /// The groups, the least likely first; no two have the same chance.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The number of all orders, n!.
    pub fn orders(&self) -> &BigUint {
        &self.all
    }

    /// How many orders can come out.
    pub fn reachable(&self) -> BigUint {
        let can = self.groups.iter().filter(|group| group.weight != BigUint::ZERO);
        can.map(|group| &group.orders).sum()
    }

    /// The chances are whole numbers of this, the weights of the groups.
    pub fn total(&self) -> &BigUint {
        &self.total
    }

    /// The chance of each order of a group.
    pub fn chance(&self, group: &Group) -> Ratio<BigUint> {
        Ratio::new(group.weight.clone(), self.total.clone())
    }

    /// The chance of each order of a group, as a multiple of the fair 1/n!.
    pub fn times_fair(&self, group: &Group) -> Ratio<BigUint> {
        Ratio::new(&group.weight * &self.all, self.total.clone())
    }

    /// The orders that come out most often.
    pub fn best(&self) -> &Group {
        self.groups.last().expect("a law has a group")
    }

    /// The orders that come out least often, perhaps never.
    pub fn worst(&self) -> &Group {
        self.groups.first().expect("a law has a group")
    }

    /// Half the sum of |chance - 1/n!|: the most by which the chance of any event is off.
    pub fn total_variation(&self) -> Ratio<BigUint> {
        let off = |group: &Group| {
            let (weight, fair) = (&group.weight * &self.all, &self.total);
            let by = if weight > *fair { weight - fair } else { fair - weight };
            by * &group.orders
        };
        let sum: BigUint = self.groups.iter().map(off).sum();
        Ratio::new(sum, &self.total * &self.all * 2u32)
    }

    /// The most by which the chance of an order falls short of fair, as a part of fair: 1 if
    /// an order cannot come out.
    pub fn separation(&self) -> Ratio<BigUint> {
        Ratio::from_integer(whole(1u32)) - self.times_fair(self.worst())
    }

    /// How many bits a deal has less than a fair one: the Kullback-Leibler divergence from
    /// uniform, log2 n! less the entropy.
    pub fn bits_lost(&self) -> f64 {
        let near = |group: &&Group| self.chance_over_fair_log10(group).abs() < 1.0;
        let far = self.groups.iter().filter(|group| !near(group) && group.weight != BigUint::ZERO);
        // Where the odds are near 1, digits are kept by small differences; where they are not,
        // neither the odds nor the share of such orders need be numbers of their own.
        let lost = |group: &Group| {
            let together = Ratio::new(&group.orders * &group.weight, self.total.clone());
            let share = to_f64(&Ratio::new(group.orders.clone(), self.all.clone()));
            let ln = self.chance_over_fair_log10(group) * std::f64::consts::LN_10;
            to_f64(&together) * (ln - 1.0) + share
        };
        let never = self.groups.iter().filter(|group| group.weight == BigUint::ZERO);
        let never = never.map(|group| to_f64(&Ratio::new(group.orders.clone(), self.all.clone())));
        let far: f64 = far.map(lost).sum::<f64>() + never.sum::<f64>();
        (self.average(self.groups.iter().filter(near), loss) + far) / std::f64::consts::LN_2
    }

    /// The chi-square divergence from uniform: the variance of chance / fair, which a
    /// chi-square test over all orders would gain per deal. No finite number where an order is
    /// 10^154 times likelier than fair.
    pub fn chi_square(&self) -> f64 {
        self.average(self.groups.iter(), |off| off * off)
    }

    fn chance_over_fair_log10(&self, group: &Group) -> f64 {
        log10(&self.times_fair(group))
    }

    /// The sum over groups of the share of their orders times a function of chance / fair - 1.
    fn average<'a>(&self, groups: impl Iterator<Item = &'a Group>, of: impl Fn(f64) -> f64) -> f64 {
        let share = |group: &Group| to_f64(&Ratio::new(group.orders.clone(), self.all.clone()));
        let off = |group: &Group| {
            let (weight, fair) = (&group.weight * &self.all, &self.total);
            let part = |by: BigUint| to_f64(&Ratio::new(by, fair.clone()));
            if weight > *fair { part(weight - fair) } else { -part(fair - weight) }
        };
        groups.map(|group| share(group) * of(off(group))).sum()
    }
}

/// x ln x - x + 1 at x = 1 + off: what an order adds to the loss, in nats. It is never
/// negative, so that small losses keep their digits; the terms besides x ln x add up to 0.
pub(super) fn loss(off: f64) -> f64 {
    if off.abs() < 1e-3 {
        // The series; what is left out is below off^7.
        let terms = [1.0 / 2.0, -1.0 / 6.0, 1.0 / 12.0, -1.0 / 20.0, 1.0 / 30.0];
        return off * off * terms.iter().rev().fold(0.0, |sum, term| sum * off + term);
    }
    if off <= -1.0 { 1.0 } else { (1.0 + off) * off.ln_1p() - off }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_law_by_hand() {
        // Three cards: 012 with 1/2, four orders with 1/8, one never. By hand.
        let group = |orders: u32, weight: u32| Group::new(whole(orders), whole(weight), vec![]);
        let law = OrderLaw::new(3, vec![group(1, 4), group(1, 0), group(4, 1)], whole(8u32));
        assert_eq!(law.total_variation().to_string(), "1/3");
        assert_eq!(law.separation().to_string(), "1");
        assert_eq!(law.reachable(), whole(5u32));
        // log2 6 less 1/2 * 1 + 4/8 * 3 bits.
        assert!((law.bits_lost() - (6f64.log2() - 2.0)).abs() < 1e-14);
        // The mean of (3, 3/4, ..., 0)^2 over six orders, less 1.
        assert!((law.chi_square() - ((9.0 + 4.0 * 9.0 / 16.0) / 6.0 - 1.0)).abs() < 1e-14);
    }

    #[test]
    fn a_fair_law_loses_nothing() {
        let law = OrderLaw::even(4, factorial(4), vec![0, 1, 2, 3], None);
        assert_eq!(law.total_variation().to_string(), "0");
        assert_eq!((law.bits_lost(), law.chi_square()), (0.0, 0.0));
    }

    /// The series meets the formula where one takes over from the other.
    #[test]
    fn small_losses_keep_their_digits() {
        for off in [1e-3f64, -1e-3] {
            let formula = (1.0 + off) * off.ln_1p() - off;
            assert!((loss(off * 0.999_999) / formula - 1.0).abs() < 1e-5);
        }
        assert!((loss(1e-9) / 5e-19 - 1.0).abs() < 1e-8);
        assert_eq!(loss(-1.0), 1.0);
    }

    /// Orders that are a thousand orders of magnitude likelier than fair: log2 n! is lost if one
    /// order comes out, and log2 (n-1)! of 400 rotations of as many cards.
    #[test]
    fn bits_of_what_is_beyond_doubles() {
        let law = crate::exact::cuts(400);
        let bits: f64 = (1..400).map(|n| f64::from(n).log2()).sum();
        assert!((law.bits_lost() / bits - 1.0).abs() < 1e-12, "{}", law.bits_lost());
    }

    #[test]
    #[should_panic(expected = "each order is in one group")]
    fn orders_must_not_be_left_out() {
        OrderLaw::new(3, vec![Group::new(whole(5u32), whole(1u32), vec![])], whole(5u32));
    }
}
