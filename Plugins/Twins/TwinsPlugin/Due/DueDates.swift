// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Collects the dates of a thing on which something is due.
struct DueDates {
    /// A date of a thing.
    struct Date {
        let kind: DueKind
        let day: CalendarDay
        let message: Message
        var item: String?
        var lot: String?
    }

    let twin: Twin
    /// The day on which care is due whose last time isn't known.
    let today: CalendarDay
    private(set) var dates: [Date] = []
    /// Whether it needs care at an interval, without a day from which it counts.
    private(set) var lacksDate = false

    init(_ twin: Twin, today: CalendarDay) {
        self.twin = twin
        self.today = today
        addDetails()
        for item in twin.items { addLoans(of: item) }
    }

    private mutating func addDetails() {
        switch twin.details {
        case .food(let food):
            for lot in food.lots { add(lot, of: food) }
        case .furniture(let furniture): addCare("cleaning", furniture.maintenanceDays, last: furniture.lastCleaned)
        case .electronics(let device): addCare("maintenance", device.maintenanceDays, last: device.lastMaintenance)
        case .tools(let tool): addCare("a service", tool.maintenanceDays, last: tool.lastServiced)
        case .plants(let plant):
            addPlantCare(.watering, "water", plant.wateringDays, last: plant.lastWatered)
            addPlantCare(.fertilizing, "fertilizer", plant.fertilizingDays, last: plant.lastFertilized)
        case .book, .clothing, .games, .unknown: break
        }
        guard let end = twin.details.warrantyExpires else { return }
        add(.warranty, end, "twins.warranty-ends", "The warranty of \(twin.name) ends.")
    }

    private mutating func add(
        _ kind: DueKind, _ day: CalendarDay, _ code: String, _ text: String, _ arguments: [String: JSONValue] = [:],
        item: String? = nil, lot: String? = nil
    ) {
        var all = arguments
        all["name"] = .string(twin.name)
        dates.append(Date(kind: kind, day: day, message: Message(code, text, all), item: item, lot: lot))
    }

    private mutating func add(_ lot: FoodLot, of food: FoodDetails) {
        let due = food.due(of: lot)
        guard let day = due.day else { return }
        let quantity = [lot.quantity.plainFigure, food.unit ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        let verb = lot.dateMeaning == .useBy ? "must be used" : "is best used"
        let state = due.reason == .printed ? "" : ", \(due.reason.rawValue)"
        add(
            .expiry, day, "twins.food-due", "\(twin.name) (\(quantity)\(state)) \(verb) by then.",
            ["quantity": .number(lot.quantity), "reason": .string(due.reason.rawValue)],
            item: lot.item ?? twin.items.first?.id, lot: lot.id.isEmpty ? nil : lot.id)
    }

    private mutating func addCare(_ care: String, _ days: Int?, last: CalendarDay?) {
        guard let days else { return }
        guard let start = last ?? twin.items.compactMap({ $0.purchase?.date }).min() else {
            lacksDate = true
            return
        }
        add(
            .maintenance, start.adding(days: days), "twins.care-due", "\(twin.name) is due for \(care).",
            ["care": .string(care)])
    }

    /// A plant without a last time needs care now.
    private mutating func addPlantCare(_ kind: DueKind, _ need: String, _ days: Int?, last: CalendarDay?) {
        guard let days else { return }
        add(
            kind, last?.adding(days: days) ?? today, "twins.plant-due", "\(twin.name) needs \(need).",
            ["need": .string(need)])
    }

    private mutating func addLoans(of item: InventoryItem) {
        for loan in item.loans where loan.returned == nil {
            guard let due = loan.due else { continue }
            add(
                .loan, due, "twins.loan-due", "\(loan.borrower) should return \(twin.name).",
                ["borrower": .string(loan.borrower)], item: item.id)
        }
    }
}

extension Double {
    /// The number without unnecessary decimals, such as `2` or `0.5`.
    var plainFigure: String { Int(exactly: self).map { "\($0)" } ?? description }
}
