// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Stated attributes of a thing, by its kind; the others keep their values or defaults.
@Schema("twins.TwinFields")
public enum TwinFields: UnionRepresentable, Hashable {
    /// A book.
    case book(BookFields)
    /// Food or drink.
    case food(FoodFields)
    /// A piece of furniture.
    case furniture(FurnitureFields)
    /// An electronic device or an appliance.
    case electronics(ElectronicsFields)
    /// A piece of clothing.
    case clothing(ClothingFields)
    /// A game.
    case games(GameFields)
    /// A tool.
    case tools(ToolFields)
    /// A plant.
    case plants(PlantFields)
    /// Anything else.
    case unknown(OtherFields)
}
