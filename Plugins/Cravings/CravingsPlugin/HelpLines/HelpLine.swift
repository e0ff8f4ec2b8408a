// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// Where to find help: a service or a person, and how to reach it.
@Schema("cravings.HelpLine")
public struct HelpLine: SchemaProviding, Hashable {
    /// The name of the service or person.
    @Field(.text(1...200, example: "Local emergency services")) public var name: String
    /// How to reach it.
    ///
    /// Such as a telephone number.
    @Field(.text(1...200, example: "112")) public var contact: String?
    /// Details.
    ///
    /// Such as when it can be reached.
    @Field(.text(1...500, example: "Day and night, free of charge.")) public var details: String?
    /// The country as an ISO 3166-1 alpha-2 code.
    ///
    /// Nil for any.
    @Field(.text("a country code such as UA", pattern: "^[A-Z]{2}$", example: "UA")) public var country: String?
    /// The day on which the contact was last checked.
    public var checked: CalendarDay?
}
