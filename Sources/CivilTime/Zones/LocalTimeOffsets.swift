// SPDX-License-Identifier: Apache-2.0

/// The UTC offsets at which the clocks of a time zone show a local time.
public enum LocalTimeOffsets: Hashable, Sendable {
    /// The local time occurred once.
    case unique(UTCOffset)
    /// The local time occurred twice, because clocks were set back.
    case fold(earlier: UTCOffset, later: UTCOffset)
    /// The local time never occurred, because clocks were set forward.
    ///
    /// The offsets are those before and after the transition.
    case gap(before: UTCOffset, after: UTCOffset)

    /// The offset of the earlier occurrence, or the one before the transition in a gap (RFC 5545, section 3.3.5).
    ///
    /// In Python's `datetime`, it is `fold=0` (PEP 495).
    public var first: UTCOffset {
        switch self {
        case .unique(let offset), .fold(let offset, _), .gap(let offset, _): offset
        }
    }

    /// The offset of the later occurrence, or the one after the transition in a gap.
    ///
    /// In Python's `datetime`, it is `fold=1` (PEP 495).
    public var last: UTCOffset {
        switch self {
        case .unique(let offset), .fold(_, let offset), .gap(_, let offset): offset
        }
    }

    /// Whether the local time occurred.
    public var isShown: Bool {
        if case .gap = self { false } else { true }
    }
}

/// Finds the offsets of a local time in a zone that only provides the offset at an instant.
///
/// It compares the offsets a day before and a day after, so it misses transitions less than two days apart.
struct LocalTimeProbe {
    /// The offset a day before and a day after the local time, in seconds.
    let before, after: Int
    /// Whether clocks show the local time at the offset before and at the one after.
    let isShownBefore, isShownAfter: Bool

    /// Probes a zone.
    ///
    /// - Parameters:
    ///   - clockSeconds: Seconds from 1970-01-01T00:00:00 on the zone's clock.
    ///   - offset: The zone's offset at an instant, in seconds; `nil` if the zone is unknown.
    init?(clockSeconds: Int, offset: (_ second: Int) -> Int?) {
        guard var before = offset(clockSeconds - 86_400), var after = offset(clockSeconds + 86_400) else { return nil }
        // A source of zones can return any offset; within two days, sums stay in range.
        let range = -172_800...172_800
        before = min(max(before, range.lowerBound), range.upperBound)
        after = min(max(after, range.lowerBound), range.upperBound)
        (self.before, self.after) = (before, after)
        isShownBefore = before == after || offset(clockSeconds - before) == before
        isShownAfter = before == after || offset(clockSeconds - after) == after
    }

    /// The offset of the earlier occurrence, or the one before the transition in a gap.
    var first: Int { !isShownBefore && isShownAfter ? after : before }
}
