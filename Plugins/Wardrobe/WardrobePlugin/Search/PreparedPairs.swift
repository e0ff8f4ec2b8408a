// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The pair scores between the candidates of a template.
final class PreparedPairs {
    private struct Layer {
        let tables: PairTables
        /// The class of each candidate.
        let classes: ScratchBuffer<Int32>
        /// The weight between two places of the search, the earlier one first.
        let weights: [[Double]]
        let tablesByPlaces: [[ScratchBuffer<Int32>?]]
    }

    private let layers: [Layer]

    /// - Parameters:
    ///   - slots: The slots' names in the order of the search.
    ///   - order: The position of each in the template, which determines the order of names when computing a weight.
    ///   - items: The item of each candidate, -1 for an empty slot.
    ///   - starts: The start index of each slot's candidates.
    ///   - emptyClasses: The classes of each empty slot.
    init(
        _ problem: PreparedProblem, slots: [String], order: [Int], items: [Int], starts: [Int], emptyClasses: [[Int]?]
    ) {
        layers = problem.pairs.enumerated().map { index, tables in
            let weights = slots.indices.map { place in
                slots.indices.map { other in
                    order[place] < order[other]
                        ? tables.feature.weight(slots[place], slots[other])
                        : tables.feature.weight(slots[other], slots[place])
                }
            }
            var classes: [Int32] = []
            for place in slots.indices {
                let empty = tables.number(ofEmpty: emptyClasses[place]?[index])
                for item in items[starts[place]..<starts[place + 1]] {
                    classes.append(item < 0 ? empty : tables.classes[item])
                }
            }
            return Layer(
                tables: tables, classes: ScratchBuffer(classes, or: 0),
                weights: weights, tablesByPlaces: weights.map { $0.map { tables.table(weight: $0) } })
        }
    }

    /// Adds a candidate's pair scores to the listed candidates of another slot.
    func add(
        _ candidate: Int, in place: Int, with other: Int, at listed: UnsafePointer<Int32>, count: Int,
        to values: UnsafeMutablePointer<Int32>
    ) {
        for layer in layers {
            let weight = layer.weights[place][other]
            if weight == 0 { continue }
            let own = layer.classes.base[candidate]
            let classes = layer.classes.base
            if let table = layer.tablesByPlaces[place][other] {
                let row = table.base + Int(own) * layer.tables.stride
                for entry in 0..<count { values[entry] &+= row[Int(classes[Int(listed[entry])])] }
            } else {
                for entry in 0..<count {
                    values[entry] &+= layer.tables.score(own, classes[Int(listed[entry])], weight: weight)
                }
            }
        }
    }

    /// Adds to each candidate, for each later slot and feature, the greatest pair score it can have there.
    ///
    /// Each feature takes its own maximum, so the sum can exceed what any single partner gives. Classes are compared
    /// instead of candidates, so it is cheap even for many candidates.
    /// - Returns: The maximum magnitude of the sum of all pairs of an outfit.
    func addGreatest(starts: [Int], to hopes: ScratchBuffer<Int32>, _ context: Context) throws -> Int {
        var magnitude = 0
        for layer in layers {
            for place in 0..<(starts.count - 1) {
                for other in (place + 1)..<max(starts.count - 1, place + 1) {
                    let weight = layer.weights[place][other]
                    if weight == 0 { continue }
                    let partners = Set((starts[other]..<starts[other + 1]).map { layer.classes.base[$0] }).sorted()
                    var known: [Int32: Int32] = [:]
                    var largest: Int32 = 0
                    for candidate in starts[place]..<starts[place + 1] {
                        let own = layer.classes.base[candidate]
                        if let greatest = known[own] {
                            hopes.base[candidate] += greatest
                            continue
                        }
                        try context.checkCancellation()
                        var (greatest, least) = (Int32.min, Int32.max)
                        for partner in partners {
                            let score =
                                layer.tablesByPlaces[place][other].map {
                                    $0.base[Int(own) * layer.tables.stride + Int(partner)]
                                } ?? layer.tables.score(own, partner, weight: weight)
                            greatest = max(greatest, score)
                            least = min(least, score)
                        }
                        if partners.isEmpty { continue }
                        known[own] = greatest
                        hopes.base[candidate] += greatest
                        largest = max(largest, max(greatest, -least))
                    }
                    magnitude += Int(largest)
                }
            }
        }
        return magnitude
    }
}
