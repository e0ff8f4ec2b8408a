// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A plugin that keeps records in a store of its own.
///
/// Records are read and written by the plugin's computations alone. What concerns every store alike, such as export and
/// erasure, needs only the migrations: see ``Stores/init(of:in:)``.
public protocol StoredPlugin: Plugin {
    /// The tables of the plugin's store and their versions.
    var migrations: StoreMigrations { get }
}

extension Stores {
    /// Names the stores of those plugins that keep records.
    public init(of plugins: [any Plugin], in home: Home) {
        self.init(plugins.compactMap { ($0 as? any StoredPlugin)?.migrations }, in: home)
    }
}
