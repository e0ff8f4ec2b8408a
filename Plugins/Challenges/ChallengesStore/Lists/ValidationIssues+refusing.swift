// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension [ValidationIssue] {
    /// Throws an error with every problem, if there are any.
    func refuse() throws(ComputationError) {
        guard isEmpty else { throw ComputationError.refused(self) }
    }
}
