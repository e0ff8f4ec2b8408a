// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// A row of the table of messages: an own message, or the counters and changes of a built-in one.
struct StoredMessage {
    /// The columns in the order in which ``init(_:)`` reads them.
    static let columns = """
        id, content, category, triggers, priority, timesShown, countOffset, lastShown, isActive, hiddenFor, created, \
        modified
        """

    let id: String
    let content: String?
    let category: MessageCategory?
    let triggers: String?
    let priority: Int?
    let timesShown: Int
    let countOffset: Int
    let lastShown: Timestamp?
    let isActive: Bool
    let hiddenFor: [Trigger]
    let created: Timestamp?
    let modified: Timestamp?

    init(_ row: Row) throws {
        var reader = ColumnReader(row, of: "message")
        id = try reader.value()
        content = try reader.ifAny()
        category = try reader.wordIfAny()
        triggers = try reader.ifAny()
        priority = try reader.ifAny()
        timesShown = try reader.value()
        countOffset = try reader.value()
        lastShown = try reader.instantIfAny()
        isActive = try reader.value()
        hiddenFor = try reader.triggers()
        created = try reader.instantIfAny()
        modified = try reader.instantIfAny()
    }

    /// Returns a built-in message with the counters and changes of the row.
    func applied(to message: CravingMessage) -> CravingMessage {
        var message = message
        message.priority = priority ?? message.priority
        message.timesShown = timesShown
        message.countOffset = countOffset
        message.lastShown = lastShown
        message.isActive = isActive
        message.hiddenFor = hiddenFor
        message.created = created
        message.modified = modified
        return message
    }

    /// Returns the person's own message; nil if the row is of a built-in one.
    ///
    /// - Throws: ``AlmanacStore/StoreError`` if a part of an own message is missing or can't be read.
    func ownMessage() throws -> CravingMessage? {
        guard content != nil || category != nil || triggers != nil else { return nil }
        guard let content, let category, let triggers = triggers.flatMap(Trigger.list) else {
            throw StoreError(
                .corrupt,
                "The cravings records have an incomplete message \(id). Update the program, or import your last export."
            )
        }
        let message = CravingMessage(
            id: id, content: content, category: category, triggers: triggers, isOwn: true, priority: priority ?? 0)
        return applied(to: message)
    }

    /// The message as a record, to check its rules; a built-in one has another text in place of its own.
    var record: CravingMessage {
        get throws {
            try ownMessage() ?? applied(to: CravingMessage(id: id, content: "Built in", category: .urge))
        }
    }
}
