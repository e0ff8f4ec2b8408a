// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

extension ItemValue {
    /// Finds the value of an item on a day: your estimate, the price less depreciation, or the price.
    init(
        _ item: InventoryItem, of twin: Twin, on day: CalendarDay, place: String?, photos: [Blob],
        recalls: [RecallMatch]
    ) {
        let found = FoundValue(item, on: day)
        self.init(
            twin: NamedRecord(id: twin.id, name: twin.name), item: item.id, kind: twin.kind, maker: twin.details.maker,
            model: twin.details.model, serialNumber: item.serialNumber ?? twin.details.serialNumber, place: place,
            condition: item.condition, purchase: item.purchase, value: found.value, basis: found.basis,
            explanation: found.explanation, depreciation: found.depreciation,
            replacementPrice: item.replacementPrice, photos: photos, photoCount: item.photos.count,
            recalls: recalls)
    }
}

/// The value of an item and its basis.
private struct FoundValue {
    var value: Money?
    var basis: ItemValue.Basis
    var explanation: Message
    var depreciation: Depreciation?

    init(_ item: InventoryItem, on day: CalendarDay) {
        if let estimate = item.currentValue {
            value = estimate
            basis = .estimate
            let date = item.valued.map { " of \($0)" } ?? ""
            explanation = Message("twins.value-estimate", "Your estimate\(date).")
            return
        }
        guard let price = item.purchase?.price else {
            basis = .unknown
            explanation = Message("twins.value-unknown", "Neither an estimate nor a price is known.")
            return
        }
        if let depreciation = Self.depreciation(of: item, price: price, on: day) {
            value = depreciation.value
            basis = .depreciation
            explanation = depreciation.sentence
            self.depreciation = depreciation
            return
        }
        value = price
        basis = .purchase
        let date = item.purchase?.date.map { " on \($0)" } ?? ""
        let plan = item.depreciation == nil ? "" : " Its depreciation has no start date."
        explanation = Message("twins.value-price", "The price paid\(date), without depreciation.\(plan)")
    }

    /// Returns the depreciation of an item with a plan and a start; `nil` without, or if the plan has issues.
    private static func depreciation(of item: InventoryItem, price: Money, on day: CalendarDay) -> Depreciation? {
        guard let plan = item.depreciation, let start = item.depreciationStart ?? item.purchase?.date, start <= day
        else {
            return nil
        }
        let input = DepreciationInput(cost: price, start: start, plan: plan)
        return try? ComputeDepreciation.reading(of: input, day: day)
    }
}

extension Depreciation {
    /// The method, the start, the life or rate, and the day, in a sentence.
    var sentence: Message {
        let pace =
            lifeMonths.map { "over \($0) months" }
            ?? annualRate.map { "by \($0.plainFigure) percent a year" } ?? ""
        let name = method == .linear ? "Straight-line depreciation" : "Declining-balance depreciation"
        let half = convention == .halfYear ? ", half-year convention" : ""
        return Message(
            "twins.value-depreciated",
            "\(name) \(pace) from \(start), to \(day)\(half); \(cost.amount) \(cost.currency) at the start.",
            [
                "method": .string(method.rawValue), "start": .string(start.description),
                "day": .string(day.description),
            ])
    }
}

extension TwinDetails {
    /// The model; `nil` if unknown.
    var model: String? {
        switch self {
        case .furniture(let furniture): furniture.model
        case .electronics(let device): device.model
        case .tools(let tool): tool.model
        case .unknown(let other): other.model
        default: nil
        }
    }

    /// The serial number of every copy; `nil` if unknown.
    var serialNumber: String? {
        switch self {
        case .electronics(let device): device.serialNumber
        case .tools(let tool): tool.serialNumber
        case .unknown(let other): other.serialNumber
        default: nil
        }
    }
}
