//! The difference of two texts: Myers' algorithm with the shortcuts that clients take.

use super::affix::{common_prefix, common_suffix};
use super::tidy::merge;
use super::{Edit, Kind};

/// The edits that make one text of another.
pub(super) fn diff(one: &[u16], two: &[u16]) -> Vec<Edit> {
    if one == two {
        return if one.is_empty() {
            Vec::new()
        } else {
            vec![Edit::new(Kind::Keep, one)]
        };
    }
    let prefix = common_prefix(one, two);
    let (head, one, two) = (&one[..prefix], &one[prefix..], &two[prefix..]);
    let suffix = common_suffix(one, two);
    let tail = &one[one.len() - suffix..];
    let mut edits = Vec::new();
    if !head.is_empty() {
        edits.push(Edit::new(Kind::Keep, head));
    }
    edits.extend(middle(
        &one[..one.len() - suffix],
        &two[..two.len() - suffix],
    ));
    if !tail.is_empty() {
        edits.push(Edit::new(Kind::Keep, tail));
    }
    merge(edits)
}

/// The edits between texts that begin and end differently.
fn middle(one: &[u16], two: &[u16]) -> Vec<Edit> {
    if one.is_empty() {
        return vec![Edit::new(Kind::Insert, two)];
    }
    if two.is_empty() {
        return vec![Edit::new(Kind::Delete, one)];
    }
    let (long, short, kind) = if one.len() > two.len() {
        (one, two, Kind::Delete)
    } else {
        (two, one, Kind::Insert)
    };
    if let Some(at) = position(long, short, 0) {
        return vec![
            Edit::new(kind, &long[..at]),
            Edit::new(Kind::Keep, short),
            Edit::new(kind, &long[at + short.len()..]),
        ];
    }
    if short.len() == 1 {
        return replacement(one, two);
    }
    match half_match(one, two) {
        Some(half) => {
            let mut edits = diff(half.before1, half.before2);
            edits.push(Edit::new(Kind::Keep, half.common));
            edits.extend(diff(half.after1, half.after2));
            edits
        }
        None => bisect(one, two),
    }
}

fn replacement(one: &[u16], two: &[u16]) -> Vec<Edit> {
    vec![Edit::new(Kind::Delete, one), Edit::new(Kind::Insert, two)]
}

fn position(text: &[u16], pattern: &[u16], from: usize) -> Option<usize> {
    if pattern.is_empty() {
        return (from <= text.len()).then_some(from);
    }
    let found = text
        .get(from..)?
        .windows(pattern.len())
        .position(|w| w == pattern);
    found.map(|at| at + from)
}

/// A stretch that two texts have in common and that is at least half of the longer one.
struct Half<'a> {
    before1: &'a [u16],
    after1: &'a [u16],
    before2: &'a [u16],
    after2: &'a [u16],
    common: &'a [u16],
}

fn half_match<'a>(one: &'a [u16], two: &'a [u16]) -> Option<Half<'a>> {
    let swapped = one.len() <= two.len();
    let (long, short) = if swapped { (two, one) } else { (one, two) };
    if long.len() < 4 || short.len() * 2 < long.len() {
        return None;
    }
    let second = half_from(long, short, long.len().div_ceil(4));
    let third = half_from(long, short, long.len().div_ceil(2));
    let half = match (second, third) {
        (Some(a), Some(b)) if a.common.len() > b.common.len() => a,
        (Some(a), None) => a,
        (_, b) => b?,
    };
    Some(if swapped {
        Half {
            before1: half.before2,
            after1: half.after2,
            before2: half.before1,
            after2: half.after1,
            common: half.common,
        }
    } else {
        half
    })
}

/// Grows a quarter of the longer text, from a position on, wherever the shorter one has it.
fn half_from<'a>(long: &'a [u16], short: &'a [u16], at: usize) -> Option<Half<'a>> {
    let seed = &long[at..long.len().min(at + long.len() / 4)];
    let mut best: Option<Half<'a>> = None;
    let mut from = 0;
    while let Some(found) = position(short, seed, from) {
        let prefix = common_prefix(&long[at..], &short[found..]);
        let suffix = common_suffix(&long[..at], &short[..found]);
        if best.as_ref().map_or(0, |half| half.common.len()) < prefix + suffix {
            best = Some(Half {
                before1: &long[..at - suffix],
                after1: &long[at + prefix..],
                before2: &short[..found - suffix],
                after2: &short[found + prefix..],
                common: &short[found - suffix..found + prefix],
            });
        }
        from = found + 1;
    }
    best.filter(|half| half.common.len() * 2 >= long.len())
}

/// Finds where the ways from both ends meet, and goes on with the two parts.
fn bisect(one: &[u16], two: &[u16]) -> Vec<Edit> {
    match Bisection::new(one, two).meeting() {
        Some((x, y)) => {
            let mut edits = diff(&one[..x], &two[..y]);
            edits.extend(diff(&one[x..], &two[y..]));
            edits
        }
        None => replacement(one, two),
    }
}

/// One end's progress: how far each diagonal has come, and which of them are done.
struct Front {
    reached: Vec<isize>,
    skip_low: isize,
    skip_high: isize,
}

struct Bisection<'a> {
    one: &'a [u16],
    two: &'a [u16],
    length1: isize,
    length2: isize,
    half: isize,
}

#[expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "lengths are small, and indexes are checked before they are used"
)]
impl<'a> Bisection<'a> {
    fn new(one: &'a [u16], two: &'a [u16]) -> Self {
        Self {
            one,
            two,
            length1: one.len() as isize,
            length2: two.len() as isize,
            half: (one.len() + two.len()).div_ceil(2) as isize,
        }
    }

    fn front(&self) -> Front {
        let mut reached = vec![-1; (2 * self.half).max(2) as usize];
        if let Some(start) = reached.get_mut((self.half + 1) as usize) {
            *start = 0;
        }
        Front {
            reached,
            skip_low: 0,
            skip_high: 0,
        }
    }

    fn meeting(&self) -> Option<(usize, usize)> {
        let delta = self.length1 - self.length2;
        let odd = delta % 2 != 0;
        let (mut forward, mut backward) = (self.front(), self.front());
        for d in 0..self.half {
            let meets = |x: isize, k: isize| odd && self.overlap(&backward, delta - k, x);
            if let Some((x, k)) = self.advance(&mut forward, d, false, meets) {
                return Some((x as usize, (x - k) as usize));
            }
            let meets = |x: isize, k: isize| !odd && self.overlap(&forward, delta - k, x);
            if let Some((_, k)) = self.advance(&mut backward, d, true, meets) {
                let x = self.at(&forward, delta - k).unwrap_or(0);
                return Some((x as usize, (x - (delta - k)) as usize));
            }
        }
        None
    }

    /// Whether a front has reached, on a diagonal, as far as the other one has come.
    fn overlap(&self, other: &Front, k: isize, x: isize) -> bool {
        self.at(other, k)
            .is_some_and(|reached| x + reached >= self.length1)
    }

    fn at(&self, front: &Front, k: isize) -> Option<isize> {
        let reached = front
            .reached
            .get(usize::try_from(self.half + k).ok()?)
            .copied();
        reached.filter(|reached| *reached != -1)
    }

    /// One more difference on every diagonal; where the two fronts meet, if they do.
    fn advance(
        &self,
        front: &mut Front,
        d: isize,
        backward: bool,
        meets: impl Fn(isize, isize) -> bool,
    ) -> Option<(isize, isize)> {
        let mut k = -d + front.skip_low;
        while k <= d - front.skip_high {
            let at = (self.half + k) as usize;
            let below = |i: usize| front.reached.get(i).copied().unwrap_or(-1);
            let mut x = if k == -d || (k != d && below(at - 1) < below(at + 1)) {
                below(at + 1)
            } else {
                below(at - 1) + 1
            };
            let mut y = x - k;
            while x < self.length1 && y < self.length2 && self.same(x, y, backward) {
                x += 1;
                y += 1;
            }
            front.reached[at] = x;
            if x > self.length1 {
                front.skip_high += 2;
            } else if y > self.length2 {
                front.skip_low += 2;
            } else if meets(x, k) {
                return Some((x, k));
            }
            k += 2;
        }
        None
    }

    fn same(&self, x: isize, y: isize, backward: bool) -> bool {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else {
            return false;
        };
        if backward {
            self.one[self.one.len() - x - 1] == self.two[self.two.len() - y - 1]
        } else {
            self.one[x] == self.two[y]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patch::text::{after, before};

    fn show(one: &str, two: &str) -> String {
        let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
        let edits = diff(&units(one), &units(two));
        assert_eq!(before(&edits), units(one));
        assert_eq!(after(&edits), units(two));
        let edit = |edit: &Edit| {
            let text = String::from_utf16_lossy(&edit.text);
            match edit.kind {
                Kind::Keep => text,
                Kind::Delete => format!("-{text}-"),
                Kind::Insert => format!("+{text}+"),
            }
        };
        edits.iter().map(edit).collect()
    }

    #[test]
    fn differences() {
        let examples = [
            ("", "", ""),
            ("abc", "abc", "abc"),
            ("abc", "ab123c", "ab+123+c"),
            ("a123bc", "abc", "a-123-bc"),
            ("abc", "a123b456c", "a+123+b+456+c"),
            ("a123b456c", "abc", "a-123-b-456-c"),
            ("a", "b", "-a-+b+"),
            (
                "Apples are a fruit.",
                "Bananas are also fruit.",
                "-Apple-+Banana+s are a+lso+ fruit.",
            ),
            ("ax\t", "\u{680}x\0", "-a-+\u{680}+x-\t-+\0+"),
            ("1ayb2", "abxab", "-1-a-y-b-2-+xab+"),
            ("abcy", "xaxcxabc", "+xaxcx+abc-y-"),
            (
                "ABCDa=bcd=efghijklmnopqrsEFGHIJKLMNOefg",
                "a-bcd-efghijklmnopqrs",
                "-ABCD-a-=-+-+bcd-=-+-+efghijklmnopqrs-EFGHIJKLMNOefg-",
            ),
        ];
        for (one, two, expected) in examples {
            assert_eq!(show(one, two), expected, "{one} {two}");
        }
    }
}
