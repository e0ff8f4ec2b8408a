// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The settings of the inventory.
public struct TwinSettings: SchemaProviding, Hashable {
    /// Whether notifications are handed out.
    public var notificationsEnabled: Bool
    /// The days from the first warning to the date of expiry.
    public var firstWarningDays: Int
    /// The days from the second warning to the date of expiry.
    public var secondWarningDays: Int
    /// The days from the warning to the end of a warranty.
    public var warrantyWarningDays: Int
    /// The local time at which notifications are due.
    public var notificationTime: String
    /// The ISO 4217 code of prices without a currency.
    public var defaultCurrency: String
    /// The units in which lengths and weights are shown.
    public var units: UnitSystem
    /// The days for which recognitions are kept in the log.
    public var recognitionLogDays: Int

    /// Creates the value with every default.
    public init() {
        notificationsEnabled = true
        firstWarningDays = 3
        secondWarningDays = 1
        warrantyWarningDays = 30
        notificationTime = "09:00"
        defaultCurrency = "EUR"
        units = .metric
        recognitionLogDays = 90
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.TwinSettings", "The settings of the inventory.") {
        field(
            "notificationsEnabled", \.notificationsEnabled, "Whether notifications are handed out.", .boolean,
            default: true)
        field(
            "firstWarningDays", \.firstWarningDays, "The days from the first warning to the date of expiry.",
            .integer(1...365, .days), default: 3)
        field(
            "secondWarningDays", \.secondWarningDays, "The days from the second warning to the date of expiry.",
            .integer(1...365, .days), default: 1)
        field(
            "warrantyWarningDays", \.warrantyWarningDays, "The days from the warning to the end of a warranty.",
            .integer(0...365, .days), default: 30)
        field(
            "notificationTime", \.notificationTime, "The local time at which notifications are due.", .timeOfDay,
            default: "09:00")
        field(
            "defaultCurrency", \.defaultCurrency, "The ISO 4217 code of prices without a currency.", .currencyCode,
            default: "EUR")
        field("units", \.units, "The units in which lengths and weights are shown.", default: .metric)
        field(
            "recognitionLogDays", \.recognitionLogDays, "The days for which recognitions are kept in the log.",
            .integer(1...3_650, .days), default: 90)
    }
}
