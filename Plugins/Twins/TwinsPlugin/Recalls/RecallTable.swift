// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
internal import Tables

extension TableLayout {
    /// The format of a list of recalls.
    fileprivate static let recalls = TableLayout(
        noun: "a recall", attributes: RecallNotice.schema.erased.fields.map(\.name), required: [])
}

extension AddRecallInput {
    /// Returns the notices, which are read from the file if there is one.
    ///
    /// - Throws: `ComputationError` if both or neither are given, and with every problem of the file by row and column.
    package func allNotices() throws(ComputationError) -> [RecallNotice] {
        guard notices.isEmpty != (file == nil) else {
            throw ComputationError.refused(
                path: "notices", expected: "either notices or a file", got: file == nil ? "neither" : "both")
        }
        guard let file else { return notices }
        let bytes: [UInt8]
        do {
            bytes = try file.bytes(limit: Self.largestFile)
        } catch {
            var issue = error
            issue.path = "file"
            throw ComputationError.refused([issue])
        }
        let beginning = bytes.first { !" \t\r\n".utf8.contains($0) }
        let isJSON = beginning.map { "[{".utf8.contains($0) } ?? false
        let table =
            isJSON
            ? try RecordTable<RecallNotice>(json: bytes, layout: .recalls, under: "notices")
            : try RecordTable<RecallNotice>(csv: bytes, columns: try ColumnMap(for: .recalls))
        guard table.problems.isEmpty else { throw ComputationError.refused(table.problems) }
        return table.records
    }
}
