// SPDX-License-Identifier: Apache-2.0

/// An error that a source of positions throws if it can't compute a sky.
///
/// A chart reports ``Code/dateOutOfRange`` as a problem of the birth date, ``Code/invalidInput`` and
/// ``Code/missingObserver`` as an invalid request, and all other codes as invalid data of the source. It adds the
/// source's name, so a message doesn't contain it.
public struct EphemerisError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of problem.
    ///
    /// Sources define their own kinds.
    public struct Code: RawRepresentable, Sendable, Hashable, Codable {
        /// The word for the kind of problem.
        public var rawValue: String

        /// Creates a kind of problem from its word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A coordinate, an altitude, or a body is out of range, or the source doesn't support what the request needs,
        /// such as a sidereal zodiac.
        public static let invalidInput = Code(rawValue: "invalidInput")
        /// The request is for houses or topocentric positions and has no place.
        public static let missingObserver = Code(rawValue: "missingObserver")
        /// The list of ephemeris folders can't be used.
        public static let invalidPath = Code(rawValue: "invalidPath")
        /// An ephemeris file is truncated, altered, or not an ephemeris file.
        public static let damagedFile = Code(rawValue: "damagedFile")
        /// A required file isn't in any of the folders.
        public static let missingFile = Code(rawValue: "missingFile")
        /// The date is outside the range that the source covers.
        public static let dateOutOfRange = Code(rawValue: "dateOutOfRange")
        /// The library behind the source failed for another reason, which the message quotes.
        public static let libraryFailure = Code(rawValue: "libraryFailure")
    }

    /// The kind of problem.
    public var code: Code
    /// The expected value, the actual value, and the remedy in one sentence.
    public var message: String
    /// The file concerned, if any.
    public var file: String?

    /// The message.
    public var description: String { message }

    /// Creates an error.
    /// - Parameters:
    ///   - code: The kind of problem.
    ///   - message: The expected value, the actual value, and the remedy in one sentence.
    ///   - file: The file concerned, if any.
    public init(_ code: Code, _ message: String, file: String? = nil) {
        self.code = code
        self.message = message
        self.file = file
    }
}
