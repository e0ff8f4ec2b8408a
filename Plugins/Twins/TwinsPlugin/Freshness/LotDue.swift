// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The last day to use a lot of food, and the reason.
@Schema("twins.LotDue")
public struct LotDue: SchemaProviding, Hashable {
    /// The last day; none if no date is known or it doesn't expire.
    public var day: CalendarDay?
    /// The reason for the day.
    public var reason: Reason

    /// A reason for the last day of food.
    @Schema("twins.LotDueReason")
    public enum Reason: String, CaseIterable, SchemaProviding {
        /// The date printed on it.
        case printed
        /// The shelf life after opening.
        case opened
        /// The shelf life after freezing.
        case frozen
        /// The shelf life after thawing, or the days that were left at freezing.
        case thawed
        /// No date is known.
        case unknown
    }
}

extension FoodDetails {
    /// Returns the day until which a lot can be used, with what it follows from.
    ///
    /// What happened to the lot counts in its order. Opening allows the shelf life after opening, but never more than
    /// before. Freezing starts a new shelf life. Thawing starts another; without one, the days count that were left at
    /// freezing. Food whose day was over when it was frozen keeps that day.
    public func due(of lot: FoodLot) -> LotDue {
        var due = LotDue(day: lot.expiry, reason: lot.expiry == nil ? .unknown : .printed)
        var left: Int?
        var wasOver = false
        let events = [(lot.opened, 0), (lot.frozen, 1), (lot.thawed, 2)].compactMap { day, order in
            day.map { (day: $0, order: order) }
        }
        for (day, order) in events.sorted(by: { ($0.day, $0.order) < ($1.day, $1.order) }) {
            switch order {
            case 0:
                guard let days = daysAfterOpening else { continue }
                let end = day.adding(days: days)
                if due.day.map({ end < $0 }) ?? (due.reason != .frozen) { due = LotDue(day: end, reason: .opened) }
            case 1:
                wasOver = due.day.map { $0 < day } ?? false
                if wasOver { continue }
                left = due.day.map { max(0, $0.daysSince1970 - day.daysSince1970) }
                guard let days = daysAfterFreezing else { continue }
                due = LotDue(day: days < 0 ? nil : day.adding(days: days), reason: .frozen)
            default:
                guard !wasOver, let days = daysAfterThawing ?? left else { continue }
                due = LotDue(day: day.adding(days: days), reason: .thawed)
            }
        }
        return due
    }

    /// The lots in the order of use: opened ones first, then by due day, then by day of purchase.
    ///
    /// Lots without a date come after those with one; lots that are equal keep their order.
    public var orderOfUse: [FoodLot] {
        let keys = lots.map { lot in
            (lot.opened == nil ? 1 : 0, due(of: lot).day ?? .distant, lot.purchased ?? .distant)
        }
        return lots.indices.sorted {
            let (first, second) = (keys[$0], keys[$1])
            return (first.0, first.1, first.2, $0) < (second.0, second.1, second.2, $1)
        }.map { lots[$0] }
    }
}

extension FoodLot {
    /// Returns the day until which the lot can be used; `nil` if none is known.
    public func due(in food: FoodDetails) -> CalendarDay? { food.due(of: self).day }
}

extension FreshnessStatus {
    /// Creates the status of a due day.
    ///
    /// - Parameters:
    ///   - due: The last day of use; `nil` is fresh.
    ///   - meaning: The meaning of the date on the food, which tells what it is after that day.
    ///   - today: The day from which days are counted.
    public init(due: CalendarDay?, meaning: DateMeaning, today: CalendarDay) {
        guard let due else {
            self = .fresh
            return
        }
        self =
            switch due.daysSince1970 - today.daysSince1970 {
            case ..<0: meaning == .useBy ? .expired : .pastBest
            case 0...2: .useToday
            case 3...7: .useSoon
            default: .fresh
            }
    }
}

extension CalendarDay {
    /// The last day of the calendar, after every due day.
    static let distant = CalendarDay(daysSince1970: .max)
}
