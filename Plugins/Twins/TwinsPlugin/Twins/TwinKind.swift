// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The kind of a thing.
@Schema("twins.TwinKind")
public enum TwinKind: String, CaseIterable, SchemaProviding {
    /// A book.
    case book
    /// Food or drink, kept in lots.
    case food
    /// A piece of furniture.
    case furniture
    /// An electronic device or an appliance.
    case electronics
    /// A piece of clothing.
    case clothing
    /// A video, board, or card game.
    case games
    /// A tool.
    case tools
    /// A plant.
    case plants
    /// Anything else.
    case unknown
}
