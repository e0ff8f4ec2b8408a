// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import WardrobePlugin

/// Which wears of the log are wanted; what is left out does not matter.
public struct WearFilter: SchemaProviding, Hashable {
    /// The first day.
    public var from: CalendarDay?
    /// The last day.
    public var through: CalendarDay?
    /// The key, the name, or the beginning of the key of an item that was worn.
    public var item: String?
    /// The key, the name, or the beginning of the key of an outfit that was worn.
    public var outfit: String?

    /// All wears.
    public init(
        from: CalendarDay? = nil, through: CalendarDay? = nil, item: String? = nil, outfit: String? = nil
    ) {
        self.from = from
        self.through = through
        self.item = item
        self.outfit = outfit
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WearFilter", "Which wears of the log are wanted.") {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field(
            "item", \.item, "The key, the name, or the beginning of the key of an item.",
            .text(1...200, example: "Navy blazer"))
        field(
            "outfit", \.outfit, "The key, the name, or the beginning of the key of an outfit.",
            .text(1...200, example: "Monday at the office"))
    }
}
