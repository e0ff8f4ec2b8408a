// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

/// Finds every moment a stated birth time can mean.
public struct ResolveTime: Computation {
    /// Id, prose and examples.
    public static let manifest = Manifest(
        id: "astrology.resolve-time",
        summary: "Finds every moment a local birth time can mean, and says by which rule.",
        discussion: """
            A time that the clocks showed twice gives both readings, one that never happened gives its two neighbours, \
            and before a place had standard time local mean time of its longitude is used. The zone may be stated, come \
            with a place, or be found from coordinates, offline; the answer says from what and how sure. With \
            coordinates or a place each reading carries its Ascendant, which shows what the choice matters.
            """,
        examples: [
            Example("An ordinary time", ["date": "1990-05-15T14:30", "zone": "Europe/Kyiv"]),
            Example("A time the clocks showed twice", ["date": "1983-09-25T02:30", "place": "Paris, FR"]),
            Example("A time that never happened", ["date": "2021-03-28T02:30", "latitude": 52.52, "longitude": 13.405]),
            Example("Before standard time", ["date": "1879-03-14T11:30", "place": "Ulm"]),
            Example("A day without a time", ["date": "1990-05-15", "zone": "Europe/Kyiv"]),
        ])

    private let sources: AstrologySources

    /// A computation over the given sources.
    public init(sources: AstrologySources = .standard) { self.sources = sources }

    /// Resolves the time.
    /// - Throws: ``Issue`` for a birth that cannot be read, ``Failure`` for data that is missing or damaged.
    public func run(_ input: Birth, in context: Context) async throws -> ResolvedTime { try resolve(input) }

    /// Resolves the time without an engine, on the calling thread.
    /// - Throws: as ``run(_:in:)``; ranges that the shape states are not checked here.
    public func resolve(_ birth: Birth) throws -> ResolvedTime {
        let reading = try BirthReading(birth)
        let resolver = try sources.timeResolver()
        let resolution = try reading.resolution(using: resolver)
        let day = resolution == nil ? try reading.day(using: resolver) : nil
        var answer = ResolvedTime(
            zone: reading.zone, place: reading.place, resolution: resolution, day: day, ascendants: [],
            warnings: reading.warnings)
        if let zone = resolution?.zone ?? day?.zone { answer.zone.name = zone }
        if let latitude = reading.latitude, let longitude = reading.longitude, let resolution {
            let observer = GeographicPosition(latitude: latitude, longitude: longitude)
            answer.ascendants = try ascendants(of: resolution, at: observer)
        }
        return answer
    }

    private func ascendants(
        of resolution: LocalTimeResolution, at observer: GeographicPosition
    ) throws -> [ReadingAscendant] {
        let ephemeris = try sources.ephemeris()
        var ascendants: [ReadingAscendant] = []
        for reading in resolution.readings {
            do {
                let sky = try ephemeris.sky(at: reading.julianDay, bodies: [], observer: observer, houses: .porphyry)
                guard let frame = sky.houses else { continue }
                ascendants.append(ReadingAscendant(utc: reading.utc, longitude: frame.ascendant))
            } catch {
                throw error.failure
            }
        }
        return ascendants
    }
}

/// Everything a stated birth time can mean, and where its zone came from.
public struct ResolvedTime: Described, Equatable {
    /// Which zone or offset was used, where it came from and how sure that is.
    public var zone: ZoneBasis
    /// The place that was found by its name.
    public var place: Place?
    /// What the clocks say about the time; nil when no time was given.
    public var resolution: LocalTimeResolution?
    /// The day as a stretch of Universal Time; nil when a time was given.
    public var day: LocalDay?
    /// The tropical Ascendant of each reading; empty when the place is not known.
    public var ascendants: [ReadingAscendant]
    /// What else to know about place and zone.
    public var warnings: [ChartWarning]

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ResolvedTime", "Everything a stated birth time can mean.") {
        field("zone", \.zone, "Which zone was used, and where it came from.")
        field("place", \.place, "The place that was found by its name.")
        field("resolution", \.resolution, "What the clocks say; absent when no time was given.")
        field("day", \.day, "The day as a stretch of Universal Time; absent when a time was given.")
        field("ascendants", \.ascendants, "The tropical Ascendant of each reading.")
        field("warnings", \.warnings, "What else to know about place and zone.")
    }
}

/// The Ascendant of one reading of a birth time.
public struct ReadingAscendant: Described, Equatable {
    /// The moment in UTC.
    public var utc: String
    /// Tropical ecliptic longitude of the Ascendant in degrees, 0 to 360.
    public var longitude: Double
    /// The sign it is in.
    public var sign: ZodiacSign
    /// How far it has come in its sign, in degrees, 0 to 30.
    public var degreeInSign: Double

    init(utc: String, longitude: Double) {
        self.utc = utc
        self.longitude = longitude
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ReadingAscendant", "The Ascendant of one reading.") {
        field("utc", \.utc, "The moment in UTC.", .text(example: "1990-05-15T11:30:00Z"))
        field("longitude", \.longitude, "Tropical ecliptic longitude.", .number(0...360, .degrees))
        field("sign", \.sign, "The sign it is in.")
        field("degreeInSign", \.degreeInSign, "How far it has come in its sign.", .number(0...30, .degrees))
    }
}
