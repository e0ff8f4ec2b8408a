// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A plugin that keeps records in its own store.
///
/// Only the plugin's computations read and write records. Maintenance of stores, such as export and erasure, needs only
/// the migrations: see ``Stores/init(of:in:)``.
public protocol StoredPlugin: Plugin {
    /// The tables of the plugin's store and their versions.
    var migrations: StoreMigrations { get }
}

extension Stores {
    /// Creates the stores of the plugins that keep records.
    public init(of plugins: [any Plugin], in home: Home) {
        self.init(plugins.compactMap { ($0 as? any StoredPlugin)?.migrations }, in: home)
    }
}
