// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// Where to find help: a service or a person, and how to reach it.
public struct HelpLine: SchemaProviding, Hashable {
    /// The name of the service or person.
    public var name: String
    /// How to reach it, such as a telephone number.
    public var contact: String?
    /// Details, such as when it can be reached.
    public var details: String?
    /// The country as an ISO 3166-1 alpha-2 code; nil for any.
    public var country: String?
    /// The day on which the contact was last checked.
    public var checked: CalendarDay?

    /// Creates a line.
    public init(
        name: String, contact: String? = nil, details: String? = nil, country: String? = nil,
        checked: CalendarDay? = nil
    ) {
        self.name = name
        self.contact = contact
        self.details = details
        self.country = country
        self.checked = checked
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.HelpLine", "Where to find help: a service or a person, and how to reach it."
    ) {
        field("name", \.name, "The name of the service or person.", .text(1...200, example: "Local emergency services"))
        field("contact", \.contact, "How to reach it.", .text(1...200, example: "112"))
        field("details", \.details, "Details.", .text(1...500, example: "Day and night, free of charge."))
        field(
            "country", \.country, "The country as an ISO 3166-1 alpha-2 code.",
            .text("a country code such as UA", pattern: "^[A-Z]{2}$", example: "UA"))
        field("checked", \.checked, "The day on which the contact was last checked.")
    }
}
