// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The type of a notification.
@Schema("twins.NotificationType")
public enum NotificationType: String, CaseIterable, SchemaProviding {
    /// Food should be used soon: the first warning.
    case expirationWarning3Days
    /// Food should be used soon: the second warning.
    case expirationWarning1Day
    /// Food is past its best; often still good.
    case pastBest
    /// Food is past its use-by date.
    case expired
    /// A warranty ends.
    case warrantyExpiring
    /// Maintenance or care, such as watering, is due.
    case maintenanceDue
    /// A recall.
    case recallAlert
    /// A loan is due back.
    case loanDue
}
