// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A loan that began or ended.
public struct LoanChange: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The loan.
    public var loan: Loan

    /// Creates the value from its required attributes.
    public init(twin: NamedRecord, loan: Loan) {
        self.twin = twin
        self.loan = loan
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LoanChange", "A loan that began or ended.") {
        field("twin", \.twin, "The twin.")
        field("loan", \.loan, "The loan.")
    }
}
