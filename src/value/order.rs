//! Lists put in order, equals left as they stand.
//!
//! The standard library's sort is fast, and is compiled anew for every kind of list: forty kilobytes of the module
//! for seven short lists, and five for one. Here only what compares is.

use std::cmp::Ordering;

/// Up to here one element after the other is carried to its place.
const SHORT: usize = 16;

/// Sorts a list.
pub fn sort<T>(list: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let is_after = |list: &[T], place: usize| match list.get(place.wrapping_sub(1)..=place) {
        Some([before, one]) => compare(before, one) == Ordering::Greater,
        _ => false,
    };
    if list.len() > SHORT {
        if (1..list.len()).any(|place| is_after(list, place)) {
            sort_long(list, &compare);
        }
        return;
    }
    for at in 1..list.len() {
        let mut place = at;
        while is_after(list, place) {
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}

fn sort_long<T>(list: &mut Vec<T>, compare: &dyn Fn(&T, &T) -> Ordering) {
    let places = arranged(list.len(), &|one, other| {
        let pair = list.get(one).zip(list.get(other));
        pair.is_some_and(|(one, other)| compare(one, other) == Ordering::Greater)
    });
    let mut taken: Vec<Option<T>> = std::mem::take(list).into_iter().map(Some).collect();
    let mut take = |place: usize| taken.get_mut(place).and_then(Option::take);
    list.extend(places.into_iter().filter_map(&mut take));
}

/// Places in order: runs of one, of two, of four and so on are merged by twos.
fn arranged(len: usize, is_after: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    let mut merged = Vec::with_capacity(len);
    let mut length = 1;
    while length < len {
        for both in places.chunks(2 * length) {
            let (mut ours, mut others) = both.split_at_checked(length).unwrap_or((both, &[]));
            while let ([one, rest @ ..], [other, behind @ ..]) = (ours, others) {
                if is_after(*one, *other) {
                    merged.push(*other);
                    others = behind;
                } else {
                    merged.push(*one);
                    ours = rest;
                }
            }
            merged.extend(ours.iter().chain(others));
        }
        std::mem::swap(&mut places, &mut merged);
        merged.clear();
        length *= 2;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::sort;

    #[test]
    fn short_and_long_lists_keep_equals_as_they_stand() {
        for length in [0, 1, 2, 5, 16, 17, 1000] {
            let list: Vec<(usize, usize)> = (0..length).map(|n| (n * 7919 % 13, n)).collect();
            let mut ours = list.clone();
            sort(&mut ours, |one, other| one.0.cmp(&other.0));
            let mut expected = list;
            expected.sort_by_key(|one| one.0);
            assert_eq!(ours, expected, "{length}");
        }
    }
}
