// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What a model believes before it has seen anything: a mean and a variance for each weight, in log odds.
///
/// Nothing here was fitted on anybody's data. Centers are what one would say aloud, in steps of one scale: ``slight``
/// changes the odds by a fifth, ``some`` by two fifths, ``clear`` doubles them. Widths say how far a person may be from
/// that: main effects are wide, interactions narrower, so that an interaction speaks only when its parts do not explain
/// what happened.
struct Prior: Sendable {
    static let slight = 0.2
    static let some = 0.35
    static let clear = 0.7

    private(set) var mean = [Double](repeating: 0, count: Feature.count)
    private(set) var variance: [Double]

    /// The prior of somebody who stated these preferences.
    init(_ preferences: UserPreferences) {
        variance = Feature.all.map { Self.variance(of: $0.group) }
        addCommonSense()
        addLikes(preferences)
    }

    /// What tells this prior from others: FNV-1a over the bits of the centers, 64 bits in hexadecimal.
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

    /// The prior of somebody of whom nothing is known: what was stated is what another prior has beyond it.
    static let common = Prior(UserPreferences())

    /// What holds for most people, whoever they are.
    private mutating func addCommonSense() {
        // What is short and free is done more readily than what takes an afternoon or costs a dinner.
        set(.time, TimeInvestment.quick.place, Self.some)
        set(.time, TimeInvestment.extended.place, -Self.some)
        set(.cost, CostLevel.free.rank, Self.slight)
        set(.cost, CostLevel.medium.rank, -Self.slight)
        set(.cost, CostLevel.large.rank, -Self.clear)
        // Speaking to strangers is put off; being alone needs nobody's time.
        set(.social, SocialRequirement.solo.place, Self.slight)
        set(.social, SocialRequirement.strangers.place, -Self.some)
        // Rain keeps people in, sun draws them out.
        set(.weather, 0, -Self.clear)
        set(.weather, 1, Self.some)
        set(.season, 0, Self.slight)
        set(.season, 1, -Self.clear)
        set(.season, 2, Self.slight)
        // Two hours are found at the weekend, hardly on an evening.
        set(.weekend, TimeInvestment.extended.place, Self.clear)
        set(.dayPartTime, 3 * DayPart.evening.place + TimeInvestment.extended.place, -Self.some)
        // In a good mood one dares more and likes company better.
        set(.mood, 0, Self.some)
        set(.mood, 1, Self.some)
        // One tires of a kind, and more of the very same thing.
        set(.recency, 0, -Self.slight)
        set(.recency, 1, -Self.some)
    }

    private mutating func addLikes(_ preferences: UserPreferences) {
        // The dearest category is about twice as likely as one not named, the next ones less so.
        for (order, category) in preferences.preferredCategories.withoutRepeats.enumerated() {
            add(.category, category.place, order == 0 ? Self.clear : order == 1 ? 0.5 : Self.some)
        }
        for (order, location) in preferences.preferredLocations.withoutRepeats.enumerated() {
            add(.location, location.place, order == 0 ? Self.some : Self.slight)
        }
        // A parabola with its top at the difficulty that was asked for, or in the middle.
        let top = Double((preferences.preferredDifficulty ?? 3) - 3) / 2
        set(.difficulty, 0, 2 * Self.some * top)
        set(.difficulty, 1, -Self.some)
        // Who says that company is easy means it, and who says that it is not, too.
        let comfort = Double((preferences.socialComfort ?? 3) - 3) / 2
        for company in SocialRequirement.allCases where company != .solo {
            add(.social, company.place, Self.some * comfort)
        }
    }

    /// How far a weight may be from its center, as a variance in squared log odds.
    private static func variance(of group: FeatureGroup) -> Double {
        switch group {
        case .intercept: 1
        case .category: 0.5
        case .time, .social, .cost, .difficulty, .location: 0.25
        case .season, .weather, .weekend, .mood, .recency: 0.12
        case .dayPartCategory, .dayPartTime, .moodCategory: 0.06
        }
    }

    private mutating func set(_ group: FeatureGroup, _ offset: Int, _ value: Double) {
        mean[group.start + offset] = value
    }

    private mutating func add(_ group: FeatureGroup, _ offset: Int, _ value: Double) {
        mean[group.start + offset] += value
    }
}

extension Array where Element: Equatable {
    /// Each element where it comes first.
    fileprivate var withoutRepeats: [Element] {
        indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
    }
}
