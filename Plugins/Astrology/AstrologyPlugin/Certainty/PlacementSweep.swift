// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A placement that changes at an instant, such as the sign of a body.
@Schema("astrology.PlacementChange")
public struct PlacementChange: SchemaProviding, Equatable {
    /// The kind of placement that changes.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The sign of a body.
        case planetSign = "planet-sign"
        /// The house of a body.
        case planetHouse = "planet-house"
        /// The sign of Ascendant or Midheaven.
        case angleSign = "angle-sign"
        /// The sign on a house cusp.
        case cuspSign = "cusp-sign"
        /// Whether a body moves direct or retrograde.
        case direction
        /// Whether an aspect is within its orb.
        case aspect
        /// Whether the chart is a day or a night chart.
        case sect
    }

    /// The kind of placement that changes.
    public var kind: Kind
    /// The subject of the change: a body, an angle, a house cusp, an aspect, or the chart.
    ///
    /// An aspect is named by both points and its type.
    public var subject: String
    /// The placement before the change.
    public var from: String
    /// The placement after the change.
    public var to: String
    /// The instant in UTC, to the second.
    @Field(.text(example: "1990-05-15T11:30:00Z")) public var utc: String
    /// The time from the given birth time, or from the beginning of the day.
    ///
    /// In minutes.
    @Field(.number(-2000...2000, .minutes)) public var minutes: Double
}

extension PlacementChange.Kind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.PlacementKind", "The kind of placement that changes.")
}

/// The discrete placements of a chart at an instant, for comparison with another instant.
struct PlacementState: Equatable {
    struct Subject: Hashable {
        let kind: PlacementChange.Kind
        let name: String
    }

    private(set) var words: [Subject: String] = [:]
    let aspects: [Aspect]
    /// The longitude of each body by its name.
    private(set) var longitudes: [String: Double] = [:]

    init(_ sky: Sky, aspects: [Aspect], sect: Sect?) {
        self.aspects = aspects
        let placement = sky.houses.map { HousePlacement(cusps: $0.cusps) }
        for position in sky.positions {
            let name = position.name
            longitudes[name] = position.longitude
            words[Subject(kind: .planetSign, name: name)] = ZodiacSign(longitude: position.longitude).rawValue
            words[Subject(kind: .direction, name: name)] = position.isRetrograde ? "retrograde" : "direct"
            if let placement {
                words[Subject(kind: .planetHouse, name: name)] = "\(placement.house(of: position.longitude))"
            }
        }
        if let frame = sky.houses {
            words[Subject(kind: .angleSign, name: "Ascendant")] = ZodiacSign(longitude: frame.ascendant).rawValue
            words[Subject(kind: .angleSign, name: "Midheaven")] = ZodiacSign(longitude: frame.midheaven).rawValue
            for (index, cusp) in frame.cusps.enumerated() {
                words[Subject(kind: .cuspSign, name: "house \(index + 1)")] = ZodiacSign(longitude: cusp).rawValue
            }
        }
        if let sect { words[Subject(kind: .sect, name: "chart")] = sect.rawValue }
        for aspect in aspects { words[Subject(kind: .aspect, name: aspect.inWords)] = "within orb" }
    }

    func word(_ subject: Subject) -> String {
        words[subject] ?? (subject.kind == .aspect ? "out of orb" : "undefined")
    }

    /// Returns the subjects that differ between two states, in a fixed order.
    func differences(from other: PlacementState) -> [Subject] {
        Set(words.keys).union(other.words.keys).filter { word($0) != other.word($0) }
            .sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
    }
}

extension Aspect {
    /// The aspect in words: `Sun Trine Moon`.
    var inWords: String { Self.words(planet1, type, planet2) }

    static func words(_ first: String, _ type: AspectType, _ second: String) -> String {
        "\(first) \(type.rawValue) \(second)"
    }
}

/// Finds the instants at which placements change within an interval, by sampling it and bisecting the steps with a
/// change.
struct PlacementSweep {
    /// The states at every step, with their instants as Julian days.
    private(set) var samples: [(julianDay: Double, state: PlacementState)] = []
    /// The changes in chronological order.
    private(set) var changes: [PlacementChange] = []

    /// - Parameters:
    ///   - start: The first instant, Julian day UT.
    ///   - end: The last instant.
    ///   - steps: The number of steps; a placement that changes back within one step is missed.
    ///   - reference: The instant from which minutes are counted.
    ///   - state: The state at an instant.
    init(
        from start: Double, to end: Double, steps: Int, reference: Double, state: (Double) throws -> PlacementState
    ) throws {
        var found: [(julianDay: Double, change: PlacementChange)] = []
        for step in 0...steps {
            let julianDay = start + (end - start) * Double(step) / Double(steps)
            let current = try state(julianDay)
            if let last = samples.last {
                for subject in current.differences(from: last.state) {
                    let moment = try Self.moment(
                        of: subject, after: last, before: julianDay, state: state)
                    let change = PlacementChange(
                        kind: subject.kind, subject: subject.name, from: last.state.word(subject),
                        to: current.word(subject), utc: UTCInstant(julianDay: moment).description,
                        minutes: ((moment - reference) * 86_400).rounded() / 60)
                    found.append((moment, change))
                }
            }
            samples.append((julianDay, current))
        }
        changes = found.sorted { $0.julianDay < $1.julianDay }.map(\.change)
    }

    /// Returns the instant, to half a second, at which a subject changes within a step.
    private static func moment(
        of subject: PlacementState.Subject, after first: (julianDay: Double, state: PlacementState),
        before last: Double, state: (Double) throws -> PlacementState
    ) throws -> Double {
        var (low, high) = (first.julianDay, last)
        let word = first.state.word(subject)
        while (high - low) * 86_400 > 0.5 {
            let middle = (low + high) / 2
            if try state(middle).word(subject) == word { low = middle } else { high = middle }
        }
        return high
    }
}

extension UTCInstant {
    /// Creates the instant of a Julian day, to the second.
    init(julianDay: Double) {
        self.init(seconds: Int(((julianDay - 2_440_587.5) * 86_400).rounded()), nanosecond: 0)
    }
}

extension ChartMaker {
    /// Returns the discrete placements at an instant.
    func state(at julianDay: Double, observer: GeographicPosition?, houses: Bool) throws -> PlacementState {
        let sky = try sky(at: julianDay, observer: observer, houses: houses)
        let points = aspectPoints(of: sky, latitude: observer?.latitude)
        let sun = houses ? try lights(of: sky, observer: observer).sun : nil
        let sect = sun.flatMap { sky.sect(sunLongitude: $0.longitude, latitude: observer?.latitude) }
        let found = finder.aspects(among: points)
        return PlacementState(sky, aspects: starAspects(of: sky)?.filtered(found) ?? found, sect: sect)
    }
}
