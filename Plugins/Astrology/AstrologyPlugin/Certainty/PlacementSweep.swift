// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A placement that changes at a moment: a body changes sign, an aspect comes within its orb.
public struct PlacementChange: SchemaProviding, Equatable {
    /// What kind of placement changes.
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
        /// Whether the chart is of the day or of the night.
        case sect
    }

    /// What kind of placement changes.
    public var kind: Kind
    /// What changes: a body, an angle, a house cusp, an aspect or the chart.
    ///
    /// An aspect is named by both ends and its type.
    public var subject: String
    /// What it was before.
    public var from: String
    /// What it is after.
    public var to: String
    /// The moment in UTC, to the second.
    public var utc: String
    /// The moment, counted from the reference.
    ///
    /// In minutes from the stated birth time, or from the beginning of the day.
    public var minutes: Double

    /// What a change looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.PlacementChange", "A placement that changes at a moment.")
    {
        field("kind", \.kind, "What kind of placement changes.")
        field("subject", \.subject, "What changes: a body, an angle, a house cusp, an aspect or the chart.", .text())
        field("from", \.from, "What it was before.", .text())
        field("to", \.to, "What it is after.", .text())
        field("utc", \.utc, "The moment in UTC.", .text(example: "1990-05-15T11:30:00Z"))
        field("minutes", \.minutes, "The moment, counted from the reference.", .number(-2000...2000, .minutes))
    }
}

extension PlacementChange.Kind: SchemaProviding {
    /// The kinds by their names.
    public static let schema = Schema<Self>.enumeration("astrology.PlacementKind", "What kind of placement changes.")
}

/// What a chart says in discrete words at one instant, so that two instants can be compared.
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

    /// The subjects on which two states differ, in a fixed order.
    func differences(from other: PlacementState) -> [Subject] {
        Set(words.keys).union(other.words.keys).filter { word($0) != other.word($0) }
            .sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
    }
}

extension Aspect {
    /// The aspect in words: `Sun Trine Moon`.
    var inWords: String { "\(planet1) \(type.rawValue) \(planet2)" }
}

/// Finds when placements change within a stretch of time, by stepping through it and halving the steps in which
/// something changed.
struct PlacementSweep {
    /// The states at every step, with their instants as Julian days.
    private(set) var samples: [(julianDay: Double, state: PlacementState)] = []
    /// The changes in order of time.
    private(set) var changes: [PlacementChange] = []

    /// - Parameters:
    ///   - start: The first instant, Julian day UT.
    ///   - end: The last instant.
    ///   - steps: How many steps to take; a placement that changes and changes back within one is missed.
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

    /// The instant, to half a second, at which a subject leaves the word it has at the beginning of a step.
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
    /// The moment of a Julian day, to the second.
    init(julianDay: Double) {
        self.init(seconds: Int(((julianDay - 2_440_587.5) * 86_400).rounded()), nanosecond: 0)
    }
}

extension ChartMaker {
    /// What the chart says in words at an instant.
    func state(at julianDay: Double, observer: GeographicPosition?, houses: Bool) throws -> PlacementState {
        let sky = try sky(at: julianDay, observer: observer, houses: houses)
        let points = aspectPoints(of: sky, latitude: observer?.latitude)
        let sun = houses ? try lights(of: sky, observer: observer).sun : nil
        let sect = sun.flatMap { sky.sect(sunLongitude: $0.longitude, latitude: observer?.latitude) }
        return PlacementState(sky, aspects: finder.aspects(among: points), sect: sect)
    }
}
