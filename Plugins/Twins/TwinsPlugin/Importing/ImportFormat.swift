// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A format of files to import.
@Schema("twins.ImportFormat")
public enum ImportFormat: String, CaseIterable, SchemaProviding {
    /// A table with a heading, whose columns are attributes.
    case table
    /// A CSV or NDJSON file that twins.export wrote.
    case twins
    /// A CSV or TSV export of Homebox.
    case homebox
    /// A Grocy database.
    case grocy
    /// A CSV export of Goodreads.
    case goodreads
    /// A CSV export of The StoryGraph.
    case storygraph
    /// A tab-separated or CSV export of LibraryThing.
    case librarything
    /// A CSV catalog of Calibre.
    case calibre
    /// A CSV export of the assets of Snipe-IT.
    case snipeIT = "snipe-it"

    /// The name of the app, or a noun for the file.
    package var title: String {
        switch self {
        case .table: "a table"
        case .twins: "an export of Almanac"
        case .homebox: "Homebox"
        case .grocy: "Grocy"
        case .goodreads: "Goodreads"
        case .storygraph: "The StoryGraph"
        case .librarything: "LibraryThing"
        case .calibre: "Calibre"
        case .snipeIT: "Snipe-IT"
        }
    }
}

/// How an import handles a value that it can't read.
@Schema("twins.UnreadPolicy")
public enum UnreadPolicy: String, CaseIterable, SchemaProviding {
    /// Adds nothing, and reports every such value.
    case refuse
    /// Skips the row, and adds the others.
    case skip
    /// Adds the row without the value, and keeps its text as a custom field.
    case keep
}
