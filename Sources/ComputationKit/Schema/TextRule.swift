// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

extension AnySchema {
    /// The rule of a text.
    ///
    /// JSON Schema includes the length, the pattern, and the format. A check of the domain can reject more, such as
    /// February 30, with an issue of kind ``ValidationIssue/Kind/rule``.
    ///
    /// ```swift
    /// let barcode = AnySchema(
    ///     kind: .text(.init(expected: "a barcode of 13 digits", pattern: "^[0-9]{13}$", example: "4006381333931")))
    /// print(barcode.issues(of: "400638"))     // [expected a barcode of 13 digits, got "400638"]
    /// ```
    public struct TextRule: Sendable {
        /// The rule in words that follow "expected", such as `a date such as 1990-05-15`.
        public let expected: String
        /// The allowed numbers of Unicode scalars, as in JSON Schema.
        public let lengths: ClosedRange<Int>
        /// A regular expression in JSON Schema's dialect that every accepted text matches.
        public let pattern: String?
        /// JSON Schema's `format`, if any.
        public let format: String?
        /// An accepted text.
        public let example: String
        /// The check of the domain, which returns the issue of a text or `nil`.
        let check: (@Sendable (String) -> ValidationIssue?)?

        /// The longest text that a rule without a length accepts.
        public static let defaultLimit = 10_000

        /// Creates a rule.
        ///
        /// - Parameters:
        ///   - expected: The rule in words that follow "expected".
        ///   - lengths: The allowed numbers of Unicode scalars.
        ///   - pattern: A regular expression in JSON Schema's dialect that every accepted text matches.
        ///   - format: JSON Schema's `format`, if any.
        ///   - example: An accepted text.
        ///   - check: The check of the domain, which returns the issue of a text, with an empty path, or `nil` if it is
        ///     accepted.
        public init(
            expected: String, lengths: ClosedRange<Int> = 0...Self.defaultLimit, pattern: String? = nil,
            format: String? = nil, example: String, check: (@Sendable (String) -> ValidationIssue?)? = nil
        ) {
            self.expected = expected
            self.lengths = lengths
            self.pattern = pattern
            self.format = format
            self.example = example
            self.check = check
        }

        /// Returns the issue of a text, with an empty path, or `nil`.
        func issue(with text: String) -> ValidationIssue? {
            // A text has no more scalars than bytes, and counting bytes is faster.
            if lengths.lowerBound > 0 || text.utf8.count > lengths.upperBound {
                let count = text.unicodeScalars.count
                if !lengths.contains(count) { return lengthIssue(text, count) }
            }
            if let check {
                guard var issue = check(text) else { return nil }
                let fits = pattern.map { PatternCache.matches($0, text) } ?? true
                issue.kind = fits ? .rule : .structure
                return issue
            }
            guard let pattern, !PatternCache.matches(pattern, text) else { return nil }
            return ValidationIssue(path: "", expected: expected, got: text.quoted(limit: 60))
        }

        private func lengthIssue(_ text: String, _ count: Int) -> ValidationIssue {
            let limits = "of \(Self.words(for: lengths))"
            let words =
                expected.hasSuffix(limits) ? expected : "\(expected)\(expected == "a text" ? "" : ",") \(limits)"
            return ValidationIssue(path: "", expected: words, got: "one of \(Self.characters(count))")
        }

        /// Returns a range of lengths in words that follow "of": `exactly 16 characters`, `1 to 80 characters`.
        static func words(for lengths: ClosedRange<Int>) -> String {
            switch (lengths.lowerBound, lengths.upperBound) {
            case (let low, let high) where low == high: "exactly \(characters(high))"
            case (let low, .max): "at least \(characters(low))"
            case (...0, let high): "at most \(characters(high))"
            case (let low, let high): "\(low) to \(characters(high))"
            }
        }

        private static func characters(_ count: Int) -> String { "\(count) character\(count == 1 ? "" : "s")" }
    }
}

/// Compiled regular expressions, by their text.
enum PatternCache {
    private static let compiled = Mutex<[String: CompiledPattern]>([:])

    /// Returns whether a pattern matches anywhere in a text, by Unicode scalars, as JSON Schema requires.
    ///
    /// A pattern that can't be compiled matches nothing; the engine rejects it when it loads a plugin.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        compiledPattern(pattern)?.matches(text) ?? false
    }

    /// Whether a pattern can be compiled.
    static func isRegularExpression(_ pattern: String) -> Bool { compiledPattern(pattern) != nil }

    private static func compiledPattern(_ pattern: String) -> CompiledPattern? {
        if let known = compiled.withLock({ $0[pattern] }) { return known }
        guard let new = try? CompiledPattern(pattern) else { return nil }
        compiled.withLock { $0[pattern] = new }
        return new
    }
}

/// One regular expression, used by one thread at a time.
private final class CompiledPattern: Sendable {
    private let regex: Mutex<Regex<AnyRegexOutput>>

    init(_ pattern: String) throws {
        // ECMA-262's \d and \w are ASCII.
        let compiled = try Regex(pattern).matchingSemantics(.unicodeScalar).asciiOnlyDigits()
        regex = Mutex(compiled.asciiOnlyWordCharacters())
    }

    func matches(_ text: String) -> Bool { regex.withLock { (try? $0.firstMatch(in: text)) != nil } }
}
