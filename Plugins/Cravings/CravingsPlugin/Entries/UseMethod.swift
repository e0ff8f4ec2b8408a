// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How cannabis was used, with the range, the step, and the unit of its amounts.
///
/// Amounts of different methods have different units and are never added.
public enum UseMethod: String, Codable, Sendable, CaseIterable {
    case bowls = "Bowls"
    case joints = "Joints"
    case blunts = "Blunts"
    case vape = "Vape"
    case dab = "Dab"
    case edible = "Edible"

    /// The smallest and the largest amount, in the method's unit.
    public var amounts: ClosedRange<Double> {
        switch self {
        case .bowls, .joints, .blunts: 0.5...5
        case .vape: 1...10
        case .dab: 1...5
        case .edible: 5...100
        }
    }

    /// The difference between neighboring amounts, in the method's unit.
    public var step: Double {
        switch self {
        case .bowls, .joints, .blunts: 0.5
        case .vape, .dab: 1
        case .edible: 5
        }
    }

    /// The unit of the amounts.
    public var unit: MeasurementUnit {
        switch self {
        case .bowls: MeasurementUnit(rawValue: "bowls")
        case .joints: MeasurementUnit(rawValue: "joints")
        case .blunts: MeasurementUnit(rawValue: "blunts")
        case .vape: MeasurementUnit(rawValue: "pulls")
        case .dab: MeasurementUnit(rawValue: "dabs")
        case .edible: MeasurementUnit(rawValue: "mg")
        }
    }

    /// Returns whether an amount is in the range and on a step.
    public func allows(_ amount: Double) -> Bool {
        guard amounts.contains(amount) else { return false }
        let steps = amount / step
        return steps == steps.rounded()
    }

    /// Returns the issue of an amount that the method doesn't allow, with an empty path, or nil.
    package func issue(with amount: Double) -> ValidationIssue? {
        guard !allows(amount) else { return nil }
        let (low, high) = (Self.text(of: amounts.lowerBound), Self.text(of: amounts.upperBound))
        let nearest = (min(max(amount, amounts.lowerBound), amounts.upperBound) / step).rounded() * step
        return ValidationIssue(
            path: "",
            expected: "\(low) to \(high) \(unit.rawValue) in steps of \(Self.text(of: step))",
            got: Self.text(of: amount),
            recoverySuggestion: amount.isFinite ? "the nearest allowed amount is \(Self.text(of: nearest))" : nil)
    }

    /// Returns an amount without needless decimals, such as `2` or `0.5`.
    package static func text(of amount: Double) -> String {
        let isWhole = amount == amount.rounded() && abs(amount) < 1e15
        return isWhole ? "\(Int(amount))" : "\(amount)"
    }
}

extension UseMethod: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.UseMethod", "How cannabis was used.") {
        switch $0 {
        case .bowls: "Bowls of a pipe or bong, 0.5 to 5 in steps of 0.5."
        case .joints: "Joints, 0.5 to 5 in steps of 0.5."
        case .blunts: "Blunts, 0.5 to 5 in steps of 0.5."
        case .vape: "Pulls of a vaporizer, 1 to 10."
        case .dab: "Dabs of a concentrate, 1 to 5."
        case .edible: "Milligrams in food or drink, 5 to 100 in steps of 5."
        }
    } aliases: {
        [$0.rawValue.lowercased()]
    }
}
