// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// The key of the one wearer.
    static let wearer = "me"

    /// Whether a profile is saved.
    func hasProfile() throws -> Bool {
        try store.read { db in try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM profile)") == true }
    }

    /// Returns the wearer's profile, or an empty one if none is saved.
    func profile() throws -> UserProfile { try store.read(statedProfile) ?? UserProfile() }

    /// Returns the wearer's profile, or nil if none is saved.
    func statedProfile(_ db: Database) throws -> UserProfile? {
        let text = try String.fetchOne(
            db, sql: "SELECT content FROM profile WHERE id = ?", arguments: [Self.wearer])
        return try text.map { try RecordText.value(UserProfile.self, from: $0, of: "profile") }
    }

    /// Saves the wearer's profile, replacing the current one.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func save(_ profile: UserProfile, _ db: Database) throws {
        try check(profile)
        try db.execute(
            sql: """
                INSERT INTO profile (id, content, created, updated) VALUES (?1, ?2, ?3, ?3)
                ON CONFLICT DO UPDATE SET content = excluded.content, updated = excluded.updated
                WHERE content <> excluded.content
                """, arguments: [Self.wearer, RecordText.text(of: profile), instant.description])
    }
}
