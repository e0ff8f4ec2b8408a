// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// A cost, a plan, and the day whose value is computed.
@Schema("twins.DepreciationInput")
public struct DepreciationInput: SchemaProviding, Hashable {
    /// The cost of the thing.
    public var cost: Money
    /// The start date of depreciation, usually that of the purchase.
    public var start: CalendarDay
    /// The depreciation plan.
    public var plan: DepreciationPlan
    /// The day whose value is computed; today if omitted.
    public var day: DayReference?
}
