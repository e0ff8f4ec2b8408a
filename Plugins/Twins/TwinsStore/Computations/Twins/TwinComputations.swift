// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations on things.
    @ComputationBuilder
    static func twinComputations(_ records: LazyTwinRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        AddTwin(access: records, pictures: pictures)
        EditTwin(access: records, pictures: pictures)
        RemoveTwin(access: records)

        records.reading(
            Twins.myTwins, "Lists the things that you own, optionally filtered, or finds them by words.",
            discussion: """
                Words are found at the beginning of words in any text of a thing, its items, and its places, in Latin \
                or Cyrillic letters, even if they only sound alike. A value is your estimate, or the price.
                """,
            examples: [
                Example("The newest things", [:]),
                Example("Books by words", ["text": "dostoevsky", "kinds": ["book"]]),
                Example("Food to use today", ["freshness": "useToday"]), Example("What is lent", ["isLent": true]),
                Example("The most valuable things", ["sort": "value", "limit": 10]),
            ], effects: .clock
        ) { records, input, context in
            let today = try context.today()
            return try records.store.read { db in try records.list(input, today: today, db) }
        }

        records.reading(
            Twins.myTwin, "Returns everything about a thing that you own.",
            examples: [
                Example("A drill", ["twin": "Cordless drill"]),
                Example("With pictures", ["twin": "Cordless drill", "withPictures": true]),
            ], effects: .clock
        ) { records, input, context in
            let today = try context.today()
            var profile = try records.store.read { db in
                let twin = try records.twin(key: records.twinKey(input.twin, db), db)
                let recalls = OpenRecalls(try records.openRecalls(of: [twin], db))
                let entry = TwinEntry(twin, try PlaceTree(db), recalls, today: today)
                return TwinProfile(
                    twin: twin, places: entry.places, freshness: entry.freshness,
                    freshnessReason: entry.freshnessReason, notifications: try records.notifications(of: twin, db),
                    recalls: recalls.recalls(of: twin), units: try records.settings(db).units)
            }
            if input.withPictures {
                profile.attachments = try records.attachments(of: [profile.twin], photosOnly: false)
            }
            return profile
        }
    }
}

extension TwinRecords {
    /// Returns a page of the twins that match.
    fileprivate func list(_ input: MyTwinsInput, today: CalendarDay, _ db: Database) throws -> TwinList {
        let tree = try PlaceTree(db)
        var filter = try TwinFilter(input, tree, today: today)
        var ranks: [String: Int] = [:]
        if let text = input.text, !SearchPattern(text).tiers.isEmpty {
            let found = try TwinSearch.matches(text, limit: .max, db)
            ranks = Dictionary(zip(found, 0...)) { first, _ in first }
            filter.add(keys: found)
        }
        if let freshness = input.freshness {
            let food = try twins(selectedBy: "SELECT id FROM twin WHERE \(filter.condition)", filter.arguments, db)
            let recalls = OpenRecalls(try openRecalls(of: food, db))
            filter.add(
                keys: food.filter { FoodFreshness($0, recalls, today: today)?.isListed(as: freshness) == true }
                    .map(\.id))
        }
        let rows = try Row.fetchCursor(
            db,
            sql: "SELECT id, number, updated, purchased, currency, value, name FROM twin WHERE \(filter.condition)",
            arguments: filter.arguments)
        var listed: [ListedTwin] = []
        while let row = try rows.next() {
            var twin = ListedTwin(row)
            twin.rank = ranks[twin.id] ?? 0
            listed.append(twin)
        }
        let page = try ListPage(
            listed, of: Twins.myTwins, for: input, limit: input.limit, after: input.cursor
        ) { $0.sortKeys(input.sort ?? (input.text == nil ? .created : nil)) }
        let found = try twins(page.elements.map(\.id), db)
        let recalls = OpenRecalls(try openRecalls(of: found, db))
        let entries = found.map { TwinEntry($0, tree, recalls, today: today) }
        return TwinList(
            twins: entries, total: listed.count, all: try Int.fetchOne(db, sql: "SELECT count(*) FROM twin") ?? 0,
            cursor: page.cursor)
    }

    /// Returns the pictures and documents of twins by their content hashes.
    func attachments(of twins: [Twin], photosOnly: Bool) throws -> [String: Blob] {
        var blobs: [String: Blob] = [:]
        for twin in twins {
            let documents = photosOnly ? [] : [twin.warrantyDocument, twin.manual]
            let photos = twin.items.flatMap { $0.photos.map(\.hash) }
            for hash in [twin.primaryImage].compactMap({ $0 }) + documents.compactMap({ $0 }) + photos
            where blobs[hash] == nil {
                blobs[hash] = try store.attachment(hash).map { Blob($0.bytes) }
            }
        }
        return blobs
    }
}

/// What a list needs to sort a twin.
private struct ListedTwin {
    let id: String
    let number: Int
    let updated: String
    let purchased: String
    let currency: String?
    let value: Int
    let name: String
    var rank = 0

    init(_ row: Row) {
        id = row[0]
        number = row[1]
        updated = row[2] ?? ""
        purchased = row[3] ?? ""
        currency = row[4]
        value = row[5] ?? 0
        name = row[6]
    }

    /// - Parameter order: The order; `nil` for relevance.
    func sortKeys(_ order: TwinOrder?) -> [SortKey] {
        switch order {
        case nil: [.ascending(rank), .ascending(number)]
        case .created: [.descending(number)]
        case .updated: [.descending(updated), .descending(number)]
        case .purchased: [.descending(purchased), .ascending(number)]
        // A currency has three letters, so things without a value come last.
        case .value: [.ascending(currency ?? "~"), .descending(value), .ascending(number)]
        case .name: [.ascending(name.lowercased()), .ascending(number)]
        }
    }
}

/// The filters of a list in SQL.
struct TwinFilter {
    private(set) var condition = "TRUE"
    private(set) var arguments: StatementArguments = []

    init(_ input: MyTwinsInput, _ tree: PlaceTree, today: CalendarDay) throws {
        if !input.kinds.isEmpty {
            add("kind IN (SELECT value FROM json_each(?))", [Self.list(input.kinds.map(\.rawValue))])
        }
        if let location = input.location { try add(place: location, nested: input.includesNested, tree) }
        if let tag = input.tag { add("id IN (SELECT twin FROM tag WHERE tag = ?)", [tag.lowercased()]) }
        if let condition = input.condition {
            add("id IN (SELECT twin FROM item WHERE condition = ?)", [condition.rawValue])
        }
        if let isLent = input.isLent {
            let lent = "SELECT twin FROM item JOIN loan ON loan.item = item.id WHERE returned IS NULL"
            add("id \(isLent ? "IN" : "NOT IN") (\(lent))", [])
        }
        if let freshness = input.freshness { add(freshness, today: today) }
        if input.favoritesOnly { add("isFavorite", []) }
    }

    /// A filter for the things in a place and below it.
    init(place: String?, _ tree: PlaceTree) throws {
        if let place { try add(place: place, nested: true, tree) }
    }

    mutating func add(_ term: String, _ values: StatementArguments) {
        condition += " AND \(term)"
        arguments += values
    }

    /// A filter for the things with these keys.
    mutating func add(keys: [String]) { add("id IN (SELECT value FROM json_each(?))", [Self.list(keys)]) }

    private mutating func add(place: String, nested: Bool, _ tree: PlaceTree) throws {
        let key = try tree.key(place, at: "location")
        add(
            "id IN (SELECT twin FROM item WHERE location IN (SELECT value FROM json_each(?)))",
            [Self.list(nested ? tree.subtree(of: key) : [key])])
    }

    /// Adds a filter that the food with a freshness passes, and other food may.
    private mutating func add(_ freshness: FreshnessStatus, today: CalendarDay) {
        func day(_ days: Int) -> String { today.adding(days: days).description }
        add("kind = 'food' AND EXISTS (SELECT 1 FROM lot WHERE lot.twin = twin.id)", [])
        switch freshness {
        case .fresh: add("(due IS NULL OR due > ?)", [day(7)])
        case .useSoon: add("due BETWEEN ? AND ?", [day(3), day(7)])
        case .useToday: add("due BETWEEN ? AND ?", [day(0), day(2)])
        case .pastBest, .expired: add("due < ?", [day(0)])
        case .recalled: break
        }
    }

    private static func list(_ texts: [String]) -> String {
        JSONValue.array(texts.map(JSONValue.string)).storedText()
    }
}

extension TwinEntry {
    /// Creates an entry with the paths of places.
    init(_ twin: Twin, _ tree: PlaceTree, _ recalls: OpenRecalls, today: CalendarDay) {
        let food = FoodFreshness(twin, recalls, today: today)
        self.init(
            twin: twin, places: twin.items.map { item in item.location.map { tree.path(to: $0) } },
            freshness: food?.status, freshnessReason: food?.reason, recalls: recalls.matches(twin),
            borrower: twin.items.lazy.compactMap { $0.openLoan?.borrower }.first)
    }
}

extension FoodFreshness {
    /// Whether a list of food with a status has it: by its most urgent lot, or by any recalled one.
    fileprivate func isListed(as status: FreshnessStatus) -> Bool {
        self.status == status || (status == .recalled && lots.contains { $0.status == .recalled })
    }
}
