// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The attributes of a thing, by its kind.
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

    /// The cases and their payloads.
    public static let variants: [Variant<TwinDetails>] = [
        variant("book", "A book.", TwinDetails.book) { if case .book(let value) = $0 { value } else { nil } },
        variant("food", "Food or drink.", TwinDetails.food) { if case .food(let value) = $0 { value } else { nil } },
        variant("furniture", "A piece of furniture.", TwinDetails.furniture) {
            if case .furniture(let value) = $0 { value } else { nil }
        },
        variant("electronics", "An electronic device or an appliance.", TwinDetails.electronics) {
            if case .electronics(let value) = $0 { value } else { nil }
        },
        variant("clothing", "A piece of clothing.", TwinDetails.clothing) {
            if case .clothing(let value) = $0 { value } else { nil }
        },
        variant("games", "A game.", TwinDetails.games) { if case .games(let value) = $0 { value } else { nil } },
        variant("tools", "A tool.", TwinDetails.tools) { if case .tools(let value) = $0 { value } else { nil } },
        variant("plants", "A plant.", TwinDetails.plants) { if case .plants(let value) = $0 { value } else { nil } },
        variant("unknown", "Anything else.", TwinDetails.unknown) {
            if case .unknown(let value) = $0 { value } else { nil }
        },
    ]

    /// The JSON schema.
    public static let schema = Schema<TwinDetails>.union("twins.TwinDetails", "The attributes of a thing, by its kind.")
}
