// SPDX-License-Identifier: Apache-2.0

/// Why a sky could not be computed: one sentence, and the facts in it.
public struct EphemerisError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What kind of problem it is; open for new kinds.
    public struct Code: RawRepresentable, Sendable, Hashable, Codable {
        /// The word for the kind of problem.
        public var rawValue: String

        /// A kind of problem by its word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A coordinate, height or date is not a number in its range.
        public static let invalidInput = Code(rawValue: "invalidInput")
        /// Houses or topocentric positions were asked for without a place.
        public static let missingObserver = Code(rawValue: "missingObserver")
        /// The list of ephemeris folders can't be used.
        public static let invalidPath = Code(rawValue: "invalidPath")
        /// An ephemeris file is cut off, altered or not an ephemeris file.
        public static let damagedFile = Code(rawValue: "damagedFile")
        /// No installed file and no built-in theory covers the date.
        public static let dateOutOfRange = Code(rawValue: "dateOutOfRange")
        /// The library behind the source refused for another reason, quoted in the message.
        public static let libraryFailure = Code(rawValue: "libraryFailure")
    }

    /// What kind of problem it is.
    public var code: Code
    /// What was expected, what came and what to do, in one sentence.
    public var message: String
    /// The file concerned, if any.
    public var file: String?

    /// The message.
    public var description: String { message }

    /// An error in one sentence.
    /// - Parameters:
    ///   - code: What kind of problem it is.
    ///   - message: What was expected, what came and what to do.
    ///   - file: The file concerned, if any.
    public init(_ code: Code, _ message: String, file: String? = nil) {
        self.code = code
        self.message = message
        self.file = file
    }
}
