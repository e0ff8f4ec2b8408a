// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Records that a wish was tried on.
struct NoteTryOn: Computation {
    let manifest = Manifest(
        id: Wardrobe.noteTryOn.id,
        summary: "Records that you tried on a wishlist item, optionally with a photo.",
        discussion: "A new photo replaces the previous one. Without a photo, the previous one is kept.",
        examples: [Example("Without a photo", ["wish": "Rain coat"])],
        effects: [.writes, .idempotent, .clock, .destructive])

    let access: LazyWardrobeRecords
    let pictures: PictureScaler

    func run(_ input: NoteTryOnInput, in context: Context) async throws -> WishDetails {
        let prepared = try input.photo.map {
            pictures.prepare(try Picture($0, at: "photo"), keepsOriginal: input.keepsOriginal)
        }
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                let saved = try records.update(wish: input.wish, db) { wish in
                    wish.triedOn = true
                    if let prepared { wish.triedOnPhoto = try records.attach(prepared.photo, db) }
                }
                var details = try records.details(of: saved, db)
                details.storedPhoto = prepared?.sizes
                return details
            }
        }
    }
}
