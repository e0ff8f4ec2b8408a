// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// A JSON value of this schema with every field set, optional ones too, for probing a type's `Codable`.
    ///
    /// Types that contain themselves are followed to the given depth and then left out where they may be.
    package func sample(depth: Int = 8) -> JSONValue {
        switch kind {
        case .object(let fields): return .object(Self.sample(of: fields, JSONObject(), depth: depth))
        case .union(let union):
            guard let variant = union.variants.first else { return [:] }
            return .object(
                Self.sample(
                    of: variant.fields, JSONObject([(union.discriminator, .string(variant.value))]), depth: depth))
        case .list(let element, let count):
            let wanted = Swift.max(count.lowerBound, depth > 0 && count.upperBound > 0 ? 1 : 0)
            return .array((0..<wanted).map { _ in element.sample(depth: depth - 1) })
        case .dictionary(let element, let keys):
            return depth > 0 ? .object(JSONObject([(keys?.example ?? "key", element.sample(depth: depth - 1))])) : [:]
        case .text(let rule): return .string(rule.example)
        case .blob: return .string(Blob.sampleText)
        case .number(let bounds, _):
            return .number(bounds.sample)
        case .integer(let range, _):
            return .integer(Int64(Swift.min(Swift.max(1, range.lowerBound), range.upperBound)))
        case .boolean: return true
        case .enumeration(let cases): return .string(cases.first?.value ?? "")
        case .optional(let wrapped): return depth > 0 ? wrapped.sample(depth: depth) : .null
        case .any: return ["any": 1]
        case .reference(let reference): return reference.schema.sample(depth: depth)
        }
    }

    private static func sample(of fields: [Field], _ start: JSONObject, depth: Int) -> JSONObject {
        var object = start
        for field in fields where depth > 0 || field.isRequired {
            object[field.name] = field.schema.sample(depth: depth - 1)
        }
        return object
    }
}

extension AnySchema.NumberBounds {
    /// A number within the bounds: one half, or the nearest to it.
    fileprivate var sample: Double {
        if contains(0.5) { return 0.5 }
        let nearest = Swift.min(Swift.max(0.5, minimum), maximum)
        if contains(nearest) { return nearest }
        if minimum.isFinite, maximum.isFinite { return (minimum + maximum) / 2 }
        return minimum.isFinite ? minimum + 1 : maximum - 1
    }
}
