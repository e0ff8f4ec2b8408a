// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Changes an item of the wardrobe.
struct EditItem: Computation {
    let manifest = Manifest(
        id: Wardrobe.editItem.id,
        summary: "Changes an item in your wardrobe.",
        discussion: """
            Omitted fields keep their values, and null clears one. Logged wears can't be edited here. An unknown first wear \
            stays empty if the item was worn before the log begins, and is never later than a given wear.
            """,
        examples: [
            Example("Put in the wash", ["item": "Teal corduroy blazer", "details": ["laundry": "inWash"]]),
            Example("Clear the price", ["item": "Teal corduroy blazer", "details": ["price": .null]]),
        ], effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords
    let pictures: PictureScaler

    func run(_ input: EditItemInput, in context: Context) async throws -> SavedItem {
        try input.checkChanges()
        let details = try input.details.stated().dated(in: context)
        let prepared = try (input.photo ?? nil).map {
            pictures.prepare(try Picture($0, at: "photo"), keepsOriginal: input.keepsOriginal)
        }
        let thumbnail = try input.thumbnail.map { try Picture($0, at: "thumbnail") } ?? prepared?.thumbnail
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                let saved = try records.update(item: input.item) { item, db in
                    var changed = try item.changed(by: details, clearing: input.details.cleared)
                    if let name = input.name { changed.name = name }
                    if let category = input.category { changed.category = category }
                    if let color = input.primaryColor { changed.primaryColor = color }
                    if input.photo != nil {
                        changed.photo = try records.attach(prepared?.photo, db)
                        changed.thumbnail = nil
                    }
                    if thumbnail != nil {
                        guard changed.photo != nil else {
                            throw ComputationError.refused([
                                ValidationIssue(
                                    path: "photo", expected: "a photo for the thumbnail", got: "none")
                            ])
                        }
                        changed.thumbnail = try records.attach(thumbnail, db)
                    }
                    item = changed
                }
                return SavedItem(item: saved, storedPhoto: prepared?.sizes)
            }
        } catch {
            throw error.renamingPaths(ItemDetails.path)
        }
    }
}

extension EditItemInput {
    /// Refuses a change of nothing.
    fileprivate func checkChanges() throws(ComputationError) {
        let isEmpty =
            name == nil && category == nil && primaryColor == nil && details.isEmpty && photo == nil && thumbnail == nil
        guard !isEmpty else {
            throw ComputationError.refused([
                ValidationIssue(path: "details", expected: "something to change", got: "nothing")
            ])
        }
    }
}
