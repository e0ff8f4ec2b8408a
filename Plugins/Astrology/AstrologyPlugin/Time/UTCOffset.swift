// SPDX-License-Identifier: AGPL-3.0-or-later

/// How far local clocks are ahead of Coordinated Universal Time, in seconds, east positive.
///
/// In JSON an offset is its ISO 8601 text with seconds where there are any: `"+03:00"`, `"+01:19:32"`.
public struct UTCOffset: Hashable, Sendable {
    /// The offsets the type can hold, in seconds: what RFC 9636 allows in time zone files.
    public static let supportedSeconds = -89_999...93_599
    /// The offsets accepted from a user, in seconds: 18 hours either way.
    ///
    /// Real clocks have been between -15:56:08 (Manila before 1845) and +15:13:42 (Metlakatla before 1867).
    public static let acceptedSeconds = -64_800...64_800

    /// Seconds ahead of UTC; negative west of Greenwich.
    public let seconds: Int

    /// Creates an offset.
    ///
    /// - Throws: `TimeInputError` when the number of seconds is outside `supportedSeconds`.
    public init(seconds: Int) throws(TimeInputError) {
        guard Self.supportedSeconds.contains(seconds) else {
            throw TimeInputError(
                field: "offset", expected: "an offset from -24:59:59 to +25:59:59", got: "\(seconds) seconds",
                recoverySuggestion: "write an offset from UTC such as +03:00")
        }
        self.seconds = seconds
    }

    init(unchecked seconds: Int) {
        self.seconds = seconds
    }

    /// No difference from UTC.
    public static let zero = UTCOffset(unchecked: 0)
}
