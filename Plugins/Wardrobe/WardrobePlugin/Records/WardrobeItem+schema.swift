// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension WardrobeItem {
    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WardrobeItem", "An item of a wardrobe.") {
        field("id", \.id, "A key that no other item has.", .text(1...100, example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(1...200, example: "Navy blazer"))
        field("category", \.category, "What it is.")
        field("subcategory", \.subcategory, "A finer word than the category.", .text(1...100, example: "turtleneck"))
        field("brand", \.brand, "Who made it.", .text(1...200, example: "Aran Mills"))
        field("size", \.size, "Its size as the label says.", .text(1...50, example: "M"))
        field("primaryColor", \.primaryColor, "The color that shows most.")
        field("secondaryColor", \.secondaryColor, "The secondary color.")
        field("pattern", \.pattern, "Its pattern.", default: .solid)
        field("fabric", \.fabric, "What it is made of.")
        field("weight", \.weight, "How heavy it is for its kind.", default: .normal)
        field("photo", \.photo, "The content hash of its photo.", .contentHash)
        field("thumbnail", \.thumbnail, "The content hash of a small copy of its photo.", .contentHash)
        field("modelURL", \.modelURL, "Where a three-dimensional model of it lies.", .webAddress)
        field("purchaseDate", \.purchaseDate, "When it was bought.")
        field("price", \.price, "What was paid for it.")
        field("retailer", \.retailer, "Where it was bought.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "Where it is sold.", .webAddress)
        field("timesWorn", \.timesWorn, "On how many occasions it was worn.", .integer(0...100_000), default: 0)
        field("firstWorn", \.firstWorn, "The first day it was worn.")
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field(
            "season", \.season, "The seasons it's suitable for; empty for all.", .list(of: .nested, count: 0...5),
            default: [])
        field(
            "occasion", \.occasion, "The occasions it's suitable for; empty for all that its formality allows.",
            .list(of: .nested, count: 0...16), default: [])
        field(
            "tags", \.tags, "Words of the owner's own.", .list(of: .text(1...50, example: "linen"), count: 0...50),
            default: [])
        field("isFavorite", \.isFavorite, "Whether its owner likes it best.", .boolean, default: false)
        field("condition", \.condition, "The state it is in.", default: .good)
        field("needsRepair", \.needsRepair, "Whether it waits for a repair.", .boolean, default: false)
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "a gift"))
        field("warmth", \.warmth, "Its insulation, overriding the table value.", .number(0...4, .clo))
        field("formality", \.formality, "How formal it is, from gym to white tie.", .integer(1...10))
        field("waterproof", \.waterproof, "Whether it's waterproof.", .boolean)
        field("windproof", \.windproof, "Whether it's windproof.", .boolean)
        field("laundry", \.laundry, "How clean it is.", default: .clean)
        field(
            "set", \.set, "The set that it belongs to: a jacket and trousers that are worn together only.",
            .text(1...100, example: "navy suit"))
        field("created", \.created, "When it was saved first, by the store.")
        field("updated", \.updated, "When it was last changed, by the store.")
    }
}

extension Schema where Value == String {
    /// Control characters and the code points with the property `White_Space` (Unicode 16), in a class of JSON Schema.
    private static var whitespace: String {
        #"\u0000-\u0020\u0085\u00a0\u1680\u2000\u2001\u2002-\u200a\u2028\u2029\u202f\u205f\u3000"#
    }

    /// An address that begins with `http://`, `https://` or `file://`.
    static var webAddress: Schema {
        let expected = "an address that begins with https://, http:// or file://"
        return text(
            expected, pattern: "^(?:https?|file)://[^\(whitespace)]+$", lengths: 0...2_000, format: "uri",
            example: "https://example.org/blazer")
    }
}
