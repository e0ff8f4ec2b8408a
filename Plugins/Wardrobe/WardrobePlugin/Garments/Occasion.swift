// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The occasion that clothes are worn for.
public enum Occasion: String, Codable, Sendable, CaseIterable {
    case work
    case workPresentation
    case workCasual
    case casual
    case dateNight
    case brunch
    case party
    case wedding
    case formalEvent
    case interview
    case gym
    case athletic
    case loungewear
    case travel
    case outdoor
    case beach
}

extension Occasion: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Occasion", "The occasion that clothes are worn for.")
    {
        switch $0 {
        case .work: "A workday."
        case .workPresentation: "A workday with a presentation."
        case .workCasual: "A casual workday."
        case .casual: "A day off."
        case .dateNight: "An evening for two."
        case .brunch: "A late breakfast with others."
        case .party: "A party."
        case .wedding: "A wedding, as a guest."
        case .formalEvent: "An event with a dress code."
        case .interview: "A job interview."
        case .gym: "Indoor exercise."
        case .athletic: "Sport."
        case .loungewear: "At home."
        case .travel: "A trip."
        case .outdoor: "A day outdoors."
        case .beach: "A beach."
        }
    }
}
