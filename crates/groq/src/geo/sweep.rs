//! Finds the pairs of things whose boxes meet, without comparing each thing with each.
//!
//! Things are taken from west to east, and each is compared only with those that begin
//! before it ends. Segments of a map are short, so this is near n log n; the worst case, all
//! of them side by side, compares n times m.

use super::bounds::Bounded;
use super::{Spend, spend_each};
use crate::limit_exceeded::LimitExceeded;

/// Whether `found` returns true for a pair of the list whose boxes meet.
pub(super) fn any_pair_within<T: Bounded>(
    mut items: Vec<T>,
    spend: &mut Spend<'_>,
    mut found: impl FnMut(&T, &T, &mut Spend<'_>) -> Result<bool, LimitExceeded>,
) -> Result<bool, LimitExceeded> {
    sort_from_west(&mut items, spend)?;
    let mut rest = items.as_slice();
    while let Some((item, after)) = rest.split_first() {
        if meets_one_of(item, after, spend, |other, spend| found(item, other, spend))? {
            return Ok(true);
        }
        rest = after;
    }
    Ok(false)
}

/// Whether `found` returns true for a pair of a thing of each list, whose boxes meet.
pub(super) fn any_pair_between<T: Bounded, U: Bounded>(
    mut ones: Vec<T>,
    mut others: Vec<U>,
    spend: &mut Spend<'_>,
    mut found: impl FnMut(&T, &U, &mut Spend<'_>) -> Result<bool, LimitExceeded>,
) -> Result<bool, LimitExceeded> {
    sort_from_west(&mut ones, spend)?;
    sort_from_west(&mut others, spend)?;
    let (mut ones, mut others) = (ones.as_slice(), others.as_slice());
    while let (Some((one, next_ones)), Some((other, next_others))) =
        (ones.split_first(), others.split_first())
    {
        let yes = if one.bounds().west <= other.bounds().west {
            ones = next_ones;
            meets_one_of(one, others, spend, |other, spend| found(one, other, spend))?
        } else {
            others = next_others;
            meets_one_of(other, ones, spend, |one, spend| found(one, other, spend))?
        };
        if yes {
            return Ok(true);
        }
    }
    Ok(false)
}

fn sort_from_west<T: Bounded>(items: &mut [T], spend: &mut Spend<'_>) -> Result<(), LimitExceeded> {
    spend_each(items.len(), spend)?;
    items.sort_unstable_by(|one, other| one.bounds().west.total_cmp(&other.bounds().west));
    Ok(())
}

/// Compares with those of the sorted list that begin before the thing ends.
fn meets_one_of<T: Bounded, U: Bounded>(
    item: &T,
    sorted: &[U],
    spend: &mut Spend<'_>,
    mut found: impl FnMut(&U, &mut Spend<'_>) -> Result<bool, LimitExceeded>,
) -> Result<bool, LimitExceeded> {
    let bounds = item.bounds();
    spend(1)?;
    for other in sorted
        .iter()
        .take_while(|other| other.bounds().west <= bounds.east)
    {
        spend(1)?;
        if other.bounds().meets_in_latitude(&bounds) && found(other, spend)? {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::{any_pair_between, any_pair_within};
    use crate::geo::bounds::{Bounded, Bounds};
    use crate::geo::position::Position;

    #[derive(Clone, Copy)]
    struct Tile(u32, Bounds);

    impl Bounded for Tile {
        fn bounds(&self) -> Bounds {
            self.1
        }
    }

    /// Boxes of many sizes, strewn about without order but the same each time.
    fn tiles(count: u32, seed: u32) -> Vec<Tile> {
        let strewn = |number: u32, range: u32| {
            f64::from(number.wrapping_mul(2_654_435_761).rotate_left(11) % range)
        };
        (0..count)
            .map(|number| {
                let lng = strewn(number + seed, 100);
                let lat = strewn(number + seed + 7_919, 100);
                let size = strewn(number + seed + 104_729, 20);
                let corner = Position {
                    lng: lng + size,
                    lat: lat + size,
                };
                Tile(number, Bounds::around(&[Position { lng, lat }, corner]))
            })
            .collect()
    }

    #[test]
    fn finds_each_meeting_pair_once() {
        let (ones, others) = (tiles(60, 1), tiles(50, 500));
        let mut found = Vec::new();
        let stopped = any_pair_between(ones.clone(), others.clone(), &mut |_| Ok(()), |a, b, _| {
            found.push((a.0, b.0));
            Ok(false)
        });
        let mut expected = Vec::new();
        for one in &ones {
            let near = others.iter().filter(|other| one.1.meets(&other.1));
            expected.extend(near.map(|other| (one.0, other.0)));
        }
        found.sort_unstable();
        assert_eq!(stopped, Ok(false));
        assert_eq!(found, expected);
        assert!(!found.is_empty());
    }

    #[test]
    fn finds_pairs_of_one_list() {
        let items = tiles(60, 1);
        let mut found = 0;
        let stopped = any_pair_within(items.clone(), &mut |_| Ok(()), |_, _, _| {
            found += 1;
            Ok(false)
        });
        let meeting = |tile: &Tile| items.iter().filter(|other| tile.1.meets(&other.1)).count() - 1;
        assert_eq!(stopped, Ok(false));
        assert_eq!(found * 2, items.iter().map(meeting).sum::<usize>());
    }
}
