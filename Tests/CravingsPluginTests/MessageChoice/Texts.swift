// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import CravingsPlugin

/// Messages and choices for tests.
enum Texts {
    static func own(
        _ id: String, _ category: MessageCategory = .urge, _ triggers: [Trigger] = [], priority: Int = 0,
        shown: Int = 0,
        last: Double? = nil
    ) -> CravingMessage {
        var message = CravingMessage(
            id: id, content: "Text \(id).", category: category, triggers: triggers, isOwn: true, priority: priority)
        message.timesShown = shown
        message.lastShown = last.map { Timestamp(secondsSince1970: $0) }
        return message
    }

    static func choose(
        _ situation: MessageSituation = MessageSituation(intensity: 5), among messages: [CravingMessage],
        helpLines: [HelpLine] = [], seed: UInt64 = 0
    ) -> MessageSelection {
        SelectMessage.selection(for: situation, among: messages, helpLines: helpLines, seed: seed)
    }

    /// Counts a message as shown at a second.
    static func show(_ message: CravingMessage?, in messages: inout [CravingMessage], at second: Int) {
        guard let index = messages.firstIndex(where: { $0.id == message?.id }) else { return }
        messages[index].timesShown += 1
        messages[index].lastShown = Timestamp(secondsSince1970: Double(second))
    }
}
