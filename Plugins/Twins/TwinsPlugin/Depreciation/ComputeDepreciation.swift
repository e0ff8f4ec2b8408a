// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Currencies

/// Computes the depreciated value of a thing.
public struct ComputeDepreciation: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.depreciation.id,
        summary: "Computes a thing's depreciated value on a day, straight-line or declining-balance.",
        discussion: """
            Amounts are exact decimals. Straight-line: cost less the depreciable amount times whole calendar months \
            over the life, with the value rounded half up to the currency's minor unit. Declining-balance: each year's \
            depreciation is a share of the value at the beginning of the year, rounded half up to the minor unit and \
            spread evenly over its months; with a life instead of a rate, the share is 2 divided by the years, and the \
            method switches to straight-line as soon as that depreciates more. The half-year convention counts half a \
            year in the first and the last calendar year, and enters each year's depreciation on December 31 (IRS \
            Publication 946). A month is complete on the same day of the next month, or on its last day. The value \
            never falls below the salvage value, and a salvage value above cost is refused.
            """,
        examples: [
            Example(
                "A desk over five years",
                [
                    "cost": ["amount": "5000", "currency": "USD"], "start": "2024-01-15",
                    "plan": ["method": "linear", "lifeMonths": 60], "day": "2026-11-23",
                ]),
            Example(
                "A laptop that loses a third each year",
                [
                    "cost": ["amount": "1499.90", "currency": "EUR"], "start": "2024-03-31",
                    "plan": ["method": "declining", "annualRate": 33, "floorPercent": 5], "day": "2026-11-23",
                ]),
            Example(
                "Half-year convention",
                [
                    "cost": ["amount": "1000", "currency": "USD"], "start": "2023-09-01",
                    "plan": ["method": "declining", "convention": "halfYear", "lifeMonths": 60], "day": "2026-12-31",
                ]),
        ],
        effects: .clock)

    /// Creates the computation.
    public init() {}

    /// Computes the value.
    /// - Throws: `ComputationError` if the plan contradicts itself or the cost, or the day is before the start.
    public func run(_ input: DepreciationInput, in context: Context) async throws -> Depreciation {
        let day = try input.day?.day(in: context) ?? context.today()
        return try Self.reading(of: input, day: day)
    }

    /// Computes a value without an engine, on the calling thread.
    ///
    /// - Parameters:
    ///   - input: The cost and the plan.
    ///   - day: The day whose value is computed, instead of that of the input.
    /// - Throws: as ``run(_:in:)``.
    public static func reading(of input: DepreciationInput, day: CalendarDay) throws(ComputationError) -> Depreciation {
        var issues = input.plan.issues(cost: input.cost).map { issue in
            ValidationIssue(
                path: "plan.\(issue.path)", expected: issue.expected, got: issue.got,
                recoverySuggestion: issue.recoverySuggestion)
        }
        if day < input.start {
            issues.append(
                ValidationIssue(path: "day", expected: "a day not before the start, \(input.start)", got: "\(day)"))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return Depreciation(DepreciationCourse(input.plan, cost: input.cost, start: input.start), input.cost, on: day)
    }
}

extension Depreciation {
    init(_ course: DepreciationCourse, _ cost: Money, on day: CalendarDay) {
        let currency = cost.currency
        let months = course.months(through: day)
        let value = course.value(after: months)
        self.init(
            value: value.money(currency), loss: (course.cost - value).money(currency), cost: cost,
            floor: course.floor.money(currency), method: course.plan.method, convention: course.plan.convention,
            lifeMonths: course.lifeMonths, annualRate: course.plan.annualRate, start: course.start, day: day,
            months: months, end: course.lifeMonths.map(course.day), years: Self.years(of: course, currency))
    }

    private static func years(of course: DepreciationCourse, _ currency: String) -> [Year] {
        let isHalf = course.plan.convention == .halfYear
        var years: [Year] = []
        var before = course.cost
        var months = isHalf ? 6 : 12
        while years.count < 50 {
            let value = course.value(after: months)
            let end = course.lifeMonths.map { min($0, months) } ?? months
            years.append(
                Year(
                    day: course.day(after: isHalf ? months : end), loss: (before - value).money(currency),
                    value: value.money(currency)))
            if value <= course.floor || course.lifeMonths.map({ months >= $0 }) == true { break }
            before = value
            months += 12
        }
        return years
    }
}
