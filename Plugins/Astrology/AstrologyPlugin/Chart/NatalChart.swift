// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Computes a natal chart.
///
/// ```swift
/// let engine = try Engine([AstrologyPlugin(sources: .swissEphemeris)])
/// let chart = try await engine(Astrology.natalChart, ChartRequest(birth: Birth(date: "1990-05-15T14:30", place: "Kyiv")))
/// print(chart.ascendant?.sign ?? "unknown")
/// ```
public struct NatalChart: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.natalChart.id,
        summary: "Computes a natal chart: bodies, houses, aspects, dignities, and patterns.",
        discussion: """
            Positions and houses come from the ephemeris that provenance names. Local time is resolved with the system's time zone \
            database, local mean time before zones existed, and the calendar of the date. Doubtful results have a \
            warning, and the provenance lists the source of every figure. Without a time of day, the chart has no houses, \
            and contains only what holds all day: the position of the Moon is a range.
            """,
        examples: [
            Example(
                "Time and coordinates", ["birth": ["date": "1990-05-15T14:30", "latitude": 50.45, "longitude": 30.52]]),
            Example(
                "A place by name", ["birth": ["date": "1879-03-14T11:30", "place": "Ulm"], "houseSystem": "koch"]),
            Example(
                "Sidereal, whole signs, minor aspects and parallels",
                [
                    "birth": ["date": "1990-05-15T11:30Z", "latitude": 50.45, "longitude": 30.52], "zodiac": "lahiri",
                    "houseSystem": "W", "aspects": ["set": "all", "parallels": true], "node": "mean",
                ]),
            Example(
                "More bodies, and the effect of 10 minutes",
                [
                    "name": "Example", "birth": ["date": "1962-02-05T00:00Z", "place": "London, GB"],
                    "bodies": ["Sun", "Moon", "Mercury", "Venus", "Mars", "Ceres", "Vesta", "star Regulus"],
                    "sensitivityMinutes": 10,
                ]),
            Example("Time unknown", ["birth": ["date": "1990-05-15", "zone": "Europe/Kyiv"]]),
            Example(
                "North of the polar circle",
                ["birth": ["date": "2000-06-21T12:00Z", "latitude": 78.22, "longitude": 15.65]]),
        ])

    private let sources: AstrologySources

    /// Creates a computation with the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// Computes the chart.
    /// - Throws: `ValidationIssue` or `ComputationError` if the birth or the conventions are invalid, or data is
    ///   missing or damaged.
    public func run(_ input: ChartRequest, in context: Context) async throws -> Chart { try chart(input) }

    /// Computes the chart without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``. The ranges that the schema states aren't checked.
    public func chart(_ request: ChartRequest) throws -> Chart {
        let reading = try ValidationIssue.below("birth") { try BirthReading(request.birth) }
        let ephemeris = try sources.ephemeris(request.ephemeris)
        let maker = ChartMaker(try request.listingBodies(by: ephemeris), given: request, ephemeris: ephemeris)
        let resolver = sources.timeResolver
        return try reading.time == nil
            ? untimedChart(reading, maker, resolver) : timedChart(reading, maker, resolver)
    }

    private func timedChart(
        _ reading: BirthReading, _ maker: ChartMaker, _ resolver: LocalTimeResolver
    ) throws -> Chart {
        guard let resolution = try ValidationIssue.below("birth", { try reading.resolution(using: resolver) }) else {
            return try untimedChart(reading, maker, resolver)
        }
        let moment = try ValidationIssue.below("birth") { try reading.moment(of: resolution) }
        let birth = ResolvedBirth(reading, at: moment, zone: resolution.zone)
        var warnings = reading.warnings(using: resolver) + resolution.warnings.map(ChartWarning.init)
        if reading.birth.fold != nil { warnings += ChartWarning.idle(reading.birth, outcome: resolution.outcome) }
        if birth.observer == nil { warnings.insert(.noPlace, at: 0) }
        let sensitivity = try maker.request.sensitivityMinutes.map { try maker.sensitivity(of: birth, minutes: $0) }
        return try maker.chart(
            of: birth, isTimeKnown: true, timeRule: moment.rule, timeZoneDatabase: resolution.databaseVersion,
            warnings: warnings, sensitivity: sensitivity)
    }

    private func untimedChart(
        _ reading: BirthReading, _ maker: ChartMaker, _ resolver: LocalTimeResolver
    ) throws -> Chart {
        if maker.request.sensitivityMinutes != nil {
            throw ValidationIssue(
                path: "sensitivityMinutes", expected: "a birth with a time of day", got: "one without",
                recoverySuggestion: "without a time, `unknownTime` already contains the changes during the day",
                naming: ["unknownTime"])
        }
        let day = try ValidationIssue.below("birth") { try reading.day(using: resolver) }
        let birth = ResolvedBirth(reading, on: day)
        return try maker.chart(
            of: birth, on: day,
            warnings: reading.warnings(using: resolver) + day.warnings.map(ChartWarning.init)
                + ChartWarning.idle(reading.birth, outcome: nil))
    }
}
