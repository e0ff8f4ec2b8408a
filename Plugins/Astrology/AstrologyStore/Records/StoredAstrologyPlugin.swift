// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import AstrologyPlugin
public import ComputationKit
public import Presentation

/// The astrology plugin with its store: the pure computations, and those on the user's charts.
///
/// Use it in place of `AstrologyPlugin`, which has the same name and pure computations.
public struct StoredAstrologyPlugin: StoredPlugin {
    private let plugin: AstrologyPlugin
    private let sources: AstrologySources
    private let access: LazyAstrologyRecords
    private let prices: [ReportPrice]

    /// Creates the plugin over the charts in a home, which are opened when a computation first needs them.
    ///
    /// - Parameters:
    ///   - home: The folder of the user's records, located on first use; the user's home by default.
    ///   - sources: The sources of positions and time zones.
    ///   - drawings: The converter of wheels to pictures and pages; `nil` for SVG only.
    ///   - prices: The list prices of reports with the products of an app that sells them.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(), sources: AstrologySources,
        drawings: DrawingConverter? = nil, prices: [ReportPrice] = ReportPrice.standard
    ) {
        self.init(.inHome(try home()), sources: sources, drawings: drawings, prices: prices)
    }

    init(
        _ access: LazyAstrologyRecords, sources: AstrologySources, drawings: DrawingConverter? = nil,
        prices: [ReportPrice] = ReportPrice.standard
    ) {
        self.prices = prices
        plugin = AstrologyPlugin(sources: sources, drawings: drawings)
        self.sources = sources
        self.access = access
    }

    /// The name, summary, and license of the plugin without a store.
    public var manifest: PluginManifest { plugin.manifest }

    /// The migrations of the tables.
    public var migrations: StoreMigrations { AstrologyRecords.migrations }

    /// The computations, the pure ones first.
    public var computations: [AnyComputation] {
        plugin.computations
        Self.chartComputations(access, sources)
        Self.reportComputations(access)
        Self.purchaseComputations(access, prices)
        ActionComputations(of: manifest.name, access).all
    }

    /// The presenters of all computations.
    public var presenters: [Presenter] { plugin.presenters + plugin.recordPresenters }
}
