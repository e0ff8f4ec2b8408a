// SPDX-License-Identifier: Apache-2.0

import ComputationKit

extension JSONValue {
    /// The path of keys and indices to each value inside this one.
    var places: [[String]] {
        let inner: [(String, JSONValue)]
        switch self {
        case .object(let members): inner = members.map { ($0.key, $0.value) }
        case .array(let elements): inner = elements.enumerated().map { ("\($0)", $1) }
        default: inner = []
        }
        return inner.flatMap { step, value in [[step]] + value.places.map { [step] + $0 } }
    }

    /// Returns this value with another one at a path, or without that key.
    func replacing(_ place: ArraySlice<String>, with value: JSONValue?) -> JSONValue {
        guard let step = place.first else { return value ?? .null }
        switch self {
        case .object(var members):
            members[step] = place.count == 1 ? value : members[step]?.replacing(place.dropFirst(), with: value)
            return .object(members)
        case .array(var elements):
            if let index = Int(step) { elements[index] = elements[index].replacing(place.dropFirst(), with: value) }
            return .array(elements)
        default: return self
        }
    }
}
