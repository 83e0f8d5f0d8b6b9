//! [`Vectors`]: with which instructions decks are made. The decks are the same.

/// With which instructions decks are made; the decks are the same with all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Vectors {
    /// 32 lanes at a time.
    #[cfg(target_arch = "x86_64")]
    Avx2(Found),
    /// 16 lanes at a time, which each processor with 64 bits of this family can.
    #[cfg(target_arch = "x86_64")]
    Sse2,
    /// Plain code, as for any processor.
    None,
}

/// What shows that instructions were found: only [`Vectors::all`] makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found(());

impl Vectors {
    /// All that this processor has, the widest first; the last is [`Vectors::None`].
    ///
    /// ```
    /// use misdeal_shuffle::bulk::Vectors;
    ///
    /// assert_eq!(Vectors::all().last(), Some(&Vectors::None));
    /// ```
    pub fn all() -> Vec<Self> {
        let mut all = Vec::new();
        #[cfg(target_arch = "x86_64")]
        {
            if std::arch::is_x86_feature_detected!("avx2") {
                all.push(Self::Avx2(Found(())));
            }
            all.push(Self::Sse2);
        }
        all.push(Self::None);
        all
    }

    /// The widest that this processor has.
    pub fn widest() -> Self {
        Self::all()[0]
    }
}
