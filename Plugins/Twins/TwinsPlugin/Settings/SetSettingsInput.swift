// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to the settings; omitted ones keep their values.
@Schema("twins.SetSettingsInput")
public struct SetSettingsInput: SchemaProviding, Hashable {
    /// Whether notifications are on.
    public var notificationsEnabled: Bool?
    /// The days before the expiration date for the first warning.
    @Field(.integer(1...365, .days)) public var firstWarningDays: Int?
    /// The days before the expiration date for the second warning.
    @Field(.integer(1...365, .days)) public var secondWarningDays: Int?
    /// The days before the end of a warranty for its warning.
    @Field(.integer(0...365, .days)) public var warrantyWarningDays: Int?
    /// The local time of day for notifications.
    @Field(.timeOfDay) public var notificationTime: String?
    /// The ISO 4217 code of the default currency.
    @Field(.currencyCode) public var defaultCurrency: String?
    /// The units for lengths and weights.
    public var units: UnitSystem?
    /// The number of days to keep recognitions in the log.
    @Field(.integer(1...3_650, .days)) public var recognitionLogDays: Int?
}
