// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
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

extension InventoryItem {
    /// Sets the stated attributes.
    mutating func apply(_ fields: ItemFields, _ dates: ItemDates, in transaction: RecordTransaction) throws {
        let settings = transaction.settings
        if let stated = fields.location {
            location = try transaction.places.tree().key(stated, at: "location")
        }
        spot = fields.spot ?? spot
        if dates.purchased != nil || fields.price != nil || fields.store != nil {
            var purchase = self.purchase ?? Purchase()
            purchase.date = dates.purchased ?? purchase.date
            purchase.price = try fields.price.map { try settings.money($0, like: purchase.price) } ?? purchase.price
            purchase.store = fields.store ?? purchase.store
            self.purchase = purchase
        }
        let price = purchase?.price
        currentValue =
            try fields.currentValue.map { try settings.money($0, like: currentValue ?? price) } ?? currentValue
        valued = dates.valued ?? valued
        replacementPrice =
            try fields.replacementPrice.map { try settings.money($0, like: replacementPrice ?? price) }
            ?? replacementPrice
        depreciation = fields.depreciation ?? depreciation
        depreciationStart = dates.depreciationStart ?? depreciationStart
        condition = fields.condition ?? condition
        conditionNotes = fields.conditionNotes ?? conditionNotes
        serialNumber = fields.serialNumber ?? serialNumber
        notes = fields.notes ?? notes
        tags = fields.tags ?? tags
        isFavorite = fields.isFavorite ?? isFavorite
        carbonFootprint = fields.carbonFootprint ?? carbonFootprint
        carbonSource = fields.carbonSource ?? carbonSource
        recyclability = fields.recyclability ?? recyclability
        sustainabilityNotes = fields.sustainabilityNotes ?? sustainabilityNotes
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
