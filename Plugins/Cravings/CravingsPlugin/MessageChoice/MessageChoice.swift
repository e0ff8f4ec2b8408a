// SPDX-License-Identifier: Apache-2.0

/// Which messages fit a situation, and their order.
package struct MessageChoice {
    private let triggers: Set<Trigger>
    private let hasCraving: Bool
    private let isAfterUse: Bool
    private let isMilestone: Bool
    private let putsHelpFirst: Bool

    /// Creates a choice.
    init(_ situation: MessageSituation, putsHelpFirst: Bool) {
        triggers = Set(situation.triggers)
        hasCraving = situation.intensity != nil
        isAfterUse = situation.isAfterUse
        isMilestone = situation.isMilestone && (situation.intensity ?? 0) < SelectMessage.strongIntensity
        self.putsHelpFirst = putsHelpFirst
    }

    /// Returns whether a message comes before another one: the lower count first, then the lower number of the priority,
    /// the one not shown for longest, and the id.
    static func precedes(_ first: CravingMessage, _ second: CravingMessage) -> Bool {
        if first.count != second.count { return first.count < second.count }
        if first.priority != second.priority { return first.priority < second.priority }
        if first.lastShown != second.lastShown {
            guard let firstShown = first.lastShown else { return true }
            guard let secondShown = second.lastShown else { return false }
            return firstShown < secondShown
        }
        return first.id < second.id
    }

    /// Returns the messages that fit best; empty if none fits.
    ///
    /// A message that is switched off, or hidden for one of the triggers, doesn't fit.
    func pool(of messages: [CravingMessage]) -> [CravingMessage] {
        let shown = messages.filter { $0.isActive && triggers.isDisjoint(with: $0.hiddenFor) && fitsTime($0) }
        for fits in preferences {
            let fitting = shown.filter(fits)
            guard !fitting.isEmpty else { continue }
            let general = hasCraving ? [] : fitting.filter { !BuiltInMessages.speaksOfCraving($0) }
            return general.isEmpty ? fitting : general
        }
        return []
    }

    /// Whether a message is for the time after a use, or for other times.
    private func fitsTime(_ message: CravingMessage) -> Bool {
        guard isAfterUse else { return !BuiltInMessages.speaksOfUse(message) }
        return putsHelpFirst ? BuiltInMessages.isQuiet(message) : BuiltInMessages.fitsAfterUse(message)
    }

    /// The conditions of a fitting message, the best first.
    private var preferences: [(CravingMessage) -> Bool] {
        guard !isAfterUse else {
            return [{ !triggers.isDisjoint(with: $0.triggers) }, \.triggers.isEmpty, { _ in true }]
        }
        var preferences: [(CravingMessage) -> Bool] = []
        if putsHelpFirst {
            preferences.append(BuiltInMessages.isQuiet)
        } else {
            if isMilestone { preferences.append { $0.category == .celebration } }
            if !triggers.isEmpty { preferences += [fitsTriggers, isOfCategories] }
        }
        preferences += [isForAnyCraving, BuiltInMessages.isQuiet, { $0.category == .urge }]
        return preferences
    }

    /// Whether a message has one of the triggers, or is the user's own for the whole category of one.
    private func fitsTriggers(_ message: CravingMessage) -> Bool {
        guard message.category != .celebration else { return false }
        guard message.isOwn, message.triggers.isEmpty else { return !triggers.isDisjoint(with: message.triggers) }
        return isOfCategories(message)
    }

    /// Whether a message is for a whole category of the triggers.
    private func isOfCategories(_ message: CravingMessage) -> Bool {
        message.triggers.isEmpty && !BuiltInMessages.isQuiet(message)
            && triggers.contains { $0.messageCategory == message.category }
    }

    private func isForAnyCraving(_ message: CravingMessage) -> Bool {
        message.category == .urge && message.triggers.isEmpty && !BuiltInMessages.isQuiet(message)
    }
}

extension MessageChoice {
    /// Returns the offset that lets a message start level with the messages it is chosen among.
    ///
    /// A message is chosen in several situations, such as at each of its triggers. It starts at the greatest of the smallest
    /// counts in them, so that it isn't shown many times in a row in any of them.
    ///
    /// - Parameters:
    ///   - message: The message, which is added or switched on.
    ///   - others: The other messages.
    package static func startingOffset(for message: CravingMessage, among others: [CravingMessage]) -> Int {
        let rivals = others.filter { $0.id != message.id }
        let counts = situations(of: message).compactMap { choice in
            choice.pool(of: rivals).map(\.count).min()
        }
        return max(0, (counts.max() ?? 0) - message.timesShown)
    }

    /// The situations in which a message can be chosen.
    private static func situations(of message: CravingMessage) -> [MessageChoice] {
        func choice(_ triggers: [Trigger], isAfterUse: Bool = false, isMilestone: Bool = false) -> MessageChoice {
            MessageChoice(
                MessageSituation(
                    triggers: triggers, intensity: isAfterUse ? nil : SelectMessage.strongIntensity - 1,
                    isAfterUse: isAfterUse, isMilestone: isMilestone),
                putsHelpFirst: false)
        }
        if message.category == .celebration { return [choice([], isMilestone: true)] }
        let afterward =
            !BuiltInMessages.fitsAfterUse(message)
            ? []
            : message.triggers.isEmpty
                ? [choice([], isAfterUse: true)]
                : message.triggers.map { choice([$0], isAfterUse: true) }
        guard !BuiltInMessages.speaksOfUse(message) else { return afterward }
        guard message.triggers.isEmpty else { return message.triggers.map { choice([$0]) } + afterward }
        let triggered = Trigger.allCases.filter { $0.messageCategory == message.category }
        return triggered.map { choice([$0]) } + (message.category == .urge ? [choice([])] : []) + afterward
    }
}
