// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The pair scores of one feature, for the classes that occur among a problem's items.
final class PairTables {
    /// The maximum number of occurring classes in a table; beyond it, scores are computed on demand.
    static let largestTable = 2_048

    /// The class of each item, numbered among those that occur; the number after the last represents an empty slot.
    let classes: [Int32]
    /// The number of occurring classes.
    let classCount: Int
    let feature: PairFeature
    private let originals: [Int]
    private let numbers: [Int: Int32]
    private var unweighted: [Int32]?
    private var tables: [Double: ScratchBuffer<Int32>] = [:]

    /// The row length of a table: the number of classes plus one.
    var stride: Int { classCount + 1 }

    /// - Parameters:
    ///   - given: The class of each item.
    ///   - empty: The classes of empty slots.
    init(feature: PairFeature, classes given: [Int], empty: [Int], context: Context) throws {
        self.feature = feature
        originals = Set(given).union(empty).sorted()
        classCount = originals.count
        let numbers = Dictionary(uniqueKeysWithValues: originals.enumerated().map { ($1, Int32($0)) })
        self.numbers = numbers
        classes = given.map { numbers[$0] ?? 0 }
        guard classCount <= Self.largestTable else { return }
        let stride = classCount + 1
        var table = [Int32](repeating: 0, count: stride * stride)
        for first in 0..<classCount {
            if first & 63 == 0 { try context.checkCancellation() }
            for second in first..<classCount {
                let score = Int32(clamping: feature.score(originals[first], originals[second]).units)
                table[first * stride + second] = score
                table[second * stride + first] = score
            }
        }
        unweighted = table
    }

    /// Whether no two classes score above 0; false if the scores aren't tabulated.
    var isLossOnly: Bool { unweighted?.allSatisfy { $0 <= 0 } == true }

    /// Returns the number of an empty slot's class; for nil, that of a slot that never scores.
    func number(ofEmpty original: Int?) -> Int32 { original.flatMap { numbers[$0] } ?? Int32(classCount) }

    /// Returns the scores between two slots as rows of ``stride``, or nil if there are too many classes for a table.
    func table(weight: Double) -> ScratchBuffer<Int32>? {
        if let known = tables[weight] { return known }
        guard let unweighted else { return nil }
        let scaled = unweighted.map { Int32(clamping: Points(units: Int($0)).weighted(by: weight).units) }
        let table = ScratchBuffer(scaled, or: 0)
        tables[weight] = table
        return table
    }

    /// Returns the score of two classes by their numbers, computed by the feature.
    func score(_ first: Int32, _ second: Int32, weight: Double) -> Int32 {
        guard first < classCount, second < classCount else { return 0 }
        let score = feature.scoreOfPair(originals[Int(first)], originals[Int(second)])
        return Int32(clamping: score.weighted(by: weight).units)
    }
}
