// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Things of a file that are in other things of it.
extension TwinImporter {
    /// Removes references to nothing and those that form a loop, and returns a remark for each.
    func checkParents(of twins: inout [ImportedTwin]) throws -> [ValidationIssue] {
        var parents: [String: String] = [:]
        for imported in twins { parents[imported.twin.id] = imported.parent }
        let keys = Set(twins.map(\.twin.id))
        var remarks: [ValidationIssue] = []
        for index in twins.indices {
            guard let parent = twins[index].parent else { continue }
            let isKnown = try keys.contains(parent) || transaction.exists(parent, in: "twin")
            guard !isKnown || isLoop(from: twins[index].twin.id, parents) else { continue }
            remarks.append(
                ValidationIssue(
                    path: twins[index].row,
                    expected: isKnown
                        ? "ignored as the thing that it is in, because the two are in each other"
                        : "ignored as the thing that it is in, because nothing with this reference is imported",
                    got: (twins[index].parentReference ?? parent).quoted(limit: 60)))
            twins[index].parent = nil
        }
        return remarks
    }

    private func isLoop(from key: String, _ parents: [String: String]) -> Bool {
        var seen: Set<String> = []
        var next = parents[key]
        while let parent = next, seen.insert(parent).inserted {
            if parent == key { return true }
            next = parents[parent]
        }
        return false
    }

    /// Puts things into the things that hold them, which become places.
    ///
    /// - Returns: The items that become places, by the key of the place.
    func putIntoParents(_ plan: Plan, _ twins: inout [Twin]) throws -> [String: String] {
        let byKey = Dictionary(twins.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        let repository = transaction.places
        var places: [String: String] = [:]
        var items: [String: String] = [:]
        for index in Self.holdersFirst(plan.twins.map { $0.parent.flatMap { byKey[$0] } }) {
            guard let parent = plan.twins[index].parent else { continue }
            if places[parent] == nil {
                let holder = try byKey[parent].map { twins[$0] } ?? transaction.twins.twin(key: parent)
                let item = holder.items.first
                let place =
                    try item.flatMap(repository.key)
                    ?? repository.place(
                        named: String(holder.name.prefix(200)), kind: .container, in: item?.location)
                places[parent] = place
                items[place] = item?.id
            }
            for item in twins[index].items.indices { twins[index].items[item].location = places[parent] }
        }
        return items
    }

    /// Returns the indices in an order in which each comes after its holder; the holders don't form a loop.
    private static func holdersFirst(_ holders: [Int?]) -> [Int] {
        var depths: [Int: Int] = [:]
        for index in holders.indices where depths[index] == nil {
            var chain = [index]
            while let holder = holders[chain[chain.count - 1]], depths[holder] == nil { chain.append(holder) }
            var depth = holders[chain[chain.count - 1]].flatMap { depths[$0] } ?? 0
            for inner in chain.reversed() {
                depth += 1
                depths[inner] = depth
            }
        }
        return holders.indices.sorted { (depths[$0] ?? 0, $0) < (depths[$1] ?? 0, $1) }
    }
}
