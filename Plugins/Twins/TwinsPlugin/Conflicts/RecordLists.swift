// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Three versions of a list of records with keys, such as items, lots, loans, and photos.
struct RecordLists {
    private let ancestor: [String: JSONValue]
    private let local: [String: JSONValue]
    private let remote: [String: JSONValue]
    /// Every key: those of the ancestor in its order, then the added ones in order.
    let keys: [String]

    /// Returns `nil` if an element has no key, or two have the same.
    init?(ancestor: [JSONValue], local: [JSONValue], remote: [JSONValue]) {
        let maps = [ancestor, local, remote].map(Self.byKey)
        guard let first = maps[0], let second = maps[1], let third = maps[2] else { return nil }
        (self.ancestor, self.local, self.remote) = (first, second, third)
        let known = ancestor.compactMap { $0.object?["id"]?.string }
        let added = Set(second.keys).union(third.keys).subtracting(known)
        keys = known + added.sorted()
    }

    func versions(of key: String) -> FieldMerge.Versions {
        FieldMerge.Versions(ancestor: ancestor[key], local: local[key], remote: remote[key])
    }

    private static func byKey(_ elements: [JSONValue]) -> [String: JSONValue]? {
        var map: [String: JSONValue] = [:]
        for element in elements {
            guard let key = element.object?["id"]?.string, !key.isEmpty, map.updateValue(element, forKey: key) == nil
            else { return nil }
        }
        return map
    }

    /// Returns a record without the time of its last change, which isn't a change by itself.
    static func withoutTime(_ record: JSONValue) -> JSONValue {
        guard case .object(var object) = record else { return record }
        object["updated"] = nil
        return .object(object)
    }
}
