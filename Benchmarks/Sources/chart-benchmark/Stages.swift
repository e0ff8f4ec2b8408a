// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import ComputationKit
import Measuring
import SwissEphemeris

/// The cost of each part of a chart, measured in separate loops over all births.
struct Stages {
    private let births: [RandomBirth]

    init(_ births: [RandomBirth]) { self.births = births }

    func report(_ options: Options) async throws -> JSONValue {
        var tally = Tally(count: births.count)
        let engine = try Engine([AstrologyPlugin(sources: .swissEphemeris)])
        let computation = NatalChart(sources: .swissEphemeris)
        let ephemeris = try SwissEphemerisSource()
        let resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
        let requests = births.map { ChartRequest(birth: $0.birth, bodies: ChartBenchmark.bodies) }
        let trees = births.map(ChartBenchmark.request)
        let texts = trees.map { $0.utf8() }
        let id = Astrology.natalChart.id
        let sample = try births.prefix(1000).map { try sky($0, ephemeris) }
        let points = sample.map(Self.points)
        let charts = try requests.prefix(1000).map { try computation.chart($0) }
        let answers = charts.map { Chart.schema.json(of: $0) }
        let finder = AspectFinder()
        let patterns = PatternFinder()

        try await tally.measure("sky") { try sky(births[$0], ephemeris).positions.count }
        try await tally.measure("time") { index in
            let text = try DateTimeText(parsing: requests[index].birth.date)
            guard let time = text.time else { return 0 }
            return try resolver.resolve(LocalDateTime(date: text.date, time: time), in: .offset(.zero)).readings.count
        }
        await tally.measure("aspects") { finder.aspects(among: points[$0 % points.count]).count }
        await tally.measure("newAspectFinder") { _ in AspectFinder().settings.orbs.count }
        await tally.measure("patterns") { patterns.patterns(among: points[$0 % points.count]).count }
        await tally.measure("inputCheck") { ChartRequest.schema.issues(of: requests[$0]).count }
        try await tally.measure("chart") { try computation.chart(requests[$0]).planets.count }
        try await tally.measure("engine") { try await engine(Astrology.natalChart, requests[$0]).planets.count }
        try await tally.measure("parseInput") { try JSONValue(parsing: texts[$0]).object?.count ?? 0 }
        try await tally.measure("decodeInput") { try ChartRequest(json: trees[$0]).bodies.count }
        await tally.measure("encodeOutput") {
            Chart.schema.json(of: charts[$0 % charts.count]).object?.count ?? 0
        }
        await tally.measure("writeOutput") { answers[$0 % answers.count].utf8().count }
        try await tally.measure("erased") { try await engine.run(id, trees[$0]).object?.count ?? 0 }
        return ChartBenchmark.line(
            "stages", options, 0, ["stages": .object(tally.microseconds), "used": .integer(Int64(tally.used))])
    }

    private func sky(_ birth: RandomBirth, _ ephemeris: SwissEphemerisSource) throws -> Sky {
        try ephemeris.sky(
            at: birth.julianDay, bodies: ChartBenchmark.bodies,
            observer: GeographicPosition(latitude: birth.latitude, longitude: birth.longitude), houses: .placidus)
    }

    private static func points(_ sky: Sky) -> [AspectPoint] {
        var points = sky.positions.map {
            AspectPoint(
                name: $0.name, longitude: $0.longitude, speed: $0.longitudeSpeed, declination: $0.declination,
                declinationSpeed: $0.declinationSpeed)
        }
        if let frame = sky.houses {
            points += [
                AspectPoint(
                    name: "Ascendant", longitude: frame.ascendant, speed: frame.speeds.ascendant, isAngle: true),
                AspectPoint(
                    name: "Midheaven", longitude: frame.midheaven, speed: frame.speeds.midheaven, isAngle: true),
            ]
        }
        return points
    }
}

/// Measures closures and stores the figures.
private struct Tally {
    let count: Int
    /// Processor time of one run, by name.
    var microseconds = JSONObject()
    /// Uses results, so that the optimizer doesn't remove their computation.
    var used = 0

    init(count: Int) { self.count = count }

    mutating func measure(_ name: String, _ body: (Int) async throws -> Int) async rethrows {
        used += try await body(0)
        let start = ProcessorTime.seconds
        for index in 0..<count { used += try await body(index) }
        microseconds[name] = .number((ProcessorTime.seconds - start) / Double(count) * 1e6)
    }
}
