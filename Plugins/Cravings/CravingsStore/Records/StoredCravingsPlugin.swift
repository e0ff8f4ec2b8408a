// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import CravingsPlugin

/// The cravings plugin with its store: the pure computations, and those over the user's records.
///
/// Use it in place of `CravingsPlugin`, which has the same name and pure computations.
public struct StoredCravingsPlugin: StoredPlugin {
    /// The name, summary, and license of the plugin without a store.
    public let manifest = CravingsPlugin().manifest

    private let access: LazyCravingsRecords
    private let thumbnailer: any VideoThumbnailer

    /// Creates the plugin over the records in a home, which are opened when a computation first needs them.
    ///
    /// - Parameters:
    ///   - home: The folder of the user's records, located on first use; the user's home by default.
    ///   - thumbnailer: Makes the still picture of a video that is added without one.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(),
        thumbnailer: any VideoThumbnailer = .none
    ) {
        self.init(.inHome(try home()), thumbnailer: thumbnailer)
    }

    init(_ access: LazyCravingsRecords, thumbnailer: any VideoThumbnailer = .none) {
        self.access = access
        self.thumbnailer = thumbnailer
    }

    /// The migrations of the diary's tables.
    public var migrations: StoreMigrations { CravingsRecords.migrations }

    /// The computations, the pure ones first.
    public var computations: [AnyComputation] {
        CravingsPlugin().computations
        Self.entryComputations(access)
        Self.dayComputations(access)
        Self.recordingComputations(access, thumbnailer)
        Self.messageComputations(access)
        ImportEntries(access: access)
        Self.setHelpLines(access)
        Self.listComputations(access)
        Self.statisticComputations(access)
        ActionComputations(of: manifest.name, access).all
    }

    /// The presenters of all computations.
    public var presenters: [Presenter] {
        CravingsPlugin().presenters + Cravings.recordStatisticsPresenters + Cravings.recordPresenters
    }
}
