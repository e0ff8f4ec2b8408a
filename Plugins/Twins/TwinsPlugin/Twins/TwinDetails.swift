// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of a thing, by its kind.
@Schema("twins.TwinDetails")
public enum TwinDetails: UnionRepresentable, Hashable {
    /// A book.
    case book(BookDetails)
    /// Food or drink.
    case food(FoodDetails)
    /// A piece of furniture.
    case furniture(FurnitureDetails)
    /// An electronic device or an appliance.
    case electronics(ElectronicsDetails)
    /// A piece of clothing.
    case clothing(ClothingDetails)
    /// A game.
    case games(GameDetails)
    /// A tool.
    case tools(ToolDetails)
    /// A plant.
    case plants(PlantDetails)
    /// Anything else.
    case unknown(OtherDetails)
}
