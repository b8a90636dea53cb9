//! What two texts begin and end with alike.

pub(super) fn common_prefix(one: &[u16], two: &[u16]) -> usize {
    one.iter().zip(two).take_while(|(a, b)| a == b).count()
}

pub(super) fn common_suffix(one: &[u16], two: &[u16]) -> usize {
    one.iter()
        .rev()
        .zip(two.iter().rev())
        .take_while(|(a, b)| a == b)
        .count()
}
