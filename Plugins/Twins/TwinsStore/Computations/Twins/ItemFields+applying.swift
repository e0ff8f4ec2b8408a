// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import TwinsPlugin

/// The days of stated attributes, without words such as yesterday.
struct ItemDates {
    let purchased: CalendarDay?
    let valued: CalendarDay?
    let depreciationStart: CalendarDay?

    init(_ fields: ItemFields, in context: Context) throws(ComputationError) {
        purchased = try fields.purchased.map { reference throws(ComputationError) in try reference.day(in: context) }
        depreciationStart = try fields.depreciationStart.map { reference throws(ComputationError) in
            try reference.day(in: context)
        }
        guard fields.currentValue != nil || fields.valued != nil else {
            valued = nil
            return
        }
        if let stated = fields.valued {
            valued = try stated.day(in: context)
        } else {
            valued = try context.today()
        }
    }
}

extension TwinRecords {
    /// Sets the stated attributes of an item.
    func apply(_ fields: ItemFields, _ dates: ItemDates, to item: inout InventoryItem, _ db: Database) throws {
        if let location = fields.location { item.location = try PlaceTree(db).key(location, at: "location") }
        item.spot = fields.spot ?? item.spot
        if dates.purchased != nil || fields.price != nil || fields.store != nil {
            var purchase = item.purchase ?? Purchase()
            purchase.date = dates.purchased ?? purchase.date
            purchase.price = try fields.price.map { try money($0, like: purchase.price, db) } ?? purchase.price
            purchase.store = fields.store ?? purchase.store
            item.purchase = purchase
        }
        let price = item.purchase?.price
        item.currentValue =
            try fields.currentValue.map { try money($0, like: item.currentValue ?? price, db) } ?? item.currentValue
        item.valued = dates.valued ?? item.valued
        item.replacementPrice =
            try fields.replacementPrice.map { try money($0, like: item.replacementPrice ?? price, db) }
            ?? item.replacementPrice
        item.depreciation = fields.depreciation ?? item.depreciation
        item.depreciationStart = dates.depreciationStart ?? item.depreciationStart
        item.condition = fields.condition ?? item.condition
        item.conditionNotes = fields.conditionNotes ?? item.conditionNotes
        item.serialNumber = fields.serialNumber ?? item.serialNumber
        item.notes = fields.notes ?? item.notes
        item.tags = fields.tags ?? item.tags
        item.isFavorite = fields.isFavorite ?? item.isFavorite
        item.carbonFootprint = fields.carbonFootprint ?? item.carbonFootprint
        item.carbonSource = fields.carbonSource ?? item.carbonSource
        item.recyclability = fields.recyclability ?? item.recyclability
        item.sustainabilityNotes = fields.sustainabilityNotes ?? item.sustainabilityNotes
    }
}

extension ItemFields {
    /// Returns the path in the input for a path in a saved twin, such as `item.price` for `items[0].purchase.price`.
    static func path(_ path: String) -> String { renamed(path, to: "item") }

    /// Returns the path in an input whose stated attributes of an item are in a certain field.
    static func renamed(_ path: String, to name: String) -> String {
        if schema.erased.fields.contains(where: { $0.name == path }) { return "\(name).\(path)" }
        guard path.hasPrefix("items["), let end = path.firstIndex(of: "]") else { return path }
        let rest = path[path.index(after: end)...].drop { $0 == "." }
        let flat = [
            "purchase.date": "purchased", "purchase.price": "price", "purchase.store": "store",
        ].first { rest == $0.key || rest.hasPrefix("\($0.key).") }
        guard let flat else { return rest.isEmpty ? name : "\(name).\(rest)" }
        return "\(name).\(flat.value)\(rest.dropFirst(flat.key.count))"
    }
}
