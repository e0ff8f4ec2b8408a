// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Finds the size of a wish by the user's measurements.
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
                throw ComputationError(.refused, "The brand of \(wish.name) isn't known, so no size chart fits it.")
            }
            guard let chart = try records.sizeChart(brand: brand, category: wish.category) else {
                throw ComputationError(
                    .notFound, "There is no size chart of \(brand) for what \(wish.name) is: \(wish.category.rawValue)."
                )
            }
            guard try records.hasMeasurements() else {
                throw ComputationError(.notFound, "Your body measurements aren't known.")
            }
            let body = try records.opened(with: input.passphrase) { try records.measurements() }
            guard let body, let size = chart.recommendation(for: body, fit: try records.profile().fit) else {
                throw ComputationError(
                    .refused, "The size chart of \(brand) uses measures of the body that aren't known.")
            }
            return WishSize(wish: wish, chart: chart, recommendation: size)
        }
    }
}
