// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

/// The plugins and engines of this process, one set for each catalog.
enum CatalogEngines {
    private struct Loaded {
        let plugins: Result<[any Plugin], any Error>
        var engine: Result<Engine, any Error>?
        var exampleID: String?
    }

    private static let loaded = Mutex<[ObjectIdentifier: Loaded]>([:])

    /// Releases the engines, so that their stores are closed when the command ends.
    static func release() { loaded.withLock { $0 = [:] } }

    /// Returns the plugins of a catalog, which are created once per process.
    static func plugins<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> [any Plugin] {
        try with(catalog) { try $0.plugins.get() }
    }

    /// Returns the id of the first computation of a catalog's first plugin; `nil` without any.
    static func exampleID<Catalog: PluginCatalog>(of catalog: Catalog.Type) -> String? {
        if let known = with(catalog, { $0.exampleID }) { return known }
        let id = (try? plugins(of: catalog).first)?.computations.first?.manifest.id
        with(catalog) { $0.exampleID = id }
        return id
    }

    /// Returns an engine for a single run, which loads only the plugin of the computation and the plugins that it
    /// calls.
    static func engineForOneRun<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> Engine {
        Engine(loadingOnFirstUse: try catalog.offeredPlugins)
    }

    /// Returns the engine of a catalog.
    ///
    /// The engine is created once per process, even if that throws an error.
    static func engine<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> Engine {
        if let known = with(catalog, { $0.engine }) { return try known.get() }
        let engine = Result { try Engine(try catalog.offeredPlugins) }
        return try with(catalog) { loaded in
            loaded.engine = loaded.engine ?? engine
            return try (loaded.engine ?? engine).get()
        }
    }

    private static func with<Catalog: PluginCatalog, Value: Sendable>(
        _ catalog: Catalog.Type, _ body: (inout Loaded) throws -> Value
    ) rethrows -> Value {
        let key = ObjectIdentifier(catalog)
        // A plugin's own code never runs under the lock.
        let isKnown = loaded.withLock { $0[key] != nil }
        let created = isKnown ? nil : Loaded(plugins: Result { try catalog.plugins })
        return try loaded.withLock { all in
            var entry = all[key] ?? created ?? Loaded(plugins: .success([]))
            defer { all[key] = entry }
            return try body(&entry)
        }
    }
}
