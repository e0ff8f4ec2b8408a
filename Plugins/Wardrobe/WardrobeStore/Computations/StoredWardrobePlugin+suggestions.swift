// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations that suggest what to wear.
    @ComputationBuilder
    static func suggestionComputations(
        _ records: LazyWardrobeRecords, _ forecasts: ForecastServices
    ) -> [AnyComputation] {
        MySuggestions(access: records)
        MyPlan(access: records)
        MyPackingList(access: records)
        FetchForecast(access: records, services: forecasts)
    }
}

/// Finds the best outfits in the user's wardrobe.
struct MySuggestions: Computation {
    let manifest = Manifest(
        id: Wardrobe.mySuggestions.id,
        summary: "Finds the provably best outfits in your wardrobe for a day and an occasion.",
        discussion: """
            Runs wardrobe.suggest-outfits on your items, profile, and wear log. The day is today unless given. The \
            weather is that of the request; missing values come from a stored forecast, if one is given. While the \
            wardrobe is empty, a built-in sample wardrobe is used, and the basis says so. Temperatures are shown in \
            the given unit, or else that of a typed temperature, or else your profile's. Without a profile, a \
            request in numbers uses °C, and other requests use °F.
            """,
        examples: [
            Example("A working day at 55 °F", ["typed": ["temperature": "55F"], "request": ["occasion": "work"]]),
            Example("The same in numbers", ["request": ["temperature": 12.8, "occasion": "work"]]),
            Example(
                "A rainy day from cold to mild",
                [
                    "request": [
                        "coldest": 5, "warmest": 14, "condition": "rainy", "occasion": "casual", "date": "2026-11-21",
                    ]
                ]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MySuggestionsInput, in context: Context) async throws -> WardrobeSuggestions {
        let today = try context.today()
        let wardrobe = try await WardrobeSnapshot(
            access, sample: input.sample, forecast: input.forecast, in: context)
        let stated = StatedRequest(input.request, input.typed, unit: input.unit)
        let unit = stated.unit(profile: wardrobe.statedProfile?.temperatureUnit)
        var request = try stated.request(in: unit, today: today, needsTemperature: input.forecast == nil)
        let day = request.date ?? today
        request.date = day
        request = try wardrobe.weather(in: request, on: day)
        let wanted = SuggestOutfitsInput(
            items: wardrobe.items, request: request, profile: wardrobe.profile(in: unit), wears: wardrobe.wears,
            weights: input.weights, count: input.count, variety: input.variety,
            with: try wardrobe.keys(input.with, at: "with"), without: try wardrobe.keys(input.without, at: "without"),
            notWornWithinDays: input.notWornWithinDays, onlyClean: input.onlyClean, nodeLimit: input.nodeLimit)
        let found: OutfitSuggestions
        do throws(ComputationError) {
            found = try await context.call(Wardrobe.suggestOutfits, wanted)
        } catch {
            throw stated.renamingPaths(of: error)
        }
        var answer = WardrobeSuggestions(
            found, for: request, on: wardrobe.basis(in: unit), wanted: input.count, variety: input.variety,
            of: wardrobe.items)
        if input.photos, wardrobe.sample == nil {
            let details = answer.details
            answer.photos = try await access.reading(in: context) { records in
                try details.compactMap { item in
                    guard let hash = item.thumbnail ?? item.photo, let photo = try records.store.attachment(hash) else {
                        return nil
                    }
                    return ItemPhoto(item: item.id, mediaType: photo.mediaType, picture: Blob(photo.bytes))
                }
            }
        }
        return answer
    }
}

/// Finds the fewest items in the user's wardrobe that cover a trip.
struct MyPackingList: Computation {
    let manifest = Manifest(
        id: Wardrobe.myPackingList.id,
        summary: "Finds the fewest items in your wardrobe that cover every day of a trip.",
        discussion: """
            Runs wardrobe.pack-outfits on your items, profile, and wear log. The occasions repeat in order \
            over the days, which start on the date of the request, today by default. All days have the weather of the \
            request; missing values come from a stored forecast for each day, if one is given.
            """,
        examples: [
            Example(
                "Two days from cold to mild",
                ["days": 2, "typed": ["temperature": "40..60"], "occasions": ["work", "casual"]])
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyPackingListInput, in context: Context) async throws -> WardrobePackingList {
        let today = try context.today()
        let wardrobe = try await WardrobeSnapshot(
            access, sample: input.sample, forecast: input.forecast, in: context)
        let stated = StatedRequest(input.request, input.typed, unit: input.unit)
        let unit = stated.unit(profile: wardrobe.statedProfile?.temperatureUnit)
        let first = try stated.request(in: unit, today: today, needsTemperature: input.forecast == nil)
        let requests = try (0..<input.days).map { number in
            var request = first
            let day = (first.date ?? today).adding(days: number)
            request.date = day
            if !input.occasions.isEmpty { request.occasion = input.occasions[number % input.occasions.count] }
            return try wardrobe.weather(in: request, on: day)
        }
        let journey = PackOutfitsInput(
            items: wardrobe.items, days: requests, profile: wardrobe.profile(in: unit), wears: wardrobe.wears,
            weights: input.weights, slack: input.slack, wearLimits: input.wearLimits)
        do throws(ComputationError) {
            let list = try await context.call(Wardrobe.packOutfits, journey)
            return WardrobePackingList(list, for: requests, on: wardrobe.basis(in: unit), of: wardrobe.items)
        } catch {
            throw stated.renamingPaths(of: error, list: "days")
        }
    }
}

/// Fetches and caches the forecast for a place.
struct FetchForecast: Computation {
    let manifest = Manifest(
        id: Wardrobe.fetchForecast.id,
        summary: "Fetches the forecast for a place and caches it for an hour.",
        discussion: """
            The service receives the coordinates rounded to two decimals (about 1 km), the days, and the IP address \
            of this machine, and nothing else. A forecast that was fetched less than an hour ago and covers the days \
            is returned without another request. Forecasts are deleted after 24 hours.
            """,
        examples: [
            Example("A week in Lyon", ["latitude": 45.76, "longitude": 4.84, "place": "Lyon"])
        ], effects: [.writes, .idempotent, .clock, .network])

    let access: LazyWardrobeRecords
    let services: ForecastServices

    func run(_ input: FetchForecastInput, in context: Context) async throws -> CachedWeather {
        let now = try context.now()
        let today = try context.today()
        let days = input.days(from: input.date?.day(today: today) ?? today, now: now)
        let service = try services(input.service)
        let (latitude, longitude) = (input.latitude.roundedToHundredths, input.longitude.roundedToHundredths)
        let known = try await access.reading(in: context) { records in
            try records.read { try $0.forecasts.forecasts() }.first {
                $0.source == service.address && $0.latitude == latitude && $0.longitude == longitude
            }
        }
        if var known, known.covers(days) {
            guard let place = input.place, place != known.place else { return known }
            known.place = place
            let named = known
            return try await access.writing(in: context, asAction: false) { records in
                try records.write { try $0.forecasts.save(named) }
                return named
            }
        }
        let forecast = try await service.weather(
            latitude: latitude, longitude: longitude, from: days.lowerBound, through: days.upperBound, in: context)
        guard !forecast.hours.isEmpty else {
            throw ComputationError(
                .unavailable, "\(service.address) has no forecast for \(days.lowerBound) to \(days.upperBound).")
        }
        var weather = CachedWeather(
            source: service.address, latitude: latitude, longitude: longitude,
            fetchedAt: EventTime(secondsSince1970: now.wholeSeconds), hours: forecast.hours)
        weather.attribution = forecast.attribution
        weather.place = input.place ?? known?.place
        let fetched = weather
        return try await access.writing(in: context, asAction: false) { records in
            try records.write { try $0.forecasts.save(fetched) }
            return fetched
        }
    }
}

extension Double {
    /// The number rounded to two decimals, never negative zero.
    var roundedToHundredths: Double { (self * 100).rounded() / 100 + 0 }
}
