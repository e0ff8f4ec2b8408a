// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Things with dates, and the days to look ahead.
public struct DueInput: SchemaProviding, Hashable {
    /// The things.
    public var twins: [Twin]
    /// The places, which name where a thing is.
    public var locations: [Location]
    /// The recalls; closed ones are ignored.
    public var recalls: [Recall]
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The number of days to look ahead.
    public var days: Int
    /// The kinds of dates; all if omitted.
    public var kinds: [DueKind]?

    /// Creates an input.
    public init(
        twins: [Twin], locations: [Location] = [], recalls: [Recall] = [], day: DayReference? = nil, days: Int = 7,
        kinds: [DueKind]? = nil
    ) {
        self.twins = twins
        self.locations = locations
        self.recalls = recalls
        self.day = day
        self.days = days
        self.kinds = kinds
    }

    /// The schema.
    public static let schema = Schema<Self>.object("twins.DueInput", "Things with dates, and the days to look ahead.") {
        field("twins", \.twins, "The things.", .list(of: .nested, count: 0...1_000_000))
        field(
            "locations", \.locations, "The places, which name where a thing is.",
            .list(of: .nested, count: 0...100_000), default: [])
        field(
            "recalls", \.recalls, "The recalls; closed ones are ignored.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("day", \.day, "The first day; today if omitted.")
        field("days", \.days, "The number of days to look ahead.", .integer(0...3_650, .days), default: 7)
        field("kinds", \.kinds, "The kinds of dates; all if omitted.", .list(of: .nested, count: 1...7))
    }
}

/// A kind of date on which something is due.
public enum DueKind: String, CaseIterable, SchemaProviding {
    /// A thing that its maker recalls.
    case recall
    /// Food that should be used.
    case expiry
    /// A loan that should come back.
    case loan
    /// A plant that needs water.
    case watering
    /// A plant that needs fertilizer.
    case fertilizing
    /// A thing that needs maintenance or cleaning.
    case maintenance
    /// A warranty that ends.
    case warranty

    /// One of the words.
    public static let schema = Schema<Self>.enumeration(
        "twins.DueKind", "A kind of date on which something is due."
    ) {
        switch $0 {
        case .expiry: "Food that should be used."
        case .loan: "A loan that should come back."
        case .watering: "A plant that needs water."
        case .fertilizing: "A plant that needs fertilizer."
        case .maintenance: "A thing that needs maintenance or cleaning."
        case .warranty: "A warranty that ends."
        case .recall: "A thing that its maker recalls."
        }
    }
}
