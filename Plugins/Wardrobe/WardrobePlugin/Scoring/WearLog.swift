// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What wear events say of each item: when it was last worn, how often lately, and how its outfits were rated.
struct WearLog: Sendable {
    /// From so many rated wears on, ratings count.
    static let leastRated = 20
    /// How many wears of average rating each item starts with, so that no single bad day decides.
    static let shrinkage = 4.0
    /// How many days count as lately.
    static let recentDays = 30

    /// What is known of one item.
    struct Entry: Sendable {
        var last: CalendarDay?
        var recent = 0
        var rated = 0
        var stars = 0.0
    }

    let entries: [String: Entry]
    /// How many wear events carry a rating and name items; the others teach nothing of any item.
    let rated: Int
    /// The mean of all ratings, in stars.
    let meanStars: Double
    let day: CalendarDay?
    /// Whether there is a log at all.
    let isKept: Bool

    /// - Parameters:
    ///   - wears: the events; those after the day are not looked at.
    ///   - day: the day that is dressed for; nil for all events.
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

    /// Whether there are ratings enough to learn from.
    var canLearn: Bool { rated >= Self.leastRated }

    /// How many days ago an item was last worn, by the log and by its own record; nil when that is not known.
    func daysSinceWorn(_ item: WardrobeItem) -> Int? {
        guard let day else { return nil }
        let days = [entries[item.id]?.last, item.lastWorn].compactMap(\.self).filter { $0 <= day }
        return days.max().map { day.daysSince1970 - $0.daysSince1970 }
    }

    /// How many stars better or worse than the mean the outfits with an item were, shrunken toward 0.
    func lift(_ item: WardrobeItem) -> Double {
        guard canLearn, let entry = entries[item.id], entry.rated > 0 else { return 0 }
        return (entry.stars - Double(entry.rated) * meanStars) / (Double(entry.rated) + Self.shrinkage)
    }

    /// What ratings make of an item: a half for the mean, 0.25 for each star.
    func ratingFit(_ item: WardrobeItem) -> Double { min(max(0, 0.5 + 0.25 * lift(item)), 1) }

    /// How fresh an item is, 0 to 1: four fifths its rest, one fifth how seldom it was worn in the last 30 days.
    ///
    /// A top or sweater is rested after 14 days, a bottom after 7, a blazer or cardigan after 5, shoes, outer layers and
    /// accessories after 3; eight wears in 30
    /// days are often. Our convention. What nobody has worn, or nobody knows of, is fresh.
    func freshness(_ item: WardrobeItem) -> Double {
        guard day != nil else { return 1 }
        let rest = daysSinceWorn(item).map { min(1, Double($0) / Double(Self.restDays(item.category.slot))) } ?? 1
        let seldom = 1 - min(1, Double(entries[item.id]?.recent ?? 0) / 8)
        return 0.8 * rest + 0.2 * seldom
    }

    /// Whether it is known when an item was last worn, or that it never was.
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
