// SPDX-License-Identifier: Apache-2.0

/// A time zone that says which day and hour it is: a zone of the tz database, a fixed offset, or one made up for tests.
public struct LocalZone: Sendable {
    /// Where the offsets come from.
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

    /// Creates a zone whose clocks are never changed.
    public init(offset: UTCOffset) {
        name = offset.description
        source = .fixed(offset)
    }

    /// Creates a zone from a closure.
    ///
    /// - Parameters:
    ///   - name: the zone's name.
    ///   - secondsFromUTC: how many seconds the zone's clocks are ahead of UTC at an instant; held within
    ///     ``UTCOffset/supportedSeconds``. Transitions less than two days apart aren't told apart.
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

    /// The offset at an instant.
    public func offset(at instant: Timestamp) -> UTCOffset {
        switch source {
        case .fixed(let offset): offset
        case .history(let history): history.offset(at: instant)
        case .closure(let secondsFromUTC):
            UTCOffset(
                known: min(
                    max(secondsFromUTC(instant), UTCOffset.supportedSeconds.lowerBound),
                    UTCOffset.supportedSeconds.upperBound))
        }
    }

    /// How many seconds the zone's clocks are ahead of UTC at an instant.
    public func secondsFromUTC(_ instant: Timestamp) -> Int { offset(at: instant).seconds }

    /// The local time that the zone's clocks show at an instant.
    public func local(at instant: Timestamp) -> CivilDateTime { instant.local(at: offset(at: instant)) }

    /// Every offset with which the zone's clocks can show a local time.
    public func offsets(of local: CivilDateTime) -> LocalTimeOffsets {
        switch source {
        case .fixed(let offset): return .unique(offset)
        case .history(let history): return history.offsets(of: local)
        case .closure:
            let clock = local.clockSeconds
            let (before, after) = (offset(atSecond: clock - 86_400), offset(atSecond: clock + 86_400))
            guard before != after else { return .unique(before) }
            let isBefore = offset(atSecond: clock - before.seconds) == before
            let isAfter = offset(atSecond: clock - after.seconds) == after
            return switch (isBefore, isAfter) {
            case (true, true): .fold(earlier: before, later: after)
            case (true, false): .unique(before)
            case (false, true): .unique(after)
            case (false, false): .gap(before: before, after: after)
            }
        }
    }

    /// The instant at which the zone's clocks show a local time: the earlier of two, and in a gap the instant with the
    /// offset before it, which lies as far after the gap as the time lies inside.
    public func instant(of local: CivilDateTime) -> Timestamp {
        Timestamp(local, offset: offsets(of: local).first)
    }

    private func offset(atSecond second: Int) -> UTCOffset {
        offset(at: Timestamp(secondsSince1970: Double(second)))
    }
}
