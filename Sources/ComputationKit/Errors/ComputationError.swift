// SPDX-License-Identifier: Apache-2.0

/// An error of the engine, with the computation that failed, the reason, and the problems of its input.
///
/// Computations can throw any error; the engine wraps it. To reject an input, throw a ``ValidationIssue`` or an error
/// created with ``refused(_:)``.
///
/// ```swift
/// guard let food = pantry[input.food] else {
///     throw ComputationError.notFound(
///         ValidationIssue(path: "food", expected: "a food in the pantry", got: "\"\(input.food)\""))
/// }
/// ```
///
/// The calls of an engine throw no other errors:
///
/// ```swift
/// do {
///     print(try await engine(Hiking.walkingTime, walk).hours)
/// } catch {
///     print(error.code.rawValue, error.issues.map(\.path))      // refused ["legs[0].climb"]
/// }
/// ```
///
/// ## Topics
///
/// ### Throwing an error
/// - ``refused(_:)``
/// - ``notFound(_:)``
/// - ``conflict(_:)-(String)``
/// - ``conflict(_:)-(ValidationIssue)``
/// - ``invalidData(_:)``
/// - ``invalidInput(_:)``
/// - ``init(_:computation:_:issues:underlying:)``
///
/// ### Handling an error
/// - ``code``
/// - ``Code``
/// - ``issues``
/// - ``message``
/// - ``computation``
/// - ``notice``
/// - ``underlying``
///
/// ### Showing an error
/// - ``description``
/// - ``exitCode``
/// - ``json``
public struct ComputationError: Error, Sendable, CustomStringConvertible {
    /// The kind of error.
    public var code: Code
    /// The id of the computation, if one was running.
    public var computation: String?
    /// A sentence about the error; empty if the issues describe it completely.
    public var message: String
    /// Every problem of the input, in the order of the input's schema.
    public var issues: [ValidationIssue]
    /// What to show before the error, such as where to find help.
    ///
    /// `nil` if nothing. See ``NoticeProviding``.
    public var notice: Message?
    /// The error that the computation threw, if it is neither a computation error nor an issue.
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

    /// Returns the error for an input that violates its schema.
    public static func invalidInput(_ issues: [ValidationIssue]) -> ComputationError {
        ComputationError(.invalidInput, issues: issues)
    }

    /// Returns the error for an input that matches its schema but violates a rule of the domain.
    public static func refused(_ issues: [ValidationIssue]) -> ComputationError {
        ComputationError(.refused, issues: issues.map(\.asRule))
    }

    /// Returns the error for a field that violates a rule of the domain.
    ///
    /// - Parameters:
    ///   - path: The path of the field.
    ///   - expected: The accepted values, in words that follow "expected".
    ///   - got: The actual value, in words that follow "got".
    ///   - recoverySuggestion: The recovery suggestion, if known.
    ///   - fields: The paths of other fields that the sentences name in backquotes.
    public static func refused(
        path: String, expected: String, got: String, recoverySuggestion: String? = nil, naming fields: [String] = []
    ) -> ComputationError {
        refused([
            ValidationIssue(
                path: path, expected: expected, got: got, recoverySuggestion: recoverySuggestion, naming: fields)
        ])
    }

    /// Returns the error for a record that doesn't exist.
    ///
    /// The issue's path is the field that identifies it.
    public static func notFound(_ issue: ValidationIssue) -> ComputationError {
        ComputationError(.notFound, issues: [issue.asRule])
    }

    /// Returns the error for a conflict with the current state: something is already done, already lent, or exists.
    ///
    /// - Parameter message: A sentence that names the record and its state, and what is possible instead.
    public static func conflict(_ message: String) -> ComputationError {
        ComputationError(.conflict, message)
    }

    /// Returns the error for a key that another record already has.
    ///
    /// The issue's path is the field that contains it.
    public static func conflict(_ issue: ValidationIssue) -> ComputationError {
        ComputationError(.conflict, issues: [issue.asRule])
    }

    /// Returns the error for stored or shipped data that is missing or damaged.
    ///
    /// Say which, and how to fix it.
    public static func invalidData(_ message: String) -> ComputationError {
        ComputationError(.invalidData, message)
    }

    /// Returns the error for an input with issues: invalid if one violates the schema, otherwise refused.
    static func of(_ issues: [ValidationIssue], computation: String? = nil) -> ComputationError {
        let isInvalid = issues.contains { $0.kind == .structure }
        return ComputationError(isInvalid ? .invalidInput : .refused, computation: computation, issues: issues)
    }

    /// Returns the same error with renamed paths, for a computation that creates one input from another.
    package func renamingPaths(_ rename: (String) -> String) -> ComputationError {
        var error = self
        for index in error.issues.indices { error.issues[index].renamePaths(rename) }
        return error
    }

    /// Returns what the work returns, or throws its error with renamed paths.
    package static func renamingPaths<Value>(_ rename: (String) -> String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as ComputationError {
            throw error.renamingPaths(rename)
        }
    }

    /// Returns what the work returns, or refuses its issue at a path.
    package static func refusing<Value>(at path: String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch var issue as ValidationIssue {
            issue.path = path
            throw refused([issue])
        }
    }

    /// The maximum number of issues in the description.
    private static let listed = 100

    /// The message and the first 100 issues, a sentence on each line, and the number of the other ones.
    public var description: String {
        // A line break in a name must not begin another sentence.
        var lines = ((message.isEmpty ? [] : [message]) + issues.prefix(Self.listed).map(\.description))
            .map { $0.replacing("\n", with: #"\u{A}"#) }
        let more = issues.count - Self.listed
        if more > 0 { lines.append("\(more) more \(more == 1 ? "problem" : "problems").") }
        return lines.isEmpty ? code.rawValue : lines.joined(separator: "\n")
    }

    /// The exit code of a command that ends with this error, from BSD sysexits.
    public var exitCode: Int32 { code.exitCode }

    /// The error as JSON: `code`, `message`, `issues`, `computation` if one was running, and `notice` if there is one.
    public var json: JSONValue {
        var object = JSONObject([
            ("code", .string(code.rawValue)),
            ("message", .string(message.isEmpty ? description : message)),
        ])
        object["computation"] = computation.map(JSONValue.string)
        object["issues"] = .array(issues.map(\.json))
        object["notice"] = notice.map { Message.schema.json(of: $0) }
        return .object(object)
    }

    /// Creates an error from any error that a computation threw.
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

extension ComputationError {
    /// The error of a run whose input satisfies its schema: an invalid input can only be one that the computation made.
    var blamingComputation: ComputationError {
        guard code == .invalidInput else { return self }
        return ComputationError(
            .internalError, computation: computation,
            "\(computation ?? "A computation") made a value that violates its schema.", issues: issues, underlying: self
        )
    }
}

/// An error of another library that has an engine's error code.
///
/// ```swift
/// struct StationError: ComputationErrorConvertible {
///     let station: String
///
///     var computationError: ComputationError {
///         ComputationError(.unavailable, "The weather station \(station) didn't answer.", underlying: self)
///     }
/// }
/// ```
public protocol ComputationErrorConvertible: Error {
    /// The error that the engine reports.
    var computationError: ComputationError { get }
}

extension ValidationIssue {
    /// The issue as a JSON object with `path`, `expected`, `got`, and, if known, `recoverySuggestion`.
    var json: JSONValue {
        var object = JSONObject([
            ("path", .string(path)), ("expected", .string(expected)), ("got", .string(got)),
        ])
        object["recoverySuggestion"] = recoverySuggestion.map(JSONValue.string)
        return .object(object)
    }
}
