// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension Recording {
    /// The columns in the order in which ``init(row:)`` reads them.
    static let columns = """
        id, time, kind, purpose, duration, mediaType, byteCount, file, created, thumbnail, title, notes, playCount, \
        lastPlayed, modified
        """

    /// Reads a recording from a row with the columns.
    init(row: Row) throws {
        var reader = ColumnReader(row, of: "recording")
        self.init(
            id: try reader.value(), time: try reader.instant(), kind: try reader.word(), purpose: try reader.word(),
            duration: try reader.value(), mediaType: try reader.value(), byteCount: try reader.value(),
            contentHash: try reader.value(), created: try reader.instant())
        thumbnail = try reader.ifAny()
        title = try reader.ifAny()
        notes = try reader.ifAny()
        playCount = try reader.value()
        lastPlayed = try reader.instantIfAny()
        modified = try reader.instantIfAny()
    }
}
