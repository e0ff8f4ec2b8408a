// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// The wardrobe plugin with a store: all pure computations, and those that use the user's records.
///
/// Use it in an engine instead of `WardrobePlugin`; it has the same name and includes its computations.
public struct StoredWardrobePlugin: StoredPlugin {
    /// The name, prose, and license, equal to those of the plugin without a store.
    public let manifest = WardrobePlugin().manifest

    private let records: LazyWardrobeRecords
    private let forecasts: ForecastServices
    private let pictures: PictureScaler

    /// Creates the plugin with the wardrobe in a home, which opens when a computation first needs it.
    ///
    /// - Parameters:
    ///   - home: the folder of the user's records, located on first use; the default home if not given.
    ///   - forecasts: the services that provide forecasts.
    ///   - pictures: the scaler of photos.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(),
        forecasts: ForecastServices = .none, pictures: PictureScaler = .none
    ) {
        self.init(.inHome(try home()), forecasts: forecasts, pictures: pictures)
    }

    init(
        _ records: LazyWardrobeRecords, forecasts: ForecastServices = .none, pictures: PictureScaler = .none
    ) {
        self.pictures = pictures
        self.records = records
        self.forecasts = forecasts
    }

    /// The tables of the wardrobe.
    public var migrations: StoreMigrations { WardrobeRecords.migrations }

    /// The plugin's computations, the pure ones first.
    public var computations: [AnyComputation] {
        WardrobePlugin().computations
        Self.suggestionComputations(records, forecasts)
        Self.itemComputations(records, pictures)
        Self.wearComputations(records, pictures)
        Self.outfitComputations(records)
        Self.eventComputations(records)
        Self.wearerComputations(records)
        Self.wishComputations(records, pictures)
        Self.sizeChartComputations(records)
        ActionComputations(of: manifest.name, records).all
    }

    /// The presenter for all computations.
    public var presenters: [Presenter] { WardrobePlugin().presenters + WardrobePlugin.recordPresenters }
}
