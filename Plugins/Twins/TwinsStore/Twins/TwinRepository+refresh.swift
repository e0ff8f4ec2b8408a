// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import TwinsPlugin

extension TwinRepository {
    /// Sets what follows from twins: columns for lists, tags, notifications, and the words of the search index.
    func refresh(_ twins: [Twin]) throws {
        let settings = try transaction.settings.settings()
        let places = try transaction.places.tree()
        let recalls = OpenRecalls(try transaction.recalls.open(of: twins))
        for twin in twins {
            try refreshColumns(of: twin, recalls)
            try refreshTags(of: twin)
            try transaction.notifications.schedule(twin, settings, recalls)
        }
        try transaction.search.index(twins.map { TwinText($0, in: places) })
    }

    /// Reads twins again, and sets what follows from them.
    func refresh(keys: [String]) throws {
        guard !keys.isEmpty else { return }
        try refresh(twins(keys))
    }

    private func refreshColumns(of twin: Twin, _ recalls: OpenRecalls) throws {
        let (value, today) = (twin.statedValue, transaction.today)
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

    private func refreshTags(of twin: Twin) throws {
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
