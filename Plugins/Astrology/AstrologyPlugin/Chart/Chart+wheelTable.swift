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
    func wheelTable(_ bodies: [WheelBody]) -> WheelTable {
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
        return WheelTable(rows: rows, moon: wheelMoon)
    }

    private var wheelMoon: WheelTable.Moon? {
        if let phase = lunarPhase {
            return WheelTable.Moon(
                illuminatedFraction: phase.illuminatedFraction, isWaxing: phase.isWaxing,
                lines: [
                    phase.name.rawValue, "\(Int((phase.illuminatedFraction * 100).rounded())) percent lit",
                    phase.isWaxing ? "waxing" : "waning",
                ])
        }
        guard let day = unknownTime?.lunarPhase else { return nil }
        return WheelTable.Moon(
            illuminatedFraction: nil, isWaxing: true,
            lines: ["Moon: " + day.names.map(\.rawValue).joined(separator: " or "), "\(day.percentLit) percent lit"])
    }

    /// The remarks of the wheel: what isn't known, and what was replaced.
    var wheelNotes: [String] {
        if unknownTime != nil {
            return ["Time unknown", "Arcs show where a body can be that day.", "No houses, no angles."]
        }
        if provenance.houseSystemFallback != nil, let used = provenance.houseSystemUsed,
            let requested = provenance.houseSystemRequested
        {
            return ["\(used.displayName) houses", "\(requested.displayName) is undefined for this place and time."]
        }
        return houses.isEmpty ? ["No houses, no angles"] : []
    }
}

extension BodyDay {
    /// The positions of the day, counterclockwise.
    var span: WheelSpan {
        Angle.signedDifference(from: startLongitude, to: endLongitude) < 0
            ? WheelSpan(start: endLongitude, end: startLongitude) : WheelSpan(start: startLongitude, end: endLongitude)
    }
}
