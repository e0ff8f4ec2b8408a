// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension WardrobeRecords {
    /// The wardrobe's migrations, photo columns, and sealed column.
    static let migrations = StoreMigrations(
        plugin: "wardrobe",
        migrations: [
            StoreMigration("pieces", sql: itemTables), StoreMigration("outfits and wears", sql: wearTables),
            StoreMigration("wearer", sql: wearerTables), StoreMigration("calendar and weather", sql: calendarTables),
            StoreMigration("wishlist", sql: wishlistTables), StoreMigration("sets", sql: setColumn),
            StoreMigration("times and choices", sql: timesAndChoices, then: takeCreationTimesFromKeys),
            StoreMigration("color names", sql: colorNames),
        ],
        attachments: [
            StoreColumn("item", "photo"), StoreColumn("item", "thumbnail"), StoreColumn("wearEvent", "photo"),
            StoreColumn("wishlistItem", "triedOnPhoto"),
        ],
        sealed: [StoreColumn("bodyMeasurements", "content")],
        replaceable: ["weatherCache", "wearEventItem", "outfitItem", "wishlistPrice", "wishlistMatch"],
        rowProblems: problems(in:))

    // Wears are stored twice: those the owner stated, and, for fast loading, the total including the log.
    private static let itemTables = """
        CREATE TABLE item (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, category TEXT NOT NULL,
            subcategory TEXT, brand TEXT, size TEXT, primaryColor TEXT NOT NULL, secondaryColor TEXT,
            pattern TEXT NOT NULL, fabric TEXT, weight TEXT NOT NULL,
            photo TEXT REFERENCES storeAttachment(hash), thumbnail TEXT REFERENCES storeAttachment(hash),
            modelURL TEXT, purchaseDate TEXT, priceAmount TEXT, priceCurrency TEXT, retailer TEXT, productURL TEXT,
            timesWorn INTEGER NOT NULL, firstWorn TEXT, lastWorn TEXT,
            season TEXT NOT NULL, occasion TEXT NOT NULL, tags TEXT NOT NULL, isFavorite INTEGER NOT NULL,
            condition TEXT NOT NULL, needsRepair INTEGER NOT NULL, notes TEXT, warmth REAL, formality INTEGER,
            waterproof INTEGER, windproof INTEGER, laundry TEXT NOT NULL,
            statedTimesWorn INTEGER NOT NULL, statedFirstWorn TEXT, statedLastWorn TEXT
        ) STRICT;
        CREATE VIRTUAL TABLE itemText USING fts5(
            name, brand, notes, tags, content='item', content_rowid='number', tokenize='unicode61 remove_diacritics 2'
        );
        CREATE TRIGGER itemTextInserted AFTER INSERT ON item BEGIN
            INSERT INTO itemText(rowid, name, brand, notes, tags)
            VALUES (new.number, new.name, new.brand, new.notes, new.tags);
        END;
        CREATE TRIGGER itemTextDeleted AFTER DELETE ON item BEGIN
            INSERT INTO itemText(itemText, rowid, name, brand, notes, tags)
            VALUES ('delete', old.number, old.name, old.brand, old.notes, old.tags);
        END;
        CREATE TRIGGER itemTextUpdated AFTER UPDATE OF number, name, brand, notes, tags ON item BEGIN
            INSERT INTO itemText(itemText, rowid, name, brand, notes, tags)
            VALUES ('delete', old.number, old.name, old.brand, old.notes, old.tags);
            INSERT INTO itemText(rowid, name, brand, notes, tags)
            VALUES (new.number, new.name, new.brand, new.notes, new.tags);
        END;
        """

    private static let setColumn = "ALTER TABLE item ADD COLUMN setName TEXT;"

    private static let colorNames = """
        ALTER TABLE item ADD COLUMN colorName TEXT;
        ALTER TABLE item ADD COLUMN secondaryColorName TEXT;
        ALTER TABLE wishlistItem ADD COLUMN colorName TEXT;
        """

    private static let wearTables = """
        CREATE TABLE outfit (
            id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, occasion TEXT NOT NULL, season TEXT NOT NULL,
            weather TEXT NOT NULL, minimumTemperature REAL, maximumTemperature REAL, style TEXT, formality INTEGER,
            timesWorn INTEGER NOT NULL, lastWorn TEXT, isFavorite INTEGER NOT NULL, isGenerated INTEGER NOT NULL,
            confidence REAL, notes TEXT, statedTimesWorn INTEGER NOT NULL, statedLastWorn TEXT
        ) STRICT;
        CREATE TABLE outfitItem (
            outfit TEXT NOT NULL REFERENCES outfit(id) ON DELETE CASCADE, position INTEGER NOT NULL,
            item TEXT NOT NULL REFERENCES item(id) ON DELETE CASCADE, PRIMARY KEY (outfit, position)
        ) STRICT;
        CREATE INDEX outfitItemByItem ON outfitItem(item);
        CREATE TABLE wearEvent (
            id TEXT NOT NULL PRIMARY KEY, date TEXT NOT NULL, outfit TEXT REFERENCES outfit(id) ON DELETE SET NULL,
            location TEXT, weather TEXT, temperature REAL, rating INTEGER, notes TEXT,
            photo TEXT REFERENCES storeAttachment(hash)
        ) STRICT;
        CREATE INDEX wearEventByOutfit ON wearEvent(outfit);
        CREATE TABLE wearEventItem (
            wearEvent TEXT NOT NULL REFERENCES wearEvent(id) ON DELETE CASCADE, position INTEGER NOT NULL,
            item TEXT NOT NULL REFERENCES item(id) ON DELETE CASCADE, PRIMARY KEY (wearEvent, position)
        ) STRICT;
        CREATE INDEX wearEventItemByItem ON wearEventItem(item);
        """

    private static let wearerTables = """
        CREATE TABLE profile (id TEXT NOT NULL PRIMARY KEY, content TEXT NOT NULL) STRICT;
        CREATE TABLE bodyMeasurements (id TEXT NOT NULL PRIMARY KEY, content BLOB NOT NULL) STRICT;
        CREATE TABLE sizeChart (id TEXT NOT NULL PRIMARY KEY, brand TEXT NOT NULL, content TEXT NOT NULL) STRICT;
        """

    private static let calendarTables = """
        CREATE TABLE calendarEvent (
            id TEXT NOT NULL PRIMARY KEY, calendar TEXT NOT NULL, title TEXT NOT NULL, start TEXT NOT NULL,
            end TEXT NOT NULL, location TEXT, notes TEXT, dressCode TEXT, formality INTEGER, confidence REAL,
            fetchedAt TEXT NOT NULL
        ) STRICT;
        CREATE INDEX calendarEventByCalendar ON calendarEvent(calendar);
        CREATE TABLE weatherCache (
            source TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, fetchedAt INTEGER NOT NULL,
            attribution TEXT, hours TEXT NOT NULL, PRIMARY KEY (source, latitude, longitude)
        ) STRICT;
        """

    private static let wishlistTables = """
        CREATE TABLE wishlistItem (
            id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, brand TEXT, primaryColor TEXT,
            retailer TEXT, productURL TEXT, recommendedSize TEXT, sizeConfidence REAL, triedOn INTEGER NOT NULL,
            triedOnPhoto TEXT REFERENCES storeAttachment(hash), purchased INTEGER NOT NULL, addedOn TEXT, notes TEXT
        ) STRICT;
        CREATE TABLE wishlistPrice (
            wishlistItem TEXT NOT NULL REFERENCES wishlistItem(id) ON DELETE CASCADE, date TEXT NOT NULL,
            amount TEXT NOT NULL, currency TEXT NOT NULL, PRIMARY KEY (wishlistItem, date)
        ) STRICT;
        CREATE TABLE wishlistMatch (
            wishlistItem TEXT NOT NULL REFERENCES wishlistItem(id) ON DELETE CASCADE, position INTEGER NOT NULL,
            item TEXT NOT NULL REFERENCES item(id) ON DELETE CASCADE, PRIMARY KEY (wishlistItem, position)
        ) STRICT;
        CREATE INDEX wishlistMatchByItem ON wishlistMatch(item);
        """
}
