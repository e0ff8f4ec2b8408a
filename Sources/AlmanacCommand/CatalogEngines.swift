// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

/// The engines of this process, one for each catalog.
enum CatalogEngines {
    private static let engines = Mutex<[ObjectIdentifier: Result<Engine, any Error>]>([:])

    /// Releases the engines, so that their stores are closed when the command ends.
    static func release() { engines.withLock { $0 = [:] } }

    /// Returns an engine for a single run, which loads only the plugin of the computation and the plugins that it
    /// calls.
    static func engineForOneRun<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> Engine {
        Engine(loadingOnFirstUse: try catalog.offeredPlugins)
    }

    /// Returns the engine of a catalog.
    ///
    /// The plugins are read once per process, even if that throws an error.
    static func engine<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> Engine {
        try engines.withLock { engines in
            if let known = engines[ObjectIdentifier(catalog)] { return known }
            let engine = Result { try Engine(try catalog.offeredPlugins) }
            engines[ObjectIdentifier(catalog)] = engine
            return engine
        }.get()
    }
}
