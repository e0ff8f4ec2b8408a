// SPDX-License-Identifier: Apache-2.0

/// One problem in an input: where it is, what was expected, what came, and how to fix it.
///
/// Every face prints it alike: `place.latitude: expected a number from -90 to 90 degrees, got 120`.
public struct ValidationIssue: Error, Sendable, Hashable, CustomStringConvertible {
    /// What an issue breaks.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// The schema: the input doesn't look as JSON Schema says.
        case structure
        /// A rule of the domain, which JSON Schema can't say.
        case rule
    }

    /// The place in the input, such as `place.latitude` or `bodies[2]`; empty for the input as a whole.
    public var path: String
    /// What the place accepts, in words that follow "expected".
    public var expected: String
    /// What was there, in words that follow "got".
    public var got: String
    /// What to do, when that is known.
    ///
    /// It never names a command; faces translate paths into their own options.
    public var recoverySuggestion: String?
    /// Whether the issue breaks the schema or a rule of the domain.
    ///
    /// The engine sets it: an issue that a computation throws is always one of a rule.
    public var kind: Kind

    /// Creates an issue.
    public init(
        path: String, expected: String, got: String, recoverySuggestion: String? = nil, kind: Kind = .structure
    ) {
        self.path = path
        self.expected = expected
        self.got = got
        self.recoverySuggestion = recoverySuggestion
        self.kind = kind
    }

    /// The same issue as one of a rule.
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

    /// Whether two issues say the same about the same place.
    public static func == (left: ValidationIssue, right: ValidationIssue) -> Bool {
        left.path == right.path && left.expected == right.expected && left.got == right.got
            && left.recoverySuggestion == right.recoverySuggestion
    }

    /// Feeds what the issue says into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(expected)
        hasher.combine(got)
        hasher.combine(recoverySuggestion)
    }
}

extension [ValidationIssue] {
    /// Runs a check of the value below a key or an index, and says so in the path of every issue it adds.
    ///
    /// Paths are built only when something is wrong, so that a sound value costs none.
    @inlinable
    package mutating func collect(
        under step: @autoclosure () -> String, _ check: (inout [ValidationIssue]) -> Void
    ) {
        let before = count
        check(&self)
        if count > before { nest(from: before, under: step()) }
    }

    @usableFromInline
    mutating func nest(from before: Int, under step: String) {
        for index in before..<count {
            let inner = self[index].path
            let isJoined = inner.isEmpty || inner.hasPrefix("[")
            self[index].path = isJoined ? step + inner : "\(step).\(inner)"
        }
    }
}
