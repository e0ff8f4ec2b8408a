// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// The wardrobe's plugin with its store: all pure computations, and those over the user's own records.
///
/// An engine takes it in place of `WardrobePlugin`, whose name and computations it has.
public struct StoredWardrobePlugin: StoredPlugin {
    /// Name, prose and license, those of the plugin without a store.
    public let manifest = WardrobePlugin().manifest

    private let access: LazyWardrobeRecords
    private let forecasts: ForecastServices

    /// Creates the plugin over the wardrobe in a home, which is opened when a computation first needs it.
    ///
    /// - Parameters:
    ///   - home: the folder of the user's records, located on first use; the user's own unless given.
    ///   - forecasts: where forecasts are fetched.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(),
        forecasts: ForecastServices = .none
    ) {
        self.init(.inHome(try home()), forecasts: forecasts)
    }

    init(_ access: LazyWardrobeRecords, forecasts: ForecastServices = .none) {
        self.access = access
        self.forecasts = forecasts
    }

    /// The tables of the wardrobe.
    public var migrations: StoreMigrations { WardrobeRecords.migrations }

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
