// SPDX-License-Identifier: Apache-2.0

package import CivilTime

extension GlyphTable {
    /// The glyphs that are included in the plugin.
    public static let shipped: GlyphTable = {
        do {
            return try GlyphTable(parsing: ShippedTable.glyphs.bytes)
        } catch {
            // The table is part of the program and tests read every glyph, so only a broken build gets here.
            preconditionFailure("\(error)")
        }
    }()
}

extension Chart {
    /// Returns the drawing of the chart's wheel.
    ///
    /// - Parameters:
    ///   - style: The style of the wheel.
    ///   - contents: What the drawing contains.
    public func wheel(style: WheelStyle = WheelStyle(), contents: WheelContents = WheelContents()) -> WheelDrawing {
        var model = wheelModel
        if contents.table { model.table = wheelTable(model.bodies) }
        return WheelDrawing(model: model, style: style, glyphs: .shipped)
    }

    /// The content of the wheel: bodies, Part of Fortune, angles, cusps, and aspect lines.
    public var wheelModel: WheelModel {
        var bodies = planets.map { planet in
            WheelBody(
                glyph: Self.glyph(of: planet.name), label: Self.label(of: planet.name), longitude: planet.longitude,
                span: unknownTime?.bodies.first { $0.name == planet.name }?.span,
                isRetrograde: planet.isRetrograde == true && !Self.isNode(planet.name), accessibleName: planet.name)
        }
        for point in points where point.name == Lot.fortune.rawValue {
            bodies.append(
                WheelBody(glyph: "part-of-fortune", longitude: point.longitude, accessibleName: point.name))
        }
        let angles = ascendant.flatMap { ascendant in
            midheaven.map { midheaven in
                WheelAngles(
                    ascendant: ascendant.longitude, midheaven: midheaven.longitude,
                    vertex: points.first { $0.name == "Vertex" }?.longitude)
            }
        }
        return WheelModel(
            titleLines: titleLines, bodies: bodies, angles: angles, cusps: houses.map(\.cusp),
            aspects: aspects.compactMap(wheelAspect), notes: wheelNotes)
    }

    private func wheelAspect(_ aspect: Aspect) -> WheelAspect? {
        guard aspect.type.family != .declination, let from = end(aspect.planet1), let to = end(aspect.planet2) else {
            return nil
        }
        return WheelAspect(
            from: from, to: to, type: aspect.type.rawValue.lowercased(), exactness: aspect.exactness,
            isApplying: aspect.isApplying)
    }

    private func end(_ name: String) -> WheelAspect.End? {
        if let index = planets.firstIndex(where: { $0.name == name }) { return .body(index) }
        return [ascendant, midheaven].compactMap(\.self).first { $0.name == name }
            .map { .point(longitude: $0.longitude, name: name) }
    }

    /// The true nodes oscillate, so almost every chart would have a retrograde mark.
    private static func isNode(_ name: String) -> Bool { name == "North Node" || name == "South Node" }

    private static func glyph(of name: String) -> String {
        let key = name.lowercased().replacing(" ", with: "-")
        if GlyphTable.shipped[key] != nil { return key }
        if name.hasPrefix("Lilith") { return "lilith" }
        return CelestialBody(word: name) == nil ? "fixed-star" : "asteroid"
    }

    /// Returns the letters under a glyph that several bodies share.
    private static func label(of name: String) -> String? {
        GlyphTable.shipped[name.lowercased().replacing(" ", with: "-")] == nil ? String(name.prefix(12)) : nil
    }

    private var titleLines: [String] {
        let moment =
            birth.time.map { "\(birth.date) · \($0.short) (UTC\(birth.offset.short))" }
            ?? "\(birth.date) · time unknown"
        let coordinates = birth.latitude.flatMap { latitude in
            birth.longitude.map { "\(Sexagesimal.latitude(latitude)) \(Sexagesimal.longitude($0))" }
        }
        let place = [birth.place?.label, coordinates].compactMap(\.self).joined(separator: " · ")
        let system = provenance.houseSystemUsed?.displayName
        let conventions = [system, provenance.zodiac].compactMap(\.self).joined(separator: " · ")
        let name = name ?? ""
        return [name.allSatisfy(\.isWhitespace) ? "Natal chart" : name, moment, place, conventions].filter {
            !$0.isEmpty
        }
    }
}

extension ClockTime {
    /// The time without seconds if they are zero: `14:30`.
    package var short: String {
        let text = description
        return text.hasSuffix(":00") && text.utf8.count == 8 ? String(text.dropLast(3)) : text
    }
}

extension UTCOffset {
    /// The offset without minutes if they are zero: `+3`, `+5:30`.
    package var short: String {
        let sign = seconds < 0 ? "−" : "+"
        let total = abs(seconds)
        let rest = total % 60 == 0 ? "" : ":" + Self.twoDigits(total % 60)
        let minutes = total % 3600 == 0 ? "" : ":" + Self.twoDigits(total / 60 % 60)
        return "\(sign)\(total / 3600)\(minutes)\(rest)"
    }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension Sexagesimal {
    /// A geographic latitude as `50°27′N`.
    package static func latitude(_ degrees: Double) -> String {
        Sexagesimal(truncating: abs(degrees)).text() + (degrees < 0 ? "S" : "N")
    }

    /// A geographic longitude as `30°31′E`.
    package static func longitude(_ degrees: Double) -> String {
        Sexagesimal(truncating: abs(degrees)).text() + (degrees < 0 ? "W" : "E")
    }
}
