// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Every derived fact of a chart without a time of day, compared with charts of that day at known times.
@Suite struct UnknownTimeCertaintyTests {
    /// The birth of Taras Shevchenko at Moryntsi on 25 February 1814 of the Julian calendar (9 March 1814).
    ///
    /// No time is recorded. The Moon entered Scorpio that day: swetest -b9.3.1814 -ut00:00 -p1 -n2 prints 20°55′ Libra and 3°39′ Scorpio.
    private static let shevchenko = Birth(date: "1814-03-09", zone: "LMT", latitude: 49.2, longitude: 30.88)

    /// Days on which the Moon changes sign, or Mercury its direction, or the Sun its sign; see Fixtures/make-sweeps.py.
    private static func births() throws -> [Birth] {
        let days = ["1990-05-15", "2024-04-01", "2000-03-20", "1947-08-15"]
        return try ChartFixture.rows("days.jsonl").filter { days.contains($0.text("date")) }.map {
            Birth(date: $0.text("date"), zone: $0.text("zone"), latitude: 49.2, longitude: 30.88)
        } + [shevchenko]
    }

    /// A birth without a time, its chart, and the charts of that day at known times.
    private struct Day: Sendable {
        let birth: Birth
        let chart: Chart
        let timed: [Chart]
    }

    /// The days with the default conventions, computed once.
    private static let days = Result {
        try births().map { birth in
            let chart = try chart(birth)
            return Day(birth: birth, chart: chart, timed: try timed(chart))
        }
    }

    private static func chart(_ birth: Birth, _ change: (inout ChartRequest) -> Void = { _ in }) throws -> Chart {
        var request = ChartRequest(birth: birth)
        change(&request)
        return try ChartFixture.natalChart().chart(request)
    }

    /// The charts of the day's beginning, end, and eight times between, with the same conventions.
    private static func timed(_ chart: Chart, _ change: (inout ChartRequest) -> Void = { _ in }) throws -> [Chart] {
        let day = try #require(chart.unknownTime)
        let (start, end) = (try #require(try seconds(day.start)), try #require(try seconds(day.end)))
        return try (0...9).map { step in
            let instant = UTCInstant(seconds: start + (end - start) * step / 9, nanosecond: 0)
            return try self.chart(
                Birth(date: instant.description, latitude: chart.birth.latitude, longitude: chart.birth.longitude),
                change)
        }
    }

    private static func seconds(_ utc: String) throws -> Int? {
        let chart = try self.chart(Birth(date: utc, latitude: 0, longitude: 0))
        return Int(((chart.birth.julianDay - 2_440_587.5) * 86_400).rounded())
    }

    @Test func `bodies state their sign, motion, and bounds only if they are the same all day`() throws {
        for day in try Self.days.get() {
            let (birth, chart, timed) = (day.birth, day.chart, day.timed)
            for planet in chart.planets {
                let others = timed.compactMap { $0.planet(planet.name) }
                let context: Comment = "\(planet.name) on \(birth.date)"
                if let sign = planet.sign { #expect(others.allSatisfy { $0.sign == sign }, context) }
                #expect((planet.sign == nil) == (Set(others.map(\.sign)).count > 1), context)
                #expect((planet.sign == nil) == (planet.degreeInSign == nil), context)
                #expect((planet.isRetrograde == nil) == (Set(others.map(\.isRetrograde)).count > 1), context)
                if let bounds = planet.isOutOfBounds {
                    #expect(others.allSatisfy { $0.isOutOfBounds == bounds }, context)
                }
                let uncertainty = try #require(planet.uncertainty, context)
                for other in others {
                    let differences = [
                        (angularDistance(other.longitude, planet.longitude), uncertainty.longitude),
                        (angularDistance(other.rightAscension, planet.rightAscension), uncertainty.rightAscension),
                        (abs(other.latitude - planet.latitude), uncertainty.latitude),
                        (abs(other.declination - planet.declination), uncertainty.declination),
                        (abs(other.distance - planet.distance), uncertainty.distance),
                        (abs(other.speed - planet.speed), uncertainty.speed),
                    ]
                    for (difference, limit) in differences {
                        #expect(difference <= limit * 1.001 + 1e-4, "\(difference), \(uncertainty), \(context)")
                    }
                }
            }
            #expect(timed.allSatisfy { $0.planets.allSatisfy { $0.uncertainty == nil } })
        }
    }

    @Test func `dignities and receptions hold all day, by day and by night`() throws {
        for day in try Self.days.get() {
            let (birth, chart, timed) = (day.birth, day.chart, day.timed)
            for dignity in chart.dignities {
                for other in timed.compactMap({ $0.dignities.first { $0.planet == dignity.planet } }) {
                    let context: Comment = "\(dignity) is not \(other) on \(birth.date)"
                    #expect(dignity.dignities.allSatisfy(other.dignities.contains), context)
                    if let score = dignity.score { #expect(score == other.score, context) }
                    if let ruler = dignity.domicileRuler { #expect(ruler == other.domicileRuler, context) }
                    if let ruler = dignity.exaltationRuler { #expect(ruler == other.exaltationRuler, context) }
                    if let rulers = dignity.triplicityRulers { #expect(rulers == other.triplicityRulers, context) }
                    if let ruler = dignity.termRuler { #expect(ruler == other.termRuler, context) }
                    if let ruler = dignity.faceRuler { #expect(ruler == other.faceRuler, context) }
                }
            }
            for reception in chart.mutualReceptions {
                #expect(timed.allSatisfy { $0.mutualReceptions.contains(reception) }, "\(reception) on \(birth.date)")
            }
        }
    }

    @Test func `aspects and patterns hold all day, with their largest orb`() throws {
        for birth in try Self.births() {
            let chart = try Self.chart(birth) { $0.patterns.bodies = nil }
            let timed = try Self.timed(chart) { $0.patterns.bodies = nil }
            #expect(!chart.aspects.isEmpty)
            for aspect in chart.aspects {
                for other in timed {
                    let same = try #require(
                        other.aspects.first { $0.inWords == aspect.inWords },
                        "\(aspect.inWords) is not within orb at \(other.birth.utc)")
                    #expect(same.orb <= aspect.orb + 1e-4)
                    if let isApplying = aspect.isApplying { #expect(same.isApplying == isApplying, "\(aspect)") }
                }
            }
            for pattern in chart.patterns {
                for other in timed {
                    #expect(
                        other.patterns.contains {
                            $0.kind == pattern.kind && Set($0.members) == Set(pattern.members)
                                && (pattern.sign == nil || $0.sign == pattern.sign)
                                && $0.tightness >= pattern.tightness - 1e-3
                        }, "\(pattern) at \(other.birth.utc)")
                }
            }
        }
    }

    @Test func `the balance counts bodies whose sign is certain`() throws {
        for day in try Self.days.get() {
            let chart = day.chart
            let certain = chart.planets.filter { $0.sign != nil && PatternSettings.planets.contains($0.name) }
            #expect(chart.balance.bodies == certain.map(\.name))
            #expect(chart.balance.elements.fire == Double(certain.count { $0.sign?.element == .fire }))
            #expect(chart.balance.modalities.fixed == Double(certain.count { $0.sign?.modality == .fixed }))
            let (positive, negative) = (chart.balance.polarities.positive, chart.balance.polarities.negative)
            #expect(positive + negative == Double(certain.count))
        }
    }

    @Test func `the phase of the Moon is a range`() throws {
        for day in try Self.days.get() {
            #expect(day.chart.lunarPhase == nil)
            let phases = day.timed.compactMap(\.lunarPhase)
            let day = try #require(day.chart.unknownTime?.lunarPhase)
            #expect(angularDistance(day.startAngle, try #require(phases.first).angle) < 1e-3)
            #expect(angularDistance(day.endAngle, try #require(phases.last).angle) < 1e-3)
            for phase in phases {
                #expect(day.names.contains(phase.name))
                #expect(phase.illuminatedFraction >= day.leastIlluminatedFraction - 1e-5)
                #expect(phase.illuminatedFraction <= day.greatestIlluminatedFraction + 1e-5)
                if let isWaxing = day.isWaxing { #expect(isWaxing == phase.isWaxing) }
            }
        }
    }

    @Test func `a Moon that changes sign is in no sign, in any format`() async throws {
        let engine = try ChartFixture.engine()
        let request = ChartRequest(birth: Self.shevchenko)
        let chart = try await engine(Astrology.natalChart, request)
        #expect(chart.unknownTime?.bodies.first { $0.name == "Moon" }?.signs == [.libra, .scorpio])
        let moon = try #require(Chart.schema.json(of: chart)["planets"]?.array?.first { $0["name"]?.string == "Moon" })
        #expect(moon["sign"] == nil && moon["degreeInSign"] == nil && moon["house"] == nil)
        #expect(moon["uncertainty"]?.number("longitude") ?? 0 > 5)
        // The Moon has no dignity in the last degrees of Libra, nor in Scorpio, the sign of its fall.
        let dignity = try #require(chart.dignities.first { $0.planet == "Moon" })
        #expect(dignity.dignities == [.peregrine] && dignity.score == nil && dignity.domicileRuler == nil)
        #expect(chart.balance.bodies.count == 9 && !chart.balance.bodies.contains("Moon"))
        let warning = try #require(chart.warnings.first)
        #expect(warning.code == .timeUnknown && warning.message.contains("Moon in Libra or Scorpio"))
        for format in [PresentationFormat.text, .markdown] {
            let text = try await engine.present(Astrology.natalChart, request, as: format).text
            let line = try #require(text.split(separator: "\n").first { $0.contains("Moon") && $0.contains(" to ") })
            #expect(line.contains("Libra to ") && line.contains("Scorpio"), "\(line)")
        }
        let svg = try await engine.present(Astrology.natalChart, request, as: .svg).text
        let titles = try SVGReader.elements(of: svg).filter { $0.name == "title" }.map(\.content)
        #expect(titles.contains { $0.hasPrefix("Moon between ") && $0.contains("Libra to ") && $0.contains("Scorpio") })
    }

    /// The Sun in Leo rules its triplicity by day only, so its points are 8 by day and 5 by night; Saturn in Capricorn
    /// has no part in the triplicity of earth.
    @Test func `a score that depends on an unknown sect is absent`() throws {
        let chart = try Self.chart(Birth(date: "1990-08-05T12:00Z"))
        #expect(chart.sect == nil)
        let sun = try #require(chart.dignities.first { $0.planet == "Sun" })
        #expect(sun.dignities.contains(.domicile) && sun.score == nil)
        #expect(chart.dignities.first { $0.planet == "Saturn" }?.score != nil)
    }
}
