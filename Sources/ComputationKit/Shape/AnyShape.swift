// SPDX-License-Identifier: Apache-2.0

/// What a type looks like from outside, without the type: the source of validation, JSON Schema, help and docs.
///
/// Read it to generate a face (a form, command-line options, documentation); make it through ``Shape``.
public struct AnyShape: Sendable {
    /// What kind of value the shape allows.
    public indirect enum Kind: Sendable {
        /// An object with these fields and no others.
        case object([Field])
        /// A list whose length lies in a range.
        case list(of: AnyShape, count: ClosedRange<Int>)
        /// An object with any keys, all of one shape.
        case dictionary(of: AnyShape)
        /// A text.
        case text(TextRule)
        /// A number in a range, with its unit.
        case number(ClosedRange<Double>, MeasurementUnit?)
        /// A whole number in a range, with its unit.
        case integer(ClosedRange<Int>, MeasurementUnit?)
        /// True or false.
        case boolean
        /// One of these words.
        case enumeration([Case])
        /// Any JSON value.
        case any
        /// A described type of its own, which JSON Schema names in `$defs`.
        case reference(Reference)
    }

    /// A named member of an object.
    public struct Field: Sendable {
        /// The key.
        public let name: String
        /// One sentence of prose.
        public let summary: String
        /// The shape of its value.
        public let shape: AnyShape
        /// Whether an input without it is refused.
        public let isRequired: Bool
        /// What an absent value becomes, before decoding.
        public let defaultValue: JSONValue?

        @usableFromInline
        init(name: String, summary: String, shape: AnyShape, isRequired: Bool, defaultValue: JSONValue?) {
            self.name = name
            self.summary = summary
            self.shape = shape
            self.isRequired = isRequired
            self.defaultValue = defaultValue
        }
    }

    /// One word of an enumeration.
    public struct Case: Sendable {
        /// The word users type.
        public let value: String
        /// What it means.
        public let summary: String
        /// Other spellings that are accepted and replaced by ``value``.
        public let aliases: [String]

        /// Makes a case.
        public init(_ value: String, _ summary: String = "", aliases: [String] = []) {
            self.value = value
            self.summary = summary
            self.aliases = aliases
        }
    }

    /// What a text has to look like.
    public struct TextRule: Sendable {
        /// The rule in words that follow "expected", such as `a date such as 1990-05-15`.
        public let expected: String
        /// A regular expression in JSON Schema's dialect which every allowed text matches.
        public let pattern: String?
        /// JSON Schema's `format`, when one fits.
        public let format: String?
        /// A text that is allowed.
        public let example: String
        /// Says what is wrong with a text, or nil when it is allowed.
        let check: @Sendable (String) -> Issue?
    }

    /// A described type, reached lazily so that types may nest in themselves.
    public struct Reference: Sendable {
        private let resolve: @Sendable () -> AnyShape

        /// The type's own shape.
        public var shape: AnyShape { resolve() }

        /// The type's name in `$defs`.
        public var name: String { shape.name }

        @usableFromInline
        init(resolve: @escaping @Sendable () -> AnyShape) { self.resolve = resolve }
    }

    /// The type's name, for objects and enumerations; empty for plain values.
    public let name: String
    /// One sentence of prose; may be empty for plain values.
    public let summary: String
    /// What kind of value the shape allows.
    public let kind: Kind

    @usableFromInline
    init(name: String = "", summary: String = "", kind: Kind) {
        self.name = name
        self.summary = summary
        self.kind = kind
    }

    /// The shape behind a reference, or the shape itself.
    public var resolved: AnyShape {
        if case .reference(let reference) = kind { reference.shape.resolved } else { self }
    }

    /// The fields of an object, or none for another kind.
    public var fields: [Field] {
        if case .object(let fields) = resolved.kind { fields } else { [] }
    }

    /// What the shape takes, in words that follow "expected": `a number from -90 to 90 degrees`.
    public var inWords: String {
        switch kind {
        case .object(let fields):
            name.isEmpty ? "an object with any of the keys \(Self.list(fields.map(\.name)))" : "an object"
        case .list(let element, let count):
            switch (count.lowerBound, count.upperBound) {
            case (0, .max): "a list, each \(element.inWords)"
            case (let least, .max): "a list of at least \(least), each \(element.inWords)"
            case (let least, let most) where least == most: "a list of \(least), each \(element.inWords)"
            case (let least, let most): "a list of \(least) to \(most), each \(element.inWords)"
            }
        case .dictionary(let element): "an object, each value \(element.inWords)"
        case .text(let rule): rule.expected
        case .number(let range, let unit): Self.words(for: "a number", range, unit)
        case .integer(let range, let unit):
            Self.words(
                for: "a whole number",
                (range.lowerBound == .min ? -.infinity : Double(range.lowerBound))...(range.upperBound == .max
                    ? .infinity : Double(range.upperBound)), unit)
        case .boolean: "true or false"
        case .enumeration(let cases):
            cases.count == 1
                ? JSONWriter.quoted(cases[0].value, limit: 60) : "one of \(Self.list(cases.map(\.value)))"
        case .any: "a value"
        case .reference(let reference): reference.shape.inWords
        }
    }

    private static func words(
        for noun: String, _ range: ClosedRange<Double>, _ unit: MeasurementUnit?
    ) -> String {
        let low = JSONWriter.text(of: range.lowerBound)
        let high = JSONWriter.text(of: range.upperBound)
        let bounds =
            switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
            case (true, true): " from \(low) to \(high)"
            case (true, false): " of at least \(low)"
            case (false, true): " of at most \(high)"
            case (false, false): ""
            }
        let suffix = unit.map { bounds.isEmpty ? " of \($0.rawValue)" : " \($0.rawValue)" } ?? ""
        return noun + bounds + suffix
    }

    /// At most a dozen words, so that an error stays readable.
    private static func list(_ words: [String]) -> String {
        words.count <= 12
            ? words.joined(separator: ", ")
            : words.prefix(10).joined(separator: ", ") + " and \(words.count - 10) more"
    }
}
