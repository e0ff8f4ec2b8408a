// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the computations that import and export.
extension Twins {
    /// Imports things from a file of this app or another.
    public static let importTwins = ComputationKey<ImportTwinsInput, TwinImportReport>("twins.import")
    /// Exports things and places as a file.
    public static let exportTwins = ComputationKey<ExportTwinsInput, TwinExport>("twins.export")
}
