// SPDX-License-Identifier: Apache-2.0

/// The cost of an empty slot.
struct EmptySlotRules: Sendable {
    let conditions: WearingConditions

    /// Our convention; below these temperatures, outdoor clubs and weather services recommend hats and gloves.
    func objections(_ slot: Slot) -> [Objection] {
        if conditions.coveringSlots.contains(slot), conditions.occasion != .loungewear {
            return [Objection(60, "without what you always wear")]
        }
        guard !conditions.isIndoors, conditions.occasion != .gym else { return [] }
        let felt = conditions.felt + (conditions.isExercise ? slot == .hands ? 2 : 4 : 0)
        func cold(_ steps: [(below: Double, points: Double)], _ reason: String) -> [Objection] {
            steps.last { felt <= $0.below }.map { [Objection($0.points, reason)] } ?? []
        }
        switch slot {
        case .head:
            return
                (conditions.isFormal
                ? cold([(-5, 12), (-9, 60)], "bare head in the cold")
                : cold([(5, 1.5), (2, 5), (-3, 18), (-8, 60)], "bare head in the cold"))
                + (felt >= 26 && conditions.isSunny && conditions.isOutside
                    ? [Objection(1.5, "no hat in the sun")] : [])
        case .hands: return cold([(4, 1.5), (1, 5), (-3, 18), (-8, 60)], "bare hands in the cold")
        case .neck: return cold([(5, 1), (2, 3), (-3, 10), (-10, 30)], "bare neck in the cold")
        case .outer: return outer(felt)
        case .accessory:
            return conditions.wetness >= 0.5 && !conditions.isSnowy && conditions.wind < 12
                ? [Objection(conditions.ownsUmbrella ? 4 : 0.8, "no umbrella")] : []
        default: return []
        }
    }

    private func outer(_ felt: Double) -> [Objection] {
        var objections: [Objection] = []
        if conditions.isExercise {
            var objections: [Objection] = []
            if conditions.felt <= 6 {
                objections.append(Objection(min(30, 3 + 1.5 * (6 - conditions.felt)), "no jacket"))
            }
            if conditions.wetness >= 0.5, conditions.coldest < 15 {
                objections.append(Objection(10, "no jacket in the rain"))
            }
            return objections
        }
        if felt <= 11 { objections.append(Objection(min(60, 4 + 3.5 * (11 - felt)), "no jacket or coat")) }
        if conditions.wetness > 0, conditions.coldest < (conditions.condition == .stormy ? 29 : 24) {
            let storm = conditions.condition == .stormy ? 2.0 : 1
            // An umbrella is enough for a way through calm rain.
            let share =
                conditions.ownsUmbrella && !conditions.isSnowy && !conditions.isOutside && storm == 1
                    && conditions.wind < 10 ? 0.4 : 1
            let points = share * storm * (conditions.coldest < 19 ? 36 : conditions.coldest < 22 ? 24 : 12)
            objections.append(
                Objection(
                    points * conditions.wetness, "no jacket or coat in the \(conditions.isSnowy ? "snow" : "rain")"))
        }
        if conditions.wetness >= 0.5, 24..<30 ~= conditions.coldest, !conditions.ownsUmbrella {
            objections.append(Objection(10, "no jacket or coat in the rain"))
        }
        if conditions.wind >= WeatherDemand.strongWind, conditions.coldest < 16 {
            objections.append(Objection(8, "no jacket or coat in the wind"))
        }
        return objections
    }
}
