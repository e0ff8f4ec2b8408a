// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Recommends a size for a wish from the user's measurements.
struct MyWishSize: Computation {
    let manifest = Manifest(
        id: Wardrobe.myWishSize.id,
        summary: "Recommends a size for a wishlist item from your body measurements and the brand's size chart.",
        discussion: """
            Requires the item's brand, a size chart of the brand for its category, and the passphrase for your \
            measurements. Nothing is saved; use edit-wish to save the size.
            """,
        examples: [Example("A coat", ["wish": "Desert coat", "passphrase": "correct horse battery staple"])],
        effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyWishSizeInput, in context: Context) async throws -> WishSize {
        try await access.reading(in: context) { records in
            let wish = try records.wish(input.wish)
            guard let brand = wish.brand else {
                throw ComputationError(.refused, "\(wish.name) has no brand, so no size chart applies to it.")
            }
            guard let chart = try records.sizeChart(brand: brand, category: wish.category) else {
                throw ComputationError(
                    .notFound, "There is no size chart from \(brand) for the category \(wish.category.rawValue)."
                )
            }
            guard try records.hasMeasurements() else {
                throw ComputationError(.notFound, "No body measurements are saved.")
            }
            let body = try records.opened(with: input.passphrase) { try records.measurements() }
            guard let body, let size = chart.recommendation(for: body, fit: try records.profile().fit) else {
                throw ComputationError(
                    .refused, "The size chart from \(brand) uses body measurements that aren't saved.")
            }
            return WishSize(wish: wish, chart: chart, recommendation: size)
        }
    }
}
