// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a notification is about.
public enum NotificationType: String, Codable, Sendable, CaseIterable, SchemaProviding {
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
    /// The maker recalls it.
    case recallAlert
    /// A loan is due back.
    case loanDue

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.NotificationType", "What a notification is about.") {
        switch $0 {
        case .expirationWarning3Days: "Food should be used soon: the first warning."
        case .expirationWarning1Day: "Food should be used soon: the second warning."
        case .pastBest: "Food is past its best; often still good."
        case .expired: "Food is past its use-by date."
        case .warrantyExpiring: "A warranty ends."
        case .maintenanceDue: "Maintenance or care, such as watering, is due."
        case .recallAlert: "The maker recalls it."
        case .loanDue: "A loan is due back."
        }
    }
}
