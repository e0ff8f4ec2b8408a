// SPDX-License-Identifier: Apache-2.0

/// One problem in an input: where it is, what was expected, what came, and how to mend it.
///
/// Every face prints it alike: `place.latitude: expected a number from -90 to 90 degrees, got 120`.
public struct Issue: Error, Sendable, Hashable, Codable, CustomStringConvertible {
    /// The place in the input, such as `place.latitude` or `bodies[2]`; empty for the input as a whole.
    public var path: String
    /// What the place takes, in words that follow "expected".
    public var expected: String
    /// What stood there, in words that follow "got".
    public var got: String
    /// What to do, when that is known.
    public var hint: String?

    /// Makes an issue.
    public init(path: String, expected: String, got: String, hint: String? = nil) {
        self.path = path
        self.expected = expected
        self.got = got
        self.hint = hint
    }

    /// The issue as one sentence.
    public var description: String {
        let place = path.isEmpty ? "" : "\(path): "
        let cure = hint.map { " (\($0))" } ?? ""
        return "\(place)expected \(expected), got \(got)\(cure)"
    }
}

extension [Issue] {
    /// Runs a check of the value below a key or an index, and says so in the path of every issue it adds.
    ///
    /// Paths are built when something is wrong, so that a sound value costs none.
    @inlinable
    mutating func collect(under step: @autoclosure () -> String, _ check: (inout [Issue]) -> Void) {
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
