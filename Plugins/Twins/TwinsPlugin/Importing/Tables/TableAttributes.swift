// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

/// The attributes that columns of a table of the user's own can have.
///
/// They are the attributes of the row's kind and those of its item. An attribute of both, such as `notes`, is that of
/// the kind; with `item.` in front, it is that of the item.
enum TableAttributes {
    /// The layout for maps of columns.
    static let layout = TableLayout(
        noun: "a thing", attributes: (plain + details).sorted() + ["custom"], required: [])

    /// Returns the attribute that a heading names, or `nil`.
    static func named(_ heading: String) -> String? {
        let folded = heading.foldedHeading
        return synonyms[folded] ?? byFolded[folded]
    }

    /// The attributes of the item and of the row, by their names in a table, with their paths in an item.
    static let itemPaths: [String: String] = [
        "spot": "spot", "purchaseDate": "purchase.date", "price": "purchase.price", "purchaseStore": "purchase.store",
        "currentValue": "currentValue", "valued": "valued", "replacementPrice": "replacementPrice",
        "condition": "condition", "conditionNotes": "conditionNotes", "item.serialNumber": "serialNumber",
        "item.notes": "notes", "item.tags": "tags", "item.isFavorite": "isFavorite",
        "carbonFootprint": "carbonFootprint", "carbonSource": "carbonSource", "recyclability": "recyclability",
        "sustainabilityNotes": "sustainabilityNotes",
    ]

    /// The attributes of a lot of food.
    static let lotNames: Set = [
        "quantity", "expiry", "dateMeaning", "produced", "purchased", "opened", "frozen", "thawed", "batch",
    ]

    private static let plain =
        ["id", "kind", "location", "borrower", "lent", "due", "currency", "useBy"] + itemPaths.keys + lotNames

    private static let details: Set<String> = {
        var names: Set<String> = []
        for kind in TwinKind.allCases {
            for field in TwinAttributes.list(of: kind) where field.name != "lots" {
                let inner = field.schema.plain.fields
                if inner.isEmpty {
                    names.insert(field.name)
                } else {
                    names.formUnion(inner.map { "\(field.name).\($0.name)" })
                }
            }
        }
        return names
    }()

    private static let byFolded = Dictionary(layout.attributes.map { ($0.foldedHeading, $0) }) { first, _ in first }

    private static let synonyms: [String: String] = [
        "key": "id", "place": "location", "room": "location", "where": "location", "cost": "price",
        "purchaseprice": "price", "bought": "purchaseDate", "dateofpurchase": "purchaseDate", "shop": "purchaseStore",
        "boughtat": "purchaseStore", "value": "currentValue", "serial": "serialNumber", "maker": "brand",
        "manufacturer": "brand", "amount": "quantity", "count": "quantity", "expires": "expiry",
        "bestbefore": "expiry", "usebydate": "useBy", "bestbeforedate": "expiry", "isbn": "isbn13", "ean": "barcode",
        "gtin": "barcode", "upc": "barcode",
        "description": "summary", "type": "kind", "favorite": "isFavorite", "favourite": "isFavorite",
        "colour": "color", "lentto": "borrower", "lenton": "lent", "lentsince": "lent", "dueback": "due",
        "warranty": "warrantyExpires", "rating": "personalRating",
        "status": "readingStatus",
    ]
}

extension AnySchema {
    /// The schema behind references and optional values.
    var plain: AnySchema {
        if case .optional(let schema) = resolved.kind { schema.plain } else { resolved }
    }
}
