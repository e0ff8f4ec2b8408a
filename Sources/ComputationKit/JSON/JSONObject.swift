// SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object, kept in ascending order of their keys.
///
/// A sorted array rather than a dictionary: objects are small, the order is the same in every run, and text
/// written from it is the same to the byte.
public struct JSONObject: Sendable, Hashable {
    private var members: [Member]

    private struct Member: Sendable, Hashable {
        let key: String
        var value: JSONValue
    }

    /// An object without members.
    public init() { members = [] }

    /// Makes an object from pairs of which a later one replaces an earlier one with the same key.
    ///
    /// - Complexity: O(*n* log *n*).
    public init(_ pairs: some Sequence<(String, JSONValue)>) {
        self.init()
        for (key, value) in pairs { self[key] = value }
    }

    /// Makes an object from pairs in any order, or names the first key that stands twice.
    init(uniquePairs pairs: [(String, JSONValue)]) throws(DuplicateKey) {
        members = pairs.map { Member(key: $0.0, value: $0.1) }
        members.sort { $0.key < $1.key }
        for (left, right) in zip(members, members.dropFirst()) where left.key == right.key {
            throw DuplicateKey(key: left.key)
        }
    }

    /// Makes an object of pairs which the caller has sorted by key.
    @usableFromInline
    init(sortedCapacity: Int) {
        members = []
        members.reserveCapacity(sortedCapacity)
    }

    /// Appends a member whose key is greater than all before.
    @usableFromInline
    mutating func appendSorted(_ key: String, _ value: JSONValue) {
        members.append(Member(key: key, value: value))
    }

    /// The same key twice in one object.
    struct DuplicateKey: Error { let key: String }

    /// How many members there are.
    public var count: Int { members.count }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The keys in ascending order.
    public var keys: [String] { members.map(\.key) }

    /// Reads, sets or (with nil) removes the member of this key.
    ///
    /// - Complexity: O(log *n*) to read, O(*n*) to add or remove.
    public subscript(key: String) -> JSONValue? {
        get {
            let index = position(of: key)
            return index < members.count && members[index].key == key ? members[index].value : nil
        }
        set {
            let index = position(of: key)
            let isThere = index < members.count && members[index].key == key
            switch (newValue, isThere) {
            case (let value?, true): members[index].value = value
            case (let value?, false): members.insert(Member(key: key, value: value), at: index)
            case (nil, true): members.remove(at: index)
            case (nil, false): break
            }
        }
    }

    private func position(of key: String) -> Int {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension JSONObject: Sequence {
    /// Walks the members in ascending order of their keys.
    public func makeIterator() -> some IteratorProtocol<(key: String, value: JSONValue)> {
        members.lazy.map { (key: $0.key, value: $0.value) }.makeIterator()
    }
}
