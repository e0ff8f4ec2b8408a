// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A setting in a pack.
public struct ConfigurationEntry: SchemaProviding, Hashable {
    /// The key, such as `rank.exploration`.
    public var key: String
    /// The type of the value.
    public var type: ValueType
    /// The value.
    public var value: JSONValue
    /// The description.
    public var description: String?
    /// Whether it is active.
    public var isActive: Bool
    /// The minimum version of the program; nil for any.
    public var minimumVersion: Version?

    /// The type of a value.
    public enum ValueType: String, Codable, Sendable, CaseIterable {
        case boolean
        case integer
        case number
        case text
    }

    /// Creates a setting.
    public init(
        key: String, type: ValueType, value: JSONValue, description: String? = nil, isActive: Bool = true,
        minimumVersion: Version? = nil
    ) {
        self.key = key
        self.type = type
        self.value = value
        self.description = description
        self.isActive = isActive
        self.minimumVersion = minimumVersion
    }

    /// Whether this program uses it.
    public var holds: Bool { isActive && minimumVersion.map { $0 <= .program } ?? true }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ConfigurationEntry", "A setting in a pack.") {
        field("key", \.key, "The key.", .text(1...100, example: "rank.exploration"))
        field("type", \.type, "The type of the value.")
        field("value", \.value, "The value.", .any)
        field(
            "description", \.description, "The description.",
            .text(1...1_000, example: "Probability of picking a random challenge."))
        field("isActive", \.isActive, "Whether it is active.", .boolean, default: true)
        field("minimumVersion", \.minimumVersion, "The minimum version of the program.")
    }
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

extension ConfigurationEntry.ValueType: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.ValueType", "The type of a value.") {
        switch $0 {
        case .boolean: "True or false."
        case .integer: "A whole number."
        case .number: "A number."
        case .text: "Text."
        }
    }
}
