// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// Lists the bodies of charts with what they would be computed from.
public struct ListBodies: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Astrology.bodies.id,
        summary: "Lists the bodies that charts can have, what each would be computed from, and from which file.",
        discussion: """
            Looks for the files that a date needs and says which are missing. Minor planets by number and fixed stars by \
            name are not among the bodies, since there are too many; the stars with a name of their own can be listed.
            """,
        examples: [
            Example("Bodies", [:]), Example("For a date before the usual files", ["date": "1650-01-01"]),
            Example("Stars too", ["includesStars": true]),
        ])

    private let sources: AstrologySources

    /// Creates a computation over the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// Lists the bodies.
    /// - Throws: ``ComputationKit/ComputationError`` if there is no ephemeris, the date can't be read, or stars are wanted and their
    ///   list is missing or damaged.
    public func run(_ input: BodiesRequest, in context: Context) async throws -> BodyList {
        let source = try sources.ephemeris(input.ephemeris)
        let date: DateTimeText
        do {
            date = try DateTimeText(parsing: input.date)
        } catch {
            throw error.issue
        }
        return BodyList(
            date: input.date, ephemeris: source.identity.name, folders: source.folders,
            bodies: source.bodies(at: Double(date.date.julianDayNumber), among: CelestialBody.named).map(
                BodyList.Entry.init),
            stars: input.includesStars ? try source.namedStars() : nil)
    }
}

/// Which bodies to list.
public struct BodiesRequest: SchemaProviding, Hashable {
    /// The date for which files are looked for.
    public var date: String
    /// Whether to list the fixed stars with a name of their own too.
    public var includesStars: Bool
    /// Which of the engine's ephemerides to list; the first unless given.
    public var ephemeris: PositionSource?

    /// Creates a request.
    public init(date: String = "2000-01-01", includesStars: Bool = false, ephemeris: PositionSource? = nil) {
        self.date = date
        self.includesStars = includesStars
        self.ephemeris = ephemeris
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.BodiesRequest", "Which bodies to list.") {
        field("date", \.date, "The date for which files are looked for.", .text(1...128), default: "2000-01-01")
        field(
            "includesStars", \.includesStars, "Whether to list the fixed stars with a name of their own too.", .boolean,
            default: false)
        field("ephemeris", \.ephemeris, "Which of the engine's ephemerides to list.")
    }
}

/// The bodies of charts.
public struct BodyList: SchemaProviding, Equatable {
    /// The date for which files were looked for.
    public var date: String
    /// The library or theory and its version.
    public var ephemeris: String
    /// The folders in which files are looked for.
    public var folders: [String]
    /// The bodies.
    public var bodies: [Entry]
    /// The fixed stars with a name of their own; nil unless asked for.
    public var stars: [FixedStar]?

    /// A body and what it would be computed from.
    public struct Entry: SchemaProviding, Equatable {
        /// The word for it in requests.
        public var word: CelestialBody
        /// The name charts show.
        public var name: String
        /// What it is.
        public var kind: CelestialBody.Kind
        /// What it would be computed from; nil if it isn't available.
        public var source: PositionSource?
        /// The file that holds it at the date; nil if it needs none.
        public var file: String?
        /// Whether that file is there.
        public var isFilePresent: Bool

        init(_ entry: BodyCatalogEntry) {
            word = entry.body
            name = entry.name
            kind = entry.kind
            source = entry.source
            file = entry.file
            isFilePresent = entry.filePath != nil
        }

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("astrology.BodyEntry", "A body and its source.") {
            field("word", \.word, "The word for it in requests.")
            field("name", \.name, "The name charts show.", .text())
            field("kind", \.kind, "What it is.")
            field("source", \.source, "What it would be computed from.")
            field("file", \.file, "The file that holds it at the date.", .text())
            field("isFilePresent", \.isFilePresent, "Whether that file is there.", .boolean)
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.BodyList", "The bodies of charts.") {
        field("date", \.date, "The date for which files were looked for.", .text())
        field("ephemeris", \.ephemeris, "The library or theory and its version.", .text())
        field("folders", \.folders, "The folders in which files are looked for.", .list(of: .text()))
        field("bodies", \.bodies, "The bodies.")
        field("stars", \.stars, "The fixed stars with a name of their own.")
    }
}
