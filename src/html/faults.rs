//! Faults that tests put into the sanitizer, to prove that they would be noticed. None exists outside tests.

/// What goes wrong on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    AmpersandRaw,
    AnchorStaysOpen,
    DepthUncapped,
    EndTagsMissing,
    FrameKept,
    HandlerKept,
    LessThanRaw,
    NoscriptKept,
    ParagraphStaysOpen,
    PixelKept,
    QuoteRaw,
    RelMissing,
    SchemeBeforeDecoding,
    SchemeByFirstLetters,
    SchemeUnchecked,
    SrcsetUnchecked,
    StyleAttributeKept,
    StyleKept,
    SvgKept,
    TemplateKept,
}

#[cfg(test)]
pub const ALL: [Fault; 20] = [
    Fault::AmpersandRaw,
    Fault::AnchorStaysOpen,
    Fault::DepthUncapped,
    Fault::EndTagsMissing,
    Fault::FrameKept,
    Fault::HandlerKept,
    Fault::LessThanRaw,
    Fault::NoscriptKept,
    Fault::ParagraphStaysOpen,
    Fault::PixelKept,
    Fault::QuoteRaw,
    Fault::RelMissing,
    Fault::SchemeBeforeDecoding,
    Fault::SchemeByFirstLetters,
    Fault::SchemeUnchecked,
    Fault::SrcsetUnchecked,
    Fault::StyleAttributeKept,
    Fault::StyleKept,
    Fault::SvgKept,
    Fault::TemplateKept,
];

#[cfg(test)]
thread_local! {
    static SEEDED: std::cell::Cell<Option<Fault>> = const { std::cell::Cell::new(None) };
}

/// Runs something with a fault in it.
#[cfg(test)]
pub fn with<T>(fault: Fault, run: impl FnOnce() -> T) -> T {
    SEEDED.set(Some(fault));
    let result = run();
    SEEDED.set(None);
    result
}

/// Whether the fault is there.
#[cfg(test)]
pub fn is(fault: Fault) -> bool {
    SEEDED.get() == Some(fault)
}

/// Whether the fault is there: it never is.
#[cfg(not(test))]
#[inline(always)]
pub const fn is(_: Fault) -> bool {
    false
}
