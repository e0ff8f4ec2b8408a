// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// Looks over the user's own wardrobe.
public struct MyStatistics: Computation {
    /// Id, prose and examples.
    public static let manifest = Manifest(
        id: "wardrobe.my-statistics",
        summary:
            "What your wardrobe costs per wear, what you wear most and never, and how colours and categories balance.",
        discussion: "Reads the wardrobe of this machine's user and answers as wardrobe.statistics does.",
        examples: [Example("The ten of each list", [:]), Example("The three", ["count": 3])], effects: .storage)

    private let access: ClosetAccess

    /// A computation over a wardrobe.
    public init(_ access: ClosetAccess) { self.access = access }

    /// Looks the wardrobe over.
    /// - Throws: ``ComputationKit/Failure`` when the wardrobe cannot be read.
    public func run(_ input: MyStatisticsInput, in context: Context) async throws -> WardrobeStatistics {
        let items = try access.use { try $0.items() }
        return Statistics.reading(of: StatisticsInput(items: items, count: input.count))
    }
}

/// How long the lists of statistics may be.
public struct MyStatisticsInput: Described, Hashable {
    /// How many pieces each list may have.
    public var count: Int

    /// Lists of ten pieces unless stated.
    public init(count: Int = 10) { self.count = count }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("MyStatisticsInput", "How long the lists may be.") {
        field("count", \.count, "How many pieces each list may have.", .integer(1...100_000), default: 10)
    }
}
