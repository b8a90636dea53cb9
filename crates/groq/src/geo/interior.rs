//! A position inside a ring and not on its edge.

use super::geometry::Path;
use super::position::Position;
use super::segment::Segment;
use super::{Spend, spend_each};
use crate::limit_exceeded::LimitExceeded;

/// The middle of the widest stretch inside the ring, on a parallel away from all corners.
///
/// Nothing for a ring so thin that no number lies between its parallels.
pub(super) fn interior_position(
    ring: &Path,
    spend: &mut Spend<'_>,
) -> Result<Option<Position>, LimitExceeded> {
    spend_each(ring.positions().len(), spend)?;
    let Some(lat) = middle_of_widest_gap(ring.positions().iter().map(|p| p.lat).collect()) else {
        return Ok(None);
    };
    let mut crossings: Vec<f64> = ring
        .segments()
        .filter_map(|segment| longitude_at(&segment, lat))
        .collect();
    crossings.sort_unstable_by(f64::total_cmp);
    let lng = widest(crossings.chunks_exact(2));
    Ok(lng.map(|lng| Position { lng, lat }))
}

fn middle_of_widest_gap(mut values: Vec<f64>) -> Option<f64> {
    values.sort_unstable_by(f64::total_cmp);
    widest(values.windows(2))
}

/// The middle of the widest pair, if a number lies between the two.
fn widest<'a>(pairs: impl Iterator<Item = &'a [f64]>) -> Option<f64> {
    let gaps = pairs.filter_map(|pair| Some((*pair.first()?, *pair.last()?)));
    let (low, high) = gaps.max_by(|one, other| (one.1 - one.0).total_cmp(&(other.1 - other.0)))?;
    let middle = low.midpoint(high);
    (low < middle && middle < high).then_some(middle)
}

fn longitude_at(segment: &Segment, lat: f64) -> Option<f64> {
    let Segment { start, end } = segment;
    ((start.lat > lat) != (end.lat > lat)).then(|| {
        let share = (lat - start.lat) / (end.lat - start.lat);
        start.lng + share * (end.lng - start.lng)
    })
}

#[cfg(test)]
mod tests {
    use super::{Position, interior_position};
    use crate::geo::geometry::Path;
    use crate::geo::locate::{Location, locate_in_ring};

    #[test]
    fn lies_inside() {
        let rings: [&[[f64; 2]]; 4] = [
            &[[0., 0.], [1., 0.], [0., 1.], [0., 0.]],
            &[[0., 0.], [8., 0.], [8., 8.], [4., 1.], [0., 8.], [0., 0.]],
            &[[0., 0.], [9., 9.], [9., 9.1], [0., 0.]],
            &[
                [0., 0.],
                [0., 9.],
                [9., 9.],
                [9., 0.],
                [8., 0.],
                [8., 8.],
                [1., 8.],
                [1., 0.],
                [0., 0.],
            ],
        ];
        for ring in rings {
            let ring = Path::new(
                ring.iter()
                    .map(|&[lng, lat]| Position { lng, lat })
                    .collect(),
            );
            let position = interior_position(&ring, &mut |_| Ok(())).unwrap().unwrap();
            assert_eq!(
                locate_in_ring(position, &ring, &mut |_| Ok(())),
                Ok(Location::Inside)
            );
        }
    }

    #[test]
    fn a_ring_without_width_has_none() {
        let flat = [0.0, 1.0, 2.0, 0.0].map(|lng| Position { lng, lat: 5.0 });
        assert_eq!(
            interior_position(&Path::new(flat.to_vec()), &mut |_| Ok(())),
            Ok(None)
        );
        assert_eq!(
            interior_position(&Path::new(Vec::new()), &mut |_| Ok(())),
            Ok(None)
        );
    }
}
