// SPDX-License-Identifier: Apache-2.0

/// The offsets from UTC with which the clocks of a zone can show a local time.
public enum LocalTimeOffsets: Hashable, Sendable {
    /// The clocks showed the time once.
    case unique(UTCOffset)
    /// The clocks showed the time twice, since they were put back over it.
    case fold(earlier: UTCOffset, later: UTCOffset)
    /// The clocks never showed the time, since they were put forward over it.
    ///
    /// These are the offsets before and after the transition.
    case gap(before: UTCOffset, after: UTCOffset)

    /// The offset of the earlier reading, and before the transition in a gap, as RFC 5545 has it (section 3.3.5).
    ///
    /// In Python's `datetime` it is the offset of `fold=0` (PEP 495).
    public var first: UTCOffset {
        switch self {
        case .unique(let offset), .fold(let offset, _), .gap(let offset, _): offset
        }
    }

    /// The offset of the later reading, and after the transition in a gap.
    ///
    /// In Python's `datetime` it is the offset of `fold=1` (PEP 495).
    public var last: UTCOffset {
        switch self {
        case .unique(let offset), .fold(_, let offset), .gap(_, let offset): offset
        }
    }

    /// Whether the clocks showed the time at all.
    public var isShown: Bool {
        if case .gap = self { false } else { true }
    }
}
