// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The kind of a thing.
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

    /// The words; a kind can also have the word of its command, such as `tool`.
    public static let schema = Schema<Self>.enumeration("twins.TwinKind", "The kind of a thing.") {
        switch $0 {
        case .book: "A book."
        case .food: "Food or drink, kept in lots."
        case .furniture: "A piece of furniture."
        case .electronics: "An electronic device or an appliance."
        case .clothing: "A piece of clothing."
        case .games: "A video, board, or card game."
        case .tools: "A tool."
        case .plants: "A plant."
        case .unknown: "Anything else."
        }
    } aliases: {
        switch $0 {
        case .games: ["game"]
        case .tools: ["tool"]
        case .plants: ["plant"]
        case .unknown: ["other"]
        case .book, .food, .furniture, .electronics, .clothing: []
        }
    }
}
