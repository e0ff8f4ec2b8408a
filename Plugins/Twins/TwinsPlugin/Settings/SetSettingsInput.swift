// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to the settings; omitted ones keep their values.
public struct SetSettingsInput: SchemaProviding, Hashable {
    /// Whether notifications are handed out.
    public var notificationsEnabled: Bool?
    /// The days from the first warning to the date of expiry.
    public var firstWarningDays: Int?
    /// The days from the second warning to the date of expiry.
    public var secondWarningDays: Int?
    /// The days from the warning to the end of a warranty.
    public var warrantyWarningDays: Int?
    /// The local time at which notifications are due.
    public var notificationTime: String?
    /// The ISO 4217 code of prices without a currency.
    public var defaultCurrency: String?
    /// The units in which lengths and weights are shown.
    public var units: UnitSystem?
    /// The days for which recognitions are kept in the log.
    public var recognitionLogDays: Int?

    /// Creates an input; set the changes afterwards.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.SetSettingsInput", "Changes to the settings; omitted ones keep their values."
    ) {
        field("notificationsEnabled", \.notificationsEnabled, "Whether notifications are handed out.", .boolean)
        field(
            "firstWarningDays", \.firstWarningDays, "The days from the first warning to the date of expiry.",
            .integer(1...365, .days))
        field(
            "secondWarningDays", \.secondWarningDays, "The days from the second warning to the date of expiry.",
            .integer(1...365, .days))
        field(
            "warrantyWarningDays", \.warrantyWarningDays, "The days from the warning to the end of a warranty.",
            .integer(0...365, .days))
        field("notificationTime", \.notificationTime, "The local time at which notifications are due.", .timeOfDay)
        field("defaultCurrency", \.defaultCurrency, "The ISO 4217 code of prices without a currency.", .currencyCode)
        field("units", \.units, "The units in which lengths and weights are shown.")
        field(
            "recognitionLogDays", \.recognitionLogDays, "The days for which recognitions are kept in the log.",
            .integer(1...3_650, .days))
    }
}
