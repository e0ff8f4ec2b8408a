// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The medium of a game.
public enum GameMedium: String, Codable, Sendable, CaseIterable, SchemaProviding {
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

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.GameMedium", "The medium of a game.") {
        switch $0 {
        case .board: "A board game."
        case .card: "A card game."
        case .disc: "A video game on a disc."
        case .cartridge: "A video game on a cartridge."
        case .download: "A downloaded video game."
        case .other: "Anything else."
        }
    }
}
