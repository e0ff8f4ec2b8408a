// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// A depreciation plan.
@Schema("twins.DepreciationPlan")
public struct DepreciationPlan: SchemaProviding, Hashable {
    /// The depreciation method.
    public var method: DepreciationMethod
    /// The convention for partial years.
    public var convention: DepreciationConvention = .wholeMonths
    /// The useful life in months; give either this or the rate.
    @Field(.integer(1...1_200, MeasurementUnit(rawValue: "months"))) public var lifeMonths: Int?
    /// The annual depreciation rate in percent; give either this or the life.
    ///
    /// Percent of cost for the linear method, of the value at the beginning of the year for the declining one. Four
    /// decimals count.
    @Field(.number(0.01...100, MeasurementUnit(rawValue: "percent"))) public var annualRate: Double?
    /// The salvage value, as an amount.
    public var floor: Money?
    /// The salvage value, in percent of cost.
    ///
    /// Two decimals count.
    @Field(.number(0...100, MeasurementUnit(rawValue: "percent"))) public var floorPercent: Double?

    /// Returns the problems of the plan for a cost, with paths relative to the plan.
    ///
    /// A plan has a life or a rate and at most one salvage value, in the cost's currency and not above
    /// the cost.
    public func issues(cost: Money?) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if (lifeMonths == nil) == (annualRate == nil) {
            issues.append(
                ValidationIssue(
                    path: "lifeMonths", expected: "either a life or an annual rate",
                    got: lifeMonths == nil ? "neither" : "both", kind: .rule))
        }
        if convention == .halfYear, let lifeMonths, !lifeMonths.isMultiple(of: 12) {
            issues.append(
                ValidationIssue(
                    path: "lifeMonths", expected: "whole years, in months, for the half-year convention",
                    got: "\(lifeMonths)", kind: .rule))
        }
        if floor != nil, floorPercent != nil {
            issues.append(ValidationIssue(path: "floorPercent", expected: "one salvage value", got: "two", kind: .rule))
        }
        if let floor, let cost {
            if floor.currency != cost.currency {
                issues.append(
                    ValidationIssue(
                        path: "floor.currency", expected: "the currency of the cost, \(cost.currency)",
                        got: floor.currency, kind: .rule))
            } else if ExactAmount(floor) > ExactAmount(cost) {
                issues.append(
                    ValidationIssue(
                        path: "floor.amount", expected: "at most the cost, \(cost.amount)", got: floor.amount,
                        kind: .rule))
            }
        }
        return issues
    }
}

/// A depreciation method.
@Schema("twins.DepreciationMethod")
public enum DepreciationMethod: String, CaseIterable, SchemaProviding {
    /// Straight-line: the same amount each month.
    case linear
    /// Declining balance: a share of the remaining value each year.
    case declining
}

/// A convention for partial years of depreciation.
@Schema("twins.DepreciationConvention")
public enum DepreciationConvention: String, CaseIterable, SchemaProviding {
    /// Whole months since the start.
    case wholeMonths
    /// Half a year in the first and the last calendar year, entered on December 31.
    case halfYear
}
