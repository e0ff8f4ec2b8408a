// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// Lists the bodies that a chart can contain, with their sources and data files.
public struct ListBodies: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.bodies.id,
        summary: "Lists the bodies that a chart can contain, with their sources and data files.",
        discussion: """
            Searches for the data files that cover a date and reports which are missing. The list doesn't include minor \
            planets by number and fixed stars, since there are too many. Stars that have a proper name can be listed too.
            """,
        examples: [
            Example("Bodies", [:]), Example("A date before the range of the standard files", ["date": "1650-01-01"]),
            Example("With stars", ["includesStars": true]),
        ])

    private let sources: AstrologySources

    /// Creates a computation over the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// Lists the bodies.
    /// - Throws: `ComputationError` if there is no ephemeris, the date can't be read, or stars are requested and their
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

/// The bodies to list.
public struct BodiesRequest: SchemaProviding, Hashable {
    /// The date that the data files must cover.
    public var date: String
    /// Whether to list the fixed stars that have a proper name too.
    public var includesStars: Bool
    /// The ephemeris to list; the engine's first by default.
    public var ephemeris: PositionSource?

    /// Creates a request.
    public init(date: String = "2000-01-01", includesStars: Bool = false, ephemeris: PositionSource? = nil) {
        self.date = date
        self.includesStars = includesStars
        self.ephemeris = ephemeris
    }

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.BodiesRequest", "The bodies to list.") {
        field("date", \.date, "The date that the data files must cover.", .text(1...128), default: "2000-01-01")
        field(
            "includesStars", \.includesStars, "Whether to list the fixed stars that have a proper name too.", .boolean,
            default: false)
        field("ephemeris", \.ephemeris, "The ephemeris to list; the engine's first by default.")
    }
}

/// The bodies that a chart can contain.
public struct BodyList: SchemaProviding, Equatable {
    /// The date that the data files must cover.
    public var date: String
    /// The library or theory and its version.
    public var ephemeris: String
    /// The folders that are searched for files.
    public var folders: [String]
    /// The bodies.
    public var bodies: [Entry]
    /// The fixed stars that have a proper name; `nil` unless requested.
    public var stars: [FixedStar]?

    /// A body and the source of its positions.
    public struct Entry: SchemaProviding, Equatable {
        /// The word for the body in requests.
        public var word: CelestialBody
        /// The name in charts.
        public var name: String
        /// The kind of the body.
        public var kind: CelestialBody.Kind
        /// The source of the body's positions; `nil` if it isn't available.
        public var source: PositionSource?
        /// The file that contains the body at the date; `nil` if it needs none.
        public var file: String?
        /// Whether that file is installed.
        public var isFilePresent: Bool

        init(_ entry: BodyCatalogEntry) {
            word = entry.body
            name = entry.name
            kind = entry.kind
            source = entry.source
            file = entry.file
            isFilePresent = entry.filePath != nil
        }

        /// The schema.
        public static let schema = Schema<Self>.object("astrology.BodyEntry", "A body and the source of its positions.")
        {
            field("word", \.word, "The word for the body in requests.")
            field("name", \.name, "The name in charts.", .text())
            field("kind", \.kind, "The kind of the body.")
            field("source", \.source, "The source of the body's positions.")
            field("file", \.file, "The file that contains the body at the date.", .text())
            field("isFilePresent", \.isFilePresent, "Whether that file is installed.", .boolean)
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.BodyList", "The bodies that a chart can contain.") {
        field("date", \.date, "The date that the data files must cover.", .text())
        field("ephemeris", \.ephemeris, "The library or theory and its version.", .text())
        field("folders", \.folders, "The folders that are searched for files.", .list(of: .text()))
        field("bodies", \.bodies, "The bodies.")
        field("stars", \.stars, "The fixed stars that have a proper name.")
    }
}
