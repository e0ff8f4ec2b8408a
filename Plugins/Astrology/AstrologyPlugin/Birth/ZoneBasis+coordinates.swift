// SPDX-License-Identifier: Apache-2.0

extension ZoneBasis {
    /// Creates the zone of coordinates, with an explanation of its certainty.
    init(_ guess: ZoneGuess) {
        let others = guess.alternatives.map(\.zone)
        let near = guess.nearestPlace.map { ", near \($0.place.label)" } ?? ""
        let sentence =
            switch guess.certainty {
            case .certain:
                "The coordinates are in \(guess.zone)\(near) (\(guess.source))."
            case .nearBoundary:
                "The coordinates are in \(guess.zone)\(near), but less than \(Self.distance(guess)) from "
                    + "\(others.first ?? "another zone") (\(guess.source)): specify the zone if you know it."
            case .shared:
                "The coordinates are where \(guess.zone) and \(others.first ?? "another zone") are both in use\(near) "
                    + "(\(guess.source)): specify the zone if you know it."
            case .atSea:
                "The coordinates are at sea; \(guess.zone) depends on longitude only: specify the zone if you know it."
            }
        self.init(
            guess.zone, .coordinates, sentence, isSure: guess.certainty == .certain, alternatives: others,
            boundaryKilometers: guess.distanceToBoundaryKilometers)
    }

    private static func distance(_ guess: ZoneGuess) -> String {
        "\(max(1, Int((guess.distanceToBoundaryKilometers ?? ZoneMap.nearBoundaryKilometers).rounded(.up)))) km"
    }
}
