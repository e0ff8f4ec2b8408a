// SPDX-License-Identifier: Apache-2.0

/// Sets of items that belong together: suits, dinner suits, and the sets stated by their owner.
///
/// A stated set has its name. Otherwise, a suit jacket and suit trousers or a suit skirt form a set if their fabric is
/// equal or unknown and their colors are within ΔE00 6. A suit jacket without such trousers forms a set with plain
/// trousers of equal fabric within ΔE00 3. All dinner clothes are one set, and so are all clothes for white tie,
/// because a white dinner jacket goes with black trousers.
struct WardrobeSets {
    /// The set of each item, by position.
    private(set) var sets: [Int?]
    /// The jackets of each set, its trousers or skirts, and whether it was stated.
    private(set) var members: [(jackets: [Int], bottoms: [Int], name: String?)] = []

    private static let near = 6.0
    private static let same = 3.0

    init(_ readings: [ItemReading]) {
        sets = [Int?](repeating: nil, count: readings.count)
        var stated: [String: [Int]] = [:]
        for (index, reading) in readings.enumerated() {
            if let name = reading.item.set { stated[name.lowercased(), default: []].append(index) }
        }
        for (_, indices) in stated.sorted(by: { $0.key < $1.key }) {
            add(indices, readings, name: readings[indices[0]].item.set)
        }
        for trait in [GarmentTraits.dinner, .tail] {
            add(readings.indices.filter { sets[$0] == nil && readings[$0].traits.contains(trait) }, readings)
        }
        addSuits(readings)
    }

    /// Returns whether a set has both a jacket and trousers or a skirt.
    func isWhole(_ set: Int) -> Bool { !members[set].jackets.isEmpty && !members[set].bottoms.isEmpty }

    private mutating func add(_ indices: [Int], _ readings: [ItemReading], name: String? = nil) {
        guard indices.count > 1 else { return }
        for index in indices { sets[index] = members.count }
        members.append(
            (
                indices.filter { readings[$0].slot == .secondMid }, indices.filter { readings[$0].slot == .bottom },
                name
            ))
    }

    private mutating func addSuits(_ readings: [ItemReading]) {
        let suits = readings.indices.filter { sets[$0] == nil && readings[$0].traits.contains(.suit) }
        // Sorted by id, so that the order of the items doesn't matter.
        var open = suits.sorted { readings[$0].item.id < readings[$1].item.id }
        while let first = open.first {
            let color = CIELab(readings[first].item.primaryColor)
            let group = open.filter { index in
                index == first
                    || CIELab(readings[index].item.primaryColor).difference(from: color) <= Self.near
                        && Self.agree(readings[index].item.fabric, readings[first].item.fabric)
            }
            open.removeAll { group.contains($0) }
            let jackets = group.filter { readings[$0].slot == .secondMid }
            var whole = group
            if !jackets.isEmpty, jackets.count == group.count {
                // Trousers whose name doesn't indicate a suit, but which match the jacket.
                whole += readings.indices.filter { index in
                    let item = readings[index].item
                    return sets[index] == nil && item.category == .pants && readings[index].formality >= 6
                        && item.fabric != nil && item.fabric == readings[first].item.fabric
                        && !readings[index].traits.contains(.suit)
                        && CIELab(item.primaryColor).difference(from: color) <= Self.same
                }
            }
            add(whole.sorted(), readings)
        }
    }

    private static func agree(_ first: Fabric?, _ second: Fabric?) -> Bool {
        first == nil || second == nil || first == second || first == .blend || second == .blend
    }

    /// Returns the inferred sets, in sentences.
    func remarks(_ readings: [ItemReading]) -> [String] {
        members.compactMap { members in
            guard members.name == nil, !members.jackets.isEmpty, !members.bottoms.isEmpty else { return nil }
            let names = [members.jackets, members.bottoms].flatMap {
                $0.sorted { readings[$0].item.id < readings[$1].item.id }
            }
            .map { readings[$0].name }
            return "Taken for one set by name, color, and fabric: \(names.joined(separator: ", "))."
        }
    }
}
