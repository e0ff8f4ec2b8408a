// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The events with a reward, as rows of features.
struct Observations {
    var rows = FeatureRows()
    var rewards: [Double] = []
    var weights: [Double] = []
    /// The day of each row, in days since 1970.
    var days: [Int] = []
    /// The challenge of each row, as an index of ``keys``.
    var singles: [Int] = []
    /// The keys of the challenges that occur.
    private(set) var keys: [String] = []
    private var places: [String: Int] = [:]

    var count: Int { rows.count }

    /// The day of the latest row; 0 without rows.
    var lastDay: Int { days.max() ?? 0 }

    /// The rows by day; those of one day by challenge, features, and reward, so that the order of the input doesn't
    /// matter.
    var indicesByDay: [Int] {
        rewards.indices.sorted { one, other in
            if days[one] != days[other] { return days[one] < days[other] }
            let (left, right) = (keys[singles[one]], keys[singles[other]])
            if left != right { return left.utf8.lexicographicallyPrecedes(right.utf8) }
            if rewards[one] != rewards[other] { return rewards[one] < rewards[other] }
            if weights[one] != weights[other] { return weights[one] < weights[other] }
            return rows.isBefore(one, other)
        }
    }

    /// Adds a row.
    mutating func append(
        _ event: ChallengeEvent, reward: Double, _ situation: SituationFeatures, _ recency: Recency.Values
    ) {
        rows.append(event.traits, situation, recency)
        rewards.append(reward)
        weights.append(event.weight)
        days.append(event.situation.day.daysSince1970)
        let key = event.singleKey
        if let place = places[key] {
            singles.append(place)
        } else {
            singles.append(keys.count)
            places[key] = keys.count
            keys.append(key)
        }
    }

    /// Returns the weights of the rows if the weight of a day halves in a number of days, counted back from the latest
    /// row, so that nothing is forgotten during a break; the weights themselves if nothing is forgotten.
    func weights(halfLife: Double?) -> [Double] {
        guard let halfLife else { return weights }
        let last = lastDay
        return weights.indices.map { weights[$0] * power(-Double(last - days[$0]) / halfLife) }
    }
}

extension ChallengeEvent {
    /// The key of the single effect that the event says something about.
    ///
    /// A skip whose reason is about one attribute says nothing about the challenge itself, so all skips for that reason
    /// share an effect.
    fileprivate var singleKey: String {
        guard let skipReason, skipReason.groups != nil else { return challenge }
        return "skipped: \(skipReason.rawValue)"
    }
}
