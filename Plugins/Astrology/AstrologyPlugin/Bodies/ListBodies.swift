// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit
internal import ComputationMacros

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
@Schema("astrology.BodiesRequest")
public struct BodiesRequest: SchemaProviding, Hashable {
    /// The date that the data files must cover.
    @Field(.text(1...128)) public var date: String = "2000-01-01"
    /// Whether to list the fixed stars that have a proper name too.
    public var includesStars: Bool = false
    /// The ephemeris to list; the engine's first by default.
    public var ephemeris: PositionSource?
}

/// The bodies that a chart can contain.
@Schema("astrology.BodyList")
public struct BodyList: SchemaProviding, Equatable {
    /// The date that the data files must cover.
    public var date: String
    /// The library or theory and its version.
    public var ephemeris: String
    /// The folders that are searched for files.
    public var folders: [String]
    /// The bodies.
    public var bodies: [Entry]
    /// The fixed stars that have a proper name.
    ///
    /// `nil` unless requested.
    public var stars: [FixedStar]?

    /// A body and the source of its positions.
    @Schema("astrology.BodyEntry")
    public struct Entry: SchemaProviding, Equatable {
        /// The word for the body in requests.
        public var word: CelestialBody
        /// The name in charts.
        public var name: String
        /// The kind of the body.
        public var kind: CelestialBody.Kind
        /// The source of the body's positions.
        ///
        /// `nil` if it isn't available.
        public var source: PositionSource?
        /// The file that contains the body at the date.
        ///
        /// `nil` if it needs none.
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
    }
}
