// SPDX-License-Identifier: Apache-2.0

/// The one error of the engine: which computation failed, why, and with which problems of its input.
///
/// Authors of computations throw what they like; the engine wraps it. To refuse an input with paths, throw a
/// `Failure` made by ``badInput(_:)`` or a single ``Issue``.
public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The kind of failure, which faces map to an exit code or an HTTP status.
    ///
    /// A struct rather than an enum, so that a later version can add a kind.
    public struct Code: RawRepresentable, Sendable, Hashable, Codable {
        /// The code's word.
        public let rawValue: String
        /// Makes a code from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The input breaks its shape or the computation's rules (sysexits 64, HTTP 422).
        public static let badInput = Code(rawValue: "bad-input")
        /// The input is no JSON, or data the computation needs is missing or damaged (sysexits 65, HTTP 400).
        public static let badData = Code(rawValue: "bad-data")
        /// No computation has this id (sysexits 64, HTTP 404).
        public static let unknownComputation = Code(rawValue: "unknown-computation")
        /// The caller cancelled the run (HTTP 499; a command ends with 130).
        public static let cancelled = Code(rawValue: "cancelled")
        /// A fault of the computation or the engine (sysexits 70, HTTP 500).
        public static let internalFault = Code(rawValue: "internal-fault")
    }

    /// The kind of failure.
    public var code: Code
    /// The id of the computation, when one was running.
    public var computation: String?
    /// One sentence for the whole failure; empty when the issues say it all.
    public var message: String
    /// Every problem of the input, in the order of the input's shape.
    public var issues: [Issue]
    /// What the computation threw, when it was neither a failure nor an issue.
    public var underlying: (any Error)?

    /// Makes a failure.
    public init(
        _ code: Code, computation: String? = nil, _ message: String = "", issues: [Issue] = [],
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.computation = computation
        self.message = message
        self.issues = issues
        self.underlying = underlying
    }

    /// An input refused for these problems.
    public static func badInput(_ issues: [Issue]) -> Failure { Failure(.badInput, issues: issues) }

    /// Data that the computation needs is missing or damaged: say which, and the cure.
    public static func badData(_ message: String) -> Failure { Failure(.badData, message) }

    /// The message and the issues, a sentence a line.
    public var description: String {
        let lines = (message.isEmpty ? [] : [message]) + issues.map(\.description)
        return lines.isEmpty ? code.rawValue : lines.joined(separator: "\n")
    }

    /// The exit code of a command that ends with this failure, after BSD sysexits.
    public var exitCode: Int32 {
        switch code {
        case .badInput, .unknownComputation: 64
        case .badData: 65
        case .cancelled: 130
        default: 70
        }
    }

    /// The failure as JSON: `code`, `message`, `issues`, and `computation` when one was running.
    public var json: JSONValue {
        var object = JSONObject([
            ("code", .string(code.rawValue)),
            ("message", .string(message.isEmpty ? description : message)),
            ("issues", .array(issues.map(\.json))),
        ])
        object["computation"] = computation.map(JSONValue.string)
        return .object(object)
    }

    /// Turns whatever a computation threw into a failure of that computation.
    @usableFromInline
    init(wrapping error: any Error, of computation: String) {
        switch error {
        case var failure as Failure:
            failure.computation = failure.computation ?? computation
            self = failure
        case let issue as Issue:
            self.init(.badInput, computation: computation, issues: [issue])
        case is CancellationError:
            self.init(.cancelled, computation: computation, "The run was cancelled.")
        default:
            self.init(
                .internalFault, computation: computation, "\(computation) failed: \(error)", underlying: error
            )
        }
    }
}

extension Issue {
    /// The issue as a JSON object with `path`, `expected`, `got` and, when known, `hint`.
    var json: JSONValue {
        var object = JSONObject([
            ("path", .string(path)), ("expected", .string(expected)), ("got", .string(got)),
        ])
        object["hint"] = hint.map(JSONValue.string)
        return .object(object)
    }
}
