// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What a person's records show about their challenges, as counts that are unlikely to be chance.
///
/// Each attribute's completion rate is compared with that of all their other challenges, the person's own mean, and each
/// category's part of the day with that of the completed others. All comparisons are corrected together for their number
/// (Benjamini and Hochberg 1995, "Controlling the false discovery rate"), so if nothing differs, one person in twenty
/// gets any sentence at all.
struct Deeds {
    /// The days before the situation that are counted.
    static let window = 90
    /// The minimum number of challenges on either side of a comparison.
    static let leastCount = 5
    /// The accepted share of false sentences.
    static let falseShare = 0.05

    private let rates: [DeedTrait: DeedEvidence]
    private let hours: [DeedTrait: DeedEvidence]

    /// - Parameters:
    ///   - events: The events, of which those completed or skipped in the window are counted.
    ///   - day: The day of the situation.
    init(_ events: [ChallengeEvent], before day: CalendarDay) {
        let settled = events.filter { $0.isSettled && $0.situation.day <= day }
        let counted = settled.filter { $0.situation.day.daysSince1970 >= day.daysSince1970 - Self.window }
        let days = counted.count < settled.count ? Self.window : nil
        var rates = Comparison(days: days, count: .completed)
        var hours = Comparison(days: days, count: .dayPart)
        for event in counted {
            let isDone = event.status == .completed
            rates.total.add(isDone)
            for trait in DeedTrait.all(of: event.traits, in: event.situation) { rates.add(isDone, at: trait) }
            guard isDone, let hour = event.completedHour else { continue }
            hours.addHour(DayPart(hour: hour), of: event.traits.category)
        }
        let all =
            rates.evidence.map { (isHour: false, trait: $0, evidence: $1) }
            + hours.hourEvidence.map { (isHour: true, trait: $0, evidence: $1) }
        let ascending = all.map(\.evidence.chance).sorted()
        let accepted = ascending.indices.last {
            ascending[$0] <= Self.falseShare * Double($0 + 1) / Double(ascending.count)
        }
        let limit = accepted.map { ascending[$0] } ?? -1
        let found = all.filter { $0.evidence.chance <= limit }
        self.rates = Dictionary(
            uniqueKeysWithValues: found.filter { !$0.isHour }.map { ($0.trait, $0.evidence) })
        self.hours = Dictionary(
            uniqueKeysWithValues: found.filter(\.isHour).map { ($0.trait, $0.evidence) })
    }

    /// Returns the evidence about an attribute of a challenge that points the same way as its contribution.
    func evidence(
        for subject: ReasonSubject, of traits: ChallengeTraits, in situation: Situation, isFor: Bool
    ) -> DeedEvidence? {
        let trait = DeedTrait.all(of: traits, in: situation).first { $0.subject == subject }
        if let trait, let rate = rates[trait], rate.isHigher == isFor { return rate }
        guard subject == .category else { return nil }
        let hour = hours[Comparison.trait(situation.dayPart, of: traits.category)]
        return hour.flatMap { $0.isHigher == isFor ? $0 : nil }
    }
}

/// Counts by attribute, each compared with all others.
private struct Comparison {
    struct Counts {
        var matching = 0
        var total = 0

        mutating func add(_ isMatching: Bool) {
            total += 1
            if isMatching { matching += 1 }
        }
    }

    let days: Int?
    let count: DeedEvidence.Count
    var total = Counts()
    private var byTrait: [DeedTrait: Counts] = [:]

    init(days: Int?, count: DeedEvidence.Count) {
        self.days = days
        self.count = count
    }

    mutating func add(_ isMatching: Bool, at trait: DeedTrait) { byTrait[trait, default: Counts()].add(isMatching) }

    mutating func addHour(_ part: DayPart, of category: ChallengeCategory) {
        for other in DayPart.allCases { add(other == part, at: Self.trait(other, of: category)) }
    }

    static func trait(_ part: DayPart, of category: ChallengeCategory) -> DeedTrait {
        DeedTrait(subject: .category, value: part.place * ChallengeCategory.allCases.count + category.place)
    }

    /// The comparisons with enough challenges on both sides.
    var evidence: [(DeedTrait, DeedEvidence)] {
        byTrait.sorted { $0.key < $1.key }.compactMap { trait, counts in
            comparison(counts, of: total).map { (trait, $0) }
        }
    }

    /// The comparisons of categories within a part of the day.
    var hourEvidence: [(DeedTrait, DeedEvidence)] {
        let categories = ChallengeCategory.allCases.count
        return byTrait.sorted { $0.key < $1.key }.compactMap { trait, counts in
            let part = byTrait.filter { $0.key.value / categories == trait.value / categories }.values
            let whole = Counts(
                matching: part.reduce(0) { $0 + $1.matching }, total: part.reduce(0) { $0 + $1.total })
            return comparison(counts, of: whole).map { (trait, $0) }
        }
    }

    private func comparison(_ counts: Counts, of whole: Counts) -> DeedEvidence? {
        let (others, otherMatching) = (whole.total - counts.total, whole.matching - counts.matching)
        guard counts.total >= Deeds.leastCount, others >= Deeds.leastCount else { return nil }
        let test = FisherTest(counts.matching, of: counts.total, against: otherMatching, of: others)
        return DeedEvidence(
            count: count, matching: counts.matching, total: counts.total, otherMatching: otherMatching,
            otherTotal: others, days: days, chance: test.twoSided)
    }
}
