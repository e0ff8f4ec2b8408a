// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What entries can have in common: a trigger, or four hours of the day.
public enum LagFactor: UnionRepresentable, Hashable {
    case trigger(TriggerFactor)
    case hours(HourFactor)

    /// The entries with a trigger.
    public struct TriggerFactor: SchemaProviding, Hashable {
        /// The trigger.
        public var trigger: Trigger

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.TriggerFactor", "The entries with a trigger.") {
            field("trigger", \.trigger, "The trigger.")
        }
    }

    /// The entries in four hours of the day.
    public struct HourFactor: SchemaProviding, Hashable {
        /// The first hour on the person's clock.
        public var first: Int
        /// The last hour on the person's clock.
        public var last: Int

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.HourFactor", "The entries in four hours of the day."
        ) {
            field("first", \.first, "The first hour on the person's clock.", .integer(0...23))
            field("last", \.last, "The last hour on the person's clock.", .integer(0...23))
        }
    }

    /// The cases.
    public static let variants: [Variant<Self>] = [
        variant("trigger", "The entries with a trigger.", Self.trigger) {
            if case .trigger(let factor) = $0 { factor } else { nil }
        },
        variant("hours", "The entries in four hours of the day.", Self.hours) {
            if case .hours(let factor) = $0 { factor } else { nil }
        },
    ]

    /// The schema.
    public static let schema = Schema<Self>.union(
        "cravings.LagFactor", "What entries can have in common: a trigger, or four hours of the day.")

    /// The ten triggers, then the hours from midnight by fours.
    static let all: [LagFactor] =
        Trigger.allCases.map { .trigger(TriggerFactor(trigger: $0)) }
        + stride(from: 0, to: 24, by: 4).map { .hours(HourFactor(first: $0, last: $0 + 3)) }

    /// Returns whether an entry has it.
    func isTrue(of point: DiaryTimeline.Point) -> Bool {
        switch self {
        case .trigger(let factor): point.triggers & factor.trigger.bit != 0
        case .hours(let factor): point.hour.map { (factor.first...factor.last).contains($0) } ?? false
        }
    }

    /// The factor in words that follow "entries".
    var words: String {
        switch self {
        case .trigger(let factor): "with \(factor.trigger.rawValue)"
        case .hours(let factor): "from \(factor.first):00 to \(factor.last):59"
        }
    }
}
