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
            return try records.read { try $0.twins.list(input, today: today) }
        }

        records.reading(
            Twins.myTwin, "Returns everything about a thing that you own.",
            examples: [
                Example("A drill", ["twin": "Cordless drill"]),
                Example("With pictures", ["twin": "Cordless drill", "withPictures": true]),
            ], effects: .clock
        ) { records, input, context in
            let today = try context.today()
            var profile = try records.read { transaction in
                let twin = try transaction.twins.twin(named: input.twin)
                let recalls = OpenRecalls(try transaction.recalls.open(of: [twin]))
                let entry = TwinEntry(twin, try transaction.places.tree(), recalls, today: today)
                return TwinProfile(
                    twin: twin, places: entry.places, freshness: entry.freshness,
                    freshnessReason: entry.freshnessReason,
                    notifications: try transaction.notifications.notifications(of: twin),
                    recalls: recalls.recalls(of: twin), units: try transaction.settings.settings().units)
            }
            if input.withPictures {
                profile.attachments = try records.store.attachments(of: [profile.twin], photosOnly: false)
            }
            return profile
        }
    }
}

extension TwinRepository {
    /// Returns a page of the twins that match.
    fileprivate func list(_ input: MyTwinsInput, today: CalendarDay) throws -> TwinList {
        let tree = try transaction.places.tree()
        var filter = try TwinFilter(input, tree, today: today)
        var ranks: [String: Int] = [:]
        if let text = input.text, !SearchPattern(text).tiers.isEmpty {
            let found = try transaction.search.matches(text, limit: .max)
            ranks = Dictionary(zip(found, 0...)) { first, _ in first }
            filter.add(keys: found)
        }
        if let freshness = input.freshness {
            let food = try twins(filter)
            let recalls = OpenRecalls(try transaction.recalls.open(of: food))
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
        let found = try twins(page.elements.map(\.id))
        let recalls = OpenRecalls(try transaction.recalls.open(of: found))
        let entries = found.map { TwinEntry($0, tree, recalls, today: today) }
        return TwinList(
            twins: entries, total: listed.count, all: try Int.fetchOne(db, sql: "SELECT count(*) FROM twin") ?? 0,
            cursor: page.cursor)
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
