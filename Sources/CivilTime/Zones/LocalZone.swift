// SPDX-License-Identifier: Apache-2.0

/// A time zone: from the tz database, a fixed offset, or computed by a closure.
///
/// ```swift
/// let berlin = LocalZone(try TimeZoneDatabase.shared().zone(named: "Europe/Berlin"))
/// berlin.local(at: try Timestamp("2026-11-21T08:00:00Z"))       // 2026-11-21T09:00:00
/// berlin.instant(of: try CivilDateTime("2026-07-01T12:00"))     // 2026-07-01T10:00:00Z
/// ```
public struct LocalZone: Sendable {
    /// The source of the offsets.
    private enum Source: Sendable {
        case fixed(UTCOffset)
        case history(ZoneHistory)
        case closure(@Sendable (Timestamp) -> Int)
    }

    /// The zone's name in the tz database, such as `Europe/Kyiv`, or its offset, such as `+03:00`.
    public let name: String
    private let source: Source

    /// Creates a zone from its history.
    public init(_ history: ZoneHistory) {
        name = history.name
        source = .history(history)
    }

    /// Creates a zone with a fixed offset.
    public init(offset: UTCOffset) {
        name = offset.description
        source = .fixed(offset)
    }

    /// Creates a zone from a closure.
    ///
    /// Transitions less than two days apart can be missed.
    ///
    /// - Parameters:
    ///   - name: The zone's name.
    ///   - secondsFromUTC: Returns the number of seconds that clocks are ahead of UTC at an instant; clamped to
    ///     ``UTCOffset/supportedSeconds``.
    public init(_ name: String, secondsFromUTC: @escaping @Sendable (Timestamp) -> Int) {
        self.name = name
        source = .closure(secondsFromUTC)
    }

    private init(_ name: String, fixed offset: UTCOffset) {
        self.name = name
        source = .fixed(offset)
    }

    /// Coordinated Universal Time.
    public static let utc = LocalZone("UTC", fixed: .zero)

    /// Returns the offset at an instant.
    public func offset(at instant: Timestamp) -> UTCOffset {
        switch source {
        case .fixed(let offset): offset
        case .history(let history): history.offset(at: instant)
        case .closure(let secondsFromUTC): UTCOffset(clamping: secondsFromUTC(instant))
        }
    }

    /// Returns the local time that clocks in this zone show at an instant.
    public func local(at instant: Timestamp) -> CivilDateTime { instant.local(at: offset(at: instant)) }

    /// Returns the offsets at which clocks in this zone show a local time.
    public func offsets(of local: CivilDateTime) -> LocalTimeOffsets {
        switch source {
        case .fixed(let offset): return .unique(offset)
        case .history(let history): return history.offsets(of: local)
        case .closure:
            let probe = LocalTimeProbe(clockSeconds: local.clockSeconds) { second in
                offset(at: Timestamp(secondsSince1970: second)).seconds
            }
            guard let probe, probe.before != probe.after else {
                return .unique(UTCOffset(clamping: probe?.before ?? 0))
            }
            let (before, after) = (UTCOffset(unchecked: probe.before), UTCOffset(unchecked: probe.after))
            return switch (probe.isShownBefore, probe.isShownAfter) {
            case (true, true): .fold(earlier: before, later: after)
            case (true, false): .unique(before)
            case (false, true): .unique(after)
            case (false, false): .gap(before: before, after: after)
            }
        }
    }

    /// Returns the instant at which clocks in this zone show a local time.
    ///
    /// For a repeated time, the earlier instant. For a skipped time, the instant computed with the offset before the
    /// transition (RFC 5545, section 3.3.5).
    public func instant(of local: CivilDateTime) -> Timestamp {
        Timestamp(local, offset: offsets(of: local).first)
    }
}
