//! Known faults as [`Model`]s, with the settings that fit the deals best by a rough look, or
//! some of them to choose from.

mod generators;
mod parts;
mod physical;
mod sorts;
mod swaps;

use misdeal_audit::DealOrder;

use super::estimates::Observed;
use super::model::Model;

/// All models that deals of this shape could come from.
pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let mut models = Vec::new();
    if observed.shape.order == DealOrder::Sequence {
        models.extend(swaps::models(observed));
        models.extend(sorts::models(observed));
        models.extend(physical::models(observed));
        models.extend(generators::models(observed));
    }
    models.extend(parts::models(observed));
    models
}

/// These models, and each also from the other end of the deck.
fn with_mirrors(models: Vec<Model>) -> impl Iterator<Item = Model> {
    models.into_iter().flat_map(|model| {
        let mirrored = model.mirrored();
        [Some(model), mirrored].into_iter().flatten()
    })
}
