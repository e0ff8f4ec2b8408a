// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

extension StoredCravingsPlugin {
    /// Computations that add, change, remove, and choose messages.
    @ComputationBuilder
    static func messageComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.writing(
            Cravings.addMessage, "Adds your own message.",
            discussion: """
                It starts level with the least shown message of its category, so that it isn't shown many times in a \
                row.
                """,
            examples: [
                Example("For any craving", ["content": "A glass of water and ten minutes outside."]),
                Example(
                    "For an anxious evening",
                    ["content": "I can call Olena.", "category": "anxiety", "triggers": ["Anxious"], "priority": 1]),
            ], effects: .clock
        ) { records, input, _ in try records.write { try $0.messages.add(input) } }
        records.writing(
            Cravings.editMessage, "Changes a message, or switches it on or off; omitted fields stay the same.",
            discussion: """
                A built-in message keeps its text, category, and triggers. One that is switched off stays off in later \
                versions. A message that is switched on again starts level with its category.
                """,
            examples: [Example("Switched off", ["message": "urge-wave", "isActive": false])],
            effects: [.destructive, .clock]
        ) { records, input, _ in
            guard input != EditMessageInput(message: input.message) else {
                throw ComputationError(.refused, "There is nothing to change.")
            }
            return try records.write { try $0.messages.edit(input) }
        }
        records.writing(
            Cravings.removeMessage, "Removes your own message, or switches off a built-in one.",
            examples: [Example("A built-in one", ["message": "urge-wave"])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.write { try $0.messages.remove(input) } }
        TakeMessage(access: records).helpFirst()
    }
}

/// Chooses a fitting message, and counts it as shown.
struct TakeMessage: Computation {
    let manifest = Manifest(
        id: Cravings.takeMessage.id,
        summary: "Chooses a fitting message, and counts it as shown.",
        discussion: """
            The choice is that of cravings.select-message among your messages.
            """,
        examples: [
            Example("Any", [:]), Example("A lonely evening", ["triggers": ["Lonely"], "intensity": 6]),
            Example("A milestone", ["isMilestone": true]),
        ], effects: [.writes, .clock])

    let access: LazyCravingsRecords

    func run(_ input: MessageSituation, in context: Context) async throws -> MessageSelection {
        let seed = context.seed
        return try await access.writing(in: context, asAction: false) { records in
            var issues: [ValidationIssue] = []
            issues.refuseRepeats(in: input.triggers.map(\.rawValue), at: "triggers")
            guard issues.isEmpty else { throw ComputationError.refused(issues) }
            return try records.write { try $0.messages.take(for: input, seed: seed) }
        }
    }
}
