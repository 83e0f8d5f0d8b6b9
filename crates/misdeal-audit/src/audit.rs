//! [`Audit`]: a run of deals, from one source or several, to its verdict.

use std::sync::Arc;

use crate::alike::Alike;
use crate::block::Invalid;
use crate::effect::{Wagers, Won};
use crate::run::{Leg, LegEnd, Run, RunOptions, Watch};
use crate::shape::Shape;
use crate::source::{Source, SourceError};
use crate::tally::Tally;
use crate::test::FaultScore;
use crate::verdict::{
    Judged, Look, Mode, Monitor, Outcome, Sure, Verdict, first_look, judge, judge_monitored,
    next_look,
};

/// How to audit.
#[derive(Clone, Copy, Debug)]
pub struct AuditOptions {
    /// The chance that a fair shuffle is called a misdeal, between 0 and 1.
    pub alpha: f64,
    /// Whether to look once or all the time.
    pub mode: Mode,
    /// What to do once sure.
    pub once_sure: OnceSure,
    /// How far and how fast to read.
    pub run: RunOptions,
}

/// What to do once a run is sure that the shuffle is not fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnceSure {
    /// Read as many deals again, and at least so many, to measure by how much:
    /// bets are fixed about halfway and settled on the rest.
    ReadOn(u64),
    /// Read to the end.
    ReadAll,
}

/// A run of deals being audited.
///
/// It is looked at after 1, 2, 3, 4, 6, 8, 12, ... deals (from 2^21 on every
/// 2^20; large decks begin later), and nowhere else, so the verdict depends on
/// the deals alone: not on threads, on how bytes arrive, or on whether one file holds them or many.
///
/// ```
/// use misdeal_audit::{Audit, AuditOptions, Made, Mode, OnceSure, Outcome, RunOptions, Shape};
///
/// let shape = Shape::whole(10);
/// let options = AuditOptions {
///     alpha: 1e-6,
///     mode: Mode::UntilSure,
///     once_sure: OnceSure::ReadOn(1000),
///     run: RunOptions { deals_max: 1_000_000, threads: 1 },
/// };
/// let mut audit = Audit::new(shape, options);
/// // A shuffle that only cuts the deck.
/// let cuts = Made::new(shape, |t, deal| deal.extend((0..10).map(|i| (i + t as u32 * 7) % 10)));
/// audit.read(cuts, &|_| true).unwrap();
/// let audited = audit.finish();
/// assert_eq!(audited.verdict.outcome, Outcome::Misdeal);
/// assert!(audited.verdict.sure.unwrap().deals < 20);
/// assert!(audited.tally.deals() < 2000);
/// ```
#[derive(Debug)]
pub struct Audit {
    options: AuditOptions,
    run: Run,
    first_look: u64,
    total: Tally,
    /// The deals since the last look.
    leg: Tally,
    /// The deals heard at the last look.
    looked_at: u64,
    monitor: Monitor,
    /// Bets made some time after it was sure, on the deals that are read then.
    wagers: Option<Wagers>,
    held_out: Tally,
    won: Won,
    is_interrupted: bool,
    tell: Teller,
}

/// How a run stands at a look.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The deals so far.
    pub deals: u64,
    /// log10 of the odds against a fair shuffle.
    pub log10_odds: f64,
    /// When and why it was sure, if it is.
    pub sure: Option<Sure>,
    /// The most striking finding when the tests last spoke, which is at doublings of the deals.
    pub striking: Option<Judged>,
}

type Tell = Box<dyn FnMut(&Standing) + Send>;

/// Whom to tell how it stands.
struct Teller(Option<Tell>);

impl std::fmt::Debug for Teller {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(if self.0.is_some() { "Teller" } else { "None" })
    }
}

/// Why a run read no more deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// There were no more, or as many as it was to read: the number of deals does
    /// not depend on what was seen in them.
    Complete,
    /// It was sure that the shuffle is not fair.
    Sure,
    /// Somebody stopped it.
    Interrupted,
}

/// What an audit comes to.
#[derive(Debug)]
pub struct Audited {
    /// The answer.
    pub verdict: Verdict,
    /// All deals that were read.
    pub tally: Tally,
    /// Why no more were read.
    pub end: RunEnd,
}

impl Audit {
    /// An audit of deals of this shape, of different cards.
    ///
    /// # Panics
    /// If `alpha` is not between 0 and 1.
    pub fn new(shape: Shape, options: AuditOptions) -> Self {
        Self::of(shape, &Alike::default(), options)
    }

    /// An audit of deals of cards of which some may look alike.
    ///
    /// # Panics
    /// If `alpha` is not between 0 and 1, or if this is of a deck of another size.
    pub fn of(shape: Shape, alike: &Alike, options: AuditOptions) -> Self {
        assert!(
            0.0 < options.alpha && options.alpha < 1.0,
            "a false-alarm rate lies between 0 and 1"
        );
        let total = Tally::of(shape, alike.clone());
        Self {
            options,
            run: Run::new(shape, alike.clone(), options.run.threads),
            first_look: first_look(&total),
            leg: total.emptied(),
            looked_at: 0,
            monitor: Monitor::new(shape, options.alpha),
            wagers: None,
            held_out: total.emptied(),
            total,
            won: Won::default(),
            is_interrupted: false,
            tell: Teller(None),
        }
    }

    /// The same, looked at with the scores of these faults too.
    ///
    /// # Panics
    /// As [`Tally::with_scores`].
    #[must_use]
    pub fn with_scores(self, scores: Arc<[FaultScore]>) -> Self {
        Self { total: self.total.with_scores(scores), ..self }
    }

    /// The same, telling how it stands at each look until it is sure, and at that one.
    #[must_use]
    pub fn telling(self, tell: impl FnMut(&Standing) + Send + 'static) -> Self {
        Self { tell: Teller(Some(Box::new(tell))), ..self }
    }

    /// Reads in blocks of another size; the verdict must not depend on it.
    #[doc(hidden)]
    #[must_use]
    pub fn with_block_deals(self, block_deals: u64) -> Self {
        Self { run: self.run.with_block_deals(block_deals), ..self }
    }

    /// The deals read so far, whether they broke the rules or not.
    pub fn heard(&self) -> u64 {
        self.run.heard()
    }

    /// True if there is nothing more to read.
    pub fn is_over(&self) -> bool {
        self.is_interrupted || self.run.heard() >= self.deals_wanted()
    }

    /// Reads a source until it ends, the audit is over, or the watch says stop.
    /// Several sources, one after the other, are as one. Returns the deals of
    /// this source that broke the rules.
    ///
    /// An audit that is over reads nothing.
    ///
    /// # Errors
    /// The earliest [`SourceError`] of the source, and [`SourceError::NoDeals`]
    /// if it had not one deal. The audit is then good for nothing more.
    ///
    /// # Panics
    /// If the source's shape is not the audit's, or other cards look alike.
    pub fn read<S: Source>(
        &mut self,
        mut source: S,
        watch: Watch<'_>,
    ) -> Result<Invalid, SourceError> {
        assert_eq!(source.shape(), self.total.shape(), "a source of another shape");
        assert!(source.alike() == *self.total.alike(), "a source of another deck");
        let (heard_before, mut invalid) = (self.run.heard(), Invalid::default());
        if self.is_over() && heard_before > 0 {
            return Ok(invalid);
        }
        while !self.is_over() {
            let target = self.next_stop().min(self.deals_wanted());
            let score = self.wagers.as_ref().and_then(|wagers| wagers.score.as_ref());
            let Leg { tally, won, end } = self.run.read(&mut source, target, score, watch)?;
            invalid.merge(tally.invalid());
            self.leg.merge(tally);
            self.won.merge(won);
            if self.run.heard() == self.next_stop_after(self.looked_at) {
                self.look();
            }
            match end {
                LegEnd::Full => {}
                LegEnd::SourceOver => {
                    // A source that was told to stop ends like any other.
                    self.is_interrupted |= !watch(self.run.heard());
                    break;
                }
                LegEnd::Interrupted => self.is_interrupted = true,
            }
        }
        if self.run.heard() == heard_before {
            return Err(SourceError::NoDeals);
        }
        Ok(invalid)
    }

    /// Where to stop for a look next: at the next look of all, or where bets are
    /// to be fixed.
    fn next_stop(&self) -> u64 {
        self.next_stop_after(self.run.heard())
    }

    fn next_stop_after(&self, heard: u64) -> u64 {
        let look = next_look(heard, self.first_look);
        match self.bets_at().filter(|&at| self.wagers.is_none() && at > heard) {
            Some(at) => look.min(at),
            None => look,
        }
    }

    /// At how many deals bets are fixed, once sure: halfway through the deals
    /// that are read to measure.
    fn bets_at(&self) -> Option<u64> {
        self.monitor.sure().map(|sure| sure.deals.saturating_add(self.read_on(sure) / 2))
    }

    /// The deals to read, as far as is known now.
    fn deals_wanted(&self) -> u64 {
        let most = self.options.run.deals_max;
        match (self.options.mode, self.options.once_sure, self.monitor.sure()) {
            (Mode::UntilSure, OnceSure::ReadOn(_), Some(sure)) => {
                most.min(sure.deals.saturating_add(self.read_on(sure)))
            }
            _ => most,
        }
    }

    /// Takes the deals since the last look to the others, and looks.
    fn look(&mut self) {
        self.looked_at = self.run.heard();
        let mut leg = std::mem::replace(&mut self.leg, self.total.emptied());
        leg.collapse();
        self.total.merge_copy(&leg);
        self.total.collapse();
        if self.wagers.is_some() {
            // What comes after bets were fixed is only measured.
            self.held_out.merge(leg);
            return;
        }
        // Bets are not fixed at the look that makes it sure: `bets_at` is later.
        let is_time = self.bets_at().is_some_and(|at| self.run.heard() >= at);
        let was_sure = self.monitor.sure().is_some();
        self.monitor.look(&self.total, &leg);
        if !was_sure {
            self.tell();
        }
        if is_time {
            self.wagers = Some(Wagers::choose(&self.total));
        }
    }

    /// Tells how it stands; a run that is judged at its end is not sure before.
    fn tell(&mut self) {
        let Teller(Some(tell)) = &mut self.tell else { return };
        tell(&Standing {
            deals: self.looked_at,
            log10_odds: self.monitor.looks().last().map_or(0.0, Look::log10_odds),
            sure: self.monitor.sure().filter(|_| self.options.mode == Mode::UntilSure),
            striking: self.monitor.striking().copied(),
        });
    }

    /// The deals to read after it was sure.
    fn read_on(&self, sure: Sure) -> u64 {
        match self.options.once_sure {
            OnceSure::ReadOn(least) => sure.deals.max(least),
            OnceSure::ReadAll => sure.deals,
        }
    }

    fn end(&self) -> RunEnd {
        let wanted = self.deals_wanted();
        let is_cut = wanted < self.options.run.deals_max && self.run.heard() >= wanted;
        match self.is_interrupted {
            true => RunEnd::Interrupted,
            false if is_cut => RunEnd::Sure,
            false => RunEnd::Complete,
        }
    }

    /// The verdict on all that was read.
    pub fn finish(mut self) -> Audited {
        // Before the last look, which is too late to stop for.
        let end = self.end();
        if self.leg.heard() > 0 {
            self.look();
        }
        let alpha = self.options.alpha;
        let mut verdict = match self.options.mode {
            Mode::Fixed => judge(&self.total, alpha),
            Mode::UntilSure => {
                // Whoever interrupts may have seen how it stands.
                if !self.is_interrupted {
                    self.monitor.look_at_end(&self.total);
                }
                judge_monitored(&self.total, alpha, &self.monitor, self.is_interrupted)
            }
        };
        verdict.looks = self.monitor.looks().to_vec();
        verdict.strongest = self.monitor.strongest();
        if self.options.mode == Mode::UntilSure {
            verdict.sure = self.monitor.sure();
        }
        if let Some(wagers) = self.wagers.filter(|_| verdict.outcome == Outcome::Misdeal) {
            verdict.effects.wagers = wagers.settle(&self.held_out, self.won);
        }
        Audited { verdict, tally: self.total, end }
    }
}
