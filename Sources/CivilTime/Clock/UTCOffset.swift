// SPDX-License-Identifier: Apache-2.0

/// The difference between the clocks of a place and Coordinated Universal Time, in seconds, east positive.
///
/// Its text is in ISO 8601 format, with seconds if there are any: `+03:00`, `+01:19:32`.
public struct UTCOffset: Hashable, Comparable, Sendable {
    /// The range of offsets, in seconds: -24:59:59 to +25:59:59, which RFC 9636 allows in the files of the tz database.
    public static let supportedSeconds = -89_999...93_599

    /// The range of ``init(plausible:)``, in seconds: 18 hours in either direction.
    ///
    /// Real clocks have been between -15:56:08 (Manila before 1845) and +15:13:42 (Metlakatla before 1867).
    package static let plausibleSeconds = -64_800...64_800

    /// Seconds ahead of UTC; negative west of Greenwich.
    public let seconds: Int

    /// Creates an offset.
    ///
    /// - Throws: ``CivilTimeError`` if the number of seconds is outside ``supportedSeconds``.
    public init(seconds: Int) throws(CivilTimeError) {
        guard Self.supportedSeconds.contains(seconds) else {
            throw CivilTimeError(
                expected: "an offset from -24:59:59 to +25:59:59", got: "\(seconds) seconds",
                recoverySuggestion: "write an offset from UTC such as +03:00")
        }
        self.seconds = seconds
    }

    /// Creates an offset from a number of seconds inside ``supportedSeconds``.
    package init(unchecked seconds: Int) {
        assert(Self.supportedSeconds.contains(seconds), "\(seconds) seconds")
        self.seconds = seconds
    }

    /// Creates the offset inside ``supportedSeconds`` that is nearest to a number of seconds.
    init(clamping seconds: Int) {
        self.seconds = min(max(seconds, Self.supportedSeconds.lowerBound), Self.supportedSeconds.upperBound)
    }

    /// No difference from UTC.
    public static let zero = UTCOffset(unchecked: 0)

    /// Returns whether one offset is west of another.
    public static func < (first: UTCOffset, second: UTCOffset) -> Bool { first.seconds < second.seconds }
}

extension UTCOffset: ISO8601Representable {
    /// Creates an offset from text: `Z`, `+03:00`, `+0300`, `+03`, `-05:30`, or `+01:19:32`.
    ///
    /// Leading and trailing whitespace is ignored, `z` means `Z`, and U+2212 is a minus sign.
    ///
    /// - Throws: ``CivilTimeError`` if the text isn't an offset inside ``supportedSeconds``.
    public init(_ text: String) throws(CivilTimeError) {
        var scanner = ISO8601Scanner(text)
        guard let seconds = scanner.offsetSeconds(), scanner.isAtEnd else { throw Self.refusal(text) }
        guard Self.supportedSeconds.contains(seconds) else {
            throw CivilTimeError(
                expected: "an offset from -24:59:59 to +25:59:59", text: text,
                recoverySuggestion: "check the offset; east of Greenwich is positive")
        }
        self.init(unchecked: seconds)
    }

    /// Creates an offset like ``init(_:)``, but rejects more than 18 hours.
    package init(plausible text: String) throws(CivilTimeError) {
        var scanner = ISO8601Scanner(text)
        try self.init(scanning: &scanner, of: text)
        guard scanner.isAtEnd else { throw Self.refusal(text) }
    }

    /// Reads an offset inside ``plausibleSeconds`` from the middle of a text.
    package init(scanning scanner: inout ISO8601Scanner, of text: some StringProtocol) throws(CivilTimeError) {
        guard let seconds = scanner.offsetSeconds() else { throw Self.refusal(text) }
        guard Self.plausibleSeconds.contains(seconds) else {
            throw CivilTimeError(
                expected: "an offset from -18:00 to +18:00", text: text,
                recoverySuggestion: "check the offset; east of Greenwich is positive")
        }
        self.init(unchecked: seconds)
    }

    private static func refusal(_ text: some StringProtocol) -> CivilTimeError {
        CivilTimeError(
            expected: "an offset from UTC such as +03:00, -05:30, or Z", text: text,
            recoverySuggestion: "write a sign, two digits for hours, and two for minutes")
    }

    /// The offset as `+03:00`, or `+01:19:32` if it has seconds; zero is `+00:00`.
    public var description: String {
        var text = ISO8601Writer(capacity: 10)
        text.append(self)
        return text.string
    }
}
