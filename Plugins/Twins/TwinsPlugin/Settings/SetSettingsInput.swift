// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to the settings; omitted ones keep their values.
@Schema("twins.SetSettingsInput")
public struct SetSettingsInput: SchemaProviding, Hashable {
    /// Whether notifications are handed out.
    public var notificationsEnabled: Bool?
    /// The days from the first warning to the date of expiry.
    @Field(.integer(1...365, .days)) public var firstWarningDays: Int?
    /// The days from the second warning to the date of expiry.
    @Field(.integer(1...365, .days)) public var secondWarningDays: Int?
    /// The days from the warning to the end of a warranty.
    @Field(.integer(0...365, .days)) public var warrantyWarningDays: Int?
    /// The local time at which notifications are due.
    @Field(.timeOfDay) public var notificationTime: String?
    /// The ISO 4217 code of prices without a currency.
    @Field(.currencyCode) public var defaultCurrency: String?
    /// The units in which lengths and weights are shown.
    public var units: UnitSystem?
    /// The days for which recognitions are kept in the log.
    @Field(.integer(1...3_650, .days)) public var recognitionLogDays: Int?
}
