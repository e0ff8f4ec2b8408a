// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A setting in a pack.
@Schema("challenges.ConfigurationEntry")
public struct ConfigurationEntry: SchemaProviding, Hashable {
    /// The key.
    ///
    /// Such as `rank.exploration`.
    @Field(.text(1...100, example: "rank.exploration")) public var key: String
    /// The type of the value.
    public var type: ValueType
    /// The value.
    public var value: JSONValue
    /// The description.
    @Field(.text(1...1_000, example: "Probability of picking a random challenge.")) public var description: String?
    /// Whether it is active.
    public var isActive: Bool = true
    /// The minimum version of the program.
    ///
    /// Nil for any.
    public var minimumVersion: Version?

    /// The type of a value.
    @Schema("challenges.ValueType")
    public enum ValueType: String, CaseIterable, SchemaProviding {
        /// True or false.
        case boolean
        /// A whole number.
        case integer
        /// A number.
        case number
        /// Text.
        case text
    }

    /// Whether this program uses it.
    public var holds: Bool { isActive && minimumVersion.map { $0 <= .program } ?? true }
}

extension ConfigurationEntry: ValidatedRecord {
    /// Reports a value of another type, a number that isn't interoperable in JSON (RFC 8259, section 6), and a value
    /// out of range for a key that the program uses.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        let fits =
            switch type {
            case .boolean: value.bool != nil
            case .integer: value.int != nil
            case .number: value.double != nil
            case .text: value.string != nil
            }
        guard fits else {
            return [
                ValidationIssue(path: "value", expected: "a value of type \(type.rawValue)", got: value.inWords)
            ]
        }
        if let number = value.double, number.magnitude > Self.largest {
            let largest = JSONValue.number(Self.largest).inWords
            return [
                ValidationIssue(path: "value", expected: "a number from -\(largest) to \(largest)", got: value.inWords)
            ]
        }
        if let range = Self.ranges[key], value.double.map({ !range.contains($0) }) ?? true {
            return [
                ValidationIssue(
                    path: "value", expected: "a number from \(range.lowerBound) to \(range.upperBound) for \(key)",
                    got: value.inWords)
            ]
        }
        return []
    }

    /// The largest number, 2^53 − 1.
    static let largest = 9_007_199_254_740_991.0

    /// The keys that the program uses, and their ranges.
    public static let ranges: [String: ClosedRange<Double>] = [
        "rank.spread": 0...1, "rank.exploration": 0...1, "rank.restCompleted": 0...3_650, "rank.restSkipped": 0...3_650,
    ]
}
