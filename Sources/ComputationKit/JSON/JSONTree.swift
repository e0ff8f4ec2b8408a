// SPDX-License-Identifier: Apache-2.0

/// A tree that is being built from the outside to the inside.
struct JSONTree {
    private struct Branch {
        let key: String
        var members: JSONObject?
        var elements: [JSONValue] = []

        var value: JSONValue { members.map(JSONValue.object) ?? .array(elements) }
    }

    /// The complete tree.
    private(set) var root: JSONValue?
    /// The key of the member that is written next.
    var key = ""
    private var open: [Branch] = []

    mutating func begin(_ members: JSONObject?) { open.append(Branch(key: key, members: members)) }

    mutating func end() {
        guard let branch = open.popLast() else { return }
        key = branch.key
        add(branch.value)
    }

    mutating func add(_ value: JSONValue) {
        guard !open.isEmpty else {
            root = value
            return
        }
        if open[open.count - 1].members != nil {
            open[open.count - 1].members?.append(key, value)
        } else {
            open[open.count - 1].elements.append(value)
        }
    }
}
