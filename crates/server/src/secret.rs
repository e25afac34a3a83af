use sha2::{Digest, Sha256};

/// Letters and digits that are hard to confuse.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the operating system.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// A random number.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A random word of `N` letters, five bits each.
pub fn word<const N: usize>() -> String {
    bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A guest's secret: 256 bits, as the cookie holds them.
pub fn secret() -> String {
    bytes::<32>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The hash of a secret, which is all the server stores.
pub fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// Whether two secrets are equal. The time it takes does not tell where they differ.
pub fn same(one: &str, other: &str) -> bool {
    hash(one) == hash(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_have_256_bits_and_differ() {
        let (one, other) = (secret(), secret());
        assert_eq!(one.len(), 64);
        assert_ne!(one, other);
        assert!(same(&one, &one.clone()) && !same(&one, &other));
    }

    #[test]
    fn words_are_safe_in_an_address() {
        assert!(word::<20>().bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()));
    }
}
