// SPDX-License-Identifier: Apache-2.0

/// The one error of the engine: which computation failed, why, and with which problems of its input.
///
/// Authors of computations throw what they like; the engine wraps it. To refuse an input, throw a ``ValidationIssue`` or
/// an error made by ``refused(_:)``.
public struct ComputationError: Error, Sendable, CustomStringConvertible {
    /// The kind of error.
    public var code: Code
    /// The id of the computation, when one was running.
    public var computation: String?
    /// One sentence for the whole error; empty when the issues say it all.
    public var message: String
    /// Every problem of the input, in the order of the input's schema.
    public var issues: [ValidationIssue]
    /// What the computation threw, when it was neither a computation error nor an issue.
    public var underlying: (any Error)?

    /// Creates an error.
    public init(
        _ code: Code, computation: String? = nil, _ message: String = "", issues: [ValidationIssue] = [],
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.computation = computation
        self.message = message
        self.issues = issues
        self.underlying = underlying
    }

    /// An input that breaks its schema.
    public static func invalidInput(_ issues: [ValidationIssue]) -> ComputationError {
        ComputationError(.invalidInput, issues: issues)
    }

    /// An input that fits its schema and breaks a rule of the domain.
    public static func refused(_ issues: [ValidationIssue]) -> ComputationError {
        ComputationError(.refused, issues: issues.map(\.asRule))
    }

    /// A record that doesn't exist: the issue's path is the field that names it.
    public static func notFound(_ issue: ValidationIssue) -> ComputationError {
        ComputationError(.notFound, issues: [issue.asRule])
    }

    /// A state that rules the request out: something is already done, already lent, or exists.
    ///
    /// - Parameter message: a plain sentence that names the record and its state, and what is possible instead.
    public static func conflict(_ message: String) -> ComputationError {
        ComputationError(.conflict, message)
    }

    /// A key that another record already has: the issue's path is the field that holds it.
    public static func conflict(_ issue: ValidationIssue) -> ComputationError {
        ComputationError(.conflict, issues: [issue.asRule])
    }

    /// Stored or shipped data that is missing or damaged: say which, and how to fix it.
    public static func invalidData(_ message: String) -> ComputationError {
        ComputationError(.invalidData, message)
    }

    /// An input with these issues, of the code that they have: invalid if one breaks the schema, else refused.
    @usableFromInline
    static func of(_ issues: [ValidationIssue], computation: String? = nil) -> ComputationError {
        let isInvalid = issues.contains { $0.kind == .structure }
        return ComputationError(isInvalid ? .invalidInput : .refused, computation: computation, issues: issues)
    }

    /// The same error with the paths of its issues renamed, where a computation fills one input from another.
    package func renamingPaths(_ rename: (String) -> String) -> ComputationError {
        var error = self
        for index in error.issues.indices { error.issues[index].path = rename(error.issues[index].path) }
        return error
    }

    /// The message and the issues, a sentence on each line.
    public var description: String {
        let lines = (message.isEmpty ? [] : [message]) + issues.map(\.description)
        return lines.isEmpty ? code.rawValue : lines.joined(separator: "\n")
    }

    /// The exit code of a command that ends with this error, after BSD sysexits.
    public var exitCode: Int32 { code.exitCode }

    /// The error as JSON: `code`, `message`, `issues`, and `computation` when one was running.
    public var json: JSONValue {
        var object = JSONObject([
            ("code", .string(code.rawValue)),
            ("message", .string(message.isEmpty ? description : message)),
        ])
        object["computation"] = computation.map(JSONValue.string)
        object["issues"] = .array(issues.map(\.json))
        return .object(object)
    }

    /// Turns whatever a computation threw into an error of that computation.
    @usableFromInline
    init(wrapping error: any Error, of computation: String) {
        switch error {
        case var known as ComputationError:
            known.computation = known.computation ?? computation
            self = known
        case let issue as ValidationIssue:
            self.init(.refused, computation: computation, issues: [issue.asRule])
        case is CancellationError:
            self.init(.cancelled, computation: computation, "The run was cancelled.")
        case let error as any ComputationErrorConvertible:
            var converted = error.computationError
            converted.computation = computation
            self = converted
        default:
            self.init(
                .internalError, computation: computation, "\(computation) failed: \(error)", underlying: error)
        }
    }
}

/// An error of another library that knows its place in the table of error codes.
public protocol ComputationErrorConvertible: Error {
    /// The same error as the engine reports it.
    var computationError: ComputationError { get }
}

extension ValidationIssue {
    /// The issue as a JSON object with `path`, `expected`, `got` and, when known, `recoverySuggestion`.
    var json: JSONValue {
        var object = JSONObject([
            ("path", .string(path)), ("expected", .string(expected)), ("got", .string(got)),
        ])
        object["recoverySuggestion"] = recoverySuggestion.map(JSONValue.string)
        return .object(object)
    }
}
