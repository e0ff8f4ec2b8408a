// SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object, in the order in which they were added.
///
/// Two objects are equal if they have equal members in any order. For example:
///
/// ```swift
/// var object: JSONObject = JSONObject([("name", "Kyiv"), ("latitude", 50.45)])
/// object["longitude"] = 30.52
/// object.keys     // ["name", "latitude", "longitude"]
/// ```
///
/// ## Topics
///
/// ### Creating an object
/// - ``init()``
/// - ``init(_:)``
///
/// ### Reading and changing members
/// - ``subscript(_:)``
/// - ``keys``
/// - ``count``
/// - ``isEmpty``
/// - ``makeIterator()``
/// - ``sortedByKey``
public struct JSONObject: Sendable {
    private var members: [Member]
    /// The index of each key, only for objects that are too large for a linear search.
    private var positions: [CodePoints: Int] = [:]

    private struct Member: Sendable {
        let key: String
        var value: JSONValue
    }

    /// The number of members up to which a search is faster than a dictionary.
    private static let searchLimit = 16

    /// Creates an object without members.
    public init() { members = [] }

    /// Creates an object from pairs, of which a later one replaces an earlier one with the same key.
    ///
    /// - Complexity: O(*n*).
    public init(_ pairs: some Sequence<(String, JSONValue)>) {
        self.init()
        for (key, value) in pairs { self[key] = value }
    }

    /// Creates an object from pairs, or throws an error for the first repeated key.
    init(uniquePairs pairs: [(String, JSONValue)]) throws(DuplicateKey) {
        self.init(capacity: pairs.count)
        for (index, (key, value)) in pairs.enumerated() {
            guard position(of: key) == nil else { throw DuplicateKey(key: key, index: index) }
            append(key, value)
        }
    }

    /// Creates an object with capacity for members, which the caller appends.
    init(capacity: Int) {
        members = []
        members.reserveCapacity(capacity)
    }

    /// Appends a member whose key the object doesn't have yet.
    mutating func append(_ key: String, _ value: JSONValue) {
        members.append(Member(key: key, value: value))
        if members.count > Self.searchLimit { index() }
    }

    /// A repeated key and the index of its second pair.
    struct DuplicateKey: Error {
        let key: String
        let index: Int
    }

    /// The number of members.
    public var count: Int { members.count }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The keys in the order in which they were added.
    public var keys: [String] { members.map(\.key) }

    /// The member with a key; set it to `nil` to remove it.
    ///
    /// A new member is appended; a replaced member keeps its position.
    ///
    /// - Complexity: O(1) to read or add, O(*n*) to remove.
    public subscript(key: String) -> JSONValue? {
        get { position(of: key).map { members[$0].value } }
        set {
            switch (newValue, position(of: key)) {
            case (let value?, let position?): members[position].value = value
            case (let value?, nil): append(key, value)
            case (nil, let position?):
                members.remove(at: position)
                positions = [:]
                if members.count > Self.searchLimit { index() }
            case (nil, nil): break
            }
        }
    }

    /// The object with its keys in ascending order of Unicode scalars.
    public var sortedByKey: JSONObject {
        var sorted = JSONObject(capacity: count)
        for member in members.sorted(by: { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }) {
            sorted.append(member.key, member.value)
        }
        return sorted
    }

    private func position(of key: String) -> Int? {
        members.count > Self.searchLimit
            ? positions[CodePoints(key)] : members.firstIndex { CodePoints($0.key) == CodePoints(key) }
    }

    private mutating func index() {
        guard !positions.isEmpty else {
            for (place, member) in members.enumerated() { positions[CodePoints(member.key)] = place }
            return
        }
        positions[CodePoints(members[members.count - 1].key)] = members.count - 1
    }
}

extension JSONObject: Hashable {
    /// Whether two objects have equal members, in any order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
    }

    /// Hashes the members, independent of their order.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for member in members {
            var own = Hasher()
            own.combine(CodePoints(member.key))
            own.combine(member.value)
            sum &+= own.finalize()
        }
        hasher.combine(sum)
    }
}

extension JSONObject: Sequence {
    /// Iterates over the members in the order in which they were added.
    public func makeIterator() -> some IteratorProtocol<(key: String, value: JSONValue)> {
        members.lazy.map { (key: $0.key, value: $0.value) }.makeIterator()
    }
}
