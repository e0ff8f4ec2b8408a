// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Why there is no forecast.
public struct ForecastError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error.
    ///
    /// A struct rather than an enum, so that a later version can add a kind.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's word.
        public let rawValue: String
        /// Makes a code from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The coordinates, the days or the address cannot be asked for.
        public static let badRequest = Code(rawValue: "bad-request")
        /// The service cannot be reached.
        public static let unreachable = Code(rawValue: "unreachable")
        /// The service did not answer in time.
        public static let timeout = Code(rawValue: "timeout")
        /// The service refused the question.
        public static let refused = Code(rawValue: "refused")
        /// The answer is none that the service documents.
        public static let wrongShape = Code(rawValue: "wrong-shape")
    }

    /// The kind of error.
    public let code: Code
    /// One sentence: what was asked, what came, what to do.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// The exit code of a command that ends with this error, after BSD sysexits: 64, 65, or 69.
    public var exitCode: Int32 { computationError.exitCode }
}

extension ForecastError: ComputationErrorConvertible {
    /// The error as the engine reports it.
    public var computationError: ComputationError {
        switch code {
        case .badRequest: ComputationError(.refused, description, underlying: self)
        case .wrongShape: ComputationError(.invalidData, description, underlying: self)
        default: ComputationError(.unavailable, description, underlying: self)
        }
    }
}
