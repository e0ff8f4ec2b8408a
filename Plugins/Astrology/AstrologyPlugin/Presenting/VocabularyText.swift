// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension PlaceList {
    /// Returns the places as a table.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var table = TextTable([
            (say("astrology.table.place", "Place"), .leftWhole), (say("astrology.table.latitude", "Lat"), .right),
            (say("astrology.table.east", "Lon"), .right), (say("astrology.table.zone", "Zone"), .left),
            (say("astrology.table.people", "People"), .right),
        ])
        for place in places {
            table.add([
                say.place(place), say.number(place.latitude.fixed(decimals: 2)),
                say.number(place.longitude.fixed(decimals: 2)),
                place.timeZone,
                place.population == 0 ? "" : "\(place.population)",
            ])
        }
        return table.text(style)
    }

    /// Returns advice on how to choose one of several places.
    func advice(_ style: PresentationStyle) -> [String] {
        guard places.count > 1 else { return [] }
        let label = places[1].label
        return [
            Wording(style)(
                "astrology.places.choice", "To choose one place, write its full name, such as \(label.quoted()).",
                ["label": label.argument])
        ]
    }
}

extension HouseSystemList {
    /// Returns the systems as a table.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var table = TextTable([
            (say("astrology.table.system", "System"), .left), (say("astrology.table.letter", "Letter"), .left),
            (say("astrology.table.name", "Name"), .left),
        ])
        for system in systems {
            table.add([system.word.rawValue, system.letter, say.word(system.name, "houseSystem")])
        }
        return table.text(style)
    }
}

extension ZodiacList {
    /// Returns the zodiacs as a table.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var table = TextTable([
            (say("astrology.table.zodiac", "Zodiac"), .left), (say("astrology.table.name", "Name"), .left),
        ])
        for zodiac in zodiacs { table.add([zodiac.word.word, say.sentence(zodiac.name)]) }
        return table.text(style)
    }
}

extension BodyList {
    /// Returns the stars as a table if they were requested, otherwise the bodies.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        if let stars {
            var table = TextTable([
                (say("astrology.table.star", "Star"), .left),
                (say("astrology.table.designation", "Designation"), .left),
                (say("astrology.table.magnitude", "Magnitude"), .right),
            ])
            for star in stars {
                table.add([star.name, star.designation, star.magnitude.map { say.number($0.fixed(decimals: 2)) } ?? ""])
            }
            return table.text(style)
        }
        var table = TextTable([
            (say("astrology.table.body", "Body"), .left), (say("astrology.table.kind", "Kind"), .left),
            (say("astrology.table.source", "From"), .left), (say("astrology.table.file", "File"), .left),
        ])
        for body in bodies {
            let file = body.file.map { file in
                body.isFilePresent
                    ? file : say("astrology.file.missing", "\(file) (missing)", ["file": file.argument])
            }
            table.add([
                say.body(body.name), say.word(body.kind, "bodyKind"),
                say.word(body.source?.inWords ?? "not available", "positionSource"), file ?? "",
            ])
        }
        guard !folders.isEmpty else { return table.text(style) }
        let list = folders.joined(separator: ":")
        let searched = say("astrology.files.searched", "Searched for files in \(list)", ["folders": list.argument])
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
