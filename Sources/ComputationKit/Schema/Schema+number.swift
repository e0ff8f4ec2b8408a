// SPDX-License-Identifier: Apache-2.0

extension Schema where Value == Double {
    /// A finite number in a range, with its unit.
    public static func number(
        _ range: ClosedRange<Double> = -Double.infinity...Double.infinity, _ unit: MeasurementUnit? = nil
    ) -> Schema {
        number(AnySchema.NumberBounds(range), unit)
    }

    /// A finite number of at least the lower bound, with its unit.
    public static func number(_ range: PartialRangeFrom<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(range.lowerBound...Double.infinity, unit)
    }

    /// A finite number of at most the upper bound, with its unit.
    public static func number(_ range: PartialRangeThrough<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(-Double.infinity...range.upperBound, unit)
    }

    /// A finite number of at least the lower bound and below the upper one, with its unit.
    public static func number(_ range: Range<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(AnySchema.NumberBounds(range.lowerBound...range.upperBound, excludesMaximum: true), unit)
    }

    /// A finite number below the upper bound, with its unit.
    public static func number(_ range: PartialRangeUpTo<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(AnySchema.NumberBounds(-Double.infinity...range.upperBound, excludesMaximum: true), unit)
    }

    /// A finite number greater than the lower bound, with its unit.
    public static func number(
        above lower: Double, through upper: Double = .infinity, _ unit: MeasurementUnit? = nil
    ) -> Schema {
        number(AnySchema.NumberBounds(lower...upper, excludesMinimum: true), unit)
    }

    /// A finite number within bounds, with its unit.
    public static func number(_ bounds: AnySchema.NumberBounds, _ unit: MeasurementUnit? = nil) -> Schema {
        let erased = AnySchema(kind: .number(bounds, unit))
        return Schema(
            erased,
            rule: { value, issues in
                guard !bounds.contains(value) else { return }
                let got = value.isFinite ? JSONWriter.text(of: value) : "\(value)"
                issues.append(ValidationIssue(path: "", expected: erased.inWords, got: got))
            },
            encode: { .number($0) })
    }
}

extension Schema where Value == Int {
    /// An integer in a range, with its unit.
    public static func integer(
        _ range: ClosedRange<Int> = Int.min...Int.max, _ unit: MeasurementUnit? = nil
    ) -> Schema {
        let erased = AnySchema(kind: .integer(range, unit))
        return Schema(
            erased,
            rule: { value, issues in
                guard !range.contains(value) else { return }
                issues.append(ValidationIssue(path: "", expected: erased.inWords, got: "\(value)"))
            },
            encode: { .integer(Int64($0)) })
    }
}
