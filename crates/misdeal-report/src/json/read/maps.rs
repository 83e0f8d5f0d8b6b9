//! The maps of the deals, and what was read.

use misdeal_audit::saved::DEALS_MAX;
use misdeal_audit::{Map, MapKind, Shape};

use super::ReadError;
use super::at::At;
use super::tests::frame;
use crate::json::maps::{InputKeys, MapKeys};
use crate::json::named::decoding;
use crate::{Input, Predicted, ShownMap};

/// The letters of a SHA-256 in hexadecimal.
const HASH_LETTERS: usize = 64;

pub(super) fn map(of: &MapKeys<'_>, shape: Shape, at: &At<'_>) -> Result<ShownMap, ReadError> {
    let deals = at.key("deals").within(of.deals, 0, DEALS_MAX)?;
    let frame = frame(&of.reading, at)?;
    let ends = (of.rows.to_vec(), of.columns.to_vec());
    let map = Map::new((kind(of, at)?, frame), shape, deals, ends, of.counts.to_vec());
    let map = map.ok_or_else(|| {
        let got = format!("{} rows and {} columns", of.rows.len(), of.columns.len());
        at.key("counts").out_of_range(got, "a map of the deck, row by row")
    })?;
    Ok(ShownMap { predicted: predicted(of, at)?, map })
}

fn kind(of: &MapKeys<'_>, at: &At<'_>) -> Result<MapKind, ReadError> {
    let decoding = || {
        let word = at.needed("decoding", of.decoding.as_deref())?;
        at.key("decoding").known(word, decoding(word), "a decoding")
    };
    let kind = match &*of.map {
        "position" => Some(MapKind::Position),
        "followers" => Some(MapKind::Followers),
        "draws" => Some(MapKind::Draws(decoding()?)),
        "draw-parts" => Some(MapKind::DrawParts(decoding()?)),
        "inclusion" => Some(MapKind::Inclusion),
        _ => None,
    };
    at.key("map").known(&of.map, kind, "a map")
}

/// A list a row, of a count a column, as the map itself has.
fn predicted(of: &MapKeys<'_>, at: &At<'_>) -> Result<Option<Predicted>, ReadError> {
    let Some(counts) = of.predicted.as_deref() else { return Ok(None) };
    let at = at.key("predicted");
    let is_alike = counts.len() == of.counts.len()
        && counts.iter().zip(&*of.counts).all(|(made, row)| made.len() == row.len());
    if !is_alike {
        return Err(at.out_of_range(format!("{} rows", counts.len()), "as many counts as observed"));
    }
    let row = |row: &Vec<f64>, at: &At<'_>| at.each(row, |&count, at| at.number(count, 0.0, 1e18));
    let counts = at.each(counts, row)?;
    Ok(Some(Predicted { counts, simulated: of.simulated }))
}

pub(super) fn input(of: &InputKeys<'_>, at: &At<'_>) -> Result<Input, ReadError> {
    let hash = of.sha256.as_deref().map(|hash| {
        let is_hash = hash.len() == HASH_LETTERS && hash.bytes().all(|b| b.is_ascii_hexdigit());
        match is_hash {
            true => Ok(hash.to_owned()),
            false => {
                Err(at.key("sha256").out_of_range(format!("'{hash}'"), "64 hexadecimal digits"))
            }
        }
    });
    let (name, sha256) = (at.key("name").line(&of.name)?, hash.transpose()?);
    Ok(Input { name, bytes: of.bytes, sha256 })
}
