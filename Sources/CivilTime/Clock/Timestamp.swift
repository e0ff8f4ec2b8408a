// SPDX-License-Identifier: Apache-2.0

/// An instant, counted from 1970-01-01T00:00:00Z.
///
/// A `Double` of seconds holds an instant of this century to a quarter of a microsecond.
public struct Timestamp: Sendable, Hashable, Comparable {
    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds; negative before.
    public let secondsSince1970: Double

    /// Creates an instant.
    public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

    /// Creates the instant at which clocks with an offset show a local time.
    public init(_ local: CivilDateTime, offset: UTCOffset) {
        self.init(
            secondsSince1970: Double(local.clockSeconds - offset.seconds) + Double(local.time.nanosecond) * 1e-9)
    }

    /// The whole second that the instant lies in, rounded down and clamped to the years 1 to 9999 in UTC.
    public var wholeSeconds: Int {
        guard !secondsSince1970.isNaN else { return 0 }
        let seconds = secondsSince1970.rounded(.down)
        return Int(min(max(seconds, Double(Self.firstSecond)), Double(Self.lastSecond)))
    }

    /// The local time that clocks with an offset show, to the microsecond.
    public func local(at offset: UTCOffset) -> CivilDateTime {
        let whole = wholeSeconds
        let fraction = secondsSince1970 - Double(whole)
        // Out of range or not a number: no fraction.
        let microsecond = (0..<1).contains(fraction) ? Int((fraction * 1_000_000).rounded()) : 0
        let (carry, rest) = floorDivision(microsecond, by: 1_000_000)
        return CivilDateTime(clockSeconds: whole + carry + offset.seconds, nanosecond: rest * 1000)
    }

    /// 0001-01-01T00:00:00Z.
    static let firstSecond = -62_135_596_800
    /// 9999-12-31T23:59:59Z.
    static let lastSecond = 253_402_300_799

    /// Whether one instant comes before another.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Timestamp: ISO8601Representable {
    /// Creates an instant from text such as `2026-11-21T08:00:00Z` or `2026-11-21T09:00:00.5+01:00`.
    ///
    /// The grammar is that of RFC 3339 with an upper-case `T` and `Z`: seconds and an offset are required.
    ///
    /// - Throws: ``CivilTimeError`` when the text isn't an instant of the years 1 to 9999 in UTC.
    public init(_ text: String) throws(CivilTimeError) {
        guard let instant = Self(reading: text) else {
            throw CivilTimeError(expected: "an instant such as 2026-11-21T08:00:00Z", text: text)
        }
        self = instant
    }

    private init?(reading text: String) {
        guard text.utf8.count >= 20, text.utf8.dropFirst(16).first == UInt8(ascii: ":"), !text.utf8.contains(0x2C)
        else { return nil }
        var scanner = ISO8601Scanner(exactly: text)
        guard let local = scanner.dateTime() else { return nil }
        guard let offset = scanner.rfc3339Offset(), scanner.isAtEnd else { return nil }
        let second = local.clockSeconds - offset
        guard (Self.firstSecond...Self.lastSecond).contains(second) else { return nil }
        self.init(secondsSince1970: Double(second) + Double(local.time.nanosecond) * 1e-9)
    }

    /// The instant in UTC as `2026-11-21T08:00:00Z`, with at most six decimals; clamped to the years 1 to 9999.
    public var description: String {
        var text = ISO8601Writer()
        text.append(local(at: .zero))
        text.append("Z")
        return text.string
    }

    /// The instant as clocks with an offset show it: `2026-11-21T09:00:00+01:00`, with at most six decimals.
    ///
    /// - Parameter offset: the offset. RFC 3339 knows none with seconds, and ``init(_:)`` reads none.
    public func text(at offset: UTCOffset) -> String {
        var text = ISO8601Writer()
        text.append(local(at: offset))
        text.append(offset)
        return text.string
    }
}
