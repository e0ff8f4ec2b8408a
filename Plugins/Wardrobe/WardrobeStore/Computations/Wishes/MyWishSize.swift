// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Finds the size of a wish by the user's measurements.
struct MyWishSize: Computation {
    let manifest = Manifest(
        id: Wardrobe.myWishSize.id,
        summary: "The size of a wish, by your body measurements and its brand's chart.",
        discussion: """
            It needs the wish's brand, a size chart of the brand for its kind of garment, and the passphrase of your \
            measurements. Nothing is kept; edit-wish keeps the size.
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
