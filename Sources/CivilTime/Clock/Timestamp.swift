// SPDX-License-Identifier: Apache-2.0

/// An instant, exact to the nanosecond, in the years 1 to 9999 in UTC.
///
/// Instants are counted from 1970-01-01T00:00:00Z without leap seconds, as in POSIX. Results of initializers and
/// arithmetic are clamped to ``earliest`` and ``latest``, so that every instant has a text.
///
/// ```swift
/// let start = try Timestamp("2026-11-21T08:00:00Z")
/// let end = start + .seconds(90)          // 2026-11-21T08:01:30Z
/// start.duration(to: end)                 // 90 seconds, a Swift.Duration
/// end.seconds(since: start)               // 90.0
/// ```
///
/// ## Topics
///
/// ### Creating an instant
/// - ``init(_:)``
/// - ``init(_:offset:)``
/// - ``init(secondsSince1970:nanosecond:)``
/// - ``init(secondsSince1970:)``
/// - ``now``
///
/// ### Parts
/// - ``wholeSeconds``
/// - ``nanosecond``
/// - ``secondsSince1970``
///
/// ### Arithmetic
/// - ``advanced(by:)``
/// - ``duration(to:)``
/// - ``seconds(since:)``
/// - ``adding(_:in:)``
///
/// ### Local time
/// - ``local(at:)``
/// - ``text(at:)``
public struct Timestamp: Hashable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z, rounded down; negative before.
    public let wholeSeconds: Int
    /// The fraction of the second in nanoseconds, 0 to 999,999,999.
    public let nanosecond: Int

    /// Creates an instant from whole seconds.
    ///
    /// - Parameters:
    ///   - seconds: Seconds since 1970-01-01T00:00:00Z; clamped to the years 1 to 9999.
    ///   - nanosecond: The fraction of the second, clamped to 0 to 999,999,999.
    public init(secondsSince1970 seconds: Int, nanosecond: Int = 0) {
        switch seconds {
        case ..<Self.firstSecond: (wholeSeconds, self.nanosecond) = (Self.firstSecond, 0)
        case (Self.lastSecond + 1)...: (wholeSeconds, self.nanosecond) = (Self.lastSecond, 999_999_999)
        default: (wholeSeconds, self.nanosecond) = (seconds, min(max(nanosecond, 0), 999_999_999))
        }
    }

    /// Creates an instant from seconds with a fraction, rounded to the nearest nanosecond.
    ///
    /// For instants of this century, a `Double` is accurate to only a quarter of a microsecond.
    ///
    /// - Parameter seconds: Seconds since 1970-01-01T00:00:00Z; infinities and numbers beyond the years 1 to 9999 are
    ///   clamped.
    /// - Precondition: `seconds` isn't NaN.
    public init(secondsSince1970 seconds: Double) {
        precondition(!seconds.isNaN, "a Timestamp can't be created from NaN")
        let whole = min(max(seconds.rounded(.down), Double(Self.firstSecond - 1)), Double(Self.lastSecond + 1))
        let nanoseconds = min(max(((seconds - whole) * 1e9).rounded(), 0), 1e9)
        let carries = nanoseconds == 1e9
        self.init(secondsSince1970: Int(whole) + (carries ? 1 : 0), nanosecond: carries ? 0 : Int(nanoseconds))
    }

    /// Creates the instant at which clocks with an offset show a local time; clamped to the years 1 to 9999 in UTC.
    public init(_ local: CivilDateTime, offset: UTCOffset) {
        self.init(secondsSince1970: local.clockSeconds - offset.seconds, nanosecond: local.time.nanosecond)
    }

    /// 0001-01-01T00:00:00Z.
    public static let earliest = Timestamp(secondsSince1970: firstSecond)
    /// 9999-12-31T23:59:59.999999999Z.
    public static let latest = Timestamp(secondsSince1970: lastSecond, nanosecond: 999_999_999)

    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds; negative before.
    ///
    /// The nearest `Double`, which is accurate to a quarter of a microsecond for this century.
    public var secondsSince1970: Double { Double(wholeSeconds) + Double(nanosecond) / 1e9 }

    /// Returns the local time that clocks with an offset show; clamped to the years 1 to 9999.
    public func local(at offset: UTCOffset) -> CivilDateTime {
        CivilDateTime(clockSeconds: wholeSeconds + offset.seconds, nanosecond: nanosecond)
    }

    /// 0001-01-01T00:00:00Z.
    static let firstSecond = -62_135_596_800
    /// 9999-12-31T23:59:59Z.
    static let lastSecond = 253_402_300_799
}

extension Timestamp: ISO8601Representable {
    /// Creates an instant from text such as `2026-11-21T08:00:00Z` or `2026-11-21T09:00:00.5+01:00`.
    ///
    /// The grammar is that of RFC 3339 with an uppercase `T` and `Z`: seconds and an offset are required. Digits past
    /// the nanosecond are ignored.
    ///
    /// - Throws: ``CivilTimeError`` if the text isn't an instant of the years 1 to 9999 in UTC.
    public init(_ text: String) throws(CivilTimeError) {
        guard let instant = Self(reading: text) else {
            throw CivilTimeError(
                expected: "an instant such as 2026-11-21T08:00:00Z", text: text,
                recoverySuggestion: DateTimeAdvice.onInstant(text))
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
        self.init(secondsSince1970: second, nanosecond: local.time.nanosecond)
    }

    /// The instant in UTC as `2026-11-21T08:00:00Z`, with as many decimals as needed, at most nine.
    public var description: String {
        var text = ISO8601Writer()
        text.append(local(at: .zero))
        text.append("Z")
        return text.string
    }

    /// Returns the instant with an offset: `2026-11-21T09:00:00+01:00`, with at most nine decimals.
    ///
    /// Parsing the text returns the same instant. RFC 3339 has neither offsets with seconds, for which it uses the
    /// nearest whole minute (section 5.8), nor offsets of a day or more or years beyond 9999, for which the text is in
    /// UTC.
    public func text(at offset: UTCOffset) -> String {
        let minutes = Int((Double(offset.seconds) / 60).rounded())
        let shown = wholeSeconds + minutes * 60
        let isWritable = abs(minutes) < 1440 && (Self.firstSecond...Self.lastSecond).contains(shown)
        let written = isWritable ? UTCOffset(unchecked: minutes * 60) : .zero
        var text = ISO8601Writer()
        text.append(local(at: written))
        text.append(written)
        return text.string
    }
}
