//! Random names: the ids of requests, and of what requests make.

/// A random name of this many letters and digits, none easily mistaken for another. `entropy`
/// fills a slice with random bytes.
pub fn random_name(entropy: &dyn Fn(&mut [u8]), length: usize) -> String {
    const CHARACTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = vec![0; length];
    entropy(&mut bytes);
    let character = |byte: u8| char::from(CHARACTERS[usize::from(byte & 31)]);
    bytes.into_iter().map(character).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_byte_chooses_a_character() {
        let ascending = |bytes: &mut [u8]| {
            for (byte, value) in bytes.iter_mut().zip(0..) {
                *byte = value;
            }
        };
        let name = random_name(&ascending, 34);
        assert_eq!(name, "abcdefghijkmnpqrstuvwxyz23456789ab");
    }
}
