// SPDX-License-Identifier: Apache-2.0

/// A problem in an input: its path, the expected and actual values, and how to fix it.
///
/// Every face prints it in the same form: `place.latitude: expected a number from -90 to 90 degrees, got 120`. A sentence
/// that names another field has its path in backquotes; see ``fields``.
///
/// A computation throws one for a rule that a schema can't express:
///
/// ```swift
/// guard input.opened >= input.bought else {
///     throw ValidationIssue(
///         path: "opened", expected: "a day not before `bought`, \(input.bought)", got: "\(input.opened)",
///         recoverySuggestion: "are the two swapped?", naming: ["bought"])
/// }
/// ```
///
/// ## Topics
///
/// ### Creating an issue
/// - ``init(path:expected:got:recoverySuggestion:kind:naming:)``
/// - ``init(_:path:)``
///
/// ### Reading an issue
/// - ``path``
/// - ``expected``
/// - ``got``
/// - ``recoverySuggestion``
/// - ``fields``
/// - ``description``
///
/// ### Distinguishing kinds
/// - ``kind-property``
/// - ``Kind-enum``
public struct ValidationIssue: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of rule that an issue violates.
    ///
    /// If an input has an issue of the kind ``structure``, the engine's error has the code
    /// ``ComputationError/Code/invalidInput``; if it has only rules, the code is ``ComputationError/Code/refused``.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// The schema: the input violates the JSON Schema.
        case structure
        /// A rule of the domain, which JSON Schema can't express.
        case rule
    }

    /// The path in the input, such as `place.latitude` or `bodies[2]`; empty for the input as a whole.
    public var path: String
    /// The accepted values, in words that follow "expected".
    public var expected: String
    /// The actual value, in words that follow "got".
    public var got: String
    /// The recovery suggestion, if known.
    ///
    /// It never names a command; faces translate paths into their options.
    public var recoverySuggestion: String?
    /// Whether the issue violates the schema or a rule of the domain.
    ///
    /// The engine sets it: an issue that a computation throws always has the kind ``Kind/rule``.
    public var kind: Kind
    /// The paths of other fields that the sentences name, where they are in backquotes; a face can name its options
    /// instead.
    public var fields: [String]
    /// The record that part of a name means, if a computation that removes it needs the whole name.
    ///
    /// A face can offer it. It isn't part of the text.
    package var candidate: Candidate?

    /// A record that was probably meant.
    package struct Candidate: Sendable, Hashable {
        /// The name of the record.
        package let name: String
        /// The value that names exactly this record, such as its key.
        package let value: String

        /// Creates a candidate.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates an issue.
    ///
    /// - Parameters:
    ///   - path: The path in the input.
    ///   - expected: The accepted values, in words that follow "expected".
    ///   - got: The actual value, in words that follow "got".
    ///   - recoverySuggestion: The recovery suggestion, if known.
    ///   - kind: Whether the issue violates the schema or a rule of the domain.
    ///   - fields: The paths of other fields that the sentences name in backquotes.
    public init(
        path: String, expected: String, got: String, recoverySuggestion: String? = nil, kind: Kind = .structure,
        naming fields: [String] = []
    ) {
        self.path = path
        self.expected = expected
        self.got = got
        self.recoverySuggestion = recoverySuggestion
        self.kind = kind
        self.fields = fields
    }

    /// Renames the path, and the fields that the sentences name.
    mutating func renamePaths(_ rename: (String) -> String) {
        path = rename(path)
        for index in fields.indices {
            let (old, new) = ("`\(fields[index])`", "`\(rename(fields[index]))`")
            expected = expected.replacing(old, with: new)
            recoverySuggestion = recoverySuggestion?.replacing(old, with: new)
            fields[index] = rename(fields[index])
        }
    }

    /// The same issue with the kind ``Kind/rule``.
    var asRule: ValidationIssue {
        var issue = self
        issue.kind = .rule
        return issue
    }

    /// The issue as one sentence.
    public var description: String {
        let place = path.isEmpty ? "" : "\(path): "
        let suggestion = recoverySuggestion.map { " (\($0))" } ?? ""
        return "\(place)expected \(expected), got \(got)\(suggestion)"
    }

    /// Returns whether two issues have the same path and text.
    public static func == (left: ValidationIssue, right: ValidationIssue) -> Bool {
        left.path == right.path && left.expected == right.expected && left.got == right.got
            && left.recoverySuggestion == right.recoverySuggestion
    }

    /// Hashes the issue.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(expected)
        hasher.combine(got)
        hasher.combine(recoverySuggestion)
    }
}

extension [ValidationIssue] {
    /// Runs a check of the value at a key or an index, and prefixes the path of every issue it adds.
    ///
    /// Paths are created only for issues, so a valid value has no cost.
    package mutating func collect(
        under step: @autoclosure () -> String, _ check: (inout [ValidationIssue]) -> Void
    ) {
        let before = count
        check(&self)
        if count > before { nest(from: before, under: step()) }
    }

    mutating func nest(from before: Int, under step: String) {
        for index in before..<count {
            let inner = self[index].path
            let isJoined = inner.isEmpty || inner.hasPrefix("[")
            self[index].path = isJoined ? step + inner : "\(step).\(inner)"
        }
    }
}
