// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Sets what follows from twins: columns for lists, tags, notifications, and the words of the search index.
    func refresh(_ twins: [Twin], _ db: Database) throws {
        let settings = try settings(db)
        let places = try PlaceTree(db)
        let recalls = OpenRecalls(try openRecalls(of: twins, db))
        for twin in twins {
            try refreshColumns(of: twin, recalls, db)
            try refreshTags(of: twin, db)
            try schedule(twin, settings, recalls, db)
        }
        try TwinSearch.index(twins.map { TwinSearch.Text($0, in: places) }, db)
    }

    /// Reads twins again, and sets what follows from them.
    func refresh(keys: [String], _ db: Database) throws {
        guard !keys.isEmpty else { return }
        try refresh(twins(keys, db), db)
    }

    private func refreshColumns(of twin: Twin, _ recalls: OpenRecalls, _ db: Database) throws {
        let value = twin.statedValue
        try db.cachedStatement(
            sql: """
                UPDATE twin SET gtin = ?, isFavorite = ?, due = ?, purchased = ?, currency = ?, value = ?,
                lacksDate = ? WHERE id = ?
                """
        ).execute(arguments: [
            twin.details.gtin, twin.isFavorite, FoodFreshness(twin, recalls, today: today)?.due?.description,
            twin.items.compactMap { $0.purchase?.date }.max()?.description, value?.currency, value?.units,
            twin.details.repeatedCare.contains { twin.nextDay(of: $0, today: today) == nil }, twin.id,
        ])
    }

    private func refreshTags(of twin: Twin, _ db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM tag WHERE twin = ?").execute(arguments: [twin.id])
        for tag in twin.tags {
            try db.cachedStatement(sql: "INSERT INTO tag (tag, twin) VALUES (?, ?)").execute(arguments: [tag, twin.id])
        }
    }
}

extension Twin {
    /// The tags of the book and the items, in lowercase, each once.
    fileprivate var tags: [String] {
        var tags = items.flatMap(\.tags)
        if case .book(let book) = details { tags += book.tags }
        return Set(tags.map { $0.lowercased() }).sorted()
    }

    /// Whether the book or an item is a favorite.
    var isFavorite: Bool {
        if case .book(let book) = details, book.isFavorite { return true }
        return items.contains(where: \.isFavorite)
    }

    /// The estimated value of the items, or the price of those without an estimate, in ten-thousandths of the first
    /// currency; `nil` if none is known.
    fileprivate var statedValue: (currency: String, units: Int64)? {
        let values = items.compactMap { $0.currentValue ?? $0.purchase?.price }
        guard let currency = values.first?.currency else { return nil }
        let sum = values.filter { $0.currency == currency }.reduce(ExactAmount.zero) { $0 + ExactAmount($1) }
        return (currency, Int64(clamping: sum.tenThousandths))
    }
}

extension TwinSearch.Text {
    /// The texts of a twin and its items.
    init(_ twin: Twin, in places: PlaceTree) {
        var details: [String] = Self.texts(in: TwinDetails.schema.json(of: twin.details))
        details += twin.customFields.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        details += [twin.code].compactMap { $0 }
        for item in twin.items {
            details += [
                item.notes, item.conditionNotes, item.serialNumber, item.purchase?.store, item.sustainabilityNotes,
            ]
            .compactMap { $0 }
            details += item.tags + item.photos.compactMap(\.caption) + item.loans.map(\.borrower)
        }
        let names = twin.items.flatMap { item in
            [item.spot].compactMap { $0 } + (item.location.map { places.names(to: $0) } ?? [])
        }
        self.init(
            twin: twin.id, title: [twin.name] + [twin.details.maker].compactMap { $0 }, details: details, places: names)
    }

    private static func texts(in json: JSONValue) -> [String] {
        switch json {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(texts)
        case .object(let members):
            members.flatMap { key, value in key == "kind" || key == "id" ? [] : texts(in: value) }
        default: []
        }
    }
}
