// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A loan that began or ended.
@Schema("twins.LoanChange")
public struct LoanChange: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The loan.
    public var loan: Loan
}
