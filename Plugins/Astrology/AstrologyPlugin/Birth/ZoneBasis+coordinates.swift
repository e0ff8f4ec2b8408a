// SPDX-License-Identifier: Apache-2.0

extension ZoneBasis {
    /// The zone of coordinates, with how sure it is in words.
    init(_ guess: ZoneGuess) {
        let others = guess.alternatives.map(\.zone)
        let near = guess.nearestPlace.map { ", near \($0.place.label)" } ?? ""
        let sentence =
            switch guess.certainty {
            case .certain:
                "The coordinates lie in \(guess.zone)\(near) (\(guess.source))."
            case .nearBoundary:
                "The coordinates lie in \(guess.zone)\(near), but less than \(Self.distance(guess)) from "
                    + "\(others.first ?? "another zone") (\(guess.source)): say the zone if you know it."
            case .shared:
                "The coordinates lie where \(guess.zone) and \(others.first ?? "another zone") are both in use\(near) "
                    + "(\(guess.source)): say the zone if you know it."
            case .atSea:
                "The coordinates lie at sea; \(guess.zone) goes by longitude alone: say the zone if you know it."
            }
        self.init(
            guess.zone, .coordinates, sentence, isSure: guess.certainty == .certain, alternatives: others,
            boundaryKilometers: guess.distanceToBoundaryKilometers)
    }

    private static func distance(_ guess: ZoneGuess) -> String {
        "\(max(1, Int((guess.distanceToBoundaryKilometers ?? ZoneMap.nearBoundaryKilometers).rounded(.up)))) km"
    }
}
