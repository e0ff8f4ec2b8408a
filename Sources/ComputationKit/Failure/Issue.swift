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

    /// The same issue, seen from one level further out.
    func prefixed(by path: InputPath) -> Issue {
        Issue(path: (path + InputPath(text: self.path)).text, expected: expected, got: got, hint: hint)
    }
}

/// The way from the root of an input to one of its values.
struct InputPath: Sendable, Hashable {
    private(set) var text = ""

    static let root = InputPath()

    func key(_ name: String) -> InputPath { self + InputPath(text: name) }
    func index(_ index: Int) -> InputPath { InputPath(text: "\(text)[\(index)]") }

    static func + (outer: InputPath, inner: InputPath) -> InputPath {
        if outer.text.isEmpty { return inner }
        if inner.text.isEmpty { return outer }
        return InputPath(
            text: inner.text.hasPrefix("[") ? outer.text + inner.text : "\(outer.text).\(inner.text)")
    }
}
