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
    /// The last day for which care that repeats is listed.
    let through: CalendarDay
    private(set) var dates: [Date] = []
    /// Whether it needs care at an interval, without a day from which it counts.
    private(set) var lacksDate = false

    init(_ twin: Twin, _ recalls: OpenRecalls, today: CalendarDay, through: CalendarDay) {
        self.twin = twin
        self.today = today
        self.through = through
        addRecalls(recalls)
        addDetails(recalls)
        for item in twin.items { addLoans(of: item) }
    }

    private mutating func addRecalls(_ recalls: OpenRecalls) {
        for recall in recalls.recalls(of: twin) {
            let day = CalendarDay(secondsSince1970: recall.added.wholeSeconds)
            add(
                .recall, min(day, today), "twins.recalled", "\(RecallMatch(recall, of: twin).sentence).",
                recall.notice.url.map { ["url": .string($0)] } ?? [:])
        }
    }

    private mutating func addDetails(_ recalls: OpenRecalls) {
        switch twin.details {
        case .food(let food):
            // Recalled food isn't to be used by any day.
            for lot in food.lots where !recalls.include(lot, of: twin) { add(lot, of: food) }
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
        guard let day = due.day, let date = FoodDate(due, of: lot) else { return }
        let quantity = lot.quantity.of(food.unit)
        let state = due.reason == .printed ? "" : ", \(due.reason.rawValue)"
        add(
            .expiry, day, "twins.food-due",
            "\(twin.name) (\(quantity)\(state)): \(day < today ? date.passed : date.limit).",
            ["quantity": .number(lot.quantity), "reason": .string(due.reason.rawValue)],
            item: lot.item ?? twin.items.first?.id, lot: lot.id.isEmpty ? nil : lot.id)
    }

    private mutating func addCare(_ care: String, _ days: Int?, last: CalendarDay?) {
        guard let days else { return }
        guard let start = last ?? twin.items.compactMap({ $0.purchase?.date }).min() else {
            lacksDate = true
            return
        }
        for day in self.days(from: start.adding(days: days), every: days) {
            add(.maintenance, day, "twins.care-due", "\(twin.name) is due for \(care).", ["care": .string(care)])
        }
    }

    /// A plant without a last time needs care now.
    private mutating func addPlantCare(_ kind: DueKind, _ need: String, _ days: Int?, last: CalendarDay?) {
        guard let days else { return }
        for day in self.days(from: last?.adding(days: days) ?? today, every: days) {
            add(kind, day, "twins.plant-due", "\(twin.name) needs \(need).", ["need": .string(need)])
        }
    }

    /// Returns the first day of care and those that follow at an interval, counted from today if the first is overdue.
    private func days(from first: CalendarDay, every interval: Int) -> [CalendarDay] {
        let start = max(first, today).daysSince1970
        let later = stride(from: start + max(1, interval), through: through.daysSince1970, by: max(1, interval))
        return [first] + later.map { CalendarDay(daysSince1970: $0) }
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
