// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations for the wear log.
    @ComputationBuilder
    static func wearComputations(_ records: LazyWardrobeRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        records.writing(
            Wardrobe.wear, "Logs what you wore.",
            discussion: """
                Suggestions avoid what you wore recently, and learn from your ratings once you have twenty. An outfit \
                given without items includes all its current items.
                """,
            examples: [
                Example("Today's outfit", ["items": ["Sand pleated trousers", "Teal corduroy blazer"]]),
                Example(
                    "A rated wear on another day",
                    [
                        "items": ["Teal corduroy blazer"], "date": "2026-03-02", "occasion": "work", "rating": 4,
                        "degrees": 55,
                    ]),
            ], effects: .clock,
            checking: { input, context in
                try input.check()
                let photo = try input.photo.map {
                    pictures.prepare(try Picture($0, at: "photo"), keepsOriginal: input.keepsOriginal)
                }
                return (event: try input.event(in: context), photo: photo)
            }
        ) { records, input, new in
            var event = new.event
            return try records.store.write { db in
                if let degrees = input.degrees { event.temperature = try records.celsius(ofStated: degrees, db) }
                event.items = try NamedRecords.items.at("items").keys(input.items, in: db)
                event.outfit = try input.outfit.map { try NamedRecords.outfits.key($0, in: db) }
                var logged = try records.loggedWear(records.insert(event, photo: new.photo?.photo, db), db)
                logged.storedPhoto = new.photo?.sizes
                return logged
            }
        }
        records.writing(
            Wardrobe.undoWear, "Removes the latest wear, or another one, from the log.",
            discussion: "The wear no longer counts toward its items and outfit, which stay.",
            examples: [
                Example("The wear logged last", [:]), Example("The wear of a day", ["date": "2026-03-02"]),
            ], effects: [.destructive, .clock]
        ) { records, input, _ in
            try records.store.write { db in
                let wears = try records.wears(WearFilter(from: input.date, through: input.date), db)
                let order = try records.logOrder(db)
                let event = try WearChoice(wear: input.wear, date: input.date, shortestKey: 8).event(of: wears) {
                    order($0) < order($1)
                }
                let logged = try records.loggedWear(event, db)
                try records.remove(wear: event.id, db)
                return logged
            }
        }
        records.writing(
            Wardrobe.rateWear, "Rates what you wore, from 1 to 5.",
            discussion: "Rates the most recent wear unless a day or a wear is given.",
            examples: [
                Example("The latest wear", ["rating": 4]),
                Example("The wear of a day", ["rating": 2, "date": "2026-03-02"]),
                Example("Clear the rating", [:]),
            ], effects: [.clock, .idempotent]
        ) { records, input, _ in
            try records.store.write { db in
                let wears = try records.wears(WearFilter(from: input.date, through: input.date), db)
                let order = try records.logOrder(db)
                let event = try WearChoice(wear: input.wear, date: input.date).event(of: wears) {
                    ($0.date, order($0)) < ($1.date, order($1))
                }
                return try records.loggedWear(records.update(wear: event.id, db) { $0.rating = input.rating }, db)
            }
        }
        records.reading(
            Wardrobe.myHistory, "Lists what you wore, most recent first.",
            discussion: "The total and the mean rating cover all matching wears, including those not listed.",
            examples: [
                Example("The latest", [:]),
                Example("A week", ["wears": ["from": "2026-11-16", "through": "2026-11-22"], "limit": 100]),
                Example("Worn for work", ["wears": ["occasion": "work"]]),
            ], effects: .clock
        ) { records, input, _ in
            var history = try ComputationError.renamingPaths({ "wears.\($0)" }) {
                try records.history(input.wears, count: .max)
            }
            let page = try ListPage(
                history.entries, of: Wardrobe.myHistory, for: input, limit: input.limit, after: input.cursor
            ) { [.descending($0.date.daysSince1970), .descending($0.id)] }
            (history.entries, history.cursor) = (page.elements, page.cursor)
            return history
        }
    }
}

extension WearInput {
    /// Refuses a wear of nothing, and two temperatures.
    fileprivate func check() throws(ComputationError) {
        guard !items.isEmpty || outfit != nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "items", expected: "the items you wore, or an outfit", got: "neither")
            ])
        }
        guard temperature == nil || degrees == nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "degrees", expected: "temperature or degrees", got: "both")
            ])
        }
    }

    /// Returns the wear without its items and outfit.
    fileprivate func event(in context: Context) throws(ComputationError) -> WearEvent {
        var event = WearEvent(id: "", date: try (date ?? .today).day(in: context), rating: rating)
        event.occasion = occasion
        event.location = location
        event.weather = weather
        event.temperature = temperature
        event.notes = notes
        return event
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

    /// Returns the matching wears with the names of their items, most recent first.
    /// - Throws: ``ComputationKit/ComputationError`` if the filter names an unknown item or outfit.
    func history(_ filter: WearFilter = WearFilter(), count: Int = 20) throws -> WearHistory {
        WearHistory(
            try wears(filter), items: try names(in: "item"), outfits: try names(in: "outfit"), count: count)
    }

    /// The position of each wear in the order of logging.
    fileprivate func logOrder(_ db: Database) throws -> (WearEvent) -> Int {
        let places = try Dictionary(
            uniqueKeysWithValues: loggedWears(db).enumerated().map { ($0.element, $0.offset) })
        return { places[$0.id, default: 0] }
    }
}

/// A reference to a logged wear: by its key or a key prefix, by its day, or the latest.
private struct WearChoice {
    let wear: String?
    let date: DayReference?
    /// How many characters the beginning of a key needs.
    var shortestKey = 1

    /// Returns the wear.
    /// - Throws: ``ComputationError`` if there is none, or if several match the day or the key prefix.
    ///
    /// - Parameters:
    ///   - wears: the wears of the day, or all wears.
    ///   - precedes: the order that puts the latest wear last.
    func event(
        of wears: [WearEvent], latestBy precedes: (WearEvent, WearEvent) -> Bool
    ) throws(ComputationError) -> WearEvent {
        var wears = wears
        if let wear {
            let found = wears.filter { $0.id.hasPrefix(wear.lowercased()) || $0.id.hasPrefix(wear) }
            let isWhole = found.filter { $0.id == wear }
            wears = isWhole.isEmpty && wear.count >= shortestKey ? found : isWhole
        }
        guard let latest = wears.max(by: precedes) else {
            guard wear != nil || date != nil else {
                throw ComputationError(.notFound, "Nothing is logged yet.")
            }
            throw ComputationError.notFound(
                ValidationIssue(
                    path: wear == nil ? "date" : "wear",
                    expected: wear == nil
                        ? "a day with a logged wear"
                        : "the key of a logged wear"
                            + (shortestKey > 1 ? ", or at least \(shortestKey) characters of its beginning" : ""),
                    got: wear.map { "\"\($0)\"" } ?? date.map { "\($0)" } ?? "none"))
        }
        guard wears.count == 1 || (wear == nil && date == nil) else {
            let keys = wears.prefix(5).map(\.id).joined(separator: ", ")
            throw ComputationError.refused([
                ValidationIssue(
                    path: "wear", expected: "one wear", got: "\(wears.count)",
                    recoverySuggestion: "use the key of one of them: \(keys)\(wears.count > 5 ? ", …" : "")")
            ])
        }
        return latest
    }
}
