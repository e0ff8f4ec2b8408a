// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The contents of the drawing of a wheel.
@Schema("astrology.WheelContents")
public struct WheelContents: SchemaProviding, Equatable {
    /// Whether a table of placements and the phase of the Moon are beside the wheel.
    public var table: Bool = false
}

extension Chart {
    /// The table of placements: the bodies of the wheel, then the angles.
    func wheelTable(_ bodies: [WheelBody], _ say: Wording) -> WheelTable {
        var rows = bodies.map { body in
            WheelTable.Row(
                body,
                house: planet(body.accessibleName)?.house ?? points.first { $0.name == body.accessibleName }?.house)
        }
        for point in [ascendant, midheaven].compactMap(\.self) {
            rows.append(
                WheelTable.Row(
                    WheelBody(
                        glyph: point.name.lowercased(), longitude: point.longitude, accessibleName: point.name)))
        }
        for index in rows.indices { rows[index].body.accessibleName = say.body(rows[index].body.accessibleName) }
        return WheelTable(rows: rows, moon: wheelMoon(say))
    }

    private func wheelMoon(_ say: Wording) -> WheelTable.Moon? {
        func lit(_ percent: String) -> String {
            say("astrology.wheel.lit", "\(percent) percent lit", ["percent": percent.argument])
        }
        if let phase = lunarPhase {
            return WheelTable.Moon(
                illuminatedFraction: phase.illuminatedFraction, isWaxing: phase.isWaxing,
                lines: [
                    say.word(phase.name, "phase"), lit("\(Int((phase.illuminatedFraction * 100).rounded()))"),
                    say.word(phase.isWaxing ? "waxing" : "waning", "state"),
                ])
        }
        guard let day = unknownTime?.lunarPhase else { return nil }
        return WheelTable.Moon(
            illuminatedFraction: nil, isWaxing: true,
            lines: [
                "\(say.body("Moon")): "
                    + day.names.map { say.word($0, "phase") }.joined(separator: " \(say("astrology.or", "or")) "),
                lit(day.percentLit(say)),
            ])
    }

    /// The remarks of the wheel: what isn't known, and what was replaced.
    func wheelNotes(_ say: Wording) -> [String] {
        if unknownTime != nil {
            return [
                say("astrology.unknown-time", "Time unknown"),
                say("astrology.wheel.arcs", "Arcs show where a body can be that day."),
                say("astrology.wheel.no-houses", "No houses, no angles."),
            ]
        }
        if provenance.houseSystemFallback != nil, let used = provenance.houseSystemUsed,
            let requested = provenance.houseSystemRequested
        {
            return [
                say(
                    "astrology.wheel.houses", "\(used.displayName) houses", ["system": used.displayName.argument]),
                say(
                    "astrology.wheel.undefined", "\(requested.displayName) is undefined for this place and time.",
                    ["system": requested.displayName.argument]),
            ]
        }
        return houses.isEmpty ? [say("astrology.wheel.nothing", "No houses, no angles")] : []
    }
}

extension BodyDay {
    /// The positions of the day, counterclockwise.
    var span: WheelSpan {
        Angle.signedDifference(from: startLongitude, to: endLongitude) < 0
            ? WheelSpan(start: endLongitude, end: startLongitude) : WheelSpan(start: startLongitude, end: endLongitude)
    }
}
