// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import TwinsPlugin

/// The twins plugin with a store: all pure computations, and those that use the user's records.
///
/// Use it in an engine instead of `TwinsPlugin`; it has the same name and includes its computations.
public struct StoredTwinsPlugin: StoredPlugin {
    /// The name, prose, and license, equal to those of the plugin without a store.
    public let manifest = TwinsPlugin().manifest

    private let access: LazyTwinRecords
    private let codes: (any QRCodeEncoder)?
    private let pictures: PictureScaler

    /// Creates the plugin with the records in a home, which opens when a computation first needs it.
    ///
    /// - Parameters:
    ///   - home: The folder of the user's records, located on first use; the default home if not given.
    ///   - codes: The encoder of QR codes; without one, the plugin has no computations for labels.
    ///   - pictures: The scaler of photos.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(),
        codes: (any QRCodeEncoder)? = nil, pictures: PictureScaler = .none
    ) {
        self.init(.inHome(try home()), codes: codes, pictures: pictures)
    }

    init(_ access: LazyTwinRecords, codes: (any QRCodeEncoder)? = nil, pictures: PictureScaler = .none) {
        self.pictures = pictures
        self.access = access
        self.codes = codes
    }

    /// The tables of the plugin's store.
    public var migrations: StoreMigrations { TwinRecords.migrations }

    /// The plugin's computations, the pure ones first.
    public var computations: [AnyComputation] {
        TwinsPlugin(codes: codes).computations
        Self.twinComputations(access, pictures)
        Self.noticeComputations(access)
        Self.settingsComputations(access)
        Self.transferComputations(access)
        Self.itemComputations(access, pictures)
        Self.foodComputations(access)
        Self.careComputations(access)
        Self.placeComputations(access)
        Self.reportComputations(access)
        if codes != nil { MyLabels() }
        ActionComputations(of: manifest.name, access).all
    }

    /// The presenters for all computations.
    public var presenters: [Presenter] {
        TwinsPlugin(codes: codes).presenters + TwinsPlugin.recordPresenters
            + (codes == nil ? [] : TwinsPlugin.labelPresenters)
    }
}
