// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing

@testable import TwinsPlugin

@Suite struct DepreciationTests {
    private func compute(
        _ cost: String, _ currency: String = "USD", from start: CalendarDay, to day: CalendarDay,
        _ plan: DepreciationPlan
    ) throws -> Depreciation {
        try ComputeDepreciation.reading(
            of: DepreciationInput(cost: Money(amount: cost, currency: currency), start: start, plan: plan), day: day)
    }

    private func problems(_ plan: DepreciationPlan, cost: String = "100") -> [String] {
        do {
            _ = try compute(cost, from: .test(2026, 1, 1), to: .test(2026, 6, 1), plan)
            return []
        } catch {
            return (error as? ComputationError)?.issues.map(\.description) ?? ["\(error)"]
        }
    }

    /// The example of a user of Homebox (issue 39): 5,000 over 5 years falls by 83.33 a month.
    @Test(arguments: [
        (0, "5000"), (1, "4916.67"), (2, "4833.33"), (12, "4000.00"), (59, "83.33"), (60, "0.00"), (99, "0.00"),
    ]) func `a linear value falls by whole months`(months: Int, value: String) throws {
        let start = CalendarDay.test(2024, 1, 15)
        let plan = DepreciationPlan(method: .linear, lifeMonths: 60)
        let result = try compute("5000", from: start, to: start.adding(months: months), plan)
        #expect(ExactAmount(result.value) == ExactAmount(Money(amount: value, currency: "USD")))
        #expect(result.months == months)
        #expect(result.method == .linear && result.start == start && result.lifeMonths == 60)
        #expect(result.end == .test(2029, 1, 15))
    }

    /// The formula of Snipe-IT (app/Models/Depreciable.php), rounded to 2 places; at the end the floor.
    ///
    /// It is cost - (cost - floor) x months / life. Computed with Python's decimal: 1000 - 900 x 7 / 36 = 825.00, and 999.99 - 949.99 x 11 / 36 = 709.72.
    @Test(arguments: [("1000", "100", 7, "825.00"), ("999.99", "50", 11, "709.72"), ("1000", "100", 36, "100.00")])
    func `a floor is kept as in Snipe-IT`(cost: String, floor: String, months: Int, value: String) throws {
        let start = CalendarDay.test(2025, 3, 10)
        let plan = DepreciationPlan(
            method: .linear, lifeMonths: 36, floor: Money(amount: floor, currency: "USD"))
        #expect(try compute(cost, from: start, to: start.adding(months: months), plan).value.amount == value)
    }

    /// IRS Publication 946, table A-1, 5-year property, half-year convention: 20.00, 32.00, 19.20, 11.52, 11.52, 5.76
    /// percent.
    @Test func `double declining with half years is the IRS table A-1`() throws {
        let plan = DepreciationPlan(method: .declining, convention: .halfYear, lifeMonths: 60)
        let result = try compute("10000", from: .test(2020, 9, 1), to: .test(2026, 1, 1), plan)
        #expect(
            result.years.map(\.loss.amount)
                == ["2000.00", "3200.00", "1920.00", "1152.00", "1152.00", "576.00"])
        #expect(result.years.map(\.day.year) == [2020, 2021, 2022, 2023, 2024, 2025])
        #expect(result.value.amount == "0.00")
    }

    /// IRS Publication 946, table A-1, 7-year property: 14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46 percent; the
    /// table rounds to 0.01 percent.
    @Test func `seven years are within the rounding of the IRS table A-1`() throws {
        let plan = DepreciationPlan(method: .declining, convention: .halfYear, lifeMonths: 84)
        let result = try compute("10000", from: .test(2018, 2, 1), to: .test(2026, 1, 1), plan)
        let table = [14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46]
        for (year, percent) in zip(result.years, table) {
            let loss = try #require(Double(year.loss.amount))
            #expect(abs(loss - percent * 100) <= 1.0, "\(year)")
        }
        #expect(result.years.count == 8)
    }

    /// IRS Publication 946, table A-8, straight line, 5 years, half-year convention: 10, 20, 20, 20, 20, 10 percent.
    @Test func `linear with half years is the IRS table A-8`() throws {
        let plan = DepreciationPlan(method: .linear, convention: .halfYear, lifeMonths: 60)
        let result = try compute("1000", from: .test(2020, 3, 1), to: .test(2022, 12, 31), plan)
        #expect(result.years.map(\.loss.amount) == ["100.00", "200.00", "200.00", "200.00", "200.00", "100.00"])
        #expect(result.value.amount == "500.00")
        #expect(try compute("1000", from: .test(2020, 3, 1), to: .test(2022, 12, 30), plan).value.amount == "700.00")
        #expect(try compute("1000", from: .test(2020, 3, 1), to: .test(2020, 12, 30), plan).value.amount == "1000.00")
    }

    /// 1000 at 20 percent a year: 800, 640, 512 at the ends of the years; half of the third year's 128 is 64.
    @Test(arguments: [(12, "800.00"), (24, "640.00"), (30, "576.00"), (36, "512.00"), (1, "983.33")])
    func `a declining rate takes a share of what is left`(months: Int, value: String) throws {
        let start = CalendarDay.test(2024, 6, 1)
        let plan = DepreciationPlan(method: .declining, annualRate: 20)
        let result = try compute("1000", from: start, to: start.adding(months: months), plan)
        #expect(result.value.amount == value)
        #expect(result.lifeMonths == nil && result.end == nil && result.annualRate == 20)
    }

    @Test func `a declining value stops at the floor`() throws {
        let plan = DepreciationPlan(method: .declining, annualRate: 50, floorPercent: 10)
        let result = try compute("1000", from: .test(2000, 1, 1), to: .test(2026, 1, 1), plan)
        #expect(result.value.amount == "100.00")
    }

    /// The decimals of ISO 4217: none for the yen, 3 for the Kuwaiti dinar.
    ///
    /// 1000 x 11 / 12 is 916.666….
    @Test(arguments: [("JPY", "917"), ("KWD", "916.667"), ("EUR", "916.67")])
    func `values are rounded to the minor unit`(currency: String, value: String) throws {
        let plan = DepreciationPlan(method: .linear, lifeMonths: 12)
        #expect(
            try compute("1000", currency, from: .test(2026, 1, 1), to: .test(2026, 2, 1), plan).value.amount == value)
    }

    @Test(arguments: [
        ("2026-01-31", "2026-02-27", 0), ("2026-01-31", "2026-02-28", 1), ("2026-01-31", "2026-03-30", 1),
        ("2026-01-31", "2026-03-31", 2), ("2024-02-29", "2025-02-28", 12), ("2026-05-15", "2026-05-15", 0),
        ("2026-05-15", "2026-06-14", 0), ("2026-05-15", "2027-05-15", 12),
    ]) func `months are whole by the calendar`(start: String, end: String, months: Int) throws {
        #expect(try CalendarDay(end).wholeMonths(since: CalendarDay(start)) == months)
    }

    @Test func `a floor never lifts a value above cost`() {
        let plan = DepreciationPlan(method: .linear, lifeMonths: 12, floor: Money(amount: "100.01", currency: "USD"))
        #expect(problems(plan) == ["plan.floor.amount: expected at most the cost, 100, got 100.01"])
    }

    @Test func `a plan without pace or with two is refused`() {
        #expect(problems(DepreciationPlan(method: .linear)).first?.contains("got neither") == true)
        #expect(
            problems(DepreciationPlan(method: .linear, lifeMonths: 12, annualRate: 10)).first?.contains("got both")
                == true)
        #expect(
            problems(DepreciationPlan(method: .linear, convention: .halfYear, lifeMonths: 30)).first?
                .contains("whole years") == true)
        let other = DepreciationPlan(method: .linear, lifeMonths: 12, floor: Money(amount: "1", currency: "EUR"))
        #expect(problems(other).first?.contains("the currency of the cost, USD") == true)
    }

    @Test func `a day before the start is refused`() {
        let plan = DepreciationPlan(method: .linear, lifeMonths: 12)
        #expect(throws: ComputationError.self) {
            try compute("1", from: .test(2026, 2, 1), to: .test(2026, 1, 31), plan)
        }
    }

    /// For any cost, pace, and floor, the value falls from the cost to the floor and never rises.
    @Test func `a value never rises`() throws {
        var numbers = SeededGenerator(seed: 4_711)
        for round in 0..<300 {
            let cost = Money(
                amount:
                    "\(Int.random(in: 0...100_000, using: &numbers)).\(Int.random(in: 1000...9999, using: &numbers))",
                currency: ["EUR", "JPY", "KWD"].randomElement(using: &numbers) ?? "EUR")
            let method = DepreciationMethod.allCases.randomElement(using: &numbers) ?? .linear
            let isHalf = Bool.random(using: &numbers)
            let life = isHalf ? 12 * Int.random(in: 1...12, using: &numbers) : Int.random(in: 1...150, using: &numbers)
            let plan = DepreciationPlan(
                method: method, convention: isHalf ? .halfYear : .wholeMonths, lifeMonths: life,
                floorPercent: Double(Int.random(in: 0...100, using: &numbers)))
            let course = DepreciationCourse(plan, cost: cost, start: .test(2020, 5, 5))
            let values = (0...200).map(course.value)
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }, "round \(round), \(cost), \(plan)")
            #expect(values.last == course.floor && values[0] == ExactAmount(cost), "round \(round), \(cost), \(plan)")
        }
    }
}
