// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The wear log of each item: when it was last worn, how often it was worn recently, and how its outfits were rated.
struct WearLog: Sendable {
    /// The number of rated wears from which ratings count.
    static let leastRated = 20
    /// The number of average ratings that each item starts with, so that a single bad day isn't decisive.
    static let shrinkage = 4.0
    /// The number of days that count as recent.
    static let recentDays = 30

    /// The log of an item.
    struct Entry: Sendable {
        var last: CalendarDay?
        var recent = 0
        var rated = 0
        var stars = 0.0
    }

    let entries: [String: Entry]
    /// The number of rated wear events that name items; the others provide no information about items.
    let rated: Int
    /// The mean of all ratings, in stars.
    let meanStars: Double
    let day: CalendarDay?
    /// Whether there is a log at all.
    let isKept: Bool

    /// - Parameters:
    ///   - wears: the events; those after the day are ignored.
    ///   - day: the day to find an outfit for; nil for all events.
    init(_ wears: [WearEvent], until day: CalendarDay?) {
        self.day = day
        isKept = !wears.isEmpty
        var entries: [String: Entry] = [:]
        var (rated, stars) = (0, 0)
        for wear in wears {
            if let day, wear.date > day { continue }
            if let rating = wear.rating, !wear.items.isEmpty {
                rated += 1
                stars += rating
            }
            for id in Set(wear.items) {
                var entry = entries[id] ?? Entry()
                entry.last = entry.last.map { max($0, wear.date) } ?? wear.date
                if let day, day.daysSince1970 - wear.date.daysSince1970 <= Self.recentDays { entry.recent += 1 }
                if let rating = wear.rating {
                    entry.rated += 1
                    entry.stars += Double(rating)
                }
                entries[id] = entry
            }
        }
        self.entries = entries
        self.rated = rated
        meanStars = rated > 0 ? Double(stars) / Double(rated) : 0
    }

    /// Whether there are enough ratings.
    var canLearn: Bool { rated >= Self.leastRated }

    /// Returns how many days ago an item was last worn, by the log and its own record; nil if unknown.
    func daysSinceWorn(_ item: WardrobeItem) -> Int? {
        guard let day else { return nil }
        let days = [entries[item.id]?.last, item.lastWorn].compactMap(\.self).filter { $0 <= day }
        return days.max().map { day.daysSince1970 - $0.daysSince1970 }
    }

    /// Returns how many stars the outfits with an item are above or below the mean, shrunk toward 0.
    func lift(_ item: WardrobeItem) -> Double {
        guard canLearn, let entry = entries[item.id], entry.rated > 0 else { return 0 }
        return (entry.stars - Double(entry.rated) * meanStars) / (Double(entry.rated) + Self.shrinkage)
    }

    /// Returns an item's value by ratings: 0.5 for the mean, plus or minus 0.25 for each star.
    func ratingFit(_ item: WardrobeItem) -> Double { min(max(0, 0.5 + 0.25 * lift(item)), 1) }

    /// Returns how fresh an item is, 0 to 1: four fifths for its rest, one fifth for how rarely it was worn in the last
    /// 30 days.
    ///
    /// A top or sweater is rested after 14 days, a bottom after 7, a blazer or cardigan after 5, shoes, outer layers,
    /// and accessories after 3; 8 wears in 30 days count as frequent. Our convention. Items that were never worn, or
    /// whose wears are unknown, are fresh.
    func freshness(_ item: WardrobeItem) -> Double {
        guard day != nil else { return 1 }
        let rest = daysSinceWorn(item).map { min(1, Double($0) / Double(Self.restDays(item.category.slot))) } ?? 1
        let seldom = 1 - min(1, Double(entries[item.id]?.recent ?? 0) / 8)
        return 0.8 * rest + 0.2 * seldom
    }

    /// Returns whether it's known when an item was last worn, or that it never was.
    func knowsRest(of item: WardrobeItem) -> Bool { day != nil && (isKept || item.lastWorn != nil) }

    static func restDays(_ slot: Slot) -> Int {
        switch slot {
        case .top, .base, .mid, .onePiece: 14
        case .bottom, .legs: 7
        case .secondMid: 5
        default: 3
        }
    }
}
