//! The maps of the deals, and what was read.

use misdeal_audit::saved::DEALS_MAX;
use misdeal_audit::{Map, MapKind, Shape};

use super::ReadError;
use super::at::At;
use super::tests::frame;
use crate::json::Document;
use crate::json::maps::{InputKeys, MapKeys};
use crate::json::named::decoding;
use crate::{Input, Predicted, ShownMap};

/// The letters of a SHA-256 in hexadecimal.
const HASH_LETTERS: usize = 64;

/// The most maps of a verdict.
const MAPS_MAX: usize = 16;

pub(super) fn maps(of: &Document<'_>, shape: Shape) -> Result<Vec<ShownMap>, ReadError> {
    let root = At::Root;
    let maps = root.key("maps");
    maps.within(of.maps.len() as u64, 0, MAPS_MAX as u64)?;
    maps.each(&of.maps, |of, at| map(of, shape, at))
}

fn map(of: &MapKeys<'_>, shape: Shape, at: &At<'_>) -> Result<ShownMap, ReadError> {
    let deals = at.key("deals").within(of.deals, 0, DEALS_MAX)?;
    let frame = frame(&of.reading, at)?;
    let ends = (of.rows.to_vec(), of.columns.to_vec());
    let map = Map::new((kind(of, at)?, frame), shape, deals, ends, of.counts.to_vec());
    let map = map.ok_or_else(|| {
        let got = format!("{} rows and {} columns", of.rows.len(), of.columns.len());
        at.key("counts").out_of_range(got, "a map of the deck, row by row")
    })?;
    for (row, counts) in map.counts().iter().enumerate() {
        for (column, &count) in counts.iter().enumerate() {
            let most = most(&map, row, column);
            at.key("counts").index(row).index(column).within(count, 0, most)?;
        }
    }
    Ok(ShownMap { predicted: predicted(of, at)?, map })
}

/// Each deal puts at most so many things into a cell.
fn most(map: &Map, row: usize, column: usize) -> u64 {
    let side = |ends: &[u32], at: usize| u64::from(ends[at + 1] - ends[at]);
    map.deals().saturating_mul(side(map.rows(), row)).saturating_mul(side(map.columns(), column))
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
    let simulated = of.simulated.map(|deals| at.key("simulated").within(deals, 1, DEALS_MAX));
    Ok(Some(Predicted { counts, simulated: simulated.transpose()? }))
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
