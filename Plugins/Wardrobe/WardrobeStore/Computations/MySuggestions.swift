// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// Finds the best outfits of the user's own wardrobe.
public struct MySuggestions: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Wardrobe.mySuggestions.id,
        summary: "The best outfits of your wardrobe for a day and an occasion, proven to be the best of all.",
        discussion: """
            Reads the items, the profile and the wear log of this machine's user and answers as wardrobe.suggest-outfits \
            does. While the wardrobe has no item, a built-in sample wardrobe is used, and the first remark says so. \
            Without a date neither rest nor season can be judged.
            """,
        examples: [
            Example("A working day at 55 °F", ["request": ["temperature": 12.8, "occasion": "work"]]),
            Example(
                "A rainy day from cold to mild, three outfits that differ",
                [
                    "request": [
                        "coldest": 5, "warmest": 14, "condition": "rainy", "occasion": "casual", "date": "2026-11-21",
                    ], "variety": true, "count": 3,
                ]),
        ], effects: .reads)

    private let access: LazyWardrobeRecords

    /// A computation over a wardrobe.
    public init(_ access: LazyWardrobeRecords) { self.access = access }

    /// Finds the outfits.
    /// - Throws: ``ComputationKit/ComputationError`` when the wardrobe cannot be read, a wish names no item or several, or a slot
    ///   stays empty.
    public func run(_ input: MySuggestionsInput, in context: Context) async throws -> OutfitSuggestions {
        let wardrobe = try await access.reading(in: context) { try $0.suggestionsInput(input) }
        return try SuggestOutfits.answer(wardrobe, in: context)
    }
}

extension SuggestOutfits {
    /// The outfits, with a remark when they are of the sample wardrobe.
    fileprivate static func answer(
        _ wardrobe: (input: SuggestOutfitsInput, isSample: Bool), in context: Context
    ) throws -> OutfitSuggestions {
        var suggestions = try reading(of: wardrobe.input, in: context)
        if wardrobe.isSample {
            suggestions.remarks.insert(
                "Your wardrobe is empty: these outfits are from a sample wardrobe of \(wardrobe.input.items.count) items.",
                at: 0)
        }
        return suggestions
    }
}

extension WardrobeRecords {
    /// All that a suggestion needs: items, profile and log as they are now, and wishes by their keys.
    ///
    /// - Returns: the input of ``WardrobePlugin/SuggestOutfits``, and whether its items are those of the built-in sample
    ///   wardrobe, which stands in for an empty one.
    /// - Throws: ``ComputationKit/ComputationError`` when a wish names no item or several.
    public func suggestionsInput(
        _ wishes: MySuggestionsInput
    ) throws -> (input: SuggestOutfitsInput, isSample: Bool) {
        let own = try items()
        let items = own.isEmpty ? wishes.sample.items : own
        let names = items.map { (key: $0.id, name: $0.name) }
        func keys(_ texts: [String], at path: String) throws -> [String] {
            var issues: [ValidationIssue] = []
            var codes: Set<ComputationError.Code> = []
            let keys = texts.enumerated().compactMap { index, text -> String? in
                do throws(ComputationError) {
                    return try NamedRecords.items.at("\(path)[\(index)]").key(text, among: names)
                } catch {
                    issues += error.issues
                    codes.insert(error.code)
                    return nil
                }
            }
            guard issues.isEmpty else {
                throw ComputationError(codes == [.notFound] ? .notFound : .refused, issues: issues)
            }
            return keys
        }
        let input = SuggestOutfitsInput(
            items: items, request: wishes.request, profile: try profile(), wears: own.isEmpty ? [] : try wears(),
            weights: wishes.weights, count: wishes.count, variety: wishes.variety,
            with: try keys(wishes.with, at: "with"), without: try keys(wishes.without, at: "without"),
            notWornWithinDays: wishes.notWornWithinDays, onlyClean: wishes.onlyClean,
            nodeLimit: wishes.nodeLimit)
        return (input, own.isEmpty)
    }
}
