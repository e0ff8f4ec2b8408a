// SPDX-License-Identifier: Apache-2.0

extension ComputationError {
    /// The kind of error, which is the same in every face.
    ///
    /// This is a struct rather than an enum, so that a later version can add a kind. An unknown code counts as
    /// ``internalError``.
    ///
    /// ```swift
    /// let isTemporary =
    ///     switch error.code {
    ///     case .busy, .deadline, .unavailable: true
    ///     default: false
    ///     }
    /// ```
    ///
    /// ## Topics
    ///
    /// ### Problems of an input
    /// - ``invalidJSON``
    /// - ``invalidInput``
    /// - ``refused``
    /// - ``unknownComputation``
    ///
    /// ### Problems of records
    /// - ``notFound``
    /// - ``conflict``
    /// - ``invalidData``
    ///
    /// ### Problems of files and services
    /// - ``unavailable``
    /// - ``storageFull``
    /// - ``io``
    /// - ``busy``
    /// - ``permission``
    ///
    /// ### Runs without a result
    /// - ``cancelled``
    /// - ``deadline``
    /// - ``internalError``
    ///
    /// ### Reporting a code
    /// - ``exitCode``
    /// - ``httpStatus``
    /// - ``all``
    /// - ``rawValue``
    /// - ``init(rawValue:)``
    public struct Code: RawRepresentable, Sendable, Hashable, Codable {
        /// The code's word.
        public let rawValue: String
        /// Creates a code from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The input isn't JSON.
        public static let invalidJSON = Code(rawValue: "invalid-json")
        /// The input violates its schema.
        public static let invalidInput = Code(rawValue: "invalid-input")
        /// The input matches its schema but violates a rule of the domain.
        public static let refused = Code(rawValue: "refused")
        /// No computation has this id.
        public static let unknownComputation = Code(rawValue: "unknown-computation")
        /// No record has this key.
        public static let notFound = Code(rawValue: "not-found")
        /// Something is already done, already lent, or exists.
        public static let conflict = Code(rawValue: "conflict")
        /// Stored or shipped data is damaged.
        public static let invalidData = Code(rawValue: "invalid-data")
        /// Another service didn't answer.
        public static let unavailable = Code(rawValue: "unavailable")
        /// The disk is full.
        public static let storageFull = Code(rawValue: "storage-full")
        /// A file can't be written.
        public static let io = Code(rawValue: "io")
        /// Another process locked the data past the deadline.
        public static let busy = Code(rawValue: "busy")
        /// This user doesn't have permission to read or write a file.
        public static let permission = Code(rawValue: "permission")
        /// The caller cancelled the run.
        public static let cancelled = Code(rawValue: "cancelled")
        /// The run took longer than its deadline.
        public static let deadline = Code(rawValue: "deadline")
        /// An error in the computation or the engine.
        public static let internalError = Code(rawValue: "internal")

        /// Every code of the engine, in the order of the documentation.
        public static let all: [Code] = [
            .invalidJSON, .invalidInput, .refused, .unknownComputation, .notFound, .conflict, .invalidData,
            .unavailable, .storageFull, .io, .busy, .permission, .cancelled, .deadline, .internalError,
        ]

        /// The exit code of a command, from BSD sysexits; 130 if it was cancelled.
        public var exitCode: Int32 {
            switch self {
            case .invalidJSON, .invalidInput, .refused, .unknownComputation: 64
            case .conflict, .invalidData: 65
            case .notFound: 66
            case .unavailable: 69
            case .storageFull, .io: 74
            case .busy, .deadline: 75
            case .permission: 77
            case .cancelled: 130
            default: 70
            }
        }

        /// The status code of an HTTP response.
        public var httpStatus: Int {
            switch self {
            case .invalidJSON, .invalidInput: 400
            case .permission: 403
            case .unknownComputation, .notFound: 404
            case .conflict: 409
            case .refused: 422
            case .cancelled: 499
            case .unavailable, .busy: 503
            case .deadline: 504
            case .storageFull: 507
            default: 500
            }
        }
    }
}
