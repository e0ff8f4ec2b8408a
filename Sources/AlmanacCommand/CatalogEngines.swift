// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

/// The engines of this process, one for each catalog.
enum CatalogEngines {
    private static let engines = Mutex<[ObjectIdentifier: Engine]>([:])

    static func engine<Catalog: PluginCatalog>(of catalog: Catalog.Type) throws -> Engine {
        if let known = engines.withLock({ $0[ObjectIdentifier(catalog)] }) { return known }
        let engine = try Engine(try catalog.plugins)
        engines.withLock { $0[ObjectIdentifier(catalog)] = engine }
        return engine
    }
}
