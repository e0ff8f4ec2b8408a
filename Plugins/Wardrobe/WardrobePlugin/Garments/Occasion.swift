// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The occasion that clothes are worn for.
@Schema("wardrobe.Occasion")
public enum Occasion: String, CaseIterable, SchemaProviding {
    /// A workday.
    case work
    /// A workday with a presentation.
    case workPresentation
    /// A casual workday.
    case workCasual
    /// A day off.
    case casual
    /// An evening for two.
    case dateNight
    /// A late breakfast with others.
    case brunch
    /// A party.
    case party
    /// A wedding, as a guest.
    case wedding
    /// An event with a dress code.
    case formalEvent
    /// A job interview.
    case interview
    /// Indoor exercise.
    case gym
    /// Sport.
    case athletic
    /// At home.
    case loungewear
    /// A trip.
    case travel
    /// A day outdoors.
    case outdoor
    /// A beach.
    case beach
}
