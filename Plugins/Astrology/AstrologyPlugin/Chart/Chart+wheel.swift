// SPDX-License-Identifier: Apache-2.0

package import CivilTime
internal import ComputationKit

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
    ///   - language: The language of its words.
    public func wheel(
        style: WheelStyle = WheelStyle(), contents: WheelContents = WheelContents(),
        language: ReportLanguage = .english
    ) -> WheelDrawing {
        let say = Wording(language)
        var model = wheelModel(say)
        if contents.table { model.table = wheelTable(model.bodies, say) }
        for index in model.bodies.indices {
            model.bodies[index].accessibleName = say.body(model.bodies[index].accessibleName)
        }
        return WheelDrawing(model: model, style: style, glyphs: .shipped)
    }

    /// The content of the wheel: bodies, Part of Fortune, angles, cusps, and aspect lines.
    public var wheelModel: WheelModel { wheelModel(Wording(.english)) }

    private func wheelModel(_ say: Wording) -> WheelModel {
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
            titleLines: titleLines(say), bodies: bodies, angles: angles, cusps: houses.map(\.cusp),
            aspects: aspects.compactMap { wheelAspect($0, say) }, notes: wheelNotes(say), words: say.wheel)
    }

    private func wheelAspect(_ aspect: Aspect, _ say: Wording) -> WheelAspect? {
        guard aspect.type.family != .declination, let from = end(aspect.planet1, say), let to = end(aspect.planet2, say)
        else {
            return nil
        }
        return WheelAspect(
            from: from, to: to, type: aspect.type.rawValue.lowercased(), exactness: aspect.exactness,
            isApplying: aspect.isApplying)
    }

    private func end(_ name: String, _ say: Wording) -> WheelAspect.End? {
        if let index = planets.firstIndex(where: { $0.name == name }) { return .body(index) }
        return [ascendant, midheaven].compactMap(\.self).first { $0.name == name }
            .map { .point(longitude: $0.longitude, name: say.body(name)) }
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

    private func titleLines(_ say: Wording) -> [String] {
        let calendar =
            birth.date.calendar == .julian ? " (\(say("astrology.julian-calendar", "Julian calendar")))" : ""
        let moment =
            birth.time.map { "\(birth.date)\(calendar) · \($0.short) (UTC\(birth.offset.short))" }
            ?? "\(birth.date)\(calendar) · \(say("astrology.time-unknown", "time unknown"))"
        let coordinates = birth.latitude.flatMap { latitude in birth.longitude.map { say.coordinates(latitude, $0) } }
        let place = [birth.place.map { say.place($0) } ?? birth.placeName, coordinates].compactMap(\.self).joined(
            separator: " · ")
        let system = provenance.houseSystemUsed.map { say.word($0.displayName, "houseSystem") }
        let conventions = [system, say.sentence(provenance.zodiac)].compactMap(\.self).joined(separator: " · ")
        let name = name ?? ""
        return [
            name.allSatisfy(\.isWhitespace) ? say("astrology.natal-chart", "Natal chart") : name, moment, place,
            conventions,
        ].filter {
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
