// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Compares stated preferences with what a person completed and skipped lately.
public struct DoubtPreferences: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.doubtPreferences.id,
        summary: "Asks whether to change stated preferences that a person's latest days contradict.",
        discussion: """
            A preferred category is in doubt if the person completes it less often than the others, and a category that \
            wasn't named if they complete it more often. A limit is in doubt if they complete what is just within it less \
            often than the rest, or if they completed what is beyond it by their own choice. The rates of the last 120 \
            days, each with one imagined completion and one skip, must differ by at least two standard deviations, with \
            at least 5 challenges of the kind. Nothing is changed.
            """,
        examples: [
            Example("Nothing done yet", ["preferences": ["preferredCategories": ["creative"]], "events": []])
        ])

    /// Creates the computation.
    public init() {}

    /// Compares preferences with events.
    public func run(_ input: DoubtPreferencesInput, in context: Context) async throws -> PreferenceDoubts {
        Self.reading(of: input)
    }

    /// Compares without an engine, on the calling thread.
    public static func reading(of input: DoubtPreferencesInput) -> PreferenceDoubts {
        let last = input.events.map(\.situation.day).max()
        let deeds = input.events.filter { event in
            guard !event.isFeedback, event.reward != nil, let last else { return false }
            return last.daysSince1970 - event.situation.day.daysSince1970 < window
        }
        let found = likes(input.preferences, deeds) + limits(input.preferences, deeds)
        let order = found.indices.sorted { (-found[$0].clearness, $0) < (-found[$1].clearness, $1) }
        return PreferenceDoubts(doubts: order.map { found[$0].doubt })
    }

    /// The number of latest days that count.
    package static let window = 120
    /// The least number of challenges of a kind.
    static let leastTried = 5
    /// The least difference of the rates in standard deviations.
    static let leastDifference = 2.0

    private static func likes(_ preferences: UserPreferences, _ deeds: [ChallengeEvent]) -> [Doubted] {
        ChallengeCategory.allCases.compactMap { category in
            let rates = Comparison(deeds) { $0.traits.category == category }
            let isNamed = preferences.preferredCategories.contains(category)
            guard rates.isClear, (rates.difference < 0) == isNamed else { return nil }
            let name = category.rawValue
            let arguments = rates.arguments.merging(["value": name.argument]) { $1 }
            let question =
                isNamed
                ? Message("challenges.doubt-like", "You said you like \(name) challenges. \(rates.words)", arguments)
                : Message("challenges.doubt-unnamed", "You didn't name \(name) challenges. \(rates.words)", arguments)
            return rates.doubted("preferredCategories", name, question)
        }
    }

    private static func limits(_ preferences: UserPreferences, _ deeds: [ChallengeEvent]) -> [Doubted] {
        let comfort = preferences.socialComfort ?? 5
        return [
            StatedLimit(
                "mostTime", preferences.mostTime.rawValue, "\(preferences.mostTime.minutes) minutes",
                preferences.mostTime.place, isNone: preferences.mostTime == .extended
            ) { $0.timeInvestment.place },
            StatedLimit(
                "budget", preferences.budget.rawValue, "a \(preferences.budget.rawValue) cost",
                preferences.budget.rank, isNone: preferences.budget == .large
            ) { $0.costLevel.rank },
            StatedLimit(
                "socialComfort", "\(comfort)", "company for a comfort of \(comfort)", min(comfort, 4),
                isNone: comfort >= 4
            ) { $0.socialRequirement.leastComfort },
        ].flatMap { $0.doubts(deeds) }
    }
}

/// A stated limit of a trait.
private struct StatedLimit {
    let preference: String
    let value: String
    let words: String
    let most: Int
    /// Whether it excludes nothing.
    let isNone: Bool
    let place: (ChallengeTraits) -> Int

    init(
        _ preference: String, _ value: String, _ words: String, _ most: Int, isNone: Bool,
        _ place: @escaping (ChallengeTraits) -> Int
    ) {
        self.preference = preference
        self.value = value
        self.words = words
        self.most = most
        self.isNone = isNone
        self.place = place
    }

    func doubts(_ deeds: [ChallengeEvent]) -> [Doubted] {
        var doubts: [Doubted] = []
        func arguments(_ rates: Comparison) -> [String: JSONValue] {
            rates.arguments.merging(["limit": preference.argument, "value": value.argument]) { $1 }
        }
        let edge = Comparison(deeds.filter { place($0.traits) <= most }) { place($0.traits) == most }
        if most > 0, edge.isClear, edge.difference < 0 {
            let text = "You allow up to \(words). \(edge.words)"
            doubts.append(
                edge.doubted(preference, value, Message("challenges.doubt-wide-limit", text, arguments(edge))))
        }
        // Limits exclude challenges, so those beyond are the person's own choices.
        let beyond = Comparison(deeds) { place($0.traits) > most }
        if !isNone, beyond.completed >= 3, beyond.completed * 2 > beyond.tried {
            let text = "You said at most \(words), but chose more. \(beyond.words)"
            doubts.append(
                beyond.doubted(preference, value, Message("challenges.doubt-narrow-limit", text, arguments(beyond))))
        }
        return doubts
    }
}

/// A doubt, and how clear it is.
private struct Doubted {
    let doubt: PreferenceDoubt
    let clearness: Double
}

/// The completion rates of challenges of a kind and of all others.
private struct Comparison {
    let completed: Int
    let tried: Int
    let otherCompleted: Int
    let otherTried: Int

    init(_ deeds: [ChallengeEvent], _ isOfKind: (ChallengeEvent) -> Bool) {
        let kind = deeds.filter(isOfKind)
        completed = kind.count { $0.status == .completed }
        tried = kind.count
        otherCompleted = deeds.count { $0.status == .completed } - completed
        otherTried = deeds.count - tried
    }

    /// The difference of the rates in standard deviations.
    var difference: Double {
        func rate(_ completed: Int, _ tried: Int) -> (mean: Double, variance: Double) {
            let (one, all) = (Double(completed + 1), Double(tried + 2))
            return (one / all, one * (all - one) / (all * all * (all + 1)))
        }
        let (kind, other) = (rate(completed, tried), rate(otherCompleted, otherTried))
        return (kind.mean - other.mean) / (kind.variance + other.variance).squareRoot()
    }

    var isClear: Bool {
        tried >= DoubtPreferences.leastTried && otherTried >= DoubtPreferences.leastTried
            && abs(difference) >= DoubtPreferences.leastDifference
    }

    var words: String {
        "In the last \(DoubtPreferences.window) days you completed \(completed) of \(tried) of them, "
            + "and \(otherCompleted) of \(otherTried) others. Change it?"
    }

    var arguments: [String: JSONValue] {
        [
            "completed": completed.argument, "tried": tried.argument, "otherCompleted": otherCompleted.argument,
            "otherTried": otherTried.argument, "days": DoubtPreferences.window.argument,
        ]
    }

    func doubted(_ preference: String, _ value: String, _ question: Message) -> Doubted {
        Doubted(
            doubt: PreferenceDoubt(
                preference: preference, value: value, completed: completed, tried: tried,
                otherCompleted: otherCompleted, otherTried: otherTried, question: question),
            clearness: abs(difference))
    }
}

/// The preferences and the events to compare.
@Schema("challenges.DoubtPreferencesInput")
public struct DoubtPreferencesInput: SchemaProviding, Hashable {
    /// The person's preferences.
    public var preferences: UserPreferences = UserPreferences()
    /// The events.
    @Field(count: 0...1_000_000) public var events: [ChallengeEvent]
}
