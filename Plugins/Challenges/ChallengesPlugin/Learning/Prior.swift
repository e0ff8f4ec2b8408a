// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The belief of a model before any event: a mean and a variance for each weight, in log odds.
///
/// Nothing here was fitted to data. Centers are steps of one scale: ``slight`` changes the odds by a fifth, ``some`` by
/// two fifths, ``clear`` doubles them. Widths are how far a person may be from the centers: main effects are wide and
/// interactions narrower, so an interaction matters only if its parts don't explain the events.
struct Prior: Sendable {
    static let slight = 0.2
    static let some = 0.35
    static let clear = 0.7

    /// The variance of one unknown that all statements share: whether what the person says of themselves applies, from
    /// not at all to twice as much within two standard deviations.
    static let trust = 0.25

    private(set) var mean = [Double](repeating: 0, count: Feature.count)
    private(set) var variance: [Double]
    /// The part of the centers that comes from the person's statements.
    private(set) var stated = [Double](repeating: 0, count: Feature.count)

    /// Creates the prior for stated preferences.
    init(_ preferences: UserPreferences) {
        variance = Feature.all.map { Self.variance(of: $0.group) }
        addCommonSense()
        addLikes(preferences)
    }

    /// The digest that identifies this prior: FNV-1a over the bits of the centers, 64 bits in hexadecimal.
    var digest: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for center in mean {
            for shift in stride(from: 0, to: 64, by: 8) {
                hash = (hash ^ (center.bitPattern >> UInt64(shift) & 0xff)) &* 0x100_0000_01b3
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The prior without preferences; the difference of another prior from it is the stated part.
    static let common = Prior(UserPreferences())

    /// Sets what is true for most people.
    private mutating func addCommonSense() {
        // People complete short and free challenges more readily than long or expensive ones.
        set(.time, TimeInvestment.quick.place, Self.some)
        set(.time, TimeInvestment.extended.place, -Self.some)
        set(.cost, CostLevel.free.rank, Self.slight)
        set(.cost, CostLevel.medium.rank, -Self.slight)
        set(.cost, CostLevel.large.rank, -Self.clear)
        // People put off talking to strangers; doing something alone needs no one else's time.
        set(.social, SocialRequirement.solo.place, Self.slight)
        set(.social, SocialRequirement.strangers.place, -Self.some)
        // Rain keeps people inside, and sun draws them outside.
        set(.weather, 0, -Self.clear)
        set(.weather, 1, Self.some)
        set(.season, 0, Self.slight)
        set(.season, 1, -Self.clear)
        set(.season, 2, Self.slight)
        // People find two hours on a weekend more readily than on an evening.
        set(.weekend, TimeInvestment.extended.place, Self.clear)
        set(.dayPartTime, 3 * DayPart.evening.place + TimeInvestment.extended.place, -Self.some)
        // In a good mood, people dare more and enjoy company more.
        set(.mood, 0, Self.some)
        set(.mood, 1, Self.some)
        // The middle is best.
        set(.difficulty, 1, -Self.some)
        // People tire of a category, and more of the same challenge.
        set(.recency, 0, -Self.slight)
        set(.recency, 1, -Self.some)
    }

    private mutating func addLikes(_ preferences: UserPreferences) {
        // The first preferred category is about twice as likely as an unnamed one; the next ones less so.
        for (order, category) in preferences.preferredCategories.withoutRepeats.enumerated() {
            add(.category, category.place, order == 0 ? Self.clear : order == 1 ? 0.5 : Self.some)
        }
        for (order, location) in preferences.preferredLocations.withoutRepeats.enumerated() {
            add(.location, location.place, order == 0 ? Self.some : Self.slight)
        }
        // A parabola with its peak at the preferred difficulty, or in the middle.
        let top = Double((preferences.preferredDifficulty ?? 3) - 3) / 2
        add(.difficulty, 0, 2 * Self.some * top)
        // A stated comfort with company counts both ways.
        let comfort = Double((preferences.socialComfort ?? 3) - 3) / 2
        for company in SocialRequirement.allCases where company != .solo {
            add(.social, company.place, Self.some * comfort)
        }
    }

    /// Returns the prior variance of a group's weights, in squared log odds.
    private static func variance(of group: FeatureGroup) -> Double {
        switch group {
        case .intercept: 1
        case .category: 0.5
        case .time, .social, .cost, .difficulty, .location: 0.25
        case .season, .weather, .weekend, .mood, .recency: 0.12
        case .weekendCategory, .weekendSocial, .dayPartCategory, .dayPartTime, .moodCategory: 0.06
        }
    }

    private mutating func set(_ group: FeatureGroup, _ offset: Int, _ value: Double) {
        mean[group.start + offset] = value
    }

    private mutating func add(_ group: FeatureGroup, _ offset: Int, _ value: Double) {
        mean[group.start + offset] += value
        stated[group.start + offset] += value
    }
}

extension Array where Element: Equatable {
    /// The first occurrence of each element.
    fileprivate var withoutRepeats: [Element] {
        indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
    }
}
