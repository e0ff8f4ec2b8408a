// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
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
            return try records.write { transaction in
                let wears = transaction.wears
                if let degrees = input.degrees {
                    event.temperature = try transaction.profiles.temperatureUnit().celsius(ofAir: degrees)
                }
                event.items = try transaction.items.keys(input.items, at: "items")
                event.outfit = try input.outfit.map { try transaction.outfits.key($0) }
                var logged = try wears.logged(wears.insert(event, photo: new.photo?.photo))
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
            try records.write { transaction in
                let wears = transaction.wears
                let found = try wears.wears(WearFilter(from: input.date, through: input.date))
                let order = try wears.logOrder()
                let event = try WearChoice(wear: input.wear, date: input.date, shortestKey: 8).event(of: found) {
                    order($0) < order($1)
                }
                let logged = try wears.logged(event)
                try wears.remove(event)
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
            try records.write { transaction in
                let wears = transaction.wears
                let found = try wears.wears(WearFilter(from: input.date, through: input.date))
                let order = try wears.logOrder()
                let event = try WearChoice(wear: input.wear, date: input.date).event(of: found) {
                    ($0.date, order($0)) < ($1.date, order($1))
                }
                return try wears.logged(wears.update(event.id) { $0.rating = input.rating })
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
            var history = try records.read { transaction in
                WearHistory(
                    try transaction.wears.wears(input.wears, at: "wears."),
                    items: try transaction.items.names(), outfits: try transaction.outfits.names(),
                    count: .max)
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
            throw ComputationError.refused(path: "items", expected: "the items you wore, or an outfit", got: "neither")
        }
        guard temperature == nil || degrees == nil else {
            throw ComputationError.refused(path: "degrees", expected: "temperature or degrees", got: "both")
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

extension TemperatureUnit {
    /// Converts an air temperature in this unit to °C, rounded to hundredths.
    fileprivate func celsius(ofAir degrees: Double) throws(ComputationError) -> Double {
        do throws(ValidationIssue) {
            try checkAir(degrees, at: "degrees")
        } catch {
            throw ComputationError.refused([error])
        }
        return (celsius(degrees) * 100).rounded() / 100
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
            throw ComputationError.refused(
                path: "wear", expected: "one wear", got: "\(wears.count)",
                recoverySuggestion: "use the key of one of them: \(keys)\(wears.count > 5 ? ", …" : "")")
        }
        return latest
    }
}
