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

    /// Creates the plugin with the records in a home, which opens when a computation first needs it.
    ///
    /// - Parameters:
    ///   - home: The folder of the user's records, located on first use; the default home if not given.
    ///   - codes: The encoder of QR codes; without one, the plugin has no computations for labels.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(),
        codes: (any QRCodeEncoder)? = nil
    ) {
        self.init(.inHome(try home()), codes: codes)
    }

    init(_ access: LazyTwinRecords, codes: (any QRCodeEncoder)? = nil) {
        self.access = access
        self.codes = codes
    }

    /// The tables of the plugin's store.
    public var migrations: StoreMigrations { TwinRecords.migrations }

    /// The plugin's computations, the pure ones first.
    public var computations: [AnyComputation] {
        TwinsPlugin(codes: codes).computations
        Self.twinComputations(access)
        Self.itemComputations(access)
        Self.placeComputations(access)
        Self.reportComputations(access)
        if codes != nil { MyLabels() }
    }

    /// The presenters for all computations.
    public var presenters: [Presenter] {
        TwinsPlugin(codes: codes).presenters + TwinsPlugin.recordPresenters
            + (codes == nil ? [] : TwinsPlugin.labelPresenters)
    }
}

extension StoredTwinsPlugin {
    @ComputationBuilder
    private static func twinComputations(_ access: LazyTwinRecords) -> [AnyComputation] {
        AddTwin(access: access)
        EditTwin(access: access)
        RemoveTwin(access: access)
        MyTwins(access: access)
        MyTwin(access: access)
        AddRecall(access: access)
        ClaimNotifications(access: access)
        MyRecognitionLog(access: access)
        SetSettings(access: access)
        MySettings(access: access)
        ImportTwins(access: access)
        ExportTwins(access: access)
    }

    @ComputationBuilder
    private static func itemComputations(_ access: LazyTwinRecords) -> [AnyComputation] {
        MoveItem(access: access)
        AddPhoto(access: access)
        RemovePhoto(access: access)
        LendItem(access: access)
        ReturnItem(access: access)
        ConsumeFood(access: access)
        OpenFood(access: access)
        FreezeFood(access: access)
        WaterPlant(access: access)
        ServiceTwin(access: access)
        SetProgress(access: access)
    }

    @ComputationBuilder
    private static func placeComputations(_ access: LazyTwinRecords) -> [AnyComputation] {
        AddLocation(access: access)
        EditLocation(access: access)
        RemoveLocation(access: access)
        MyLocations(access: access)
    }
}
