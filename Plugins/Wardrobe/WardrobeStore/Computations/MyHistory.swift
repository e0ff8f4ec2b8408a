// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// Lists what the user wore.
public struct MyHistory: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Wardrobe.myHistory.id,
        summary: "What you wore when, the latest first.",
        discussion: "Reads the wear log of this machine's user. The total counts all wears that were asked for.",
        examples: [
            Example("The latest", [:]),
            Example("A week", ["wears": ["from": "2026-11-16", "through": "2026-11-22"], "count": 100]),
        ], effects: .reads)

    private let access: LazyWardrobeRecords

    /// A computation over a wardrobe.
    public init(_ access: LazyWardrobeRecords) { self.access = access }

    /// Lists the wears.
    /// - Throws: ``ComputationKit/ComputationError`` when the span ends before it begins, the wardrobe cannot be read, or
    ///   a name is not known.
    public func run(_ input: MyHistoryInput, in context: Context) async throws -> WearHistory {
        if let from = input.wears.from, let through = input.wears.through, through < from {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "wears.through", expected: "a day not before from, \(from)", got: "\(through)",
                    recoverySuggestion: "are the two swapped?")
            ])
        }
        do throws(ComputationError) {
            return try await access.reading(in: context) { try $0.history(input.wears, count: input.count) }
        } catch {
            throw error.renamingPaths { "wears.\($0)" }
        }
    }
}

/// Which wears are wanted, and how many.
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// Which wears.
    public var wears: WearFilter
    /// How many wears the list may have.
    public var count: Int

    /// Twenty wears unless stated.
    public init(wears: WearFilter = WearFilter(), count: Int = 20) {
        self.wears = wears
        self.count = count
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyHistoryInput", "Which wears are wanted, and how many.") {
        field("wears", \.wears, "Which wears.", default: WearFilter())
        field("count", \.count, "How many wears the list may have.", .integer(1...100_000), default: 20)
    }
}

extension WardrobeRecords {
    /// The wears that are wanted with the names of their items, the latest first.
    /// - Throws: ``ComputationKit/ComputationError`` when the filter names an item or an outfit that is not there.
    public func history(_ filter: WearFilter = WearFilter(), count: Int = 20) throws -> WearHistory {
        WearHistory(
            try wears(filter), items: try names(in: "item"), outfits: try names(in: "outfit"), count: count)
    }
}
