// SPDX-License-Identifier: Apache-2.0

extension AnyShape {
    /// A JSON value of this shape with every field set, optional ones too, for probing a type's `Codable`.
    ///
    /// Types that nest in themselves are followed to the given depth and then left out where they may be.
    package func sample(depth: Int = 8) -> JSONValue {
        switch kind {
        case .object(let fields):
            let wanted = depth > 0 ? fields : fields.filter(\.isRequired)
            return .object(JSONObject(wanted.map { ($0.name, $0.shape.sample(depth: depth - 1)) }))
        case .list(let element, let count):
            let wanted = Swift.max(count.lowerBound, depth > 0 && count.upperBound > 0 ? 1 : 0)
            return .array((0..<wanted).map { _ in element.sample(depth: depth - 1) })
        case .dictionary(let element):
            return depth > 0 ? ["key": element.sample(depth: depth - 1)] : [:]
        case .text(let rule): return .string(rule.example)
        case .number(let range, _):
            return .number(Swift.min(Swift.max(0.5, range.lowerBound), range.upperBound))
        case .integer(let range, _):
            return .integer(Int64(Swift.min(Swift.max(1, range.lowerBound), range.upperBound)))
        case .boolean: return true
        case .enumeration(let cases): return .string(cases.first?.value ?? "")
        case .any: return ["any": 1]
        case .reference(let reference): return reference.shape.sample(depth: depth)
        }
    }
}
