// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Care that repeats after a number of days.
public struct RepeatedCare: Sendable, Hashable {
    /// What is done.
    public let care: CareKind
    /// The days from one time to the next.
    public let days: Int
    /// The last day on which it was done; `nil` if it never was.
    public let last: CalendarDay?
}

extension TwinDetails {
    /// The care that repeats, such as watering; empty for things that need none.
    public var repeatedCare: [RepeatedCare] {
        let plans: [(CareKind, Int?, CalendarDay?)] =
            switch self {
            case .furniture(let furniture): [(.maintenance, furniture.maintenanceDays, furniture.lastCleaned)]
            case .electronics(let device): [(.maintenance, device.maintenanceDays, device.lastMaintenance)]
            case .tools(let tool): [(.maintenance, tool.maintenanceDays, tool.lastServiced)]
            case .plants(let plant):
                [
                    (.watering, plant.wateringDays, plant.lastWatered),
                    (.fertilizing, plant.fertilizingDays, plant.lastFertilized),
                ]
            default: []
            }
        return plans.compactMap { care, days, last in days.map { RepeatedCare(care: care, days: $0, last: last) } }
    }
}

extension Twin {
    /// Returns the day on which care is due next; `nil` if no day is known from which it counts.
    ///
    /// Maintenance that was never done counts from the earliest purchase. A plant that was never watered or fertilized
    /// needs it since it was added.
    ///
    /// - Parameters:
    ///   - care: The care.
    ///   - today: The day that counts as the one on which the plant was added, if that isn't known.
    public func nextDay(of care: RepeatedCare, today: CalendarDay) -> CalendarDay? {
        if let last = care.last { return last.adding(days: care.days) }
        guard care.care == .maintenance else {
            return created.map { CalendarDay(secondsSince1970: $0.wholeSeconds) } ?? today
        }
        return items.compactMap { $0.purchase?.date }.min()?.adding(days: care.days)
    }
}
