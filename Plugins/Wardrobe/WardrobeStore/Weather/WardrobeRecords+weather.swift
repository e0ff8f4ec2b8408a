// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
public import WardrobePlugin

extension WardrobeRecords {
    /// Keeps a forecast in place of the one for the same place; places count as the same within 0.01 degrees, about 1 km.
    ///
    /// Forecasts fetched 24 hours ago or more are deleted.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    public func save(_ weather: CachedWeather) throws {
        try check(weather)
        try store.write { db in
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO weatherCache (source, latitude, longitude, fetchedAt, attribution, hours)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    weather.source, Self.rounded(weather.latitude), Self.rounded(weather.longitude),
                    weather.fetchedAt.secondsSince1970, weather.attribution,
                    RecordText.text(of: Hours(hours: weather.hours)),
                ])
            try purgeWeather(db)
        }
    }

    /// The forecast for a place, when one was fetched less than an hour ago.
    ///
    /// Forecasts fetched 24 hours ago or more are deleted.
    public func weather(from source: String, latitude: Double, longitude: Double) throws -> CachedWeather? {
        let place: StatementArguments = [source, Self.rounded(latitude), Self.rounded(longitude)]
        let (row, hasOld) = try store.read { db in
            (
                try Row.fetchOne(
                    db,
                    sql: """
                        SELECT fetchedAt, hours, latitude, longitude, attribution FROM weatherCache
                        WHERE source = ? AND latitude = ? AND longitude = ?
                        """, arguments: place),
                try Bool.fetchOne(
                    db, sql: "SELECT EXISTS (SELECT 1 FROM weatherCache WHERE \(Self.isOld))", arguments: age)
                    == true
            )
        }
        if hasOld { try store.write(purgeWeather) }
        guard let row else { return nil }
        let hours = try RecordText.value(Hours.self, from: row[1], of: "weatherCache")
        var weather = CachedWeather(
            source: source, latitude: row[2], longitude: row[3],
            fetchedAt: EventTime(secondsSince1970: row[0]), hours: hours.hours)
        weather.attribution = row[4]
        return weather.isValid(at: clock.now()) ? weather : nil
    }

    /// Deletes all forecasts.
    public func removeWeather() throws {
        try store.write { db in try db.execute(sql: "DELETE FROM weatherCache") }
    }

    private static let isOld = "fetchedAt <= ? OR fetchedAt > ?"

    /// The moments that ``isOld`` compares with.
    private var age: StatementArguments {
        let now = clock.now().secondsSince1970
        return [now - Double(CachedWeather.purgeAge), now]
    }

    private func purgeWeather(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM weatherCache WHERE \(Self.isOld)", arguments: age)
    }

    private static func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }

    private struct Hours: SchemaProviding {
        /// The weather of each hour, in order.
        var hours: [HourlyWeather]

        static let schema = Schema<Self>.object("wardrobe.Hours", "The weather of each hour.") {
            field("hours", \.hours, "The weather of each hour, in order.")
        }
    }
}
