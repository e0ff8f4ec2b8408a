// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Logs what was worn.
struct Wear: Computation {
    let manifest = Manifest(
        id: Wardrobe.wear.id,
        summary: "Log what you wore, today or on another day.",
        discussion: """
            What was worn lately rests when outfits are suggested, and from twenty ratings on they are learned from. An \
            outfit without items means all items that it has now.
            """,
        examples: [
            Example("What I wear today", ["items": ["Sand pleated trousers", "Teal corduroy blazer"]]),
            Example(
                "A rated wear of another day",
                [
                    "items": ["Teal corduroy blazer"], "date": "2026-03-02", "occasion": "work", "rating": 4,
                    "degrees": 55,
                ]),
        ], effects: [.writes, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: WearInput, in context: Context) async throws -> LoggedWear {
        guard !input.items.isEmpty || input.outfit != nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "items", expected: "the items that were worn, or an outfit", got: "neither")
            ])
        }
        guard input.temperature == nil || input.degrees == nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "degrees", expected: "temperature or degrees", got: "both")
            ])
        }
        let photo = try input.photo.map { try Picture($0, at: "photo") }
        var event = WearEvent(id: "", date: try input.date ?? context.today(), rating: input.rating)
        event.occasion = input.occasion
        event.location = input.location
        event.weather = input.weather
        event.temperature = input.temperature
        event.notes = input.notes
        let plain = event
        return try await access.writing(in: context) { records in
            var event = plain
            if let degrees = input.degrees { event.temperature = try records.celsius(ofStated: degrees) }
            (event.items, event.outfit) = try records.store.read { db in
                (
                    try NamedRecords.items.at("items").keys(input.items, in: db),
                    try input.outfit.map { try NamedRecords.outfits.key($0, in: db) }
                )
            }
            return try records.loggedWear(try records.log(event, photo: photo))
        }
    }
}

extension WardrobeRecords {
    /// A temperature in the unit of the profile, or in Fahrenheit while none was saved, in °C to the hundredth.
    fileprivate func celsius(ofStated degrees: Double) throws -> Double {
        let unit = try hasProfile() ? profile().temperatureUnit : .fahrenheit
        do throws(ValidationIssue) {
            try unit.checkAir(degrees, at: "degrees")
        } catch {
            throw ComputationError.refused([error])
        }
        return (unit.celsius(degrees) * 100).rounded() / 100
    }

    /// A wear with the names of what was worn.
    func loggedWear(_ event: WearEvent) throws -> LoggedWear {
        try store.read { db in
            LoggedWear(
                wear: event, items: try NamedRecords.items.named(event.items, in: db),
                outfit: try event.outfit.map { try NamedRecords.outfits.named([$0], in: db)[0] })
        }
    }
}
