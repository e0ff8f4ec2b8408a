// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The features of many challenges in their situations, as sparse rows.
struct FeatureRows {
    /// The start of each row in ``places`` and ``values``, followed by the end of the last row.
    private(set) var starts: [Int] = [0]
    private(set) var places: [Int32] = []
    private(set) var values: [Double] = []

    var count: Int { starts.count - 1 }

    init(capacity: Int = 0) {
        starts.reserveCapacity(capacity + 1)
        places.reserveCapacity(20 * capacity)
        values.reserveCapacity(20 * capacity)
    }

    /// Adds the row of a challenge.
    mutating func append(_ traits: ChallengeTraits, _ situation: SituationFeatures, _ recency: Recency.Values) {
        func add(_ place: Int, _ value: Double = 1) {
            guard value != 0 else { return }
            places.append(Int32(place))
            values.append(value)
        }
        let category = traits.category.place
        let time = traits.timeInvestment.place
        let difficulty = Double(traits.difficulty - 3) / 2
        add(Starts.intercept)
        add(Starts.category + category)
        add(Starts.time + time)
        add(Starts.social + traits.socialRequirement.place)
        add(Starts.cost + traits.costLevel.rank)
        add(Starts.difficulty, difficulty)
        add(Starts.difficulty + 1, difficulty * difficulty)
        add(Starts.location + traits.locationType.place)
        if let seasonality = traits.seasonality {
            if seasonality == .holiday {
                add(situation.isHoliday ? Starts.season + 2 : Starts.season + 1)
            } else {
                add(seasonality == situation.seasonality ? Starts.season : Starts.season + 1)
            }
        }
        if traits.locationType == .outdoor {
            if situation.isWet { add(Starts.weather) }
            if situation.isSunny { add(Starts.weather + 1) }
        }
        if situation.isWeekend {
            add(Starts.weekend + time)
            add(Starts.weekendCategory + category)
            add(Starts.weekendSocial + traits.socialRequirement.place)
        }
        add(Starts.dayPartCategory + 8 * situation.dayPart + category)
        add(Starts.dayPartTime + 3 * situation.dayPart + time)
        if situation.mood != 0 {
            add(Starts.mood, situation.mood * difficulty)
            if traits.socialRequirement != .solo { add(Starts.mood + 1, situation.mood) }
            add(Starts.moodCategory + category, situation.mood)
        }
        add(Starts.recency, recency.category)
        add(Starts.recency + 1, recency.challenge)
        starts.append(places.count)
    }

    /// Keeps only the entries of the last row that belong to some groups.
    mutating func keepLast(in groups: Set<FeatureGroup>) {
        guard count > 0 else { return }
        let range = starts[count - 1]..<starts[count]
        let kept = range.filter { groups.contains(Feature.all[Int(places[$0])].group) }.map { (places[$0], values[$0]) }
        places.replaceSubrange(range, with: kept.map(\.0))
        values.replaceSubrange(range, with: kept.map(\.1))
        starts[starts.count - 1] = places.count
    }

    /// Returns the dot product of a row and weights.
    @inline(__always)
    func product(_ row: Int, _ weights: UnsafePointer<Double>) -> Double {
        var sum = 0.0
        for entry in starts[row]..<starts[row + 1] { sum += values[entry] * weights[Int(places[entry])] }
        return sum
    }

    /// Returns whether a row comes before another one in an order of its own.
    func isBefore(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (starts[row]..<starts[row + 1], starts[other]..<starts[other + 1])
        if !places[one].elementsEqual(places[two]) { return places[one].lexicographicallyPrecedes(places[two]) }
        return values[one].lexicographicallyPrecedes(values[two])
    }

    private enum Starts {
        static let intercept = FeatureGroup.intercept.start
        static let category = FeatureGroup.category.start
        static let time = FeatureGroup.time.start
        static let social = FeatureGroup.social.start
        static let cost = FeatureGroup.cost.start
        static let difficulty = FeatureGroup.difficulty.start
        static let location = FeatureGroup.location.start
        static let season = FeatureGroup.season.start
        static let weather = FeatureGroup.weather.start
        static let weekend = FeatureGroup.weekend.start
        static let weekendCategory = FeatureGroup.weekendCategory.start
        static let weekendSocial = FeatureGroup.weekendSocial.start
        static let dayPartCategory = FeatureGroup.dayPartCategory.start
        static let dayPartTime = FeatureGroup.dayPartTime.start
        static let mood = FeatureGroup.mood.start
        static let moodCategory = FeatureGroup.moodCategory.start
        static let recency = FeatureGroup.recency.start
    }
}

/// The inputs of features from a situation.
struct SituationFeatures {
    let seasonality: Seasonality
    let isHoliday: Bool
    let isWet: Bool
    let isSunny: Bool
    let isWeekend: Bool
    let dayPart: Int
    /// Half the mood less 3, from -1 to 1; 0 when not known.
    let mood: Double

    init(_ situation: Situation) {
        seasonality =
            switch situation.effectiveSeason {
            case .spring: .spring
            case .summer: .summer
            case .fall: .fall
            case .winter: .winter
            }
        isHoliday = situation.isHoliday
        isWet = situation.weather?.isWet ?? false
        isSunny = situation.weather == .sunny
        isWeekend = situation.isWeekend
        dayPart = situation.dayPart.place
        mood = situation.mood.map { Double($0 - 3) / 2 } ?? 0
    }
}
