// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The settings of the inventory.
@Schema("twins.TwinSettings")
public struct TwinSettings: SchemaProviding, Hashable {
    /// Whether notifications are on.
    public var notificationsEnabled: Bool = true
    /// The days before the expiration date for the first warning.
    @Field(.integer(1...365, .days)) public var firstWarningDays: Int = 3
    /// The days before the expiration date for the second warning.
    @Field(.integer(1...365, .days)) public var secondWarningDays: Int = 1
    /// The days before the end of a warranty for its warning.
    @Field(.integer(0...365, .days)) public var warrantyWarningDays: Int = 30
    /// The local time of day for notifications.
    @Field(.timeOfDay) public var notificationTime: String = "09:00"
    /// The ISO 4217 code of the default currency.
    @Field(.currencyCode) public var defaultCurrency: String = "EUR"
    /// The units for lengths and weights.
    public var units: UnitSystem = .metric
    /// The number of days to keep recognitions in the log.
    @Field(.integer(1...3_650, .days)) public var recognitionLogDays: Int = 90
}
