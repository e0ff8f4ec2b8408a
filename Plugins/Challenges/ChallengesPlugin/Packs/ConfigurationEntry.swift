// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A setting that a pack may bring.
public struct ConfigurationEntry: SchemaProviding, Hashable {
    /// Its key, such as `rank.exploration`.
    public var key: String
    /// What kind of value it has.
    public var type: ValueType
    /// The value.
    public var value: JSONValue
    /// What it is for.
    public var description: String?
    /// Whether it holds.
    public var isActive: Bool
    /// The first version of the program that knows it; nil for any.
    public var minimumVersion: Version?

    /// The kind of a value.
    public enum ValueType: String, Codable, Sendable, CaseIterable {
        case boolean
        case integer
        case number
        case text
    }

    /// A setting.
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

    /// Whether this program heeds it.
    public var holds: Bool { isActive && minimumVersion.map { $0 <= .program } ?? true }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ConfigurationEntry", "A setting that a pack may bring.")
    {
        field("key", \.key, "Its key.", .text(1...100, example: "rank.exploration"))
        field("type", \.type, "What kind of value it has.")
        field("value", \.value, "The value.", .any)
        field(
            "description", \.description, "What it is for.",
            .text(1...1_000, example: "How often a challenge comes by lot."))
        field("isActive", \.isActive, "Whether it holds.", .boolean, default: true)
        field("minimumVersion", \.minimumVersion, "The first version of the program that knows it.")
    }
}

extension ConfigurationEntry: ValidatedRecord {
    /// The value is of the stated kind, a number that every reader of JSON keeps (RFC 8259, section 6), and within range
    /// where the program heeds the key.
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
                ValidationIssue(path: "value", expected: "a value of the kind \(type.rawValue)", got: value.inWords)
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

    /// The keys that the program heeds, and what they may be.
    public static let ranges: [String: ClosedRange<Double>] = [
        "rank.spread": 0...1, "rank.exploration": 0...1, "rank.restCompleted": 0...3_650, "rank.restSkipped": 0...3_650,
    ]
}

extension ConfigurationEntry.ValueType: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.ValueType", "The kind of a value.") {
        switch $0 {
        case .boolean: "True or false."
        case .integer: "A whole number."
        case .number: "A number."
        case .text: "A text."
        }
    }
}
