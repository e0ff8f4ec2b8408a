// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Moves an item to a place.
struct MoveItem: Computation {
    let manifest = Manifest(
        id: Twins.move.id, summary: "Moves an item to a place.",
        discussion: """
            An item that is a place moves with everything in it; it can't move into itself. An edit that clears the \
            place leaves the item without one.
            """,
        examples: [
            Example("To the cellar", ["twin": "Cordless drill", "location": "Cellar", "spot": "Top shelf"])
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: MoveInput, in context: Context) async throws -> MovedItem {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                let twin = try records.twin(key: records.twinKey(input.twin, db), db)
                let item = try records.item(input.item, of: twin)
                let before = try PlaceTree(db)
                let location = try before.key(input.location, at: "location")
                try records.move(item, to: location, spot: input.spot, db)
                let after = try PlaceTree(db)
                return MovedItem(
                    twin: NamedRecord(id: twin.id, name: twin.name), item: item.id,
                    from: item.location.map { before.path(to: $0) }, to: after.path(to: location))
            }
        }
    }
}

/// Lends an item.
struct LendItem: Computation {
    let manifest = Manifest(
        id: Twins.lend.id, summary: "Lends an item to a person.",
        discussion: "A loan with a due day has a notification. An item that is already lent can't be lent again.",
        examples: [
            Example("To Ana", ["twin": "The Left Hand of Darkness", "borrower": "Ana"]),
            Example("Until a day", ["twin": "Cordless drill", "borrower": "Ana", "due": "2027-01-31"]),
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: LendInput, in context: Context) async throws -> LoanChange {
        let day = try PastDay(input.day, in: context).day
        let due = try input.due?.day(in: context)
        return try await access.writing(in: context) { try $0.lend(input, on: day, due: due) }
    }
}

/// Ends a loan.
struct ReturnItem: Computation {
    let manifest = Manifest(
        id: Twins.return.id, summary: "Records the return of a lent item.",
        examples: [Example("Today", ["twin": "Laptop"])], effects: [.writes, .clock])

    let access: LazyTwinRecords

    func run(_ input: ReturnInput, in context: Context) async throws -> LoanChange {
        let day = try PastDay(input.day, in: context).day
        return try await access.writing(in: context) { try $0.endLoan(input, on: day) }
    }
}

/// Adds a photo to an item.
struct AddPhoto: Computation {
    let manifest = Manifest(
        id: Twins.addPhoto.id, summary: "Adds a photo to an item.",
        discussion: """
            Metadata such as the place where it was taken is removed. A large photo is stored as a copy scaled to \
            2,048 pixels, unless you keep the original.
            """,
        examples: [
            Example(
                "A pixel",
                [
                    "twin": "Cordless drill", "caption": "Front",
                    "photo":
                        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
                ])
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords
    let pictures: PictureScaler

    func run(_ input: AddPhotoInput, in context: Context) async throws -> PhotoChange {
        let picture = pictures.prepare(try Picture(input.photo, at: "photo"), keepsOriginal: input.keepsOriginal)
        return try await access.writing(in: context) { try $0.add(picture, to: input) }
    }
}

/// Removes a photo from an item.
struct RemovePhoto: Computation {
    let manifest = Manifest(
        id: Twins.removePhoto.id, summary: "Removes a photo from an item.",
        examples: [Example("The first one", ["twin": "Cordless drill", "photo": "1"])],
        effects: [.writes, .clock, .destructive])

    let access: LazyTwinRecords

    func run(_ input: RemovePhotoInput, in context: Context) async throws -> PhotoChange {
        try await access.writing(in: context) { try $0.remove(input) }
    }
}
