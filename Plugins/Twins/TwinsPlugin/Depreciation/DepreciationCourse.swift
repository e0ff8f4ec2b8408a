// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

/// The values of a thing over time, in exact decimals.
///
/// Time is counted in months of service. The linear method takes a share of the loss for each of them. The declining
/// method takes a share of the value at the beginning of each period of 12 months, spread evenly over its months; with
/// a life it is the double declining balance, and changes to the linear method for the rest of the life as soon as that
/// takes more (IRS Publication 946, 2023, "Figuring depreciation under MACRS").
struct DepreciationCourse {
    let plan: DepreciationPlan
    let cost: ExactAmount
    let floor: ExactAmount
    let start: CalendarDay
    private let currency: String

    /// Creates the course of a plan without issues for a cost.
    init(_ plan: DepreciationPlan, cost: Money, start: CalendarDay) {
        self.plan = plan
        self.start = start
        self.cost = ExactAmount(cost)
        currency = cost.currency
        let percent = plan.floorPercent.map {
            ExactAmount(cost).times(Int128(($0 * 100).rounded()), over: 10_000, currency: cost.currency)
        }
        // A floor rounded up to a unit could be above a cost with more decimals.
        floor = min(plan.floor.map { ExactAmount($0) } ?? percent ?? .zero, ExactAmount(cost))
    }

    /// The rate in millionths of a year; with a life, that of the linear method or the double declining balance.
    private var yearlyShare: (numerator: Int128, denominator: Int128) {
        if let rate = plan.annualRate { return (Int128((rate * 10_000).rounded()), 1_000_000) }
        return (plan.method == .linear ? 12 : 24, Int128(max(1, plan.lifeMonths ?? 1)))
    }

    /// The number of months after which the linear method has reached the floor; `nil` for a declining rate.
    var lifeMonths: Int? {
        if let months = plan.lifeMonths { return months }
        guard plan.method == .linear else { return nil }
        let (numerator, denominator) = yearlyShare
        return Int((12 * denominator + numerator - 1) / numerator)
    }

    // MARK: Time

    /// The number of months of the first period.
    private var firstPeriod: Int { plan.convention == .halfYear ? 6 : 12 }

    /// Returns the months of service up to a day.
    func months(through day: CalendarDay) -> Int {
        switch plan.convention {
        case .wholeMonths: return day.wholeMonths(since: start)
        case .halfYear:
            let isYearEnd = day.month == 12 && day.day == 31
            let ended = day.year - start.year + (isYearEnd ? 1 : 0)
            return ended <= 0 ? 0 : ended * 12 - 6
        }
    }

    /// Returns the first day on which a number of months of service has passed.
    func day(after months: Int) -> CalendarDay {
        switch plan.convention {
        case .wholeMonths: start.adding(months: months)
        case .halfYear:
            (try? CalendarDay(year: min(9999, start.year + max(0, (months + 5) / 12)), month: 12, day: 31)) ?? start
        }
    }

    // MARK: Value

    /// Returns the value after a number of months of service.
    func value(after months: Int) -> ExactAmount {
        guard months > 0 else { return cost }
        return switch plan.method {
        case .linear: linearValue(after: months)
        case .declining: decliningValue(after: months)
        }
    }

    private func linearValue(after months: Int) -> ExactAmount {
        let (numerator, denominator) = yearlyShare
        let (taken, whole) = (Int128(months) * numerator, 12 * denominator)
        guard taken < whole else { return floor }
        // Rounding the value, not the loss: half a cent is in the owner's favor, as in a list of assets.
        let rest = (cost - floor).times(whole - taken, over: whole, currency: currency)
        return min(cost, max(floor, floor + rest))
    }

    private func decliningValue(after months: Int) -> ExactAmount {
        var value = cost
        var passed = 0
        var length = firstPeriod
        while passed < months, value > floor {
            let loss = periodLoss(from: value, passed: passed, length: length)
            let part = min(length, months - passed)
            let taken = part == length ? loss : loss.times(Int128(part), over: Int128(length), currency: currency)
            value = max(floor, value - taken)
            passed += length
            length = 12
        }
        return value
    }

    /// Returns the loss of a period, rounded to the currency's smallest unit.
    private func periodLoss(from value: ExactAmount, passed: Int, length: Int) -> ExactAmount {
        let (numerator, denominator) = yearlyShare
        let declining = value.times(numerator * Int128(length), over: denominator * 12, currency: currency)
        guard let life = plan.lifeMonths else { return declining }
        let remaining = life - passed
        guard remaining > length else { return value - floor }
        let linear = (value - floor).times(Int128(length), over: Int128(remaining), currency: currency)
        return max(declining, linear)
    }
}
