// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The medium of a game.
@Schema("twins.GameMedium")
public enum GameMedium: String, CaseIterable, SchemaProviding {
    /// A board game.
    case board
    /// A card game.
    case card
    /// A video game on a disc.
    case disc
    /// A video game on a cartridge.
    case cartridge
    /// A downloaded video game.
    case download
    /// Anything else.
    case other
}
