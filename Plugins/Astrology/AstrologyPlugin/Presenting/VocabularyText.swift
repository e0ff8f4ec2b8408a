// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension PlaceList {
    /// Returns the places as a table.
    func text(_ style: PresentationStyle) -> String {
        var table = TextTable([
            ("Place", .leftWhole), ("Lat", .right), ("Lon", .right), ("Zone", .left), ("People", .right),
        ])
        for place in places {
            table.add([
                place.label, place.latitude.fixed(decimals: 2), place.longitude.fixed(decimals: 2), place.timeZone,
                place.population == 0 ? "" : "\(place.population)",
            ])
        }
        return table.text(style)
    }

    /// Advice on how to choose one of several places.
    var advice: [String] {
        places.count > 1 ? ["To choose one place, write its full name, such as \(places[1].label.quoted())."] : []
    }
}

extension HouseSystemList {
    /// Returns the systems as a table.
    func text(_ style: PresentationStyle) -> String {
        var table = TextTable([("System", .left), ("Letter", .left), ("Name", .left)])
        for system in systems { table.add([system.word.rawValue, system.letter, system.name]) }
        return table.text(style)
    }
}

extension ZodiacList {
    /// Returns the zodiacs as a table.
    func text(_ style: PresentationStyle) -> String {
        var table = TextTable([("Zodiac", .left), ("Name", .left)])
        for zodiac in zodiacs { table.add([zodiac.word.word, zodiac.name]) }
        return table.text(style)
    }
}

extension BodyList {
    /// Returns the stars as a table if they were requested, otherwise the bodies.
    func text(_ style: PresentationStyle) -> String {
        if let stars {
            var table = TextTable([("Star", .left), ("Designation", .left), ("Magnitude", .right)])
            for star in stars {
                table.add([star.name, star.designation, star.magnitude.map { $0.fixed(decimals: 2) } ?? ""])
            }
            return table.text(style)
        }
        var table = TextTable([("Body", .left), ("Kind", .left), ("From", .left), ("File", .left)])
        for body in bodies {
            let file = body.file.map { body.isFilePresent ? $0 : "\($0) (missing)" } ?? ""
            table.add([body.name, body.kind.rawValue, body.source?.inWords ?? "not available", file])
        }
        guard !folders.isEmpty else { return table.text(style) }
        let searched = "Searched for files in \(folders.joined(separator: ":"))"
        return table.text(style) + "\n" + searched.wrapped(toTerminalWidth: style.width).joined(separator: "\n") + "\n"
    }
}

extension PositionSource {
    fileprivate var inWords: String {
        switch self {
        case .swissEphemeris: "Swiss Ephemeris"
        case .moshier: "Moshier (built in)"
        case .jpl: "JPL"
        case .formula: "formula"
        default: rawValue
        }
    }
}
