// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

extension ItemList {
    /// The items as a table that `wardrobe.import-items` can read.
    var csv: String {
        let columns = TableLayout.items.attributes.map { attribute in
            switch attribute {
            case "price": TableColumn("price", "amount", heading: attribute)
            case "currency": TableColumn("price", "currency", heading: attribute)
            default: TableColumn(attribute)
            }
        }
        return DelimitedText.csv(of: items, columns: columns)
    }
}
