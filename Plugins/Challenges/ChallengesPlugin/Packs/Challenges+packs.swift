// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Imports a pack, all of it or nothing.
    public static let importPack = ComputationKey<ImportPackInput, ImportedPack>("challenges.import-pack")
    /// Exports a pack, or the user's own challenges, as a file.
    public static let exportPack = ComputationKey<ExportPackInput, ExportedPack>("challenges.export-pack")
    /// Removes a pack from the catalog.
    public static let removePack = ComputationKey<RemovePackInput, RemovedPack>("challenges.remove-pack")
    /// Lists the packs of the catalog.
    public static let myPacks = ComputationKey<MyPacksInput, PackList>("challenges.my-packs")
}
