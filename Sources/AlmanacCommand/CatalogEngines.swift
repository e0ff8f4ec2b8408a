// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

/// The engines of this process, one for each catalog.
enum CatalogEngines {
    private static let engines = Mutex<[ObjectIdentifier: Result<Engine, any Error>]>([:])

    /// Lets go of the engines, so that their stores are closed when the command ends.
    static func release() { engines.withLock { $0 = [:] } }

    /// An engine of a catalog for one run, which loads no plugin but the one that has the computation, and those that
    /// it calls.
    static func engineForOneRun<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> Engine {
        Engine(loadingOnFirstUse: try catalog.plugins)
    }

    /// The engine of a catalog, whose plugins are read once in a process, also when they can't be made.
    static func engine<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> Engine {
        try engines.withLock { engines in
            if let known = engines[ObjectIdentifier(catalog)] { return known }
            let engine = Result { try Engine(try catalog.plugins) }
            engines[ObjectIdentifier(catalog)] = engine
            return engine
        }.get()
    }
}
