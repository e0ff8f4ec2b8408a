// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import WardrobePlugin

/// Dresses one event after the other; what an earlier one is dressed in counts as worn on its day.
struct Planner {
    private let source: SuggestionSource
    private let profile: UserProfile

    init(_ source: SuggestionSource, unit: TemperatureUnit) {
        self.source = source
        var profile = source.profile ?? UserProfile()
        profile.temperatureUnit = unit
        self.profile = profile
    }

    /// An event with what to wear.
    struct Entry {
        let event: CalendarOccurrence
        let reading: DressCodeReading
        /// What the outfit is for, with the weather of the event's hours.
        let request: OutfitRequest
        /// The outfit, or why there is none.
        let outcome: Result<ScoredOutfit, ComputationError>
        /// A danger that no clothes keep off.
        var danger: Danger?
        /// Why no outfit meets the dress code, where the outfit is only the nearest to it.
        var shortage: String?
        /// Whether the event is without an occasion, so that the one of the options was taken.
        let isAssumed: Bool
    }

    /// The events in their order, each with the best outfit.
    ///
    /// - Parameter requests: for each event its day and weather; its dress code is read from its texts.
    /// - Throws: ``ComputationError`` when the options are at fault; that no outfit fits one event is part of the answer.
    func plan(_ events: [CalendarOccurrence], for requests: [OutfitRequest]) async throws -> [Entry] {
        var wears = source.wears
        var plan: [Entry] = []
        let progress = ProgressReport(counting: "candidates")
        defer { progress.finish() }
        let engine = try Engine([WardrobePlugin()], context: .ofUser(onProgress: progress.update))
        for (event, request) in zip(events, requests) {
            let texts = EventTexts(
                title: String(event.title.prefix(Self.longest)), location: String(event.location.prefix(Self.longest)),
                notes: String(event.notes.prefix(Self.longest)))
            let reading = try await engine(Wardrobe.readDressCode, texts)
            var wanted = request
            wanted.dressCode = reading.dressCode ?? request.dressCode
            wanted.occasion = reading.occasion ?? request.occasion
            let input = SuggestOutfitsInput(
                items: source.items, request: wanted, profile: profile, wears: wears, count: 1)
            do throws(ComputationError) {
                let best = try await engine(Wardrobe.suggestOutfits, input)
                guard let outfit = best.outfits.first ?? best.nearest else { continue }
                wears.append(
                    WearEvent(id: "plan-\(plan.count)", date: event.start.day, items: outfit.items.map(\.id)))
                plan.append(
                    Entry(
                        event: event, reading: reading, request: wanted, outcome: .success(outfit),
                        danger: best.danger, shortage: best.outfits.isEmpty ? best.shortages.first : nil,
                        isAssumed: reading.confidence == 0))
            } catch {
                // What is wrong with the options is wrong for all events.
                if !error.issues.isEmpty { throw error }
                plan.append(
                    Entry(
                        event: event, reading: reading, request: wanted, outcome: .failure(error),
                        isAssumed: reading.confidence == 0))
            }
        }
        return plan
    }

    /// How much of a text is read, in characters.
    private static let longest = 5_000
}
