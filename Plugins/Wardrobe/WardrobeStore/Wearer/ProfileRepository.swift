// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The profile of the wearer.
struct ProfileRepository: RecordRepository {
    /// The key of the one wearer.
    static let wearer = "me"
    let transaction: RecordTransaction

    /// Returns the wearer's profile, or nil if none is saved.
    func profile() throws -> UserProfile? {
        let text = try String.fetchOne(
            db, sql: "SELECT content FROM profile WHERE id = ?", arguments: [Self.wearer])
        return try text.map { try RecordText.value(UserProfile.self, from: $0, of: "profile") }
    }

    /// Returns the profile's unit, or °F if no profile is saved.
    func temperatureUnit() throws -> TemperatureUnit { try profile()?.temperatureUnit ?? .fahrenheit }

    /// Returns the profile with its dates.
    func wearerProfile() throws -> WearerProfile {
        let row = try Row.fetchOne(
            db, sql: "SELECT created, updated FROM profile WHERE id = ?", arguments: [Self.wearer])
        var reader = row.map { ColumnReader($0, of: "profile") }
        let (created, updated) = (try reader?.instantIfAny(), try reader?.instantIfAny())
        return WearerProfile(
            try profile() ?? .unstated, isStated: row != nil,
            hasMeasurements: try transaction.measurements.isSaved(), created: created ?? nil,
            updated: updated ?? nil)
    }

    /// Saves the wearer's profile, replacing the current one.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func save(_ profile: UserProfile) throws {
        try transaction.check(profile)
        try db.execute(
            sql: """
                INSERT INTO profile (id, content, created, updated) VALUES (?1, ?2, ?3, ?3)
                ON CONFLICT DO UPDATE SET content = excluded.content, updated = excluded.updated
                WHERE content <> excluded.content
                """, arguments: [Self.wearer, RecordText.text(of: profile), transaction.instant.description])
    }
}
