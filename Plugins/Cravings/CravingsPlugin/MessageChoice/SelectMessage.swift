// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Chooses a fitting message for a situation.
public struct SelectMessage: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Cravings.selectMessage.id,
        summary: "Chooses a fitting message for a situation.",
        discussion: """
            A table maps each of the ten triggers to a category. Messages with one of the triggers come first, then those \
            of the category, then those for any craving. Among these, the message with the lowest count comes first, then \
            the lower number of the priority, the one not shown for longest, and the id. The count is the times shown and \
            an offset, which lets a new message start level. Without an intensity, messages that speak of a present \
            craving come last. After a use, only messages of the program that are written for afterward are chosen, with \
            those for one of the triggers first. A milestone brings a celebration message, but not at an intensity of \
            7 or more.

            At intensity 10, or if the note has words of self-harm, where to find help comes first, with a quiet message. \
            The words are a list of phrases in English, Ukrainian, and Russian. It misses many notes and finds harmless \
            ones, so it isn't a detection, and its result isn't stored. This is not medical advice.

            Exploration is off by default. With it, any of the fitting messages is picked with a probability of 0.1, and \
            the probability of the choice is part of the output, so that the effect of messages can be estimated.
            """,
        examples: [
            Example("Any message", [:]),
            Example("A lonely evening", ["situation": ["triggers": ["Lonely"], "intensity": 6]]),
            Example("The strongest craving", ["situation": ["triggers": ["Angry"], "intensity": 10]]),
            Example(
                "Of two messages, the one shown less",
                [
                    "situation": ["intensity": 4],
                    "messages": [
                        [
                            "id": "walk", "content": "A walk around the block.", "category": "urge", "isOwn": true,
                            "timesShown": 3,
                        ],
                        [
                            "id": "tea", "content": "A cup of tea first.", "category": "urge", "isOwn": true,
                            "timesShown": 2,
                        ],
                    ],
                ]),
        ])

    /// The intensity from which no message of celebration is chosen.
    public static let strongIntensity = 7
    /// The intensity at which where to find help comes first.
    public static let overwhelmingIntensity = 10
    /// The probability with which exploration picks any fitting message.
    public static let explorationRate = 0.1

    /// Creates the computation.
    public init() {}

    /// Chooses the message.
    public func run(_ input: SelectMessageInput, in context: Context) async throws -> MessageSelection {
        let messages = input.messages ?? BuiltInMessages.all
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: input.situation.triggers.map(\.rawValue), at: "situation.triggers")
        issues.refuseRepeats(in: messages.map(\.id), at: "messages")
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return Self.selection(
            for: input.situation, among: messages, helpLines: input.helpLines, seed: context.seed)
    }

    /// Chooses the message without an engine.
    ///
    /// - Parameters:
    ///   - situation: The situation.
    ///   - messages: The messages to choose from, each with its own id.
    ///   - helpLines: Where to find help; if empty, the list that comes with the program.
    ///   - seed: The seed of the exploration. The counts of the messages are mixed in, so that a fixed seed doesn't pick at
    ///     random always or never.
    package static func selection(
        for situation: MessageSituation, among messages: [CravingMessage], helpLines: [HelpLine], seed: UInt64
    ) -> MessageSelection {
        let putsHelpFirst = HelpFirst.isNeeded(intensity: situation.intensity, note: situation.notes)
        let help = !putsHelpFirst ? [] : helpLines.isEmpty ? HelpLine.defaults : helpLines
        let choice = MessageChoice(situation, putsHelpFirst: putsHelpFirst)
        let pool = choice.pool(of: messages)
        guard let best = pool.min(by: MessageChoice.precedes) else { return MessageSelection(helpLines: help) }
        guard situation.explores, !putsHelpFirst else {
            return MessageSelection(helpLines: help, message: best, propensity: 1)
        }
        let shown = messages.reduce(UInt64(0)) { $0 &+ UInt64(clamping: $1.timesShown) }
        var numbers = SeededGenerator(seed: seed ^ (shown &* 0xD6E8_FEB8_6659_FD93))
        let isRandom = Double.random(in: 0..<1, using: &numbers) < explorationRate
        let message = isRandom ? pool.sorted { $0.id < $1.id }.randomElement(using: &numbers) ?? best : best
        let share = explorationRate / Double(pool.count)
        return MessageSelection(
            message: message, propensity: message.id == best.id ? 1 - explorationRate + share : share,
            isRandom: isRandom)
    }
}
