// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
package import Tables

/// A thing read from a file, before it is saved.
package struct ImportedTwin: Sendable {
    /// The thing; the places of its items are in ``places``.
    package var twin: Twin
    /// The place of each item, from the outermost to the innermost; empty for none.
    package var places: [[String]]
    /// The row in the file, such as `line 3`.
    package var row: String
    /// The key of the thing of the file that it is in, which becomes a place.
    package var parent: String?
    /// The reference to that thing as the file has it.
    package var parentReference: String?

    /// Creates a thing of a file.
    package init(twin: Twin, places: [[String]], row: String, parent: String? = nil, parentReference: String? = nil) {
        self.twin = twin
        self.places = places
        self.row = row
        self.parent = parent
        self.parentReference = parentReference
    }
}

/// The content of a file, with every problem of it.
package struct ImportedFile: Sendable {
    /// The format.
    package var format: ImportFormat
    /// The number of things, with or without a problem.
    package var count = 0
    /// The things without a problem, in the order of the file.
    package var twins: [ImportedTwin] = []
    /// The places that are rows of the file, with their keys.
    package var places: [Location] = []
    /// The places that are rows of the file without keys, each from the outermost to the innermost.
    package var placePaths: [[String]] = []
    /// The recalls, with their keys.
    package var recalls: [Recall] = []
    /// The pictures and documents, by their content hash.
    package var attachments: [String: (mediaType: String, bytes: [UInt8])] = [:]
    /// Every value that can't be read, by row and column.
    package var problems: [ValidationIssue] = []
    /// The options that would make values readable.
    package var choices: [ValidationIssue] = []
    /// Values that were read in another form, by row and column.
    package var remarks: [ValidationIssue] = []
    /// The parts of the file that aren't imported, with counts.
    package var leftOut: [TwinImportReport.LeftOut] = []
    /// The number of things that are left out because of a problem.
    package var skipped = 0

    /// Creates the content of an empty file.
    package init(format: ImportFormat) { self.format = format }

    /// Counts what isn't imported.
    ///
    /// - Parameters:
    ///   - noun: What it is, in the plural.
    ///   - count: How many of it; nothing is added for 0.
    package mutating func leaveOut(_ noun: String, count: Int = 1) {
        guard count > 0 else { return }
        if let index = leftOut.firstIndex(where: { $0.what == noun }) {
            leftOut[index].count += count
        } else {
            leftOut.append(TwinImportReport.LeftOut(noun, count: count))
        }
    }
}

/// The choices for reading a file.
package struct ImportOptions: Sendable {
    /// The currency for prices without one.
    package var currency: String
    /// The kind of things whose kind the file doesn't say.
    package var kind: TwinKind
    /// What to do with values that can't be read.
    package var unread: UnreadPolicy
    /// The attributes of the columns of a table, such as `what=name`.
    package var columns: [String]
    /// The order of the day and the month in dates; that of each column by default.
    package var dateOrder: DateOrder?

    /// Creates options.
    package init(
        currency: String = "EUR", kind: TwinKind = .unknown, unread: UnreadPolicy = .refuse, columns: [String] = [],
        dateOrder: DateOrder? = nil
    ) {
        self.currency = currency
        self.kind = kind
        self.unread = unread
        self.columns = columns
        self.dateOrder = dateOrder
    }
}
