// SPDX-License-Identifier: Apache-2.0

/// How far the clocks of a place are ahead of Coordinated Universal Time, in seconds, east positive.
///
/// Its text is that of ISO 8601, with seconds where there are any: `+03:00`, `+01:19:32`.
public struct UTCOffset: Hashable, Comparable, Sendable {
    /// The offsets that the type can hold, in seconds: what RFC 9636 allows in the files of the tz database.
    public static let supportedSeconds = -89_999...93_599
    /// The offsets that are read from text, in seconds: 18 hours either way.
    ///
    /// Real clocks have been between -15:56:08 (Manila before 1845) and +15:13:42 (Metlakatla before 1867).
    public static let acceptedSeconds = -64_800...64_800

    /// Seconds ahead of UTC; negative west of Greenwich.
    public let seconds: Int

    /// Creates an offset.
    ///
    /// - Throws: ``CivilTimeError`` when the number of seconds is outside ``supportedSeconds``.
    public init(seconds: Int) throws(CivilTimeError) {
        guard Self.supportedSeconds.contains(seconds) else {
            throw CivilTimeError(
                expected: "an offset from -24:59:59 to +25:59:59", got: "\(seconds) seconds",
                recoverySuggestion: "write an offset from UTC such as +03:00")
        }
        self.seconds = seconds
    }

    /// Creates an offset from a number of seconds that is known to be inside ``supportedSeconds``.
    package init(known seconds: Int) { self.seconds = seconds }

    /// No difference from UTC.
    public static let zero = UTCOffset(known: 0)

    /// Whether one offset lies west of another.
    public static func < (first: UTCOffset, second: UTCOffset) -> Bool { first.seconds < second.seconds }
}

extension UTCOffset: ISO8601Representable {
    /// Creates an offset from text: `Z`, `+03:00`, `+0300`, `+03`, `-05:30` or `+01:19:32`.
    ///
    /// Blanks around the text are ignored.
    ///
    /// - Throws: ``CivilTimeError`` when the text isn't an offset inside ``acceptedSeconds``.
    public init(_ text: String) throws(CivilTimeError) {
        var scanner = ISO8601Scanner(text)
        try self.init(scanning: &scanner, of: text)
        guard scanner.isAtEnd else { throw Self.refusal(text) }
    }

    /// Reads an offset from the middle of a text.
    package init(scanning scanner: inout ISO8601Scanner, of text: some StringProtocol) throws(CivilTimeError) {
        guard let seconds = scanner.offsetSeconds() else { throw Self.refusal(text) }
        guard Self.acceptedSeconds.contains(seconds) else {
            throw CivilTimeError(
                expected: "an offset from -18:00 to +18:00", text: text,
                recoverySuggestion: "check the offset; east of Greenwich is plus")
        }
        self.init(known: seconds)
    }

    /// Reads an offset from its text; those of the tz database may be further from UTC than ``acceptedSeconds``.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        var scanner = ISO8601Scanner(text)
        guard let seconds = scanner.offsetSeconds(), scanner.isAtEnd else { throw Self.refusal(text) }
        try self.init(seconds: seconds)
    }

    private static func refusal(_ text: some StringProtocol) -> CivilTimeError {
        CivilTimeError(
            expected: "an offset from UTC such as +03:00, -05:30 or Z", text: text,
            recoverySuggestion: "write a sign, two digits of hours and two of minutes")
    }

    /// The offset as `+03:00`, or `+01:19:32` when it has seconds; zero is `+00:00`.
    public var description: String {
        var text = ISO8601Writer(capacity: 10)
        text.append(self)
        return text.string
    }
}
