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
        with(catalog) { loaded in
            if loaded.exampleID == nil {
                loaded.exampleID = (try? loaded.plugins.get().first)?.computations.first?.manifest.id
            }
            return loaded.exampleID
        }
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
        let plugins = Result { try catalog.offeredPlugins }
        return try with(catalog) { loaded in
            let engine = loaded.engine ?? Result { try Engine(try plugins.get()) }
            loaded.engine = engine
            return try engine.get()
        }
    }

    private static func with<Catalog: PluginCatalog, Value: Sendable>(
        _ catalog: Catalog.Type, _ body: (inout Loaded) throws -> Value
    ) rethrows -> Value {
        try loaded.withLock { all in
            let key = ObjectIdentifier(catalog)
            var entry = all[key] ?? Loaded(plugins: Result { try catalog.plugins })
            defer { all[key] = entry }
            return try body(&entry)
        }
    }
}
