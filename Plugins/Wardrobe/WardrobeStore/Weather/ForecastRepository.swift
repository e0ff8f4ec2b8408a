// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The fetched forecasts.
struct ForecastRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Stores a forecast, replacing the one for the same place: within 0.01 degrees, about 1 km.
    ///
    /// Forecasts fetched 24 hours ago or more are deleted.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func save(_ weather: CachedWeather) throws {
        try transaction.check(weather)
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO weatherCache (source, latitude, longitude, fetchedAt, attribution, hours,
                    placeName)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                weather.source, weather.latitude.roundedToHundredths, weather.longitude.roundedToHundredths,
                weather.fetchedAt.secondsSince1970, weather.attribution,
                RecordText.text(of: Hours(hours: weather.hours)), weather.place,
            ])
        try purge()
    }

    /// Returns the forecasts fetched less than an hour ago, most recent first.
    ///
    /// Deletes none.
    func forecasts() throws -> [CachedWeather] {
        let now = transaction.clock.now()
        return try Row.fetchAll(
            db,
            sql: """
                SELECT source, latitude, longitude, fetchedAt, hours, attribution, placeName FROM weatherCache
                ORDER BY fetchedAt DESC, source, latitude, longitude
                """
        ).map(CachedWeather.init).filter { $0.isValid(at: now) }
    }

    /// Returns the latest forecast for a choice.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if none was fetched within the last hour.
    func forecast(_ choice: ForecastChoice) throws -> CachedWeather {
        let hasCoordinates = choice.latitude != nil && choice.longitude != nil
        guard hasCoordinates || (choice.place != nil && choice.latitude == nil && choice.longitude == nil) else {
            throw ComputationError.refused(
                path: choice.latitude == nil ? "forecast.latitude" : "forecast.longitude",
                expected: "latitude and longitude, or the name of a place", got: "none")
        }
        let found = try forecasts().first { weather in
            if let latitude = choice.latitude, weather.latitude != latitude.roundedToHundredths { return false }
            if let longitude = choice.longitude, weather.longitude != longitude.roundedToHundredths { return false }
            if let place = choice.place, weather.place?.lowercased() != place.lowercased() { return false }
            return choice.service.map { $0 == weather.source } ?? true
        }
        guard let found else {
            let coordinates = [choice.latitude, choice.longitude].compactMap(\.self).map { "\($0)" }
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "forecast", expected: "a place whose forecast was fetched within the last hour",
                    got: (choice.place.map { [$0] } ?? coordinates).joined(separator: ", ")))
        }
        return found
    }

    /// Whether there are forecasts to purge.
    func hasOld() throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM weatherCache \(Self.isOld))", arguments: ages) == true
    }

    /// Deletes forecasts fetched 24 hours ago or more, which tell where the user was.
    func purge() throws {
        try db.execute(sql: "DELETE FROM weatherCache \(Self.isOld)", arguments: ages)
    }

    private static let isOld = "WHERE fetchedAt <= ? OR fetchedAt > ?"

    private var ages: StatementArguments {
        let now = transaction.clock.now().secondsSince1970
        return [now - Double(CachedWeather.purgeAge), now]
    }
}

extension CachedWeather {
    init(_ row: Row) throws {
        self.init(
            source: row["source"], latitude: row["latitude"], longitude: row["longitude"],
            fetchedAt: EventTime(secondsSince1970: row["fetchedAt"]),
            hours: try RecordText.value(Hours.self, from: row["hours"], of: "weatherCache").hours)
        attribution = row["attribution"]
        place = row["placeName"]
    }
}

/// The hours of a forecast as they are stored.
private struct Hours: SchemaProviding {
    /// The weather of each hour, in order.
    var hours: [HourlyWeather]

    static let schema = Schema<Self>.object("wardrobe.Hours", "The weather of each hour.") {
        field("hours", \.hours, "The weather of each hour, in order.")
    }
}
