// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB

extension WardrobeRecords {
    /// Adds creation and change times, occasions of wears, and chosen outfits of events.
    ///
    /// The times are ISO 8601 in UTC, or NULL if unknown.
    static let timesAndChoices = """
        ALTER TABLE item ADD COLUMN created TEXT;
        ALTER TABLE item ADD COLUMN updated TEXT;
        ALTER TABLE outfit ADD COLUMN created TEXT;
        ALTER TABLE outfit ADD COLUMN updated TEXT;
        ALTER TABLE wearEvent ADD COLUMN occasion TEXT;
        ALTER TABLE wearEvent ADD COLUMN created TEXT;
        ALTER TABLE wearEvent ADD COLUMN updated TEXT;
        CREATE INDEX wearEventByDate ON wearEvent(date);
        ALTER TABLE profile ADD COLUMN created TEXT;
        ALTER TABLE profile ADD COLUMN updated TEXT;
        ALTER TABLE wishlistItem ADD COLUMN imageURL TEXT;
        ALTER TABLE wishlistItem ADD COLUMN boughtOn TEXT;
        ALTER TABLE wishlistItem ADD COLUMN boughtItem TEXT REFERENCES item(id) ON DELETE SET NULL;
        ALTER TABLE wishlistItem ADD COLUMN created TEXT;
        ALTER TABLE wishlistItem ADD COLUMN updated TEXT;
        CREATE INDEX wishlistItemByBoughtItem ON wishlistItem(boughtItem);
        UPDATE item SET firstWorn = NULL
            WHERE statedFirstWorn IS NULL AND (statedTimesWorn > 0 OR statedLastWorn IS NOT NULL);
        UPDATE wishlistItem SET boughtItem = id
            WHERE purchased AND EXISTS (SELECT 1 FROM item WHERE item.id = wishlistItem.id);
        ALTER TABLE weatherCache ADD COLUMN placeName TEXT;
        ALTER TABLE calendarEvent ADD COLUMN uid TEXT;
        ALTER TABLE calendarEvent ADD COLUMN recurrenceID TEXT;
        ALTER TABLE calendarEvent ADD COLUMN chosenOutfit TEXT REFERENCES outfit(id) ON DELETE SET NULL;
        ALTER TABLE calendarEvent ADD COLUMN reminderGiven TEXT;
        CREATE INDEX calendarEventByChosenOutfit ON calendarEvent(chosenOutfit);
        CREATE TABLE calendarEventOutfit (
            calendarEvent TEXT NOT NULL REFERENCES calendarEvent(id) ON DELETE CASCADE, position INTEGER NOT NULL,
            outfit TEXT NOT NULL REFERENCES outfit(id) ON DELETE CASCADE, PRIMARY KEY (calendarEvent, position)
        ) STRICT;
        CREATE INDEX calendarEventOutfitByOutfit ON calendarEventOutfit(outfit);
        """

    /// Sets the times of records from their keys, which contain the time of creation.
    static let takeCreationTimesFromKeys: @Sendable (Database) throws -> Void = { db in
        for table in ["item", "outfit", "wearEvent", "wishlistItem"] {
            for key in try String.fetchAll(db, sql: "SELECT id FROM \(table)") {
                guard let created = creationTime(ofKey: key) else { continue }
                try db.execute(
                    sql: "UPDATE \(table) SET created = ?1, updated = ?1 WHERE id = ?2",
                    arguments: [created.description, key])
            }
        }
    }

    /// Returns the time in a version 7 UUID (RFC 9562), which starts with 48 bits of milliseconds since 1970; nil for
    /// other keys.
    static func creationTime(ofKey key: String) -> Timestamp? {
        let parts = key.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [8, 4, 4, 4, 12], parts[2].first == "7",
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isHexDigit } }),
            let milliseconds = Int(parts[0] + parts[1], radix: 16)
        else { return nil }
        return Timestamp(secondsSince1970: Double(milliseconds / 1_000))
    }
}
