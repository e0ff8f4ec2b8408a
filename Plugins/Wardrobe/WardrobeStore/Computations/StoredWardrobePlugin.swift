// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// The wardrobe's plugin with its store: all pure computations, and those over the user's own records.
///
/// An engine takes it in place of ``WardrobePlugin/WardrobePlugin``, whose name and computations it has.
public struct StoredWardrobePlugin: Plugin {
    /// Name, prose and license, those of the plugin without a store.
    public let manifest = WardrobePlugin().manifest

    private let access: LazyWardrobeRecords
    private let forecasts: ForecastServices

    /// The plugin over a wardrobe, which is opened when a computation first needs it.
    ///
    /// - Parameters:
    ///   - access: the wardrobe.
    ///   - forecasts: where forecasts are fetched.
    public init(_ access: LazyWardrobeRecords = .standard, forecasts: ForecastServices = .none) {
        self.access = access
        self.forecasts = forecasts
    }

    /// The plugin's computations, the pure ones first.
    public var computations: [AnyComputation] {
        WardrobePlugin().computations
        suggestionComputations(access, forecasts)
        itemComputations(access)
        wearComputations(access)
        outfitComputations(access)
        eventComputations(access)
        wearerComputations(access)
        wishComputations(access)
        sizeChartComputations(access)
    }

    /// What presents the answers of all of them.
    public var presenters: [Presenter] { WardrobePlugin().presenters + WardrobePlugin.recordPresenters }
}
