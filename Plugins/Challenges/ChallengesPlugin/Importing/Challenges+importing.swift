// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Imports the export of a habit tracker as history.
    public static let importHistory = ComputationKey<ImportHistoryInput, ImportedHistory>("challenges.import-history")
}
