// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct FreshnessTests {
    private let today = CalendarDay.test(2026, 11, 23)

    /// The classes of the specification; day 0 belongs to the last one before expiry.
    @Test(arguments: [
        (-1, FreshnessStatus.pastBest), (0, .useToday), (1, .useToday), (2, .useToday), (3, .useSoon), (7, .useSoon),
        (8, .fresh), (4_000, .fresh),
    ]) func `the status follows from the days left`(days: Int, status: FreshnessStatus) {
        let due = today.adding(days: days)
        #expect(FreshnessStatus(due: due, meaning: .bestBefore, today: today) == status)
        #expect(FreshnessStatus(due: due, meaning: .useBy, today: today) == (days < 0 ? .expired : status))
    }

    @Test func `food without a date is fresh`() {
        #expect(FreshnessStatus(due: nil, meaning: .useBy, today: today) == .fresh)
    }

    private func due(_ change: (inout FoodDetails, inout FoodLot) -> Void) -> LotDue {
        var food = FoodDetails(product: "x")
        var lot = FoodLot(id: "l", expiry: .test(2026, 12, 31))
        change(&food, &lot)
        return food.due(of: lot)
    }

    @Test func `opening allows the shelf life after opening but not more`() {
        let early = due { food, lot in
            food.daysAfterOpening = 5
            lot.opened = .test(2026, 11, 20)
        }
        #expect(early == LotDue(day: .test(2026, 11, 25), reason: .opened))
        let late = due { food, lot in
            food.daysAfterOpening = 5
            lot.opened = .test(2026, 12, 30)
        }
        #expect(late == LotDue(day: .test(2026, 12, 31), reason: .printed))
        let undated = due { food, lot in
            food.daysAfterOpening = 5
            lot.expiry = nil
            lot.opened = .test(2026, 11, 20)
        }
        #expect(undated.day == .test(2026, 11, 25))
    }

    @Test func `freezing starts a new shelf life`() {
        let months = due { food, lot in
            food.daysAfterFreezing = 90
            lot.frozen = .test(2026, 11, 1)
        }
        #expect(months == LotDue(day: .test(2027, 1, 30), reason: .frozen))
        let never = due { food, lot in
            food.daysAfterFreezing = -1
            lot.frozen = .test(2026, 11, 1)
        }
        #expect(never == LotDue(day: nil, reason: .frozen))
        let unknown = due { _, lot in lot.frozen = .test(2026, 11, 1) }
        #expect(unknown.day == .test(2026, 12, 31))
    }

    @Test func `thawing starts another, or the days left at freezing`() {
        let stated = due { food, lot in
            (food.daysAfterFreezing, food.daysAfterThawing) = (-1, 2)
            (lot.frozen, lot.thawed) = (.test(2026, 11, 1), .test(2027, 3, 1))
        }
        #expect(stated == LotDue(day: .test(2027, 3, 3), reason: .thawed))
        // 60 days were left on November 1.
        let left = due { food, lot in
            food.daysAfterFreezing = -1
            (lot.frozen, lot.thawed) = (.test(2026, 11, 1), .test(2027, 3, 1))
        }
        #expect(left == LotDue(day: .test(2027, 4, 30), reason: .thawed))
    }

    /// The order of Grocy (services/StockService.php): opened first, then the earliest due, then the oldest purchase.
    @Test func `lots are used in their order`() {
        func lot(_ id: String, _ due: CalendarDay?, bought: CalendarDay? = nil, opened: CalendarDay? = nil) -> FoodLot {
            var lot = FoodLot(id: id, expiry: due)
            (lot.purchased, lot.opened) = (bought, opened)
            return lot
        }
        var food = FoodDetails(product: "x")
        food.lots = [
            lot("undated", nil), lot("late", .test(2027, 1, 1)),
            lot("new", .test(2026, 12, 1), bought: .test(2026, 11, 2)),
            lot("old", .test(2026, 12, 1), bought: .test(2026, 11, 1)), lot("unknown", .test(2026, 12, 1)),
            lot("opened", .test(2027, 5, 1), opened: .test(2026, 11, 1)),
        ]
        #expect(food.orderOfUse.map(\.id) == ["opened", "old", "new", "unknown", "late", "undated"])
    }

    @Test func `use by and best before are counted apart`() {
        var food = FoodDetails(product: "x")
        var useBy = FoodLot(id: "a", expiry: .test(2026, 11, 22))
        useBy.dateMeaning = .useBy
        food.lots = [useBy, FoodLot(id: "b", expiry: .test(2026, 11, 22))]
        let report = ComputeFreshness.reading(of: [Twin(id: "t", details: .food(food))], OpenRecalls([]), today: today)
        #expect(report.expired == 1)
        #expect(report.overdue == 1)
        #expect(report.foods.first?.status == .expired)
        #expect(report.foods.first?.lots.map(\.status) == [.expired, .pastBest])
    }
}
