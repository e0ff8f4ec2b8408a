// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// Returns a JSON value of this schema with every field, including optional ones, for tests of a type's `Codable`
    /// conformance.
    ///
    /// Recursive types are included up to a depth and then omitted if they are optional.
    ///
    /// - Parameter variant: The index of the variant of each union; it wraps around.
    package func sample(variant: Int = 0, depth: Int = 8) -> JSONValue {
        switch kind {
        case .object(let fields): return .object(Self.sample(of: fields, JSONObject(), variant, depth: depth))
        case .union(let union):
            guard !union.variants.isEmpty else { return [:] }
            let chosen = union.variants[variant % union.variants.count]
            let tag = JSONObject([(union.discriminator, .string(chosen.value))])
            return .object(Self.sample(of: chosen.fields, tag, variant, depth: depth))
        case .list(let element, let count):
            let wanted = Swift.max(count.lowerBound, depth > 0 && count.upperBound > 0 ? 1 : 0)
            return .array((0..<wanted).map { _ in element.sample(variant: variant, depth: depth - 1) })
        case .dictionary(let element, let keys):
            guard depth > 0 else { return [:] }
            return .object(
                JSONObject([(keys?.example ?? "key", element.sample(variant: variant, depth: depth - 1))]))
        // A secret is encoded as its placeholder, so the sample must contain the placeholder.
        case .text(let rule): return .string(isWriteOnly ? Secret.placeholder : rule.example)
        case .blob: return .string(Blob.sampleText)
        case .number(let bounds, _):
            return .number(bounds.sample)
        case .integer(let range, _):
            return .integer(Int64(Swift.min(Swift.max(1, range.lowerBound), range.upperBound)))
        case .boolean: return true
        case .enumeration(let cases): return .string(cases.first?.value ?? "")
        case .optional(let wrapped): return depth > 0 ? wrapped.sample(variant: variant, depth: depth) : .null
        case .any: return ["any": 1]
        case .reference(let reference): return reference.schema.sample(variant: variant, depth: depth)
        }
    }

    private static func sample(
        of fields: [Field], _ start: JSONObject, _ variant: Int, depth: Int
    ) -> JSONObject {
        var object = start
        for field in fields where depth > 0 || field.isRequired {
            object[field.name] = field.schema.sample(variant: variant, depth: depth - 1)
        }
        return object
    }

    /// The maximum number of variants of the unions within the schema; 1 without a union.
    package var variantCount: Int {
        var seen: Set<String> = []
        return variantCount(&seen)
    }

    private func variantCount(_ seen: inout Set<String>) -> Int {
        switch kind {
        case .object(let fields): return fields.map { $0.schema.variantCount(&seen) }.max() ?? 1
        case .union(let union):
            let inner = union.variants.flatMap(\.fields).map { $0.schema.variantCount(&seen) }.max() ?? 1
            return Swift.max(union.variants.count, inner)
        case .list(let element, _), .dictionary(let element, _), .optional(let element):
            return element.variantCount(&seen)
        case .reference(let reference):
            return seen.insert(reference.schema.name).inserted ? reference.schema.variantCount(&seen) : 1
        default: return 1
        }
    }
}

extension AnySchema.NumberBounds {
    /// A number within the bounds that is nearest to one half.
    fileprivate var sample: Double {
        if contains(0.5) { return 0.5 }
        let nearest = Swift.min(Swift.max(0.5, minimum), maximum)
        if contains(nearest) { return nearest }
        if minimum.isFinite, maximum.isFinite { return (minimum + maximum) / 2 }
        return minimum.isFinite ? minimum + 1 : maximum - 1
    }
}
