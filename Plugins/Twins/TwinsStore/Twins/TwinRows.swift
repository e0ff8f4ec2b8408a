// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Records from rows, without what is in other tables.
enum TwinRows {
    static func twin(_ row: Row) throws -> Twin {
        var twin = Twin(
            id: row["id"], details: try RecordText.value(TwinDetails.self, from: row["content"], of: "twin"))
        twin.recognition = try word(row, "recognition", of: "twin")
        twin.confidence = row["confidence"]
        twin.code = row["code"]
        twin.primaryImage = row["primaryImage"]
        twin.warrantyDocument = row["warrantyDocument"]
        twin.manual = row["manual"]
        if let fields: String = row["customFields"] {
            twin.customFields = try RecordText.value(CustomFields.self, from: fields, of: "twin").values
        }
        twin.created = try instant(row, "created", of: "twin")
        twin.updated = try instant(row, "updated", of: "twin")
        return twin
    }

    static func item(_ row: Row) throws -> InventoryItem {
        let (id, twin, content) = (row["id"] as String, row["twin"] as String, row["content"] as String)
        guard case .object(var members) = try JSONValue(parsing: content) else { throw unreadable("item") }
        members["id"] = .string(id)
        members["twin"] = .string(twin)
        members["location"] = (row["location"] as String?).map(JSONValue.string)
        members["created"] = (row["created"] as String?).map(JSONValue.string)
        members["updated"] = (row["updated"] as String?).map(JSONValue.string)
        return try RecordText.value(InventoryItem.self, from: JSONValue.object(members).storedText(), of: "item")
    }

    static func lot(_ row: Row) throws -> FoodLot {
        var lot = try RecordText.value(FoodLot.self, from: row["content"], of: "lot")
        lot.id = row["id"]
        return lot
    }

    static func photo(_ row: Row) throws -> ItemPhoto {
        guard let added = try instant(row, "added", of: "photo") else { throw unreadable("photo") }
        return ItemPhoto(
            id: row["id"], hash: row["hash"], mediaType: row["mediaType"], byteCount: row["byteCount"],
            caption: row["caption"], added: added)
    }

    static func loan(_ row: Row) throws -> Loan {
        guard let lent = try day(row, "lent", of: "loan") else { throw unreadable("loan") }
        var loan = Loan(
            id: row["id"], item: row["item"], borrower: row["borrower"], lent: lent,
            due: try day(row, "due", of: "loan"), returned: try day(row, "returned", of: "loan"))
        loan.notes = row["notes"]
        return loan
    }

    static func location(_ row: Row) throws -> Location {
        var location = Location(
            id: row["id"], name: row["name"], kind: try word(row, "kind", of: "location"), parent: row["parent"],
            item: row["item"])
        location.sortOrder = row["sortOrder"]
        location.created = try instant(row, "created", of: "location")
        return location
    }

    static func recall(_ row: Row) throws -> Recall {
        guard let added = try instant(row, "added", of: "recall") else { throw unreadable("recall") }
        var recall = Recall(
            id: row["id"], twin: row["twin"],
            notice: try RecordText.value(RecallNotice.self, from: row["content"], of: "recall"), added: added)
        recall.closed = try day(row, "closed", of: "recall")
        return recall
    }

    static func recognition(_ row: Row) throws -> RecognitionLogEntry {
        guard let time = try instant(row, "time", of: "recognition") else { throw unreadable("recognition") }
        let kind: String? = row["detectedKind"]
        let detected = kind.flatMap(TwinKind.init(rawValue:))
        if kind != nil, detected == nil { throw unreadable("recognition") }
        var entry = RecognitionLogEntry(
            id: row["id"], time: time, code: row["code"], method: try word(row, "method", of: "recognition"),
            detectedKind: detected, twin: row["twin"], isSuccess: row["isSuccess"])
        entry.image = row["image"]
        entry.confidence = row["confidence"]
        entry.error = row["error"]
        entry.processingTime = row["processingTime"]
        return entry
    }

    static func word<Word: RawRepresentable>(
        _ row: Row, _ column: String, of table: String
    ) throws -> Word where Word.RawValue == String {
        guard let word = Word(rawValue: row[column]) else { throw unreadable(table) }
        return word
    }

    static func day(_ row: Row, _ column: String, of table: String) throws -> CalendarDay? {
        guard let text: String = row[column] else { return nil }
        guard let day = try? CalendarDay(text) else { throw unreadable(table) }
        return day
    }

    static func instant(_ row: Row, _ column: String, of table: String) throws -> Timestamp? {
        guard let text: String = row[column] else { return nil }
        guard let instant = try? Timestamp(text) else { throw unreadable(table) }
        return instant
    }

    private static func unreadable(_ table: String) -> StoreError {
        StoreError(.corrupt, "The records of twins have a \(table) that this program can't read.")
    }
}

/// Custom fields as the JSON of a column.
struct CustomFields: SchemaProviding {
    var values: [String: String]

    static let schema = Schema<Self>.object("twins.StoredFields", "Custom fields.") {
        field("values", \.values, "", .dictionary(of: .text(0...2_000), keys: .text(1...100)))
    }
}
