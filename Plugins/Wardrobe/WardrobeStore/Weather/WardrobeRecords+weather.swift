// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Stores a forecast, replacing the one for the same place: within 0.01 degrees, about 1 km.
    ///
    /// Forecasts fetched 24 hours ago or more are deleted.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func save(_ weather: CachedWeather) throws {
        try check(weather)
        try store.write { db in
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO weatherCache (source, latitude, longitude, fetchedAt, attribution, hours, placeName)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    weather.source, Self.rounded(weather.latitude), Self.rounded(weather.longitude),
                    weather.fetchedAt.secondsSince1970, weather.attribution,
                    RecordText.text(of: Hours(hours: weather.hours)), weather.place,
                ])
            try purgeWeather(db)
        }
    }

    /// Returns the forecasts fetched less than an hour ago, most recent first.
    ///
    /// Deletes none.
    func forecasts() throws -> [CachedWeather] {
        let now = clock.now()
        return try store.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(Self.weatherColumns) FROM weatherCache
                    ORDER BY fetchedAt DESC, source, latitude, longitude
                    """
            ).map(Self.weather).filter { $0.isValid(at: now) }
        }
    }

    /// Returns the latest forecast for a choice.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if none was fetched within the last hour.
    func forecast(_ choice: ForecastChoice) throws -> CachedWeather {
        let hasCoordinates = choice.latitude != nil && choice.longitude != nil
        guard hasCoordinates || (choice.place != nil && choice.latitude == nil && choice.longitude == nil) else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: choice.latitude == nil ? "forecast.latitude" : "forecast.longitude",
                    expected: "latitude and longitude, or the name of a place", got: "none")
            ])
        }
        let found = try forecasts().first { weather in
            if let latitude = choice.latitude, weather.latitude != Self.rounded(latitude) { return false }
            if let longitude = choice.longitude, weather.longitude != Self.rounded(longitude) { return false }
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

    private static let weatherColumns = "source, latitude, longitude, fetchedAt, hours, attribution, placeName"

    static func weather(_ row: Row) throws -> CachedWeather {
        var weather = CachedWeather(
            source: row["source"], latitude: row["latitude"], longitude: row["longitude"],
            fetchedAt: EventTime(secondsSince1970: row["fetchedAt"]),
            hours: try RecordText.value(Hours.self, from: row["hours"], of: "weatherCache").hours)
        weather.attribution = row["attribution"]
        weather.place = row["placeName"]
        return weather
    }

    /// Deletes forecasts fetched 24 hours ago or more, which tell where the user was.
    func purgeForecasts() throws {
        let isOld = try store.read { db in
            try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM weatherCache \(Self.isOld))", arguments: ages)
        }
        if isOld == true { try store.write(purgeWeather) }
    }

    private func purgeWeather(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM weatherCache \(Self.isOld)", arguments: ages)
    }

    private static let isOld = "WHERE fetchedAt <= ? OR fetchedAt > ?"

    private var ages: StatementArguments {
        let now = clock.now().secondsSince1970
        return [now - Double(CachedWeather.purgeAge), now]
    }

    private static func rounded(_ degrees: Double) -> Double { degrees.roundedToHundredths }

    private struct Hours: SchemaProviding {
        /// The weather of each hour, in order.
        var hours: [HourlyWeather]

        static let schema = Schema<Self>.object("wardrobe.Hours", "The weather of each hour.") {
            field("hours", \.hours, "The weather of each hour, in order.")
        }
    }
}
