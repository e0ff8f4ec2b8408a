// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ComputationKit
internal import WardrobePlugin

/// Plans outfits for the user's events.
struct MyPlan: Computation {
    let manifest = Manifest(
        id: Wardrobe.myPlan.id,
        summary: "Plans what to wear to upcoming events.",
        discussion: """
            Dress codes are detected in titles, locations, and notes, and returned with the words that matched. Each \
            event is planned for its own hours: a day's range of temperatures is followed over the day, and a stored \
            forecast gives the weather of the event's hours. Items used for one event are avoided for the next. The \
            events are those of a calendar file, or the stored ones; canceled events are left out.
            """,
        examples: [
            Example("The week from today", ["typed": ["temperature": "41..63"]]),
            Example(
                "A calendar of one evening",
                [
                    "calendar":
                        "QkVHSU46VkNBTEVOREFSDQpCRUdJTjpWRVZFTlQNClVJRDoxDQpEVFNUQVJUOjIwMjYxMTIzVDE5MDAwMA0KRFRFTkQ6MjAyNjExMjNUMjIwMDAwDQpTVU1NQVJZOkRhdGUgbmlnaHQNCkVORDpWRVZFTlQNCkVORDpWQ0FMRU5EQVINCg==",
                    "request": ["date": "2026-11-23", "coldest": 5, "warmest": 12], "days": 1,
                ]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyPlanInput, in context: Context) async throws -> WardrobePlan {
        try await input.plan(from: access, in: context)
    }
}

extension MyPlanInput {
    /// Returns the events with their outfits.
    func plan(from access: LazyWardrobeRecords, in context: Context) async throws -> WardrobePlan {
        let today = try context.today()
        let wardrobe = try await WardrobeSnapshot(access, sample: sample, forecast: forecast, in: context)
        let stated = StatedRequest(self.request, typed, unit: unit)
        let unit = stated.unit(profile: wardrobe.statedProfile?.temperatureUnit)
        let request = try stated.request(in: unit, today: today, needsTemperature: forecast == nil)
        let first = request.date ?? today
        let days = first...first.adding(days: self.days - 1)
        let (events, problems) = try await events(of: days, from: access, in: context)
        var plan = EventPlan(wardrobe: wardrobe, unit: unit, stated: stated)
        for (number, event) in events.enumerated() {
            try await plan.add(event, for: request, in: context)
            context.report(RunProgress(completed: number + 1, total: events.count))
        }
        return WardrobePlan(
            days: days, basis: wardrobe.basis(in: unit), events: plan.events, problems: problems,
            details: wardrobe.items.worn(in: plan.events.compactMap(\.outfit)))
    }

    /// The events for a range of days, and the parts of the file that couldn't be read.
    private func events(
        of days: ClosedRange<CalendarDay>, from access: LazyWardrobeRecords, in context: Context
    ) async throws -> ([PlannableEvent], [Message]) {
        guard let calendar else {
            try check(zone: PlannableEvent.knows(zone:))
            let events = try await access.reading(in: context) { records in
                try records.read { transaction in
                    try transaction.events.events().map { stored in
                        let chosen = try stored.chosenOutfit.map { try transaction.outfits.named([$0]) }
                        return PlannableEvent(stored.event, uid: stored.uid, in: zone, chosen: chosen?.first)
                    }
                }
            }
            return (events.filter { $0.touches(days) }, [])
        }
        let file: CalendarFile
        do {
            file = try CalendarFile(try calendar.bytes(limit: MyPlanInput.maximumBytes))
        } catch let error as ComputationError {
            throw error.renamingPaths { _ in "calendar" }
        } catch let issue as ValidationIssue {
            throw ComputationError.refused([issue.at("calendar")])
        }
        try check(zone: file.knows(zone:))
        let reading = file.occurrences(from: days.lowerBound, through: days.upperBound, zone: zone)
        return (
            reading.occurrences.filter { !$0.isCancelled }.map(PlannableEvent.init), reading.problems.map(\.message)
        )
    }

    /// Refuses an unknown time zone.
    private func check(zone isKnown: (String) -> Bool) throws(ComputationError) {
        guard let zone, !isKnown(zone) else { return }
        throw ComputationError.refused(
            path: "zone", expected: "a time zone in the tz database, such as Europe/Paris",
            got: JSONValue.string(zone).text())
    }
}

/// A plan built event by event; an event's outfit counts as worn on its day for later events.
private struct EventPlan {
    let wardrobe: WardrobeSnapshot
    let unit: TemperatureUnit
    let stated: StatedRequest
    private(set) var events: [WardrobePlan.Event] = []
    private var wears: [WearEvent]

    init(wardrobe: WardrobeSnapshot, unit: TemperatureUnit, stated: StatedRequest) {
        self.wardrobe = wardrobe
        self.unit = unit
        self.stated = stated
        wears = wardrobe.wears
    }

    /// Adds an event with its best outfit.
    ///
    /// - Throws: ``ComputationError`` if the request is invalid. An event that no outfit fits isn't an error.
    mutating func add(_ event: PlannableEvent, for request: OutfitRequest, in context: Context) async throws {
        let reading = try await context.call(Wardrobe.readDressCode, event.texts)
        var wanted = request.forEvent(event.hours)
        if let forecast = wardrobe.forecast {
            let span = WeatherSpan(of: event.hours, longitude: forecast.longitude)
            wanted = try forecast.applied(to: wanted, over: span)
            if !event.hours.isAllDay { wanted = wanted.joiningNarrowRange() }
        }
        wanted.dressCode = reading.dressCode ?? request.dressCode
        wanted.occasion = reading.occasion ?? request.occasion
        wanted.mourning = reading.mourning || request.mourning
        var planned = WardrobePlan.Event(event, reading: reading, request: wanted)
        do throws(ComputationError) {
            let best = try await context.call(
                Wardrobe.suggestOutfits,
                SuggestOutfitsInput(
                    items: wardrobe.items, request: wanted, profile: wardrobe.profile(in: unit), wears: wears,
                    count: 1))
            planned.danger = best.danger
            planned.outfit = best.outfits.first ?? best.nearest
            planned.shortage = best.outfits.isEmpty ? best.shortages.first : nil
        } catch {
            // An invalid request is invalid for all events.
            guard error.code == .refused, error.issues.isEmpty else { throw stated.renamingPaths(of: error) }
            planned.problem = Message("wardrobe.no-outfit", error.message, ["event": .string(event.uid)])
        }
        if let outfit = planned.outfit {
            wears.append(
                WearEvent(
                    id: "plan-\(events.count)", date: event.hours.start.day, items: outfit.items.map(\.id)))
        }
        events.append(planned)
    }
}
