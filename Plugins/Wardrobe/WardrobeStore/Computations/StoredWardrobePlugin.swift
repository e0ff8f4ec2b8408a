// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
internal import WardrobePlugin

/// The wardrobe's plugin with its store: all pure computations, and those over the user's own records.
///
/// An engine takes it in place of ``WardrobePlugin/WardrobePlugin``, whose name and computations it has.
public struct StoredWardrobePlugin: Plugin {
    /// Name, prose and license, those of the plugin without a store.
    public let manifest = WardrobePlugin().manifest

    private let access: LazyWardrobeRecords

    /// The plugin over a wardrobe, which is opened when a computation first needs it.
    public init(_ access: LazyWardrobeRecords = .standard) { self.access = access }

    /// The plugin's computations, the pure ones first.
    public var computations: [AnyComputation] {
        WardrobePlugin().computations
        MyItems(access)
        MySuggestions(access)
        MyStatistics(access)
        MyHistory(access)
    }
}
