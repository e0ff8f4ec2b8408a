// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension WardrobeItem {
    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WardrobeItem", "An item of a wardrobe.") {
        field("id", \.id, "The unique key of the item.", .text(1...100, example: "navy-blazer"))
        field("name", \.name, "The item's name.", .text(1...200, example: "Navy blazer"))
        field("category", \.category, "The item's category.")
        field(
            "subcategory", \.subcategory, "A more specific word than the category.",
            .text(1...100, example: "turtleneck"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field("size", \.size, "The size on its label.", .text(1...50, example: "M"))
        field("primaryColor", \.primaryColor, "The main color.")
        field("secondaryColor", \.secondaryColor, "The secondary color.")
        field("pattern", \.pattern, "The pattern.", default: .solid)
        field("fabric", \.fabric, "The fabric.")
        field("weight", \.weight, "How heavy it is for its kind.", default: .normal)
        field("photo", \.photo, "The content hash of its photo.", .contentHash)
        field("thumbnail", \.thumbnail, "The content hash of a small copy of its photo.", .contentHash)
        field("modelURL", \.modelURL, "The address of a 3D model of it.", .webAddress)
        field("purchaseDate", \.purchaseDate, "The purchase date.")
        field("price", \.price, "The price paid for it.")
        field(
            "retailer", \.retailer, "The shop where it was bought.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The address of its product page.", .webAddress)
        field("timesWorn", \.timesWorn, "The number of times it was worn.", .integer(0...100_000), default: 0)
        field("firstWorn", \.firstWorn, "The first day it was worn.")
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field(
            "season", \.season, "The seasons it's suitable for; empty for all.", .list(of: .nested, count: 0...5),
            default: [])
        field(
            "occasion", \.occasion, "The occasions it's suitable for; empty for all that its formality allows.",
            .list(of: .nested, count: 0...16), default: [])
        field(
            "tags", \.tags, "The owner's tags.", .list(of: .text(1...50, example: "linen"), count: 0...50),
            default: [])
        field("isFavorite", \.isFavorite, "Whether it's a favorite.", .boolean, default: false)
        field("condition", \.condition, "The condition.", default: .good)
        field("needsRepair", \.needsRepair, "Whether it needs repair.", .boolean, default: false)
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "a gift"))
        field("warmth", \.warmth, "Its insulation, overriding the table value.", .number(0...4, .clo))
        field("formality", \.formality, "Its formality, from gym to white tie.", .integer(1...10))
        field("waterproof", \.waterproof, "Whether it's waterproof.", .boolean)
        field("windproof", \.windproof, "Whether it's windproof.", .boolean)
        field("laundry", \.laundry, "Its laundry state.", default: .clean)
        field(
            "set", \.set, "The set it belongs to: a jacket and trousers worn only together.",
            .text(1...100, example: "navy suit"))
        field("created", \.created, "The time it was first saved, set by the store.")
        field("updated", \.updated, "The time it was last changed, set by the store.")
    }
}

extension Schema where Value == String {
    /// Control characters and the code points with the property `White_Space` (Unicode 16), in a class of JSON Schema.
    private static var whitespace: String {
        #"\u0000-\u0020\u0085\u00a0\u1680\u2000\u2001\u2002-\u200a\u2028\u2029\u202f\u205f\u3000"#
    }

    /// An address that begins with `http://`, `https://`, or `file://`.
    static var webAddress: Schema {
        let expected = "an address that begins with https://, http://, or file://"
        return text(
            expected, pattern: "^(?:https?|file)://[^\(whitespace)]+$", lengths: 0...2_000, format: "uri",
            example: "https://example.org/blazer")
    }
}
