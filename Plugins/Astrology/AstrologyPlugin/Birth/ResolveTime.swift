// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds the instants that a local birth time can mean.
public struct ResolveTime: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.resolveTime.id,
        summary: "Finds the instants that a local birth time can mean, and the time zone rule of each.",
        discussion: """
            A time that the clocks showed twice has two readings. A time that the clocks skipped has the readings before \
            and after the gap. Before a place had standard time, local mean time of its longitude is used. The zone is \
            given, or comes from the place or coordinates, offline; the output explains its source and whether it is \
            certain. With coordinates or a place, each reading includes its Ascendant, which shows the effect of the choice.
            """,
        examples: [
            Example("An ordinary time", ["date": "1990-05-15T14:30", "zone": "Europe/Kyiv"]),
            Example("A time the clocks showed twice", ["date": "1983-09-25T02:30", "place": "Paris, FR"]),
            Example(
                "A time the clocks skipped", ["date": "2021-03-28T02:30", "latitude": 52.52, "longitude": 13.405]),
            Example("Before standard time", ["date": "1879-03-14T11:30", "place": "Ulm"]),
            Example("A day without a time", ["date": "1990-05-15", "zone": "Europe/Kyiv"]),
        ])

    private let sources: AstrologySources

    /// Creates a computation with the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// Resolves the time.
    /// - Throws: `ValidationIssue` if the birth is invalid, `ComputationError` if data is missing or damaged.
    public func run(_ input: Birth, in context: Context) async throws -> ResolvedTime { try resolve(input) }

    /// Resolves the time without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``. The ranges in the schema aren't checked.
    public func resolve(_ birth: Birth) throws -> ResolvedTime {
        let reading = try BirthReading(birth)
        let resolver = sources.timeResolver
        let resolution = try reading.resolution(using: resolver)
        let day = resolution == nil ? try reading.day(using: resolver) : nil
        var answer = ResolvedTime(
            zone: reading.zone, place: reading.place, resolution: resolution, day: day, ascendants: [],
            warnings: reading.warnings(using: resolver) + ChartWarning.idle(birth, outcome: resolution?.outcome))
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
            let request = SkyRequest(
                julianDayUT: reading.julianDay, bodies: [], observer: observer, houses: .porphyry)
            guard let frame = try ephemeris.checkedSky(request, datePath: "date").houses else { continue }
            ascendants.append(ReadingAscendant(utc: reading.utc, longitude: frame.ascendant))
        }
        return ascendants
    }
}
