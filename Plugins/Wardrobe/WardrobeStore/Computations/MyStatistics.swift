// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// Looks over the user's own wardrobe.
public struct MyStatistics: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Wardrobe.myStatistics.id,
        summary:
            "What your wardrobe costs per wear, what you wear most and never, and how colors and categories balance.",
        discussion: "Reads the wardrobe of this machine's user and answers as wardrobe.statistics does.",
        examples: [Example("The ten of each list", [:]), Example("The three", ["count": 3])], effects: .reads)

    private let access: LazyWardrobeRecords

    /// A computation over a wardrobe.
    public init(_ access: LazyWardrobeRecords) { self.access = access }

    /// Looks the wardrobe over.
    /// - Throws: ``ComputationKit/ComputationError`` when the wardrobe cannot be read.
    public func run(_ input: MyStatisticsInput, in context: Context) async throws -> WardrobeStatistics {
        let items = try await access.reading(in: context) { try $0.items() }
        return Statistics.reading(of: StatisticsInput(items: items, count: input.count))
    }
}

/// How long the lists of statistics may be.
public struct MyStatisticsInput: SchemaProviding, Hashable {
    /// How many items each list may have.
    public var count: Int

    /// Lists of ten items unless stated.
    public init(count: Int = 10) { self.count = count }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyStatisticsInput", "How long the lists may be.") {
        field("count", \.count, "How many items each list may have.", .integer(1...100_000), default: 10)
    }
}
