// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// The accepted values, in words that follow "expected": `a number from -90 to 90 degrees`.
    public var inWords: String {
        switch kind {
        case .object(let fields):
            name.isEmpty ? "an object with any of the keys \(Self.list(fields.map(\.name)))" : "an object"
        case .union(let union):
            "an object whose \(union.discriminator) is one of \(Self.list(union.variants.map(\.value)))"
        case .list(let element, let count):
            switch (count.lowerBound, count.upperBound) {
            case (0, .max): "a list, each \(element.inWords)"
            case (let least, .max): "a list of at least \(least), each \(element.inWords)"
            case (let least, let most) where least == most: "a list of \(least), each \(element.inWords)"
            case (let least, let most): "a list of \(least) to \(most), each \(element.inWords)"
            }
        case .dictionary(let element, _): "an object, each value \(element.inWords)"
        case .text(let rule): rule.expected
        case .blob(let rule): rule.inWords
        case .number(let bounds, let unit): Self.words(for: "a number", bounds, unit)
        case .integer(let range, let unit): Self.words(for: range, unit)
        case .boolean: "true or false"
        case .enumeration(let cases):
            cases.count == 1
                ? cases[0].value.quoted(limit: 60) : "one of \(Self.list(cases.map(\.value)))"
        case .optional(let wrapped): "\(wrapped.inWords) or null"
        case .any: "a value"
        case .reference(let reference): reference.schema.inWords
        }
    }

    private static func words(for noun: String, _ bounds: NumberBounds, _ unit: MeasurementUnit?) -> String {
        let low = JSONWriter.text(of: bounds.minimum)
        let high = JSONWriter.text(of: bounds.maximum)
        let range =
            switch (bounds.minimum.isFinite, bounds.maximum.isFinite) {
            case (true, true):
                switch (bounds.excludesMinimum, bounds.excludesMaximum) {
                case (false, false): " from \(low) to \(high)"
                case (true, false): " above \(low), at most \(high)"
                case (false, true): " from \(low) to below \(high)"
                case (true, true): " between \(low) and \(high), both excluded"
                }
            case (true, false): bounds.excludesMinimum ? " above \(low)" : " of at least \(low)"
            case (false, true): bounds.excludesMaximum ? " below \(high)" : " of at most \(high)"
            case (false, false): ""
            }
        return noun + range + suffix(unit, range)
    }

    /// The bounds are 64-bit integers, which a `Double` would round above 2^53.
    private static func words(for bounds: ClosedRange<Int>, _ unit: MeasurementUnit?) -> String {
        let range =
            switch (bounds.lowerBound, bounds.upperBound) {
            case (.min, .max): ""
            case (let low, .max): " of at least \(low)"
            case (.min, let high): " of at most \(high)"
            case (let low, let high): " from \(low) to \(high)"
            }
        return "a whole number" + range + suffix(unit, range)
    }

    private static func suffix(_ unit: MeasurementUnit?, _ range: String) -> String {
        unit.map { range.isEmpty ? " of \($0.rawValue)" : " \($0.rawValue)" } ?? ""
    }

    /// Lists at most a dozen words, so that an error remains readable.
    private static func list(_ words: [String]) -> String {
        words.count <= 12
            ? words.joined(separator: ", ")
            : words.prefix(10).joined(separator: ", ") + " and \(words.count - 10) more"
    }
}

extension AnySchema.BlobRule {
    /// The accepted values, in words that follow "expected".
    var inWords: String {
        let types = mediaTypes.isEmpty ? "a file" : "a file of type \(mediaTypes.joined(separator: ", "))"
        return "\(types) of at most \(maximumBytes) bytes"
    }
}
