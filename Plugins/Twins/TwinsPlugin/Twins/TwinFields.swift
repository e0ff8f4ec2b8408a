// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Stated attributes of a thing, by its kind; the others keep their values or defaults.
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

    /// The cases and their payloads.
    public static let variants: [Variant<TwinFields>] = [
        variant("book", "A book.", TwinFields.book) { if case .book(let value) = $0 { value } else { nil } },
        variant("food", "Food or drink.", TwinFields.food) { if case .food(let value) = $0 { value } else { nil } },
        variant("furniture", "A piece of furniture.", TwinFields.furniture) {
            if case .furniture(let value) = $0 { value } else { nil }
        },
        variant("electronics", "An electronic device or an appliance.", TwinFields.electronics) {
            if case .electronics(let value) = $0 { value } else { nil }
        },
        variant("clothing", "A piece of clothing.", TwinFields.clothing) {
            if case .clothing(let value) = $0 { value } else { nil }
        },
        variant("games", "A game.", TwinFields.games) { if case .games(let value) = $0 { value } else { nil } },
        variant("tools", "A tool.", TwinFields.tools) { if case .tools(let value) = $0 { value } else { nil } },
        variant("plants", "A plant.", TwinFields.plants) { if case .plants(let value) = $0 { value } else { nil } },
        variant("unknown", "Anything else.", TwinFields.unknown) {
            if case .unknown(let value) = $0 { value } else { nil }
        },
    ]

    /// The JSON schema.
    public static let schema = Schema<TwinFields>.union(
        "twins.TwinFields", "Stated attributes of a thing, by its kind; the others keep their values or defaults.")
}
