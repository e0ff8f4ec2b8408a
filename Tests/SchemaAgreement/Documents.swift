// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// Documents for a schema: most of them close to valid, damaged in a place or two.
struct Documents {
    private var random: SeededGenerator
    /// The chance that a value is damaged.
    private var damage = 0.0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A document: an example damaged in one place, or one made from the schema.
    mutating func next(_ schema: AnySchema, example: JSONValue?) -> JSONValue {
        damage = [0, 0.01, 0.05, 0.2].randomElement(using: &random) ?? 0
        if let example, chance(0.25) { return damaged(example, by: schema) }
        return value(schema, depth: 0)
    }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    private mutating func value(_ schema: AnySchema, depth: Int) -> JSONValue {
        if chance(damage) { return foreign() }
        switch schema.kind {
        case .object(let fields): return .object(object(fields, depth: depth))
        case .union(let union):
            guard let variant = union.variants.randomElement(using: &random) else { return [:] }
            var members = object(variant.fields, depth: depth)
            members[union.discriminator] = chance(damage) ? foreign() : .string(variant.value)
            return .object(members)
        case .list(let element, let count):
            let most = min(count.upperBound, count.lowerBound + (depth > 4 ? 0 : 3))
            var wanted = Int.random(in: min(count.lowerBound, 40)...min(most, 40), using: &random)
            if chance(damage) { wanted = max(0, count.lowerBound - 1) }
            return .array((0..<wanted).map { _ in value(element, depth: depth + 1) })
        case .dictionary(let element, let keys):
            let names = [keys?.example ?? "key", "other", "", "Schlüssel", "EUR"]
            return .object(
                JSONObject(
                    (0..<Int.random(in: 0...2, using: &random)).map { _ in
                        (names.randomElement(using: &random) ?? "", value(element, depth: depth + 1))
                    }))
        case .text(let rule): return .string(text(rule))
        case .blob:
            return .string(
                ["", "AAAA", "AAA=", "AA==", "A", "AAA", "====", "QWxt\u{e4}"].randomElement(using: &random) ?? "")
        case .number(let bounds, _): return number(bounds)
        case .integer(let range, _): return integer(range)
        case .boolean: return .boolean(chance(0.5))
        case .enumeration(let cases):
            let words = cases.flatMap { [$0.value] + $0.aliases }
            let word = words.randomElement(using: &random) ?? ""
            return .string(chance(damage) ? word.uppercased() + "x" : word)
        case .optional(let wrapped): return chance(0.3) ? .null : value(wrapped, depth: depth)
        case .any: return foreign()
        case .reference(let reference): return value(reference.schema, depth: depth)
        }
    }

    private mutating func object(_ fields: [AnySchema.Field], depth: Int) -> JSONObject {
        var members = JSONObject()
        for field in fields {
            guard field.isRequired || (depth < 5 && chance(0.5)) else { continue }
            if chance(damage) { continue }
            members[field.name] = chance(field.isRequired ? 0 : 0.1) ? .null : value(field.schema, depth: depth + 1)
        }
        if chance(damage) { members["unknown"] = foreign() }
        return members
    }

    private mutating func text(_ rule: AnySchema.TextRule) -> String {
        if !chance(0.3 + damage) { return rule.example }
        let letters = ["a", "é", "e\u{301}", "👨‍👩‍👧", "Z", "0", "-", " ", "\u{202e}", "日"]
        let lengths = [
            0, 1, rule.lengths.lowerBound - 1, rule.lengths.lowerBound, rule.lengths.upperBound,
            rule.lengths.upperBound + 1, rule.example.unicodeScalars.count,
        ]
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let length = max(0, min(lengths.randomElement(using: &random) ?? 0, 10_001))
            return String(repeating: letters.randomElement(using: &random) ?? "a", count: length)
        case 1: return String(rule.example.dropLast())
        case 2: return rule.example + (letters.randomElement(using: &random) ?? "")
        default:
            var scalars = Array(rule.example.unicodeScalars.map(String.init))
            if let place = scalars.indices.randomElement(using: &random) {
                scalars[place] = letters.randomElement(using: &random) ?? "a"
            }
            return scalars.joined()
        }
    }

    private mutating func number(_ bounds: AnySchema.NumberBounds) -> JSONValue {
        let (low, high) = (max(bounds.minimum, -1e12), min(bounds.maximum, 1e12))
        let inside = Double.random(in: min(low, high)...max(low, high), using: &random)
        let edges = [
            low, high, low - 1e-6 * max(1, abs(low)), high + 1e-6 * max(1, abs(high)), inside, inside.rounded(),
        ]
        return .number(chance(0.6) ? inside : edges.randomElement(using: &random) ?? 0)
    }

    private mutating func integer(_ range: ClosedRange<Int>) -> JSONValue {
        let (low, high) = (max(range.lowerBound, -1_000_000), min(range.upperBound, 1_000_000))
        let inside = Int.random(in: min(low, high)...max(low, high), using: &random)
        if chance(0.6) { return .integer(Int64(inside)) }
        // 2.0 is an integer, 2.5 is not.
        return [
            .integer(Int64(low)), .integer(Int64(high)), .integer(Int64(low) - 1), .integer(Int64(high) + 1),
            .number(Double(inside)), .number(Double(inside) + 0.5), .number(1e300),
        ].randomElement(using: &random) ?? 0
    }

    private mutating func foreign() -> JSONValue {
        let values: [JSONValue] = [
            .null, true, 0, -1, 1.5, 1e300, "", "text", [], [1], [.null], [:], ["a": 1], "2026-11-21", .integer(.max),
        ]
        return values.randomElement(using: &random) ?? .null
    }

    /// A document with a value of one place replaced, left out or added.
    private mutating func damaged(_ document: JSONValue, by schema: AnySchema) -> JSONValue {
        switch document {
        case .object(var members):
            guard let key = members.keys.randomElement(using: &random), let inner = members[key] else {
                return foreign()
            }
            switch Int.random(in: 0..<5, using: &random) {
            case 0: members[key] = nil
            case 1: members[key] = foreign()
            case 2: members[key + "x"] = inner
            default: members[key] = damaged(inner, by: schema)
            }
            return .object(members)
        case .array(var elements):
            guard let place = elements.indices.randomElement(using: &random) else { return [.null] }
            elements[place] = damaged(elements[place], by: schema)
            return .array(elements)
        default: return foreign()
        }
    }
}
