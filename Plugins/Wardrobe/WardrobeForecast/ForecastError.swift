// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An error that explains why there is no forecast.
public struct ForecastError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error.
    ///
    /// A struct rather than an enum, so that a later version can add a kind.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code as text.
        public let rawValue: String
        /// Creates a code from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The coordinates, days, or address are invalid.
        public static let badRequest = Code(rawValue: "bad-request")
        /// The service can't be reached.
        public static let unreachable = Code(rawValue: "unreachable")
        /// The service didn't respond in time.
        public static let timeout = Code(rawValue: "timeout")
        /// The service rejected the request.
        public static let refused = Code(rawValue: "refused")
        /// The response isn't in the form that the service documents.
        public static let wrongShape = Code(rawValue: "wrong-shape")
    }

    /// The kind of error.
    public let code: Code
    /// The error in one or two sentences, with what to do next.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// The exit code of a command that ends with this error, as in BSD sysexits: 64, 65, or 69.
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
