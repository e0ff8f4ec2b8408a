// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Logs a wear.
struct Wear: Computation {
    let manifest = Manifest(
        id: Wardrobe.wear.id,
        summary: "Logs what you wore.",
        discussion: """
            Suggestions avoid what you wore recently, and learn from your ratings once you have twenty. An \
            outfit given without items includes all its current items.
            """,
        examples: [
            Example("Today's outfit", ["items": ["Sand pleated trousers", "Teal corduroy blazer"]]),
            Example(
                "A rated wear on another day",
                [
                    "items": ["Teal corduroy blazer"], "date": "2026-03-02", "occasion": "work", "rating": 4,
                    "degrees": 55,
                ]),
        ], effects: [.writes, .clock])

    let access: LazyWardrobeRecords
    let pictures: PictureScaler

    func run(_ input: WearInput, in context: Context) async throws -> LoggedWear {
        guard !input.items.isEmpty || input.outfit != nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "items", expected: "the items you wore, or an outfit", got: "neither")
            ])
        }
        guard input.temperature == nil || input.degrees == nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "degrees", expected: "temperature or degrees", got: "both")
            ])
        }
        let prepared = try input.photo.map {
            pictures.prepare(try Picture($0, at: "photo"), keepsOriginal: input.keepsOriginal)
        }
        var event = WearEvent(id: "", date: try (input.date ?? .today).day(in: context), rating: input.rating)
        event.occasion = input.occasion
        event.location = input.location
        event.weather = input.weather
        event.temperature = input.temperature
        event.notes = input.notes
        let plain = event
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                var event = plain
                if let degrees = input.degrees { event.temperature = try records.celsius(ofStated: degrees, db) }
                event.items = try NamedRecords.items.at("items").keys(input.items, in: db)
                event.outfit = try input.outfit.map { try NamedRecords.outfits.key($0, in: db) }
                var logged = try records.loggedWear(records.insert(event, photo: prepared?.photo, db), db)
                logged.storedPhoto = prepared?.sizes
                return logged
            }
        }
    }
}

extension WardrobeRecords {
    /// Converts a temperature in the profile's unit, or in °F if no profile is saved, to °C, rounded to hundredths.
    fileprivate func celsius(ofStated degrees: Double, _ db: Database) throws -> Double {
        let unit = try statedProfile(db)?.temperatureUnit ?? .fahrenheit
        do throws(ValidationIssue) {
            try unit.checkAir(degrees, at: "degrees")
        } catch {
            throw ComputationError.refused([error])
        }
        return (unit.celsius(degrees) * 100).rounded() / 100
    }

    /// Returns a wear with the names of its items and outfit.
    func loggedWear(_ event: WearEvent, _ db: Database) throws -> LoggedWear {
        LoggedWear(
            wear: event, items: try NamedRecords.items.named(event.items, in: db),
            outfit: try event.outfit.map { try NamedRecords.outfits.named([$0], in: db)[0] })
    }
}
